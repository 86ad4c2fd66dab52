# Norsk (bokmål). Boten sier du og omtaler seg selv som jeg; et parti er det man spiller, et spill er reglene for det.
#
# Former av navn som setninger spør etter: who («den adaptive motoren»), med («med en stor brikke på midten»). Ruter, brett og
# linjer står i bestemt form, så «din» kommer etter dem. En motor er «den»; kjønnet til mennesker er ukjent.

-bot = Noughts

# Det som står mellom to setninger, og mellom det en liste regner opp.
between-sentences = {" "}
between-items = {", "}

# Det som bare oversettelser sier.
english-holds = -# I tvilstilfeller gjelder den engelske teksten.
help-wrong-word = -# Feil ord? Si fra til oss: { $link }

## Kommandoer: beskrivelser (høyst 100 tegn), og hva valgene deres betyr

command-tictactoe = Spill bondesjakk
command-start = Start et parti mot boten
command-start-difficulty = Hvor sterkt boten spiller (ellers nivået til denne serveren)
command-start-engine = En spillestil for boten i stedet; bare noen har også et nivå
command-mark = Tegnet ditt; X begynner (ellers tilfeldig)
command-board = Vis partiet ditt igjen nederst i denne kanalen
command-board-words = Beskriv i stedet brettet med ord, bare for deg
command-resign = Gi opp partiet ditt i denne kanalen

command-challenge = Utfordre noen, eller legg ut en åpen utfordring
command-challenge-opponent = Hvem du vil utfordre (tomt: åpen utfordring)
command-challenge-pace = Tid for hvert trekk (ellers tempoet til denne serveren)
command-menu-challenge = Utfordre til bondesjakk
command-menu-stats = Bondesjakk-statistikk
command-menu-review = Analyser bondesjakk
command-help = Start her: spill, utfordre en venn, eller se hvem som er best
command-privacy = Hvem som kan utfordre deg, påminnelser og lagrede data

command-daily = Dagens nøtt: finn det riktige trekket
command-daily-number = En tidligere nøtt, etter nummer (ellers dagens)
command-practice = Dine egne feil som nøtter
command-practice-variant = Hvilket spill du vil øve på (ellers alle)
command-arena = Hold en arena: raske partier for alle som blir med
command-arena-variant = Hvilket spill dere spiller (ellers «{ game-vanish }»)
command-arena-minutes = Hvor lenge den varer: 10 til 60 minutter (ellers 20)
command-arena-starts-in = Om hvor mange minutter den starter: 0 til 60 (ellers 5)

command-history = Spilte partier: dine, noen andres eller denne serverens
command-history-player = Spilleren du vil se partiene til (ellers deg selv)
command-history-variant = Hvilket spill du vil se (ellers alle)
command-review = Se hvilket trekk som avgjorde et parti, og hva som var bedre
command-review-variant = Hvilket spill (ellers det du spilte sist)

command-watch = Se to motorer spille mot hverandre
command-watch-x = Hvem som spiller X og begynner (ellers tilfeldig)
command-watch-o = Hvem som spiller O (ellers tilfeldig)
command-engines = Møt motorene: hvor sterke de er, og hvordan du slår dem

command-variant = Hvilket spill (ellers «{ game-classic }»)
command-stats-variant = Rating i hvilket spill (ellers «{ game-classic }»)
choice-game-classic = { game-classic }: tre på rad
choice-game-misere = { game-misere }: den som får tre på rad, taper
choice-game-vanish = { game-vanish }: tre tegn hver
choice-game-squares = { game-squares }: fire på rad eller et kvadrat
choice-game-drop = { game-drop }: tegnene faller, fire på rad
choice-game-ultimate = { game-ultimate }: ni brett i ett
choice-game-sizes = { game-sizes }: stor dekker liten
choice-easy = Lett: overser linjer
choice-medium = Middels: gjør feil som du kan finne
choice-hard = Vanskelig: du trenger en plan for å vinne
choice-unbeatable = Uslåelig: remis er det beste du kan få
choice-matched = Adaptiv: like sterk som deg (uten rating)
choice-x = X: du begynner
choice-o = O: boten begynner
choice-challenge-o = O: motstanderen begynner
choice-quick = Raskt: 1 minutt per trekk
choice-casual = Rolig: 15 minutter per trekk
choice-slow = Langsomt: 3 dager per trekk

## Motorer: et navn, og litt om hvordan hver av dem tenker

choice-engine-dice = Dice: noen få regler og en terning
choice-engine-lines = Lines: gir poeng for linjene til hver rute
choice-engine-sampling = Sampling: spiller tilfeldige partier
choice-engine-wargames = Wargames: ser to trekk fremover
choice-engine-minimax = Minimax: regner frem til slutten
choice-engine-perfect = Perfect: taper aldri, legger feller
choice-engine-tree = Tree: spiller bare «{ game-ultimate }»
choice-engine-learned = Learned: har lært seg «{ game-ultimate }» selv

level-easy = lett
    .title = Lett
level-medium = middels
    .title = Middels
level-hard = vanskelig
    .title = Vanskelig
level-unbeatable = uslåelig
    .title = Uslåelig
level-expert = ekspert
    .title = Ekspert
level-matched = adaptiv
    .who = den adaptive motoren
    .title = Adaptiv

## Brettet

# Et navn kan være skrevet fra høyre mot venstre; det som følger, skal ikke bli med på det.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = hvem som helst
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serie: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 remis"}
       *[other] {"  ·  "}{ $draws } remiser
    }
board-turn = **Din tur, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) tenker …**
board-ahead = -# { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } før ditt
board-to-move = -# I trekket: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Trekk før { $time } ({ $left })
board-deadline-unwatched = -# Trekk før { $time } ({ $left }). At tiden er ute, vises her når noen trykker på en knapp.
board-offer-draw = 🤝 **{ $asked }, godtar du remis?**
board-offer-take-back = ↩️ **{ $asked }, får { $player } angre det siste trekket sitt?**
board-won-line = 🏆 **{ $winner } vinner med { $length ->
        [3] tre
        [4] fire
       *[other] { $length }
    } på rad!**
board-lost = **{ $winner } vinner med { $length ->
        [3] tre
        [4] fire
       *[other] { $length }
    } på rad.**
board-won-line-square = 🏆 **{ $winner } vinner med et kvadrat på fire!**
board-won-line-boards = 🏆 **{ $winner } vinner med tre brett på rad!**
board-lost-boards = **{ $winner } vinner med tre brett på rad.**
board-won-line-more-boards = 🏆 **{ $winner } vinner med { $most } brett mot { $fewest }!**
board-lost-more-boards = **{ $winner } vinner med { $most } brett mot { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } fikk { $length ->
        [3] tre
        [4] fire
       *[other] { $length }
    } på rad, så { $winner } vinner!**
board-lost-square = **{ $winner } vinner med et kvadrat på fire.**
board-lost-reverse = **{ $loser } fikk { $length ->
        [3] tre
        [4] fire
       *[other] { $length }
    } på rad, så { $winner } vinner.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } ga opp. { $winner } vinner!**
board-won-out-of-time = ⏰ **Tiden er ute for { $loser }. { $winner } vinner!**
board-won-abandoned = 🍂 **{ $loser } forlot partiet. { $winner } vinner!**
drawn-classic = 🤝 **Det ble remis!** Ingen fikk tre på rad.
drawn-squares = 🤝 **Det ble remis!** Brettet er fullt.
drawn-sizes = 🤝 **Det ble remis!** Det er ingen brikke igjen å sette.
drawn-ultimate = 🤝 **Det ble remis!** Begge vant like mange brett.
board-drew-unbeatable = 🎉 **Remis mot en uslåelig bot: bedre kan ingen gjøre det!**
board-ended-repetition = 🤝 **Det ble remis!** Den samme stillingen kom opp tre ganger.
board-ended-agreed-draw = 🤝 **Det ble remis!** Begge spillerne var enige.
board-ended-abandoned = 🍂 **Avbrutt** før det egentlig kom i gang. Dette partiet teller ikke.
board-ended-unreachable = 🍂 **Avsluttet**: kanalen er borte. Dette partiet teller ikke.
board-matched = -# { -bot } tilpasser seg deg: styrke { $skill } av 100. Uten rating.
board-another-try = -# Uten rating: et nytt forsøk fra trekk { $number }
board-hints = -# Uten rating: { $hints } hint
board-next-over = -# Et parti til? Trykk på knappen eller bruk { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Dette partiet er flyttet til en ny melding.
go-to-board = Gå til brettet

refresh = Oppdater
rule = Regler
board-in-words = Brettet med ord
offer-draw = Tilby remis
take-back = Angre
take-back-question = Vil du angre det siste trekket ditt og svaret på det? Etter det kan ikke dette partiet øke ratingen din.
take-back-consent = Motstanderen din må si ja først.
resign = Gi opp
accept = Godta
decline = Avslå
offer-withdraw = Trekk tilbake
rematch = Omkamp
play-again = Spill igjen
easier = Lettere
harder = Vanskeligere
more = Mer
my-stats = Min statistikk

reminder = { $player }, det er din tur mot { $opponent } ({ $game }, trekk { $number }): { $link }

## Arenaer

arena-title = Arena: { $game }
arena-starts = **Starter { $start }** og varer i { $minutes } minutter.
arena-how = Den som er ledig, får stadig en ny motstander, med 1 minutt for hvert trekk. En seier gir 2 poeng, remis gir 1. Du kan komme sent, ta en pause og gå når som helst.
arena-in-thread = Partiene dine kommer i { $thread }, der du blir nevnt.
arena-in-new-thread = Partiene dine kommer i en tråd under denne meldingen, der du blir nevnt.
arena-in-channel = Partiene dine kommer i denne kanalen, der du blir nevnt.
arena-joined-none = Ingen er med ennå.
arena-joined = **{ $count ->
        [one] 1 person er med
       *[other] { $count } personer er med
    }:** { $names }
arena-ends = **Slutter { $end }.**
arena-ending = **Ingen nye partier begynner.** De som fortsatt pågår, teller bare frem til fristen: { $end }.
arena-here = -# { $count ->
        [one] 1 person er med.
       *[other] { $count } personer er med.
    }
arena-score = { $place } { $player }: **{ $points } poeng**, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }
arena-score-tied = { arena-score } (seire: { $wins }, poengene til de slåtte: { $beaten })
arena-more = -# … og { $count ->
        [one] 1 person til
       *[other] { $count } personer til
    }
arena-nobody-played = Ingen har fullført et parti ennå.
arena-won = 🏆 **{ $winner } vinner arenaen!**
arena-shared = 🏆 **Arenaen er over, og førsteplassen er delt!**
arena-played = -# { $people ->
        [one] 1 person
       *[other] { $people } personer
    }, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }
arena-over-unplayed = Arenaen er over, uten et eneste fullført parti.
arena-too-few = For få ble med denne gangen: til en arena trengs det to.
arena-lapsed = Denne arenaen startet ikke, fordi jeg var frakoblet da.
arena-cancelled = Denne arenaen ble avlyst.
arena-you-missed = Du får ingen nye partier før du sier at du er tilbake.
arena-ratings = -# Partiene teller for ratingen som vanlig. Spiller de samme to flere partier innen et døgn, teller det første helt, det andre halvt og det tredje en tredel.
arena-you-are-back = Du er tilbake: ditt neste parti kommer så snart noen er ledig.
arena-ask = Ingen andre ser dette ennå. **{ arena-announce }** legger det ut i denne kanalen.
arena-announced-in = Arenaen er kunngjort i { $channel }.
arena-end-question = Avslutte denne arenaen? Ingen nye partier begynner, og de som fortsatt pågår, teller i { $minutes } minutter til.
arena-cancel-question = Avlyse denne arenaen før den starter?
arena-ended = Arenaen går mot slutten: ingen nye partier begynner.
arena-goes-on = Bra. Arenaen fortsetter!

arena-announce = Kunngjør
join = Bli med
call-players = Tilkall spillere
arena-leave = Forlat
arena-standings = Stillingen
arena-start = Start nå
arena-end = Avslutt
arena-end-yes = Ja, avslutt den
arena-end-no = Nei, fortsett
arena-back = Jeg er tilbake
arena-again = En arena til

# Under brettet til et parti i en arena som er over
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Dette partiet teller i arenaen, men ikke for ratingen: begge må gjøre minst to trekk.
arena-missed = -# { $player } får ingen nye partier foreløpig.
arena-next = -# Så lenge arenaen pågår, kommer ditt neste parti av seg selv.

## Utfordringer

challenge = ### ⚔️ Bondesjakk, { $invited }?
    { $challenger } utfordrer deg til et parti.
challenge-open = ### ⚔️ Noen som vil spille bondesjakk?
    { $challenger } leter etter en motstander. Den første som blir med, får spille.
challenge-rematch = ### ⚔️ Et parti til, { $invited }?
    { $challenger } vil ha omkamp.
challenge-another-try = ### ⚔️ Prøve det igjen, { $invited }?
    { $challenger } vil spille videre fra denne stillingen.
challenge-until = -# Utløper { $until }
players-called = { $role } { $challenger } leter etter en motstander.
players-found = Funnet: { $players }
players-none = Ingen denne gangen.
challenge-block = Blokker
challenge-cancel = Trekk utfordringen
challenge-again = Spør igjen
challenge-anyway = Utfordre likevel
challenge-too = Legg ut min også
challenge-declined = { $invited } avslo utfordringen fra { $challenger }.
challenge-lapsed = { $invited } svarte ikke på utfordringen fra { $challenger } i tide.
challenge-lapsed-open = { $challenger } lette etter en motstander, men ingen ble med i tide.
challenge-cancelled = { $challenger } trakk tilbake utfordringen til { $invited }.
challenge-cancelled-open = { $challenger } trakk tilbake den åpne utfordringen.

## Hvorfor en motor trakk der: hva trekket gjorde, eller hvordan det ble funnet; deretter tallene

why = Hvorfor?
move-explained = **{ $player }** tok { $cell }.
effect-win = Den fullførte { $line } og vant.
effect-won = Den vant med dette trekket.
effect-line = Den fullførte tre på rad.
effect-safe = Den unngikk tre på rad.
effect-block =
    { $whose ->
        [yours] Den blokkerte { $line } din.
       *[theirs] Den blokkerte { $line }.
    }
effect-blocked = Den blokkerte en linje.
effect-coverable = Den kom i veien for en linje, men en større brikke kan fortsatt fullføre den.
effect-threat = Den truer med å vinne på { $cells ->
        [one] én rute
       *[other] { $cells } ruter
    }.
effect-no-reason = Det er hva trekket gjør, men ikke nødvendigvis grunnen til det.
line-0 = den øverste raden
line-1 = den midterste raden
line-2 = den nederste raden
line-3 = den venstre kolonnen
line-4 = den midterste kolonnen
line-5 = den høyre kolonnen
line-6 = diagonalen
show-numbers = Vis tallene
numbers-title = ### Slik valgte { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" for alle"}
    }

why-dice-opening = Brettet var tomt, så den kastet terningen: som regel et hjørne, av og til midten, sjelden en kantrute.
why-dice-centre = Det første trekket var et hjørne, så den tok midten.
why-dice-corner = Det første trekket var midten, så den tok et hjørne.
why-dice-fork = To motsatte hjørner kan bli en gaffel, så den kastet terningen: som regel en kantrute.
why-dice-any = Ingen regel passet, så den valgte tilfeldig.
why-lines-weights = Den tok ruten med flest poeng. Åpne linjer gir litt; en linje å fullføre eller blokkere gir mye.
why-sampling-games = Den prøvde hvert trekk i { $games ->
        [one] 1 tilfeldig parti
       *[other] { $games } tilfeldige partier
    }, og tok det den sjeldnest tapte med.
why-wargames-two-plies = Den sammenlignet trekkene sine med svarene på dem, og lot preferansene sine avgjøre der de var like gode.
why-minimax-guess = Slutten var for langt unna til å se, så den gjettet.
why-minimax-search = Den regnet frem til slutten av partiet, og tok et av de beste trekkene.
why-level-ahead = Den så { $plies ->
        [1] ett trekk
       *[other] { $plies } trekk
    } fremover, ikke lenger.
why-level-overlooked =
    { $whose ->
        [own] Den overså sin egen linje.
        [theirs] Den overså en av motstanderens linjer.
       *[other] Den overså en linje.
    }
why-matched-measured = Den valgte et trekk som passer til styrken dens.
why-perfect-winning = Den tok et trekk som vinner, uansett svar.
why-perfect-trap = Av de trygge trekkene tok den det som mennesker oftest svarer feil på.
why-perfect-hold = Den tok et trygt trekk: ingen svar på det er feil.
why-perfect-losing = Alle trekk taper hvis motstanderen spiller godt videre.
why-tree-win = Den fant et trekk som garantert vinner.
why-tree-search = Den tok et av trekkene den oftest kom tilbake til.
why-sampling-hurried = Mange partier sto i kø, så den gjorde trekket sitt i en fart.
why-board-won = Den vant det lille brettet.
why-board-blocked = Den blokkerte en linje på det lille brettet.
why-sent-anywhere = Det neste trekket kan være på et hvilket som helst åpent brett: { $board } er stengt.
why-sent-empty = Det neste trekket må være på { $board }, som fortsatt er tomt.
why-sent-own = Den truer med å vinne { $board }, der det neste trekket må være.
why-sent-theirs = Det neste trekket må være på { $board }, og kan vinne det.
why-sent-both = Den truer med å vinne { $board }, men det neste trekket må være der og kan vinne det først.
why-sent-neither = Det neste trekket må være på { $board }, som ingen kan vinne på ett trekk ennå.
why-chance = Den anslo vinnersjansen sin til omtrent { $percent }{"\u00A0"}%, der remis teller halvt.

table-lines-weight = Poeng for hver ledige rute
table-sampling-wins = Seire med hvert trekk, i { $games } partier
table-sampling-draws = Remiser med hvert trekk, i { $games } partier
table-wargames-own = Hvor gode trekkene dens er
table-wargames-reply = Hvor gode svarene dine er
table-wargames-taste = Trekkene dens, med preferansene lagt til
table-tree-chance = Hvor sannsynlig det virker at hvert trekk vinner
table-tree-visits = Hvor ofte den så på hvert trekk
table-minimax-value = Resultatet av hvert trekk (10 er seier, 0 remis, -10 tap)
table-perfect-chance = Vinnersjansen med hvert trygge trekk, hvis du gjør en feil nå og da
table-perfect-slip = Hvor stor del av svarene dine på hvert trygge trekk som er feil

## Hint: hva som gjelder i stillingen, hvor du bør se, og trekket

hint = Hint
hint-question = Med et hint blir dette partiet uten rating: det kan ikke endre ratingen din lenger.
hint-yes = Vis hintet
hint-where = Hvor?
hint-what = Hvilket trekk?
hint-gone = Brettet har endret seg siden dette hintet. Trykk på **{ hint }** under brettet for å få et nytt.
hint-unseen = -# Brettet viser det ikke ennå. Neste gang du trykker der, blir det bare oppdatert.
hint-finish = **Du kan avgjøre:** { $right ->
        [one] ett trekk
       *[other] { $right } trekk
    } vinner med en gang.
hint-only-move = **Du har bare ett trekk.**
hint-own-line = **Pass på:** { $wrong ->
        [one] ett
       *[other] { $wrong }
    } av dine { $legal } trekk gir tre på rad, og da taper du.
hint-threat = **Pass på:** { $right ->
        [one] bare ett trekk hindrer at jeg vinner i neste tur.
       *[other] etter { $wrong } av dine { $legal } trekk kan jeg vinne i neste tur.
    }
hint-win-in-two = **Du kan vinne på to trekk:** { $right ->
        [one] ett trekk innleder det.
       *[other] { $right } av dine { $legal } trekk innleder det.
    }
hint-win-some = **Du kan vinne herfra.** { $right ->
        [one] Bare ett trekk bevarer seieren.
       *[other] { $right } av dine { $legal } trekk bevarer seieren.
    }
hint-win-all = **Du kan vinne herfra.** Alle trekk bevarer seieren.
hint-even-some = **Partiet står likt.** { $right ->
        [one] Bare ett trekk holder remis.
       *[other] { $right } av dine { $legal } trekk holder remis.
    }
hint-even-all = **Partiet står likt.** Alle trekk holder remis, så let etter det som er vanskeligst å svare på.
hint-lost = **Jeg kan vinne uansett hva du gjør.** Velg det trekket som er vanskeligst å svare på.
hint-judged = **Mitt anslag:** sjansene dine er omtrent { $chance }{"\u00A0"}%.
hint-area = Det beste trekket er { $area }.
hint-judged-area = Det beste trekket ser ut til å være { $area }.
hint-board = Det beste trekket er på { $board }.
hint-judged-board = Det beste trekket ser ut til å være på { $board }.
hint-move = Ta { $cell }.
hint-play = Spill det
hint-played = Du tok { $cell }.
area-line-0 = i den øverste raden
area-line-1 = i den midterste raden
area-line-2 = i den nederste raden
area-line-3 = i den venstre kolonnen
area-line-4 = i den midterste kolonnen
area-line-5 = i den høyre kolonnen
area-line-6 = på diagonalen fra hjørnet øverst til venstre
area-line-7 = på diagonalen fra hjørnet øverst til høyre
area-quarter-0 = i fjerdedelen øverst til venstre
area-quarter-1 = i fjerdedelen øverst til høyre
area-quarter-2 = i fjerdedelen nederst til venstre
area-quarter-3 = i fjerdedelen nederst til høyre

## Analysen av et fullført parti

review = Analyse
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Prøv igjen fra trekk { $number }
review-player-hints = { $player } ({ $hints } hint)
review-start = **Starten.** ▶ går gjennom { $moves ->
        [one] trekket
       *[other] de { $moves } trekkene
    }.
review-move = **Trekk { $number } av { $moves }:** { $mark } tok { $cell }
review-accuracy = Presisjon: { $players }
review-turning-point = **Trekk { $number } av { $moves }, vendepunktet:** { $mark } tok { $cell } · **{ $name }**
review-faultless = Ingen av spillerne gjorde en avgjørende feil.
review-praise-find = Godt sett: { $cell } var det eneste gode trekket.
review-praise-trap = Du la en fin felle med { FORM($cell, of: "med") }.
review-praise-moves = { $good ->
        [0] Her er en idé:
       *[other] { $moves ->
            [one] Det eneste trekket ditt var riktig.
           *[other] { $good ->
                [one] Ett av dine { $moves } trekk var riktig.
               *[other] { $good } av dine { $moves } trekk var riktige.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Her er en idé:
       *[other] { $moves ->
            [one] Det siste trekket ditt var riktig.
           *[other] { $good ->
                [one] Ett av dine siste { $moves } trekk var riktig.
               *[other] { $good } av dine siste { $moves } trekk var riktige.
            }
        }
    }
review-lesson = Velg { $cell } i trekk { $number } neste gang.
review-next-time = Velg { $cells } neste gang.
review-held = Bedre: { $cells }.
review-better = Litt bedre: { $cells }.
review-any = en av de grønne rutene
review-any-move = et av { $count } andre trekk
review-trap = Det legger også en felle: svaret som virker naturlig, er feil.
review-partly-known = -# Jeg kan bare bedømme de siste trekkene. Før dem er slutten for langt unna til å se.
review-unknown = -# Jeg kan ikke si hva disse trekkene var verdt.
review-doubts = -# Trekk som er verdt en ny titt: { $numbers }.
review-doubt = Mitt anslag: sjansene til { $mark } falt fra omtrent { $before }{"\u00A0"}% til { $after }{"\u00A0"}%. Det virket bedre å ta { $cell }.
review-boards-won = -# Små brett vunnet til slutt: X { $x }, O { $o }.

move-brilliant = strålende
move-great = sterkt
move-best = beste trekk
move-good = godt
move-sound = solid
move-winning = vinnende
move-inaccuracy = unøyaktighet
move-slower = langsommere
move-doubtful = tvilsomt
move-missed-win = forspilt seier
move-blunder = bukk
move-opening = åpning
move-forced = tvunget
move-given = gitt
move-and-trap = { $name }, en felle

review-won = Det vant partiet.
review-own-line = Det fullførte en linje, og her taper man med en linje.
review-win-overlooked = Det gikk an å vinne med { FORM($cell, of: "med") }.
review-line-left-open = Det lot en linje stå åpen: { $opponent } kan vinne med { FORM($cell, of: "med") }.
review-win-allowed = Nå kan { $opponent } vinne med { FORM($cell, of: "med") }.
review-fork-allowed = Det lar { $opponent } lage to trusler på én gang med { FORM($cell, of: "med") }.
review-win-let-go = Det gikk an å tvinge frem seier med { FORM($cell, of: "med") }.
review-loss-allowed = Nå kan { $opponent } tvinge frem seier med { FORM($cell, of: "med") }.
review-no-choice = Det fantes ikke noe annet trekk.
review-all-equal = Alle trekk var verdt det samme.
review-lost-already = Da kunne { $opponent } allerede vinne mot alle trekk.
review-only-winning = Bare dette trekket vinner fortsatt.
review-only-holding = Bare dette trekket holder remis.
review-fork-made = To trusler på én gang: én slipper gjennom.
review-blocked = Det blokkerer linjen til { $opponent }.
review-win-kept = Det bevarer seieren.
review-draw-kept = Det holder remis.

## Hvem motorene er: hvordan de tenker, hvordan man slår dem, hvor sterke de er

engines-title =
    ## Møt motorene
    Jo flere blokker, desto vanskeligere å slå i «{ game-classic }». Velg en for å se hvordan.
    - Sampling: alle spill
    - Minimax, Perfect: alle unntatt «{ game-ultimate }»
    - Tree, Learned: «{ game-ultimate }»
    Den andre menyen viser nivåene i hvert spill.
engines-pick = Velg en motor
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Ingen kan slå den.
        [one] Den som kjenner vanene dens, slår den i 1 parti av 100.
       *[other] Den som kjenner vanene dens, slår den i { $worst } partier av 100.
    }
engine-random = Mot en spiller som trekker tilfeldig, vinner den { $wins ->
        [one] 1 parti
       *[other] { $wins } partier
    } av 100 og taper { $losses ->
        [0] ingen
       *[other] { $losses }
    }.
engine-beat = **Slik slår du den:** { $beat }

about-dice = Følger noen få regler. Når ingen passer, kaster den terning.
about-lines = Gir poeng for linjene gjennom hver rute, og ser aldri fremover.
about-sampling = Prøver hvert trekk i opptil hundre tilfeldige partier.
about-wargames = Ser på trekket sitt og svaret ditt, ikke lenger.
about-minimax = Regner frem til slutten av partiet.
about-perfect = Kan alle stillinger utenat, og legger feller.

beat-dice = begynn, midt på en side. Det har den ingen regel for.
beat-lines = begynn i et hjørne, og ta så kantruten et springertrekk unna. Den går i gaffelen hver gang.
beat-sampling = begynn, og ta to motsatte hjørner. Altfor ofte svarer den i et tredje.
beat-wargames = begynn, i et hjørne. Når den tar midten, tar du det motsatte hjørnet og så et tredje hjørne.
beat-minimax = det går ikke, så spill på remis. På nivået «{ level-easy }» gjetter den til fire ruter er igjen.
beat-perfect = det går ikke, så spill på remis.

levels-pick = Nivåene i et spill
levels-title =
    ## Nivåene i { $game }
    Regelen: { $rule } Det blir remis om begge spiller sitt beste.
levels-title-unsolved =
    ## Nivåene i { $game }
    Regelen: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rating { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, uten rating, er like sterk som deg.
levels-blocks = -# Blokkene: hvor mange av ti partier den ikke taper mot en som finner et av de beste trekkene fire av fem ganger.

beat-learned = det sterkeste jeg har; ingen har løst dette spillet. Den ser på tusenvis av stillinger. Hindre den i å velge fritt, og tenk tidlig på tre brett på rad.
beat-levels = den ser { $plies ->
        [1] ett trekk
       *[other] { $plies } trekk
    } fremover, og gjetter på resten. Planlegg lenger frem.
beat-overlooking = den overser { $percent }{"\u00A0"}% av truslene dine. Lag en trussel med hvert trekk.

## Oppvisninger: to motorer spiller mot hverandre

show-opening = **Klare? Da setter de i gang!**
show-moved = **{ $engine } ({ $mark }) tok { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Stopp
show-again = En gang til
show-play-winner = Møt vinneren
show-stopped = Stoppet.
show-cut-short = Beklager, jeg måtte slutte før tiden.
show-lost = Forbindelsen ble brutt før de rakk å begynne.
show-record = { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } så langt: X vant { $x ->
        [0] ingen
       *[other] { $x }
    }, O vant { $o ->
        [0] ingen
       *[other] { $o }
    }, { $draws ->
        [0] ingen ble remis
       *[other] { $draws } ble remis
    }.
show-conclusion = **Et merkelig spill. Det eneste trekket som vinner, er å ikke spille.** Hva med { COMMAND("tictactoe start") }?

## Hjelp, og spørsmålet om hvem du vil utfordre

help-text =
    ## Bondesjakk
    Den som får tre på rad, vinner. Spill mot meg, eller utfordre en venn, rett her i denne chatten.
    Står du fast mot meg? Trykk på **{ hint }**. Etterpå viser **{ review }** trekket som avgjorde partiet.
help-games = Velg et spill …
help-hint = -# Neste gang holder det med { COMMAND("tictactoe start") }
help-play = Spill mot boten
help-challenge = Spill mot en venn
help-stats = Statistikk
help-privacy-policy = Personvern
help-terms = Vilkår
help-support = Brukerstøtte
challenge-who = Hvem vil du utfordre?
challenge-who-person = Velg noen
challenge-who-anyone = Åpen utfordring
challenge-recent-number = Utfordre { $number }

## Det en person blir spurt om eller får vite privat

resign-question-counted = Gi opp dette partiet? Det teller som tap.
resign-question-uncounted = Gi opp dette partiet? Det kommer ikke til å telle: begge må gjøre minst to trekk.
resign-question-arena = Gi opp dette partiet? { $counts ->
        [counted] Da får motstanderen poengene i arenaen.
       *[uncounted] Det kommer ikke til å telle, og du får ingen nye partier før du trykker på **{ arena-back }**.
    }
resign-question-unrated = Gi opp dette partiet? Det er uten rating, så ratingen din forblir den samme.
resign-yes = Ja, gi opp
resign-no = Spill videre
resign-done = Du ga opp. Takk for kampen!
resign-kept = Bra. Partiet fortsetter!

already-playing = Du spiller allerede her.
already-shown = Her er partiet ditt igjen.
already-show = Vis det her
which-game = Du har to partier her. Hvilket?

start-own = Start et eget parti
you-declined = Du avslo. { $person } kan utfordre deg igjen kl. { $time } ({ $left }).
blocked = { $person } kan ikke utfordre deg lenger; det kan du oppheve i { COMMAND("privacy") }.

privacy-title = ## Personvern
privacy-challenges-on = **Utfordringer:** alle du ikke blokkerer, kan utfordre deg.
privacy-challenges-off = **Utfordringer:** ingen kan utfordre deg.
privacy-challenges-turn-on = Tillat utfordringer
privacy-challenges-turn-off = Stopp utfordringer
privacy-reminders-on = **Påminnelser:** jeg nevner deg når det er din tur i et langsomt parti, og igjen når en firedel av tiden er igjen. I et rolig parti gjør jeg det to minutter etter at det ble din tur.
privacy-reminders-off = **Påminnelser:** jeg minner deg ikke om at det er din tur.
privacy-reminders-turn-on = Minn meg på
privacy-reminders-turn-off = Ikke minn meg på
privacy-games-on = **Partiene dine:** medlemmer av en server ser hva du har spilt der, i { COMMAND("history") } og { COMMAND("stats") }.
privacy-games-off = **Partiene dine:** når de er over, er det bare du og motstanderne dine som finner dem i { COMMAND("history") } og { COMMAND("stats") } og kan analysere dem. Brett i kanaler, delte partier, ratinger og samlede resultater forblir synlige.
privacy-games-turn-on = Vis partiene
privacy-games-turn-off = Skjul partiene
privacy-words-on = **Brett med ord:** i partier som begynner fra nå av, beskriver jeg brettet med ord for deg, privat, hver gang den andre spilleren har trukket.
privacy-words-off = **Brett med ord:** bare når du trykker på { board-in-words }.
privacy-words-turn-on = Beskriv brettene
privacy-words-turn-off = Ikke beskriv brettene
privacy-name = **Navnet ditt:** skjult på den globale topplisten, med mindre du viser det i { COMMAND("stats") } under «{ choice-everywhere }».
privacy-blocked = **Blokkert:** personene i denne menyen kan ikke utfordre deg.
privacy-blocked-none = Ingen er blokkert
privacy-data =
    ### Dataene dine
    Jeg lagrer partiene, ratingene og innstillingene dine, men ingen navn eller meldinger.
privacy-blocked-deleted = { $count ->
        [one] En person du har blokkert, har slettet dataene sine, så jeg kan ikke si hvem. Vedkommende kan heller ikke utfordre deg.
       *[other] { $count } personer du har blokkert, har slettet dataene sine, så jeg kan ikke si hvem. De kan heller ikke utfordre deg.
    }
privacy-unblock-deleted = Fjern blokkering av slettede

refusal-not-your-match = Dette er noen andres parti.
refusal-not-your-turn = Det er { $person } sin tur. Den begynte <t:{ $since }:R>.
refusal-match-not-over = Dette partiet er ikke over ennå.
refusal-not-against-bot = Jeg godtar ikke remis. Spill videre, eller gi opp.
refusal-draw-too-early = Du kan tilby remis fra og med femte trekk.
refusal-nothing-to-take-back = Du har ikke trukket ennå, så det er ingenting å angre.
refusal-offer-stands = Svar først på tilbudet som venter.
refusal-own-offer = Dette er ditt eget tilbud, så bare { $person } kan godta eller avslå det. Du kan trekke det tilbake.
refusal-not-your-offer = Bare { $person } kan trekke dette tilbudet tilbake. Du kan godta eller avslå det.
refusal-no-offer = Dette tilbudet gjelder ikke lenger.
refusal-challenge-open = Dette partiet har ikke startet. Utfordringen venter fortsatt på svar.
refusal-challenge-over = Denne utfordringen gjelder ikke lenger.
refusal-not-your-challenge = Bare { $person } kan godta eller avslå denne utfordringen. Lag din egen med { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Du kan ikke godta din egen utfordring. Det må noen andre gjøre.
refusal-own-invitation = Dette er din egen utfordring, så bare { $person } kan godta eller avslå den. Du kan trekke den tilbake.
refusal-not-your-invitation = Bare { $person } kan trekke denne utfordringen tilbake.
refusal-too-many-challenges = Du har allerede { $limit ->
        [one] 1 åpen utfordring
       *[other] { $limit } åpne utfordringer
    }. Vent på svar, eller trekk en tilbake.
refusal-not-challengeable = { $person } tar ikke imot utfordringer akkurat nå.
refusal-just-declined = { $person } har nettopp avslått. Du kan utfordre igjen kl. <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Jeg kan ikke lenger nevne rollen å tilkalle. De som administrerer serveren, kan velge en annen i { COMMAND("settings") }.
refusal-just-called = Spillerne er nettopp tilkalt her. Du kan tilkalle dem igjen kl. <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Du blokkerer allerede { $limit ->
        [one] 1 person
       *[other] { $limit } personer
    }, og flere kan jeg ikke lagre. Fjern noen i { COMMAND("privacy") } først.
refusal-self-challenge = Du kan ikke utfordre deg selv. La `opponent` stå tomt for å spille mot den første som blir med.
refusal-bot-challenge = Andre boter kan ikke spille dette. Utfordre et menneske, eller meg.
refusal-not-here = { $person } kan ikke se denne kanalen.
refusal-nobody-here = Ingen andre kan se denne chatten. Spill mot meg med { COMMAND("tictactoe start") }, eller utfordre noen på en server.
refusal-only-you = Bare du kan se svarene mine på denne serveren, så jeg trakk utfordringen tilbake. Ingen kunne ha blitt med.
refusal-opponent-busy = { $person } spiller allerede her. Prøv igjen når det partiet er over.
refusal-opponent-deleted = Motstanderen din har slettet dataene sine, så jeg vet ikke lenger hvem det var. Utfordre noen med { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Dere kan prøve igjen sammen i kanalen der partiet ble spilt. Åpne analysen der.
refusal-rematch-made = Det finnes allerede en omkamp etter dette partiet.
refusal-cell-taken = Den ruten er tatt. Velg en ledig.
refusal-board-moved-on = Brettet endret seg før du trykket. Slik ser det ut nå.
refusal-match-over = Dette partiet er over. Start et nytt med { COMMAND("tictactoe start") }.
refusal-arena-match-over = Dette partiet er over. Så lenge arenaen pågår, kommer ditt neste parti av seg selv.
refusal-newer-engine = Jeg blir oppdatert, og bare den nye versjonen av meg kjenner motstanderen i dette partiet. Ingenting er endret; prøv igjen om noen minutter.
refusal-no-such-match = Jeg har ikke noe parti til deg her. Start et med { COMMAND("tictactoe start") }.
refusal-already-playing = Du spiller allerede her. { COMMAND("tictactoe board") } viser partiet ditt.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } spiller bare «{ game-ultimate }».
    [ultimate] { $engine } spiller ikke «{ $game }». Det gjør Sampling, Tree og Learned.
   *[other] { $engine } spiller ikke «{ $game }». Det gjør Sampling, Minimax og Perfect.
}
refusal-no-such-level = { $engine } kan ikke settes til nivået «{ $level }». La `difficulty` stå tomt for å spille mot { $engine }, eller la `engine` stå tomt for å spille på nivået «{ $level }».
refusal-unknown-button = Denne knappen er for gammel. Start et parti med { COMMAND("tictactoe start") }.
refusal-too-fast = Du er raskere enn meg. Gi meg noen sekunder, er du snill.
refusal-unknown-option = Det valget kjenner jeg ikke. Velg et fra listen.
refusal-board-gone = Det brettet er slettet. { COMMAND("tictactoe board") } viser partiet ditt igjen.
refusal-nothing-to-explain = Jeg har ikke trukket ennå.
refusal-no-hints = Hint er for partier mot meg.
refusal-show-running = To motorer spiller allerede i denne kanalen. Vent til de er ferdige, eller be den som satte dem i gang, om å stoppe dem.
refusal-too-many-shows = Jeg kan ikke ha flere oppvisninger i gang akkurat nå. Prøv igjen om et minutt.
refusal-show-over = Denne oppvisningen er over.
refusal-not-your-show = Bare den som startet denne oppvisningen, kan stoppe den.
refusal-nothing-to-review = Du har ikke fullført noe parti ennå. Start et med { COMMAND("tictactoe start") }.
refusal-store-busy = Jeg fikk ikke lagret det akkurat nå. Ingenting gikk tapt; prøv igjen om et øyeblikk.
refusal-store-unknown = Databasen min ble borte akkurat da, så jeg vet ikke om det ble lagret. Se etter igjen om et øyeblikk.
refusal-store-damaged = Jeg kan ikke lese databasen min, så det telte ikke. Den som driver meg, må ordne dette.
refusal-unknown-command = Denne kommandoen er endret. Last inn Discord på nytt og prøv igjen.
refusal-engine-failed = Jeg kom ikke på noe trekk i tide. Partiet ditt er trygt; prøv igjen.
refusal-broken = Noe gikk galt hos meg. Partiet ditt er trygt; prøv igjen.

## Stillinger: topplister, kort, innbyrdes resultater, og hvorfor et parti ikke telte

command-stats = Topplisten, statistikken til en spiller, eller innbyrdes resultater
command-stats-player = Spilleren du vil se statistikken til
command-stats-versus = Vis innbyrdes resultater mot denne spilleren
command-stats-scope = Denne serveren eller globalt (ellers denne serveren)
choice-server = Denne serveren
choice-everywhere = Globalt

stats-title-server = ## 🏆 Topplisten for denne serveren
stats-title-everywhere = ## 🏆 Global toppliste
stats-title-season = ## 🏆 Topplisten for denne serveren: sesong { $number }
stats-title-direct = ## Direktemeldingene dine
results-legend = -# Vunnet/remis/tapt
stats-unsettled = Ikke plassert ennå: noen få partier igjen
stats-empty = Ingen har fullført et parti som teller ennå. Bli den første: { COMMAND("tictactoe start") }
stats-unsettled-season = Ikke plassert: for få partier
stats-empty-season = Ingen fullførte et parti som telte i denne sesongen.
stats-own-none-season = { "**Du**" } fullførte ikke noe parti som telte i denne sesongen.
stats-you = { $who } { "**(deg)**" }
stats-own-none = { "**Du**" } har ikke fullført noe parti som teller her ennå.
stats-own-unnamed = -# Navnet ditt er skjult for alle andre på denne listen.
stats-someone = noen
person-gone = slettet bruker
stats-page = { $page } av { $pages }
stats-mine = Min side
stats-to-direct = DM-er
stats-name-me = Vis navn
stats-unname-me = Skjul navn
stats-help = Om rating
play = Spill
card-board = Toppliste

card-rank = { "**" }{ $points }**, plass { $rank }
card-none = Ingen partier som teller her ennå.
card-none-season = Ingen partier telte i denne sesongen.
card-direct = { "**" }{ $points }**, som bare du kan se
card-puzzles =
    -# 🧩 Løste nøtter: { $solved }
    -# 🔥 Lengste rekke: { $longest }
card-total = Vunnet { $wins }, remis { $draws }, tapt { $losses }  ·  X { $x ->
        [0] aldri
        [one] én gang
       *[other] { $x } ganger
    }, O { $o ->
        [0] aldri
        [one] én gang
       *[other] { $o } ganger
    }
card-streak = Seire på rad: { $streak } nå, { $best } på det meste
card-streak-season = Seire på rad: { $streak } til slutt, { $best } på det meste
card-opening = Vanligste første rute: { $cell } ({ $times ->
        [one] én gang
       *[other] { $times } ganger
    })
card-opponents = ### Mot
card-opponent = { $opponent }: { $wins } vunnet, { $draws } remis, { $losses } tapt
card-opponent-people = mennesker
card-opponent-you = deg
against-bot = ## { $who } mot { -bot }
against-bot-how = -# Hvert nivå har en fast rating: se **{ stats-help }**.
card-latest = ### Siste partier her
card-match-link = { $match }  ·  [brettet]({ $link })
card-picture = Til venstre: ratingen gjennom { $matches ->
        [one] det siste partiet
       *[other] de siste { $matches } partiene
    }, fra { $first } til { $last }, lavest { $lowest }, høyest { $highest }. Til høyre: hvor ofte hver rute var det første trekket, rad for rad: { $cells }.
card-picture-caption = -# Til venstre: ratingen over tid. Til høyre: hvor ofte hver rute var det første trekket.

waiting-yours = **Din tur ({ $count })**
waiting-theirs = **Venter på andre ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  mot { $opponent }  ·  fristen går ut { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } tenker
waiting-group-chat = `{ $number }.` { $game }  ·  mot { $opponent }  ·  fristen går ut { $until }  ·  i en gruppechat
waiting-open = Parti { $number }
history-title = ## Partiene til { $who }
history-title-server = ## Siste partier på denne serveren
history-seen-here = -# Partier spilt på denne serveren, og partier mot deg.
history-seen-own = -# Partier mot deg. På en server viser dette alle partiene som er spilt mot meg der.
history-seen-direct = -# Partier spilt i denne chatten, og partier mot deg. På en server viser dette hva vedkommende har spilt der.
history-none = Ingen partier å vise.
history-none-server = Ingen partier å vise her ennå. Spill et: { COMMAND("tictactoe start") }
history-won = { "**Seier**" } mot { $opponent }
history-lost = { "**Tap**" } mot { $opponent }
history-drawn = { "**Remis**" } mot { $opponent }
history-unfinished = { "**Ikke fullført**" } mot { $opponent }
history-beat = { $winner } slo { $loser }
history-drew = Remis mellom { $x } og { $o }
history-stopped = { $x } og { $o } fullførte ikke
history-unrated = uten rating
history-arena = arena
history-uncounted = telte ikke
history-open = Åpne et parti …
history-option = Parti { $number }: { $game }
history-newer = Nyere
history-older = Eldre
history-all-games = Alle spill
history-own = Dine partier
history-server = Partier på serveren

animation = Animasjon
replay-told = Partiet trekk for trekk: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = ingen trekk
replay-won = { $mark } vinner.
replay-drawn = Ingen vinner.
replay-unfinished = Det ble ikke fullført.

cell-0 = hjørnet øverst til venstre
cell-1 = den øvre kantruten
cell-2 = hjørnet øverst til høyre
cell-3 = den venstre kantruten
cell-4 = midten
cell-5 = den høyre kantruten
cell-6 = hjørnet nederst til venstre
cell-7 = den nedre kantruten
cell-8 = hjørnet nederst til høyre
piece-a = { $cell } med en liten brikke
    .med = en liten brikke på { $cell }
piece-b = { $cell } med en middels stor brikke
    .med = en middels stor brikke på { $cell }
piece-c = { $cell } med en stor brikke
    .med = en stor brikke på { $cell }
cell-in-board = { $cell } på { $board }
small-board-nw = brettet øverst til venstre
small-board-n = det øvre brettet
small-board-ne = brettet øverst til høyre
small-board-w = det venstre brettet
small-board-centre = midtbrettet
small-board-e = det høyre brettet
small-board-sw = brettet nederst til venstre
small-board-s = det nedre brettet
small-board-se = brettet nederst til høyre
ultimate-sent = **Spill på { $board }.** 🟨
ultimate-choose = **Velg et brett med 🟨 å spille på.**
ultimate-closed = **Velg et brett med 🟨 å spille på:** { $board } er stengt.
ultimate-chosen = **Spill på { $board }**, eller velg et annet. 🟨
pick-again = Velg et annet brett
words-row = Rad { $name }: { $cells }.
words-column = Kolonne { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = tom { $square }
words-fading = { $mark } (forsvinner som neste)
words-won = vunnet av { $mark }
words-untouched = ingenting ennå
words-choose = **Velg et brett som fortsatt er åpent.**
pick-a = Liten ×{ $left }
pick-b = Middels ×{ $left }
pick-c = Stor ×{ $left }

## Spillene: et navn, og en regel på én linje

game-classic = Klassisk
game-misere = Omvendt
game-vanish = Forsvinnende
game-squares = Kvadrater
game-drop = Fall
game-sizes = Størrelser
game-ultimate = Ultimate
legend-fading = det bleke tegnet er det neste som forsvinner.
legend-sizes = 1 er liten, 2 middels, 3 stor.
rule-classic = den som får tre på rad, vinner.
rule-misere = den som får tre på rad, taper.
rule-vanish = { $moves ->
        [0] det fjerde tegnet ditt får det eldste til å forsvinne. Den som får tre på rad, vinner. En stilling som kommer opp for tredje gang, er remis. Det første trekket kan ikke være midt på en side.
       *[other] det fjerde tegnet ditt får det eldste til å forsvinne. Den som får tre på rad, vinner. En stilling som kommer opp for tredje gang, er remis.
    }
rule-squares = den som får fire på rad eller et kvadrat på to ganger to, vinner.
rule-drop = tegnene faller til den nederste ledige ruten i kolonnen. Den som får fire på rad, vinner.
rule-ultimate = ruten din sender motstanderen til det lille brettet på samme sted. Med tre på rad vinner du et lite brett, og med tre små brett på rad vinner du partiet. Klarer ingen det, vinner den som har flest brett.
rule-sizes = større brikker dekker mindre brikker, også dine egne. En brikke blir stående der du setter den. Den som får tre av sine egne på rad, vinner.

versus-title = ## { $one } og { $other }
versus-none = Ingen innbyrdes partier er fullført her ennå.
versus-record =
    { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }: { $one } vant { $wins ->
        [0] ingen
       *[other] { $wins }
    }, { $other } vant { $losses ->
        [0] ingen
       *[other] { $losses }
    }, { $draws ->
        [0] ingen ble remis
       *[other] { $draws } ble remis
    }.

rules-title = ## Slik virker rating
rules-start = Alle starter på 1500. Det gir mest å slå sterke spillere.
rules-levels = Ratingen min i «{ $game }»: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Ratingen din vises når du er plassert: etter noen få partier, helst mot ulike motstandere.
rules-two-moves = Et parti teller når begge spillerne har gjort to trekk.
rules-details = Detaljer
rules-details-text =
    ## Rating i detalj
    - Ratingene er Glicko-2. For nivåene mine er de faste og nøyaktig utregnet.
    - Et gjentatt parti har de samme trekkene, også på et dreid eller speilvendt brett.
    - Partier mot noen som er ny, flytter bare en rating mellom { $least } og { $most }, og gir ingen plassering. Man er ny til man er plassert, eller har spilt { $matches } partier med { $people } personer.
    - Når du har angret et trekk, kan partiet senke ratingen din, men ikke øke den. Et hint gjør partiet uten rating.
    - Å slå meg løfter deg til høyst { $cap } poeng over meg; remis mot en uslåelig bot, ikke høyere enn nivået «{ level-hard }».
    - Partier i direktemeldinger teller for seg, og bare spillerne i dem ser dem.

uncounted-hinted = Du tok et hint, så dette partiet er uten rating, og ratingen din forblir den samme.
uncounted-unrated = Dette partiet er uten rating, så ratingen din forblir den samme.
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = { $games ->
        [one] Ikke plassert ennå: omtrent 1 parti til
       *[other] Ikke plassert ennå: omtrent { $games } partier til
    }
rating-of-game = Rating { $points }
rating-kept = Rating uendret
uncounted-short = Dette partiet teller ikke: begge må gjøre minst to trekk.
uncounted-nobody = Dette partiet teller ikke for noen.
uncounted-repeated = Å gjenta et nylig parti mot boten endrer ikke ratingen din.
uncounted-again = Partier mot samme motstander teller mindre for hver gang på en dag.
uncounted-taken-back = Du angret et trekk, så dette partiet kunne ikke øke ratingen din.
uncounted-capped = Å slå meg eller noen som er ny, løfter deg bare et stykke.

refusal-not-shown = { $person } skjuler navnet sitt på den globale topplisten.
refusal-no-server = Det er ingen server her. Prøv `scope: { choice-everywhere }`.
refusal-not-added = Innstillinger hører til servere som har lagt meg til, og det har ikke denne. Dine egne er i { COMMAND("privacy") }.
refusal-cannot-write = Jeg kan ikke skrive i denne kanalen. Til det trenger jeg tillatelsene «Se kanal» og «Send meldinger».
refusal-not-shared = Dette partiet er ikke delt lenger.
refusal-animation-in-flight = Jeg holder allerede på å lage en animasjon til deg. Den kommer om et øyeblikk.
refusal-export-in-flight = Jeg holder allerede på å samle dataene dine. De kommer så snart alt er klart.
refusal-shut-out = Beklager, den som driver meg, lar meg ikke spille med deg her. { COMMAND("privacy") } virker fortsatt.
refusal-being-deleted = Dataene dine blir slettet. Om noen sekunder kan du spille igjen.
refusal-not-server-manager = Bare de som har tillatelsen «Administrer server», kan gjøre det.

## Velkomsten til en server

welcome-text =
    ### 👋 Hei! Jeg er { -bot }.
    Jeg spiller bondesjakk. Trykk på **{ play }** for et parti mot meg, eller utfordre en venn med { COMMAND("tictactoe challenge") }. { COMMAND("help") } viser resten.
welcome-admins = -# For administratorer: velg hvor jeg kan brukes, i Serverinnstillinger → Integrasjoner.
welcome-settings = -# Med { COMMAND("settings") } velger du språket mitt her og en kanal for dagens nøtt.

## Innstillingene til en server

command-settings = Standardvalgene til denne serveren, og om partiene her teller globalt
settings-title = ## Innstillinger for denne serveren
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · de teller globalt
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · de teller ikke globalt
settings-now-season-first = { "**" }{ settings-seasons }**: den første
settings-now-season-since = { "**" }{ settings-seasons }**: nummer { $number }, siden { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatisk
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partier
settings-seasons = Sesonger
settings-language = Språk
back = Tilbake

settings-difficulty = { "**Standardnivå**" } for partier mot meg (i «{ game-ultimate }» er det sterkeste «{ level-expert }»)
settings-pace = { "**Standardtempo**" } for partier mellom mennesker
settings-call = { "**Rolle å tilkalle**" } ved åpne utfordringer: **{ call-players }** nevner den, høyst én gang på ti minutter
settings-call-none = Velg en rolle (tomt: av)
settings-call-refused =
    { $why ->
        [everyone] Det kan ikke være { $role }.
        [yours] Du kan ikke nevne { $role } selv, så det gjør jeg ikke for deg heller. La alle nevne den, og velg den så på nytt.
        [closed] Ikke alle kan nevne { $role } lenger, så da gjør ikke jeg det heller. La alle nevne den, eller velg den på nytt.
       *[other] Jeg kan ikke nevne { $role }. La alle nevne den, eller la meg nevne alle roller.
    }
settings-everywhere-1 = Partier her teller på den globale topplisten.
settings-everywhere-0 = Partier her teller ikke på den globale topplisten.
settings-turn-everywhere-1 = Tell resultatene globalt
settings-turn-everywhere-0 = Bare på denne serveren

settings-language-automatic = { "**" }{ choice-automatic }**: det alle ser, er på språket til den som starter det. For det ingen starter, som velkomsten min, er språket: { $name }.
settings-language-set = Språket i det alle ser på denne serveren: { "**" }{ $name }{ "**" }. Partier som er i gang, beholder språket sitt.
settings-language-private = -# Det bare du ser, er på språket du har i Discord.
choice-automatic = Automatisk

settings-now-daily-off = { "**" }{ puzzle-open }**: av
settings-now-daily-refused = { "**" }{ puzzle-open }**: av, siden jeg ikke lenger kunne skrive i kanalen
settings-now-daily-set = { "**" }{ puzzle-open }**: i { $channel }, hver dag kl. { $time }
settings-daily-about = Én melding om dagen, med en nøtt som er den samme overalt. Man løser den privat, og meldingen sier hvem som klarte det. Den pinger ingen.
settings-daily-none = Velg en kanal (tomt: av)
settings-daily-hour = Nøtten kommer kl. { $time } i din tidssone.
settings-daily-failed = Jeg kan ikke skrive i { $channel }, så ingenting er endret. Gi meg tillatelsene **Se kanal** og **Send meldinger** der, og velg den så på nytt.
settings-channel-yours = Du kan ikke skrive i { $channel } selv, så det gjør jeg ikke for deg heller. Ingenting er endret.
daily-comes-here = Dagens nøtt kommer hit, hver dag kl. { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] av
        [empty] av, fordi for få ble med tre ganger på rad
       *[set] i { $channel }, neste gang { $time }
    }
settings-arena-about =
    En arena som kommer av seg selv: den kunngjøres i kanalen sin en time før, med **{ join }**. { $calls ->
        [yes] Kunngjøringen nevner { $role }, én gang.
       *[no] Den pinger ingen.
    } Hvis tre på rad får færre enn to spillere, kommer det ikke flere.
    Dag og time er i UTC, uten sommertid. Timen tilsvarer nå kl. { $time } i din tidssone.
evening-none = Ingen dag
evening-each-day = Hver dag
evening-any = Et nytt spill hver gang
evening-quiet = Ikke tilkall noen
evening-comes-here = Arenaer som kommer av seg selv, kunngjøres her.
arena-last = 🏟️ **Siste arena:** { $winner }

settings-new-season = Ny sesong
season-first = Topplisten for denne serveren er i sin **første sesong**.
season-since = Topplisten for denne serveren er i **sesong { $number }**, som startet { $since }.
season-question = Starte sesong { $number }? Sesong { $former } er da slutt for godt, og det kan ikke omgjøres. Alle på topplisten for denne serveren begynner på nytt på 1500. Sesong { $former } blir værende i { COMMAND("stats") }. { $podium }
season-start = Start sesong { $number }
season-keep = Avbryt
season-started = Sesong { $number } har startet. Lykke til, alle sammen!
season-name = Sesong { $number }
season-name-current = Sesong { $number } (nå)
season-ends-hand = Sesonger slutter når du sier fra
season-ends-month = Sesonger slutter hver måned
season-ends-week = Sesonger slutter hver uke
season-ends =
    { $ends ->
        [week] Sesonger slutter hver uke. Den neste starter { $end }, hvis et parti har telt i denne.
        [month] Sesonger slutter hver måned. Den neste starter { $end }, hvis et parti har telt i denne.
       *[other] Sesonger slutter når du sier fra.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Seierspallen kommer der noen starter neste sesong.
       *[other] Seierspallen kommer i { $where }.
    }
season-podium =
    { $state ->
        [refused] Når en sesong sluttet, ble **seierspallen** lagt ut i en kanal. Det skjer ikke lenger, siden jeg ikke kunne skrive der.
       *[other] Når en sesong slutter, blir **seierspallen** lagt ut i en kanal. Den pinger ingen.
    }
season-podium-comes = Når en sesong slutter, kommer seierspallen hit.
season-role = Den som da er på førsteplass, får en **rolle**, til noen andre er det.
season-role-refused =
    { $why ->
        [everyone] Det kan ikke være { $role }.
        [permissions] { $role } har tillatelser, så den rollen gir jeg ikke til noen.
        [managed] Bare Discord eller en annen app kan gi { $role }.
        [above] { $role } ligger ikke under min egen rolle, så jeg kan ikke gi den. Flytt min opp, og velg så på nytt.
        [yours] Du kan ikke gi { $role } selv, så det gjør jeg ikke for deg heller. Det krever **Administrer roller** og en av dine roller over den.
        [missing] Jeg trenger én tillatelse til for å gi { $role }. Gi meg den med knappen nedenfor, og velg så rollen på nytt.
        [two-factor] Discord lar meg ikke endre roller her: denne serveren krever tofaktorautentisering, og den som driver meg, må slå det på.
       *[other] Sist lot ikke Discord meg endre noen roller. Gi meg tillatelsen **Administrer roller**, og legg min egen rolle over mesterens.
    }
season-role-allow = Tillat Administrer roller
season-over = ## 🏆 Sesong { $number } er over
season-won =
    { $shared ->
        [yes] **Førsteplassen er delt!**
       *[no] **{ $winner } er mester!**
    }
season-nobody = Ingen fullførte { $games } partier med rating i sesongen, så det er ingen mester.
season-games = Andre spill
season-champion = 🏆 **Mester:** { $winner }

## Arenaer

refusal-arena-here = Denne kanalen har allerede en arena. Trykk på **{ join }** der.
refusal-not-in-arena-game = I en arena kan man ikke tilby remis, angre trekk eller be om omkamp: ditt neste parti kommer av seg selv.
refusal-arena-length = En arena varer i { $shortest } til { $longest } minutter.
refusal-arena-start = En arena starter innen { $latest } minutter.
refusal-long-arena-game = Partier i «{ game-ultimate }» tar for lang tid for en arena. Velg et annet spill.
refusal-arena-over = Denne arenaen er over.
refusal-arena-full = Denne arenaen er full: den tar { $most } personer. Så snart noen går ut, kan du bli med.
refusal-not-in-arena = Du er ikke med i denne arenaen.
refusal-not-away = Du var ikke borte: det neste partiet ditt kommer så snart noen er ledig.
refusal-not-arena-host = Bare { $person }, som kunngjorde denne arenaen, og de som har tillatelsen «Administrer server», kan gjøre det.
refusal-too-few-for-arena = En arena trenger { $enough } personer. Så snart de er med, kan du starte den.

## Innlegget med dagens nøtt

post-solve = Løs
post-solved-1 = **På første forsøk**: { $people }
post-solved-2 = **På andre forsøk**: { $people }
post-solved-3 = **På tredje forsøk**: { $people }
post-solved = { $people ->
        [0] Ingen her har løst den ennå.
        [one] Én person her har løst den.
       *[other] { $people } personer her har løst den.
    }
post-solved-more = { $people ->
        [one] Én person til her har løst den.
       *[other] { $people } personer til her har løst den.
    }
post-former = -# Gårsdagens nøtt ble løst av { $people }

## Det som lagres om en person

mydata-kinds =
    - **Partier og utfordringer**, også åpne: hvem, hvor, når, språk, trekk, hint og resultat. De er motstandernes også: når du sletter dataene dine, avsluttes partiene du er med i, og et tilfeldig nummer settes i ditt sted.
    - **Ratinger**: hvor du står på hver server og i hver sesong, hva hvert parti endret, og resultatene dine mot hver person. Når du sletter dataene dine, forsvinner du fra alle lister, og det samme tilfeldige nummeret settes i ditt sted.
    - **Resten**: innstillinger, dagens nøtter, arenaer, seierspaller, delte partier og resultater av nøtter, oppvisninger; hvem du blokkerer eller utfordrer, hvem som blokkerer deg, og om du er stengt ute. Alt blir værende så lenge det trengs, eller til du sletter dataene dine; da slettes det, eller det tilfeldige nummeret eller en kode settes i ditt sted.
mydata-export = Vis dataene
mydata-delete = Slett dataene
mydata-exported = Dataene dine som JSON. Ruter og kolonner telles fra 0 der.
mydata-question = Slette alt som er lagret om deg? Partier du er med i, avsluttes ved at du gir opp. Dette kan ikke angres.
mydata-stays = Noe blir værende for å beskytte andre: fullførte partier under et tilfeldig nummer, hvem som blokkerer deg, og de { $minutes } minuttene mellom utfordringer. Blokkeringer og de minuttene lagres under en kode som er laget av ID-en din, og i { $days } dager også det tilfeldige nummeret ditt. Den som driver meg, kan sjekke om en kode hører til en ID som vedkommende kjenner.
mydata-yes = Slett
mydata-no = Behold dataene
mydata-done = Ferdig: ingenting i databasen min fører til deg lenger, bortsett fra spor i de ubrukte delene av den. De forsvinner innen noen minutter, eller neste gang databasen min ryddes. Takk for at du spilte!
mydata-begun = Jeg sletter dataene dine. Du har spilt så mange partier at det tar noen sekunder til, og jeg fullfører det selv om jeg starter på nytt. Frem til da kan du ikke starte et parti. For å se om det er ferdig, trykker du på `{ mydata-delete }` i { COMMAND("privacy") } igjen.
mydata-copies = Ferdig: ingenting i databasen min fører til deg lenger. Databaseserveren har fortsatt kopier i journalen, replikaene og ubrukte deler av filene sine til den bruker den plassen på nytt. Takk for at du spilte!
mydata-boards =
    Navnet ditt forsvinner også fra de { $boards } nyeste fullførte brettene, omtrent 40 i minuttet, der jeg fortsatt kan redigere dem. Jeg når ikke brett på servere som har fjernet meg, i kanaler som er stengt for meg, i arkiverte tråder eller der bare en person har installert meg.
    Hvis en kanal, tråd eller server slipper meg inn igjen, forsvinner navnet ditt også der, senest en dag etter.
    Det kan finnes flere meldinger med navnet ditt: Discord forteller meg ikke alltid om de kom frem. Hvis du ser en, trykk på en knapp på den, så forsvinner navnet ditt.
mydata-kept = Bra. Ingenting ble slettet.

## Dagens nøtt

puzzle-open = Dagens nøtt
puzzle-title = ### Nøtt #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } er i trekket og vinner på { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
}.**
puzzle-save = { "**" }{ $mark } er i trekket: bare ett trekk redder partiet.**
puzzle-progress = -# { $dots } · Forsøk { $number } av { $tries }
puzzle-past = -# Denne nøtten teller ikke for rekken.
puzzle-order = -# Fra det eldste tegnet til det nyeste: { $marks }.
puzzle-left = -# { $mark } har igjen: { $pieces }.
puzzle-wrong = { "**Feil:**" } { $cell }. Du er tilbake ved starten.
puzzle-right = { "**Riktig!**" } Jeg tok { $cell }.
puzzle-hint = 💡 Det første trekket er { $area }.
puzzle-solved = { $number ->
    [one] **Løst på første forsøk!**
   *[other] **Løst på forsøk { $number }.**
}
puzzle-lost = { "**Ikke denne gangen.**" } Det riktige trekket var { $cell }.
puzzle-streak = -# 🔥 Rekke: { $streak ->
    [one] én dag
   *[other] { $streak } dager
}. { $freezes ->
    [0] {""}
    [one] ❄️ Én fridag dekker en dag du går glipp av.
   *[other] ❄️ { $freezes } fridager dekker dager du går glipp av.
}
puzzle-freeze = -# Hver sjuende dag på rad gir en fridag, som dekker en dag du går glipp av.
puzzle-streak-ended = -# Rekken din endte på { $streak }.
puzzle-streak-kept = -# ❄️ En fridag reddet rekken din: 🔥 { $streak }. Fridager igjen: { $freezes }.
puzzle-at-stake = -# ⏳ Gårsdagens nøtt teller med i rekken din til { $time } ({ $left }).
puzzle-frozen = -# ❄️ En fridag dekket gårsdagen.
puzzle-share = -# { $percent }{"\u00A0"}% fant det med en gang.
puzzle-next = -# Neste nøtt { $time }.
puzzle-give-up = Vis svaret
puzzle-give-up-question = Vise svaret? { $costs ->
        [streak] Da slutter rekken din på { $streak }.
        [freeze] Det koster en av rekkens fridager.
       *[nothing] Etterpå kan du ikke løse denne nøtten lenger.
    }
puzzle-give-up-yes = Ja, vis det
puzzle-give-up-no = Prøv videre
puzzle-yesterday = Gårsdagens
puzzle-today = Dagens
puzzle-results = Resultater her
puzzle-results-title = ### Nøtt #{ $number } på denne serveren
puzzle-results-none = Ingen har åpnet den her ennå.
puzzle-results-open = { $person }: prøver fortsatt
puzzle-results-who = -# Bare de som viser partiene sine til andre, står her.
puzzle-copy = Kopier
puzzle-share-here = Del her
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Det finnes ingen slik nøtt du kan løse. { COMMAND("daily") } åpner dagens.
refusal-puzzle-over = Du er ferdig med denne nøtten. I morgen kommer det en ny.
refusal-tried-before = Det trekket har du alt prøvd, og det er feil. Du mister ikke noe forsøk.
refusal-puzzle-not-over = Gjør deg ferdig med nøtten først.
refusal-shared-once = Et resultat kan deles én gang i en kanal.
practice-played = Her tok du { $cell } den { $date } mot { $opponent }.
practice-task = { "**" }Du er { $mark }.** { $result ->
        [win] Hva vinner?
       *[draw] Hva holder remis?
    }
practice-move = { $what ->
        [right] **Riktig:** { $cell }.
        [wrong] **Feil:** { $cell }.
       *[answer] Det beste svaret: { $cell }.
    }
practice-lets = { $result ->
        [win] Da glipper seieren.
       *[draw] Nå kan { $opponent } vinne.
    }
practice-next = Neste
practice-look-on = Let videre
practice-open = Åpne partiet
practice-looked = { $games ->
        [one] Ingen feil fra din side i partiet jeg nettopp gikk gjennom.
       *[other] Ingen feil fra din side i de { $games } partiene jeg nettopp gikk gjennom.
    }
practice-all = { $count ->
        [0] Du har ingen feil å øve på ennå. Den første kommer med de neste partiene dine.
        [one] Du har øvd på den eneste stillingen. Den neste kommer med det neste partiet ditt.
       *[other] Du har øvd på alle { $count } stillingene. Den neste kommer med det neste partiet ditt.
    }
practice-again = -# En stilling kommer igjen { $time }.
practice-waiting = { $count ->
        [one] 1 stilling å øve på
       *[other] { $count } stillinger å øve på
    }
practise-this = Øv på denne
refusal-no-practice = Ingen vet hva som er riktig i «{ game-ultimate }», så det er ingenting å øve på. Velg et annet spill.
