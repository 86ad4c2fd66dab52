# Dansk. Botten siger du; et parti er det, man spiller, et spil er reglerne for det.
#
# Former af navne, som sætninger beder om: your (”din øverste række”), who (”den adaptive motor”), felt (”midterfeltet på det
# øverste bræt”) og med (”med en stor brik på midten”). Felter, linjer og brætter står i bestemt form. Motorer hedder ”den”;
# personers køn er ukendt, og deres navne får aldrig noget -s. Der er komma foran ledsætninger.

-bot = Noughts

# Hvad der står mellem to sætninger, og mellem tingene i en opremsning.
between-sentences = {" "}
between-items = {", "}

# Hvad kun oversættelser siger.
english-holds = -# I tvivlstilfælde gælder den engelske tekst.
help-wrong-word = -# Forkert ord? Sig til: { $link }

## Kommandoer: beskrivelser (højst 100 tegn), og hvad deres valg betyder

command-tictactoe = Spil kryds og bolle
command-start = Start et parti mod botten
command-start-difficulty = Hvor stærkt botten spiller (ellers serverens niveau)
command-start-engine = Bottens stil i stedet; kun nogle har også et niveau
command-mark = Dit tegn; X trækker først (ellers tilfældigt)
command-board = Vis dit parti igen nederst i denne kanal
command-board-words = Beskriv i stedet brættet med ord, kun for dig
command-resign = Opgiv dit parti i denne kanal

command-challenge = Udfordr en bestemt person, eller lav en åben udfordring
command-challenge-opponent = Hvem du vil udfordre (tomt: åben udfordring)
command-challenge-pace = Tid til hvert træk (ellers serverens tempo)
command-menu-challenge = Udfordr til kryds og bolle
command-menu-stats = Statistik i kryds og bolle
command-menu-review = Analysér kryds og bolle
command-help = Begynd her: spil, udfordr en ven, eller se, hvem der er bedst
command-privacy = Hvem der kan udfordre dig, dine påmindelser og dine gemte data

command-daily = Dagens opgave: find det rigtige træk
command-daily-number = En tidligere opgave, ved dens nummer (ellers dagens)
command-practice = Dine egne fejl som opgaver
command-practice-variant = Hvilket spil du vil øve (ellers alle)
command-arena = Hold en arena: hurtige partier for alle, der vil være med
command-arena-variant = Hvilket spil I spiller (ellers ”{ game-vanish }”)
command-arena-minutes = Hvor længe den varer: 10 til 60 minutter (ellers 20)
command-arena-starts-in = Om hvor mange minutter den starter: 0 til 60 (ellers 5)

command-history = Afsluttede partier: dine, en andens eller denne servers
command-history-player = Hvis partier du vil se (ellers dine egne)
command-history-variant = Hvilket spil du vil se (ellers alle)
command-review = Se, hvilket træk der afgjorde et parti, og hvad der var bedre
command-review-variant = Hvilket spil (ellers det, du spillede sidst)

command-watch = Se to motorer spille mod hinanden
command-watch-x = Hvem der spiller X og trækker først (ellers tilfældigt)
command-watch-o = Hvem der spiller O (ellers tilfældigt)
command-engines = Mød motorerne: hvor stærke de er, og hvordan du slår dem

command-variant = Hvilket spil (ellers ”{ game-classic }”)
command-stats-variant = Rating i hvilket spil (ellers ”{ game-classic }”)
choice-game-classic = { game-classic }: tre på stribe
choice-game-misere = { game-misere }: den, der får tre på stribe, taber
choice-game-vanish = { game-vanish }: tre tegn til hver
choice-game-squares = { game-squares }: fire på stribe eller et kvadrat
choice-game-drop = { game-drop }: tegn falder, fire på stribe
choice-game-ultimate = { game-ultimate }: ni brætter i ét
choice-game-sizes = { game-sizes }: stor dækker lille
choice-easy = Let: overser linjer
choice-medium = Middel: begår fejl, du kan finde
choice-hard = Svær: du skal have en plan for at vinde
choice-unbeatable = Uslåelig: mere end remis kan du ikke få
choice-matched = Adaptiv: lige så stærk som dig (uden rating)
choice-x = X: du trækker først
choice-o = O: botten trækker først
choice-challenge-o = O: din modstander trækker først
choice-quick = Hurtigt: 1 minut pr. træk
choice-casual = Afslappet: 15 minutter pr. træk
choice-slow = Langsomt: 3 dage pr. træk

## Motorer: et navn, og et ord om, hvordan hver af dem tænker

choice-engine-dice = Dice: et par regler og en terning
choice-engine-lines = Lines: giver hvert felts linjer point
choice-engine-sampling = Sampling: spiller tilfældige partier
choice-engine-wargames = Wargames: ser to træk frem
choice-engine-minimax = Minimax: regner frem til slutningen
choice-engine-perfect = Perfect: taber aldrig, sætter fælder
choice-engine-tree = Tree: spiller kun ”{ game-ultimate }”
choice-engine-learned = Learned: har lært sig selv ”{ game-ultimate }”

level-easy = let
    .title = Let
level-medium = middel
    .title = Middel
level-hard = svær
    .title = Svær
level-unbeatable = uslåelig
    .title = Uslåelig
level-expert = ekspert
    .title = Ekspert
level-matched = adaptiv
    .who = den adaptive motor
    .title = Adaptiv

## Brættet

# Et navn kan være skrevet fra højre mod venstre; det, der kommer efter, skal ikke være det.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = ledig plads
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serie: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 remis"}
       *[other] {"  ·  "}{ $draws } remiser
    }
board-turn = **Din tur, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) tænker …**
board-ahead = -# { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } før dit
board-to-move = -# Skal trække: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Træk inden { $time } ({ $left })
board-deadline-unwatched = -# Træk inden { $time } ({ $left }). Er tiden gået, vises det her, når nogen trykker på en knap.
board-offer-draw = 🤝 **{ $asked }, accepterer du remis?**
board-offer-take-back = ↩️ **{ $asked }, må { $player } tage sit sidste træk tilbage?**
board-won-line = 🏆 **{ $winner } vinder med { $length ->
        [3] tre
        [4] fire
       *[other] { $length }
    } på stribe!**
board-lost = **{ $winner } vinder med { $length ->
        [3] tre
        [4] fire
       *[other] { $length }
    } på stribe.**
board-won-line-square = 🏆 **{ $winner } vinder med et kvadrat på fire!**
board-won-line-boards = 🏆 **{ $winner } vinder med tre brætter på stribe!**
board-lost-boards = **{ $winner } vinder med tre brætter på stribe.**
board-won-line-more-boards = 🏆 **{ $winner } vinder med { $most ->
        [one] 1 bræt
       *[other] { $most } brætter
    } mod { $fewest }!**
board-lost-more-boards = **{ $winner } vinder med { $most ->
        [one] 1 bræt
       *[other] { $most } brætter
    } mod { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } fik { $length ->
        [3] tre
        [4] fire
       *[other] { $length }
    } på stribe, så { $winner } vinder!**
board-lost-square = **{ $winner } vinder med et kvadrat på fire.**
board-lost-reverse = **{ $loser } fik { $length ->
        [3] tre
        [4] fire
       *[other] { $length }
    } på stribe, så { $winner } vinder.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } gav op. { $winner } vinder!**
board-won-out-of-time = ⏰ **{ $loser } løb tør for tid. { $winner } vinder!**
board-won-abandoned = 🍂 **{ $loser } forlod partiet. { $winner } vinder!**
drawn-classic = 🤝 **Remis!** Ingen fik tre på stribe.
drawn-squares = 🤝 **Remis!** Brættet er fyldt.
drawn-sizes = 🤝 **Remis!** Der er ikke flere brikker at sætte.
drawn-ultimate = 🤝 **Remis!** Begge vandt lige mange brætter.
board-drew-unbeatable = 🎉 **Remis mod en uslåelig bot: bedre kan ingen gøre det!**
board-ended-repetition = 🤝 **Remis!** Den samme stilling opstod tre gange.
board-ended-agreed-draw = 🤝 **Remis!** Begge spillere var enige.
board-ended-abandoned = 🍂 **Afbrudt**, før det rigtig kom i gang. Dette parti tæller ikke.
board-ended-unreachable = 🍂 **Slut**: kanalen findes ikke længere. Dette parti tæller ikke.
board-matched = -# { -bot } tilpasser sig dig: styrke { $skill } af 100. Uden rating.
board-another-try = -# Uden rating: et nyt forsøg fra træk { $number }
board-hints = -# Uden rating: { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
board-next-over = -# Et parti til? Tryk på knappen, eller brug { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Dette parti er flyttet til en ny besked.
go-to-board = Gå til brættet

refresh = Opdater
rule = Regler
board-in-words = Brættet med ord
offer-draw = Tilbyd remis
take-back = Tag tilbage
take-back-question = Vil du tage dit sidste træk og svaret på det tilbage? Derefter kan partiet ikke hæve din rating.
take-back-consent = Først skal din modstander sige ja.
resign = Giv op
accept = Accepter
decline = Afslå
offer-withdraw = Fortryd
rematch = Revanche
play-again = Spil igen
easier = Lettere
harder = Sværere
more = Mere
my-stats = Min statistik

reminder = { $player }, det er din tur mod { $opponent } ({ $game }, træk { $number }): { $link }

## Arenaer

arena-title = Arena: { $game }
arena-starts = **Starter { $start }** og varer { $minutes } minutter.
arena-how = De, der er ledige, bliver sat sammen igen og igen med 1 minut til hvert træk. En sejr giver 2 point, remis giver 1. Du kan komme senere, holde pause og gå, når du vil.
arena-in-thread = Dine partier kommer i { $thread }, hvor du bliver nævnt.
arena-in-new-thread = Dine partier kommer i en tråd under denne besked, hvor du bliver nævnt.
arena-in-channel = Dine partier kommer i denne kanal, hvor du bliver nævnt.
arena-joined-none = Ingen er med endnu.
arena-joined = **{ $count ->
        [one] 1 person er med
       *[other] { $count } personer er med
    }:** { $names }
arena-ends = **Slutter { $end }.**
arena-ending = **Der begynder ingen nye partier.** De, der stadig er i gang, tæller, hvis de slutter inden fristen: { $end }.
arena-here = -# { $count ->
        [one] 1 person deltager.
       *[other] { $count } personer deltager.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 point
       *[other] { $points } point
    }**, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }
arena-score-tied = { arena-score } (sejre: { $wins }, de besejredes point: { $beaten })
arena-more = -# … og { $count ->
        [one] 1 person mere
       *[other] { $count } personer mere
    }
arena-nobody-played = Ingen har spillet et parti færdigt endnu.
arena-won = 🏆 **{ $winner } vinder arenaen!**
arena-shared = 🏆 **Arenaen er slut, og førstepladsen er delt!**
arena-played = -# { $people ->
        [one] 1 person
       *[other] { $people } personer
    }, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }
arena-over-unplayed = Arenaen er slut, uden at et parti blev spillet færdigt.
arena-too-few = For få meldte sig denne gang: en arena kræver to.
arena-lapsed = Denne arena startede ikke, fordi jeg var offline på det tidspunkt.
arena-cancelled = Denne arena blev aflyst.
arena-you-missed = Du får ingen nye partier, før du siger, at du er tilbage.
arena-ratings = -# Partierne tæller i ratingen som sædvanlig. Spiller de samme to flere partier inden for et døgn, tæller det første helt, det andet halvt og det tredje en tredjedel.
arena-you-are-back = Du er tilbage: dit næste parti kommer, så snart nogen er ledig.
arena-ask = Ingen andre kan se det her endnu. **{ arena-announce }** slår det op i denne kanal.
arena-announced-in = Arenaen er annonceret i { $channel }.
arena-end-question = Vil du afslutte denne arena? Der begynder ingen nye partier, og de, der stadig er i gang, tæller i { $minutes } minutter endnu.
arena-cancel-question = Vil du afslutte denne arena, før den starter?
arena-ended = Arenaen slutter: der begynder ingen nye partier.
arena-goes-on = Godt. Arenaen fortsætter!

arena-announce = Annoncér
join = Vær med
call-players = Tilkald spillere
arena-leave = Forlad
arena-standings = Stilling
arena-start = Start nu
arena-end = Afslut
arena-end-yes = Ja, afslut
arena-end-no = Nej, fortsæt
arena-back = Jeg er tilbage
arena-again = Ny arena

# Under brættet for et parti i en arena, når det er slut
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Dette parti tæller i arenaen, men ikke i ratingen: begge spillere skal lave mindst to træk.
arena-missed = -# { $player } får ingen nye partier lige nu.
arena-next = -# Så længe arenaen varer, kommer dit næste parti af sig selv.

## Udfordringer

challenge = ### ⚔️ Kryds og bolle, { $invited }?
    { $challenger } udfordrer dig til et parti.
challenge-open = ### ⚔️ Hvem vil spille kryds og bolle?
    { $challenger } leder efter en modstander. Den første, der melder sig, er med.
challenge-rematch = ### ⚔️ Et parti til, { $invited }?
    { $challenger } vil have revanche.
challenge-another-try = ### ⚔️ Et forsøg til, { $invited }?
    { $challenger } vil spille videre fra denne stilling.
challenge-until = -# Udløber { $until }
players-called = { $role } { $challenger } leder efter en modstander.
players-found = Fundet: { $players }
players-none = Ingen denne gang.
challenge-block = Bloker
challenge-cancel = Annuller udfordring
challenge-again = Spørg igen
challenge-anyway = Udfordr alligevel
challenge-too = Opret også min
challenge-declined = { $invited } afslog udfordringen fra { $challenger }.
challenge-lapsed = { $invited } svarede ikke i tide på udfordringen fra { $challenger }.
challenge-lapsed-open = { $challenger } ledte efter en modstander, men ingen meldte sig i tide.
challenge-cancelled = { $challenger } annullerede udfordringen til { $invited }.
challenge-cancelled-open = { $challenger } annullerede den åbne udfordring.

## Hvorfor en motor trak der: hvad trækket gjorde, eller hvordan det blev fundet; så tallene

why = Hvorfor?
move-explained = **{ $player }** tog { $cell }.
effect-win = Den fuldendte { $line } og vandt.
effect-won = Den vandt med dette træk.
effect-line = Den fik tre på stribe.
effect-safe = Den undgik at få tre på stribe.
effect-block =
    { $whose ->
        [yours] Den blokerede { FORM($line, of: "your") }.
       *[theirs] Den blokerede { $line }.
    }
effect-blocked = Den blokerede en linje.
effect-coverable = Den kom i vejen for en linje, men en større brik kan stadig fuldende den.
effect-threat = Den truer med at vinde på { $cells ->
        [one] ét felt
       *[other] { $cells } felter
    }.
effect-no-reason = Det er, hvad trækket gør, men ikke nødvendigvis grunden til det.
line-0 = den øverste række
    .your = din øverste række
line-1 = den midterste række
    .your = din midterste række
line-2 = den nederste række
    .your = din nederste række
line-3 = den venstre kolonne
    .your = din venstre kolonne
line-4 = den midterste kolonne
    .your = din midterste kolonne
line-5 = den højre kolonne
    .your = din højre kolonne
line-6 = diagonalen
    .your = din diagonal
show-numbers = Vis tallene
numbers-title = ### Sådan valgte { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" for alle"}
    }

why-dice-opening = Brættet var tomt, så den slog med sin terning: som regel et hjørne, en gang imellem midten, sjældent et kantfelt.
why-dice-centre = Det første træk var et hjørne, så den tog midten.
why-dice-corner = Det første træk var midten, så den tog et hjørne.
why-dice-fork = To modsatte hjørner kan blive til en gaffel, så den slog med sin terning: som regel et kantfelt.
why-dice-any = Ingen regel passede, så den valgte tilfældigt.
why-lines-weights = Den tog feltet med flest point. Åbne linjer giver lidt; en linje, der kan fuldendes eller blokeres, giver meget.
why-sampling-games = Den prøvede hvert træk i { $games ->
        [one] 1 tilfældigt parti
       *[other] { $games } tilfældige partier
    } og tog det, den sjældnest tabte med.
why-wargames-two-plies = Den sammenlignede sine træk med svarene på dem, og hvor det stod lige, valgte den efter smag.
why-minimax-guess = Slutningen var for langt væk til at kunne ses, så den gættede.
why-minimax-search = Den regnede frem til partiets slutning og tog et af de bedste træk.
why-level-ahead = Den så { $plies ->
        [1] ét træk
       *[other] { $plies } træk
    } frem, ikke længere.
why-level-overlooked =
    { $whose ->
        [own] Den overså sin egen linje.
        [theirs] Den overså en af modstanderens linjer.
       *[other] Den overså en linje.
    }
why-matched-measured = Den valgte et træk, der passer til dens styrke.
why-perfect-winning = Den tog et træk, der vinder, uanset hvad svaret er.
why-perfect-trap = Blandt sine sikre træk tog den det, som folk oftest svarer forkert på.
why-perfect-hold = Den tog et sikkert træk: intet svar på det er en fejl.
why-perfect-losing = Ethvert træk taber, hvis modstanderen spiller godt videre.
why-tree-win = Den fandt et træk, der helt sikkert vinder.
why-tree-search = Den tog et af de træk, den oftest vendte tilbage til.
why-sampling-hurried = Mange partier ventede, så den lavede sit træk i en fart.
why-board-won = Den vandt det lille bræt.
why-board-blocked = Den blokerede en linje på det lille bræt.
why-sent-anywhere = Det næste træk må være på et hvilket som helst åbent bræt: { $board } er lukket.
why-sent-empty = Det næste træk skal være på { $board }, som stadig er tomt.
why-sent-own = Den truer med at vinde { $board }, hvor det næste træk skal være.
why-sent-theirs = Det næste træk skal være på { $board } og kan vinde det.
why-sent-both = Den truer med at vinde { $board }, men det næste træk skal være der og kan vinde det først.
why-sent-neither = Det næste træk skal være på { $board }, som ingen kan vinde på ét træk endnu.
why-chance = Den vurderede sin chance for at vinde til cirka { $percent }{"\u00A0"}%, hvor remis tæller halvt.

table-lines-weight = Point for hvert frit felt
table-sampling-wins = Vundne partier med hvert træk, af { $games }
table-sampling-draws = Partier, der blev remis, med hvert træk, af { $games }
table-wargames-own = Hvor gode dens træk er
table-wargames-reply = Hvor gode dine svar er
table-wargames-taste = Dens træk, når dens smag tæller med
table-tree-chance = Hvor sandsynlig en sejr ser ud med hvert træk
table-tree-visits = Hvor ofte den så på hvert træk
table-minimax-value = Resultatet af hvert træk (10 er sejr, 0 remis, -10 nederlag)
table-perfect-chance = Chancen for at vinde med hvert sikkert træk, hvis du begår fejl af og til
table-perfect-slip = Andelen af dine svar på hvert sikkert træk, der er fejl

## Hints: hvad der gælder om stillingen, hvor man skal kigge, og trækket

hint = Hint
hint-question = Med et hint er partiet uden rating: det kan ikke længere ændre din rating.
hint-yes = Vis hintet
hint-where = Hvor?
hint-what = Hvilket træk?
hint-gone = Brættet har ændret sig siden dette hint. Tryk på **{ hint }** ved brættet for at få et nyt.
hint-unseen = -# Brættet viser det ikke endnu. Næste gang du trykker der, bliver det blot opdateret.
hint-finish = **Du kan afslutte:** { $right ->
        [one] ét træk vinder
       *[other] { $right } træk vinder
    } med det samme.
hint-only-move = **Du har kun ét træk.**
hint-own-line = **Pas på:** { $wrong ->
        [one] ét af dine { $legal } træk giver
       *[other] { $wrong } af dine { $legal } træk giver
    } tre på stribe, og så taber du.
hint-threat = **Pas på:** { $right ->
        [one] kun ét træk forhindrer, at jeg vinder i min næste tur.
       *[other] efter { $wrong } af dine { $legal } træk kan jeg vinde i min næste tur.
    }
hint-win-in-two = **Du kan vinde på to træk:** { $right ->
        [one] ét træk sætter det i gang.
       *[other] { $right } af dine { $legal } træk sætter det i gang.
    }
hint-win-some = **Du kan vinde herfra.** { $right ->
        [one] Kun ét træk bevarer sejren.
       *[other] { $right } af dine { $legal } træk bevarer sejren.
    }
hint-win-all = **Du kan vinde herfra.** Alle træk bevarer sejren.
hint-even-some = **Partiet står lige.** { $right ->
        [one] Kun ét træk holder remis.
       *[other] { $right } af dine { $legal } træk holder remis.
    }
hint-even-all = **Partiet står lige.** Alle træk holder remis, så find det, der er sværest at svare på.
hint-lost = **Jeg kan vinde, uanset hvad du gør.** Vælg det træk, der er sværest at svare på.
hint-judged = **Mit skøn:** dine chancer er cirka { $chance }{"\u00A0"}%.
hint-area = Det bedste træk er { $area }.
hint-judged-area = Det bedste træk ser ud til at være { $area }.
hint-board = Det bedste træk er på { $board }.
hint-judged-board = Det bedste træk ser ud til at være på { $board }.
hint-move = Tag { $cell }.
hint-play = Spil det
hint-played = Du tog { $cell }.
area-line-0 = i den øverste række
area-line-1 = i den midterste række
area-line-2 = i den nederste række
area-line-3 = i den venstre kolonne
area-line-4 = i den midterste kolonne
area-line-5 = i den højre kolonne
area-line-6 = på diagonalen fra hjørnet øverst til venstre
area-line-7 = på diagonalen fra hjørnet øverst til højre
area-quarter-0 = i fjerdedelen øverst til venstre
area-quarter-1 = i fjerdedelen øverst til højre
area-quarter-2 = i fjerdedelen nederst til venstre
area-quarter-3 = i fjerdedelen nederst til højre

## Analysen af et afsluttet parti

review = Analyse
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Prøv igen fra træk { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    })
review-start = **Begyndelsen.** ▶ går gennem { $moves ->
        [one] trækket
       *[other] de { $moves } træk
    }.
review-move = **Træk { $number } af { $moves }:** { $mark } tog { $cell }
review-accuracy = Præcision: { $players }
review-turning-point = **Træk { $number } af { $moves }, vendepunktet:** { $mark } tog { $cell } · **{ $name }**
review-faultless = Ingen af spillerne lavede en afgørende fejl.
review-praise-find = Godt fundet: det eneste gode træk var { $cell }.
review-praise-trap = Du satte en fin fælde med { FORM($cell, of: "med") }.
review-praise-moves = { $good ->
        [0] Her er en idé:
       *[other] { $moves ->
            [one] Dit eneste træk var rigtigt.
           *[other] { $good ->
                [one] Ét af dine { $moves } træk var rigtigt.
               *[other] { $good } af dine { $moves } træk var rigtige.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Her er en idé:
       *[other] { $moves ->
            [one] Dit sidste træk var rigtigt.
           *[other] { $good ->
                [one] Ét af dine sidste { $moves } træk var rigtigt.
               *[other] { $good } af dine sidste { $moves } træk var rigtige.
            }
        }
    }
review-lesson = Tag { $cell } i træk { $number } næste gang.
review-next-time = Tag { $cells } næste gang.
review-held = Bedre: { $cells }.
review-better = Lidt bedre: { $cells }.
review-any = et af de grønne felter
review-any-move = et af { $count } andre træk
review-trap = Det sætter også en fælde: det svar, der ligger lige for, er forkert.
review-partly-known = -# Jeg kan kun bedømme de sidste træk. Før dem er slutningen for langt væk til at kunne ses.
review-unknown = -# Jeg kan ikke sige, hvad disse træk var værd.
review-doubts = -# Træk, der er værd at se på igen: { $numbers }.
review-doubt = Mit skøn: chancerne for { $mark } faldt fra cirka { $before }{"\u00A0"}% til { $after }{"\u00A0"}%. Det så bedre ud at tage { $cell }.
review-boards-won = -# Små brætter vundet ved partiets slutning: X { $x }, O { $o }.

move-brilliant = genialt
move-great = stærkt
move-best = bedste træk
move-good = godt
move-sound = solidt
move-winning = vindende
move-inaccuracy = unøjagtighed
move-slower = langsommere
move-doubtful = tvivlsomt
move-missed-win = forspildt sejr
move-blunder = brøler
move-opening = åbning
move-forced = tvunget
move-given = givet på forhånd
move-and-trap = { $name }, en fælde

review-won = Det vandt partiet.
review-own-line = Det fuldendte en linje, og her taber den, der får en linje.
review-win-overlooked = Der kunne vindes med { FORM($cell, of: "med") }.
review-line-left-open = Det lod en linje stå åben: { $opponent } kan vinde med { FORM($cell, of: "med") }.
review-win-allowed = Nu kan { $opponent } vinde med { FORM($cell, of: "med") }.
review-fork-allowed = Det lader { $opponent } lave to trusler på én gang med { FORM($cell, of: "med") }.
review-win-let-go = En sejr kunne tvinges igennem med { FORM($cell, of: "med") }.
review-loss-allowed = Nu kan { $opponent } tvinge en sejr igennem med { FORM($cell, of: "med") }.
review-no-choice = Der var intet andet træk.
review-all-equal = Alle træk var lige meget værd.
review-lost-already = På det tidspunkt kunne { $opponent } vinde mod ethvert træk.
review-only-winning = Kun dette træk vinder stadig.
review-only-holding = Kun dette træk holder remis.
review-fork-made = To trusler på én gang: den ene går igennem.
review-blocked = Det blokerer en linje for { $opponent }.
review-win-kept = Det bevarer sejren.
review-draw-kept = Det holder remis.

## Hvem motorerne er: hvordan de tænker, hvordan de kan slås, hvor stærke de er

engines-title =
    ## Mød motorerne
    Jo flere klodser, jo sværere er motoren at slå i ”{ game-classic }”. Vælg en, og se hvordan.
    - Sampling: alle spil
    - Minimax, Perfect: alle undtagen ”{ game-ultimate }”
    - Tree, Learned: ”{ game-ultimate }”
    Den anden menu viser niveauerne i hvert spil.
engines-pick = Vælg en motor
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Ingen kan slå den.
        [one] En, der kender dens vaner, slår den i 1 af 100 partier.
       *[other] En, der kender dens vaner, slår den i { $worst } af 100 partier.
    }
engine-random = Mod en, der spiller tilfældigt, vinder den { $wins ->
        [one] 1 parti
       *[other] { $wins } partier
    } af 100 og taber { $losses ->
        [0] ingen
       *[other] { $losses }
    }.
engine-beat = **Sådan slår du den:** { $beat }

about-dice = Følger et par regler. Passer ingen af dem, slår den med en terning.
about-lines = Giver linjerne gennem hvert felt point og ser aldrig frem.
about-sampling = Prøver hvert træk i op til hundrede tilfældige partier.
about-wargames = Ser på sit eget træk og dit svar, og ikke længere frem.
about-minimax = Regner frem til partiets slutning.
about-perfect = Kan alle stillinger udenad og sætter fælder.

beat-dice = træk først, på et kantfelt. Det har den ingen regel for.
beat-lines = træk først: et hjørne, så kantfeltet et springertræk derfra. Den går i gaflen hver gang.
beat-sampling = træk først, og tag to modsatte hjørner. Alt for ofte svarer den i et tredje.
beat-wargames = træk først, i et hjørne. Tager den midten, så tag det modsatte hjørne og derefter et tredje.
beat-minimax = det kan du ikke, så spil på remis. På niveauet ”{ level-easy }” gætter den, indtil fire felter er tilbage.
beat-perfect = det kan du ikke, så spil på remis.

levels-pick = Niveauer i et spil
levels-title =
    ## Niveauerne i { $game }
    Reglen: { $rule } Det bliver remis, hvis begge spiller bedst muligt.
levels-title-unsolved =
    ## Niveauerne i { $game }
    Reglen: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rating { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, uden rating, er lige så stærk som dig.
levels-blocks = -# Klodserne: hvor mange af ti partier den ikke taber til en, der finder et af de bedste træk fire ud af fem gange.

beat-learned = det stærkeste, jeg har; ingen har løst dette spil. Den ser på tusindvis af stillinger. Undgå, at den får frit valg, og tænk tidligt på tre brætter på stribe.
beat-levels = den ser { $plies ->
        [1] ét træk
       *[other] { $plies } træk
    } frem og gætter derefter. Planlæg længere frem.
beat-overlooking = den overser { $percent }{"\u00A0"}% af dine trusler. Lav en trussel i hvert træk.

## Opvisninger: to motorer spiller mod hinanden

show-opening = **Klar? Så er de i gang!**
show-moved = **{ $engine } ({ $mark }) tog { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Stop
show-again = Igen
show-play-winner = Mød vinderen
show-stopped = Stoppet.
show-cut-short = Beklager, jeg måtte stoppe før tid.
show-lost = Forbindelsen røg, før de kunne begynde.
show-record = { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } indtil nu: X vandt { $x ->
        [0] ingen
       *[other] { $x }
    }, O vandt { $o ->
        [0] ingen
       *[other] { $o }
    }, { $draws ->
        [0] ingen remis
       *[other] { $draws } remis
    }.
show-conclusion = **Et mærkeligt spil. Det eneste træk, der vinder, er ikke at spille.** Hvad med { COMMAND("tictactoe start") }?

## Hjælp, og spørgsmålet om, hvem der skal udfordres

help-text =
    ## Kryds og bolle
    Den, der får tre på stribe, vinder. Spil mod mig, eller udfordr en ven, lige her i chatten.
    Sidder du fast mod mig? Tryk på **{ hint }**. Bagefter viser **{ review }** det træk, der afgjorde partiet.
help-games = Vælg et spil …
help-hint = -# Næste gang kan du bare bruge { COMMAND("tictactoe start") }
help-play = Spil mod botten
help-challenge = Spil mod en ven
help-stats = Statistik
help-privacy-policy = Privatlivspolitik
help-terms = Vilkår
help-support = Support
challenge-who = Hvem vil du udfordre?
challenge-who-person = Vælg en person
challenge-who-anyone = Åben udfordring
challenge-recent-number = Udfordr { $number }

## Hvad en person bliver spurgt om eller får at vide privat

resign-question-counted = Vil du opgive dette parti? Det tæller som et nederlag.
resign-question-uncounted = Vil du opgive dette parti? Det tæller ikke: begge spillere skal lave mindst to træk.
resign-question-arena = Vil du opgive dette parti? { $counts ->
        [counted] Så får din modstander pointene i arenaen.
       *[uncounted] Det tæller ikke, og du får ingen nye partier, før du trykker på **{ arena-back }**.
    }
resign-question-unrated = Vil du opgive dette parti? Det er uden rating, så din rating forbliver den samme.
resign-yes = Ja, giv op
resign-no = Spil videre
resign-done = Du gav op. Tak for spillet!
resign-kept = Godt. Partiet fortsætter!

already-playing = Du spiller allerede her.
already-shown = Her er dit parti igen.
already-show = Vis det her
which-game = Du har to partier her. Hvilket?

start-own = Start dit eget parti
you-declined = Du afslog. { $person } kan udfordre dig igen kl. { $time } ({ $left }).
blocked = { $person } kan ikke udfordre dig mere; du kan fortryde det i { COMMAND("privacy") }.

privacy-title = ## Privatliv
privacy-challenges-on = **Udfordringer:** alle, du ikke har blokeret, kan udfordre dig.
privacy-challenges-off = **Udfordringer:** ingen kan udfordre dig.
privacy-challenges-turn-on = Tillad udfordringer
privacy-challenges-turn-off = Stop udfordringer
privacy-reminders-on = **Påmindelser:** jeg nævner dig, når det er din tur i et langsomt parti, og igen, når der er en fjerdedel af tiden tilbage. I et afslappet parti gør jeg det to minutter efter, at det blev din tur.
privacy-reminders-off = **Påmindelser:** jeg påminder dig ikke om, at det er din tur.
privacy-reminders-turn-on = Påmind mig
privacy-reminders-turn-off = Påmind mig ikke
privacy-games-on = **Dine partier:** medlemmer af en server ser, hvad du har spillet der, i { COMMAND("history") } og { COMMAND("stats") }.
privacy-games-off = **Dine partier:** når de er slut, finder kun du og dine modstandere dem i { COMMAND("history") } og { COMMAND("stats") }, og kun I kan analysere dem. Brætter i kanaler, delte partier, ratinger og samlede resultater forbliver synlige.
privacy-games-turn-on = Vis mine partier
privacy-games-turn-off = Skjul mine partier
privacy-words-on = **Brætter med ord:** i partier, der begynder fra nu af, beskriver jeg privat brættet med ord for dig, hver gang den anden spiller har trukket.
privacy-words-off = **Brætter med ord:** kun når du trykker på { board-in-words }.
privacy-words-turn-on = Beskriv brættet
privacy-words-turn-off = Beskriv ikke brættet
privacy-name = **Dit navn:** skjult på den globale rangliste, medmindre du viser det i { COMMAND("stats") } under ”{ choice-everywhere }”.
privacy-blocked = **Blokeret:** personerne i denne menu kan ikke udfordre dig.
privacy-blocked-none = Ingen er blokeret
privacy-data =
    ### Dine data
    Jeg gemmer dine partier, ratinger og indstillinger, men ingen navne eller beskeder.
privacy-blocked-deleted = { $count ->
        [one] En person, du har blokeret, har slettet sine data, så jeg kan ikke sige, hvem det er. Vedkommende kan heller ikke udfordre dig.
       *[other] { $count } personer, du har blokeret, har slettet deres data, så jeg kan ikke sige, hvem de er. De kan heller ikke udfordre dig.
    }
privacy-unblock-deleted = Fjern blokering af slettede spillere

refusal-not-your-match = Det er en andens parti.
refusal-not-your-turn = Det er { $person }, der har turen. Den begyndte <t:{ $since }:R>.
refusal-match-not-over = Dette parti er ikke slut endnu.
refusal-not-against-bot = Jeg accepterer ikke remis. Spil videre, eller giv op.
refusal-draw-too-early = Du kan tilbyde remis fra det femte træk.
refusal-nothing-to-take-back = Du har ikke lavet noget træk endnu, så der er intet at tage tilbage.
refusal-offer-stands = Svar på det nuværende tilbud først.
refusal-own-offer = Dette er dit eget tilbud, så kun { $person } kan acceptere eller afslå det. Du kan trække det tilbage.
refusal-not-your-offer = Kun { $person } kan trække dette tilbud tilbage. Du kan acceptere eller afslå det.
refusal-no-offer = Dette tilbud gælder ikke længere.
refusal-challenge-open = Dette parti er ikke begyndt. Udfordringen venter stadig på svar.
refusal-challenge-over = Denne udfordring gælder ikke længere.
refusal-not-your-challenge = Kun { $person } kan acceptere eller afslå denne udfordring. Lav din egen med { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Du kan ikke acceptere din egen udfordring. Det skal en anden gøre.
refusal-own-invitation = Dette er din egen udfordring, så kun { $person } kan acceptere eller afslå den. Du kan annullere den.
refusal-not-your-invitation = Kun { $person } kan annullere denne udfordring.
refusal-too-many-challenges = Du har allerede { $limit ->
        [one] 1 åben udfordring
       *[other] { $limit } åbne udfordringer
    }. Vent på et svar, eller annuller en.
refusal-not-challengeable = { $person } tager ikke imod udfordringer lige nu.
refusal-just-declined = { $person } har lige afslået. Du kan udfordre vedkommende igen kl. <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Jeg kan ikke længere nævne rollen at tilkalde. Den, der administrerer serveren, kan vælge en anden i { COMMAND("settings") }.
refusal-just-called = Spillerne er lige blevet tilkaldt her. Du kan tilkalde dem igen kl. <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Du blokerer allerede { $limit ->
        [one] 1 person
       *[other] { $limit } personer
    }, og der er ikke plads til flere. Fjern først nogen i { COMMAND("privacy") }.
refusal-self-challenge = Du kan ikke udfordre dig selv. Lad `opponent` stå tomt for at spille mod den første, der melder sig.
refusal-bot-challenge = Andre botter kan ikke spille dette. Udfordr en person eller mig.
refusal-not-here = { $person } kan ikke se denne kanal.
refusal-nobody-here = Ingen andre kan se denne chat. Spil mod mig med { COMMAND("tictactoe start") }, eller udfordr nogen på en server.
refusal-only-you = Kun du kan se mine svar på denne server, så jeg annullerede udfordringen. Ingen kunne have meldt sig.
refusal-opponent-busy = { $person } spiller allerede her. Prøv igen, når det parti er slut.
refusal-opponent-deleted = Din modstander har slettet sine data, så jeg ved ikke længere, hvem det var. Udfordr nogen med { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = I kan prøve igen sammen i den kanal, hvor partiet blev spillet. Åbn analysen derfra.
refusal-rematch-made = Der er allerede en revanche for dette parti.
refusal-cell-taken = Det felt er taget. Vælg et frit.
refusal-board-moved-on = Brættet ændrede sig, før du trykkede. Sådan ser det ud nu.
refusal-match-over = Dette parti er slut. Start et nyt med { COMMAND("tictactoe start") }.
refusal-arena-match-over = Dette parti er slut. Så længe arenaen varer, kommer dit næste parti af sig selv.
refusal-newer-engine = Jeg er ved at blive opdateret, og kun min nyere version kender modstanderen i dette parti. Intet er ændret; prøv igen om et par minutter.
refusal-no-such-match = Jeg har intet parti til dig her. Start et med { COMMAND("tictactoe start") }.
refusal-already-playing = Du spiller allerede her. { COMMAND("tictactoe board") } viser dit parti.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } spiller kun ”{ game-ultimate }”.
    [ultimate] { $engine } spiller ikke ”{ $game }”. Det gør Sampling, Tree og Learned.
   *[other] { $engine } spiller ikke ”{ $game }”. Det gør Sampling, Minimax og Perfect.
}
refusal-no-such-level = { $engine } kan ikke indstilles til ”{ $level }”. Lad `difficulty` stå tomt for at spille mod { $engine }, eller lad `engine` stå tomt for at spille på niveauet ”{ $level }”.
refusal-unknown-button = Denne knap er for gammel. Start et parti med { COMMAND("tictactoe start") }.
refusal-too-fast = Du er hurtigere end mig. Giv mig lige et par sekunder.
refusal-unknown-option = Den mulighed kender jeg ikke. Vælg en fra listen.
refusal-board-gone = Det bræt blev slettet. { COMMAND("tictactoe board") } viser dit parti igen.
refusal-nothing-to-explain = Jeg har ikke lavet noget træk endnu.
refusal-no-hints = Hints er til partier mod mig.
refusal-show-running = To motorer spiller allerede i denne kanal. Vent, til de er færdige, eller bed den, der startede dem, om at stoppe.
refusal-too-many-shows = Jeg kan ikke køre flere opvisninger lige nu. Prøv igen om et minut.
refusal-show-over = Denne opvisning er slut.
refusal-not-your-show = Kun den, der startede denne opvisning, kan stoppe den.
refusal-nothing-to-review = Du har ikke spillet et parti færdigt endnu. Start et med { COMMAND("tictactoe start") }.
refusal-store-busy = Jeg kunne ikke gemme det lige nu. Intet gik tabt; prøv igen om et øjeblik.
refusal-store-unknown = Min database forsvandt netop da, så jeg kan ikke sige, om det blev gemt. Se efter igen om et øjeblik.
refusal-store-damaged = Jeg kan ikke læse min database, så det talte ikke. Det skal den, der driver mig, rette.
refusal-unknown-command = Denne kommando er ændret. Genindlæs Discord, og prøv igen.
refusal-engine-failed = Jeg nåede ikke at finde på et træk i tide. Dit parti er i god behold; prøv igen.
refusal-broken = Noget gik galt hos mig. Dit parti er i god behold; prøv igen.

## Stillinger: ranglister, kort, indbyrdes resultater, og hvorfor et parti ikke talte

command-stats = Rangliste, en spillers statistik eller to spilleres indbyrdes resultat
command-stats-player = Hvis statistik du vil se
command-stats-versus = Vis det indbyrdes resultat mod denne spiller
command-stats-scope = Denne server eller globalt (ellers denne server)
choice-server = Denne server
choice-everywhere = Globalt

stats-title-server = ## 🏆 Denne servers rangliste
stats-title-everywhere = ## 🏆 Global rangliste
stats-title-season = ## 🏆 Denne servers rangliste: sæson { $number }
stats-title-direct = ## Dine direkte beskeder
results-legend = -# Vundet/remis/tabt
stats-unsettled = Endnu uden placering: der mangler et par partier
stats-empty = Ingen har endnu afsluttet et parti, der tæller. Bliv den første: { COMMAND("tictactoe start") }
stats-unsettled-season = Uden placering: for få partier
stats-empty-season = Ingen afsluttede et parti, der talte i denne sæson.
stats-own-none-season = { "**Du**" } afsluttede ikke et parti, der talte i denne sæson.
stats-you = { $who } { "**(dig)**" }
stats-own-none = { "**Du**" } har endnu ikke afsluttet et parti, der tæller her.
stats-own-unnamed = -# Dit navn er skjult for alle andre på denne liste.
stats-someone = en spiller
person-gone = slettet bruger
stats-page = { $page } af { $pages }
stats-mine = Min side
stats-to-direct = DM'er
stats-name-me = Vis navn
stats-unname-me = Skjul navn
stats-help = Om rating
play = Spil
card-board = Rangliste

card-rank = { "**" }{ $points }**, nr. { $rank }
card-none = Endnu intet parti, der tæller her.
card-none-season = Intet parti talte i denne sæson.
card-direct = { "**" }{ $points }**, som kun du kan se
card-puzzles =
    -# 🧩 Løste opgaver: { $solved }
    -# 🔥 Længste stime: { $longest }
card-total = Vundet { $wins }, remis { $draws }, tabt { $losses }  ·  X { $x ->
        [0] aldrig
        [one] én gang
       *[other] { $x } gange
    }, O { $o ->
        [0] aldrig
        [one] én gang
       *[other] { $o } gange
    }
card-streak = Sejre i træk: { $streak } nu, rekord { $best }
card-streak-season = Sejre i træk: { $streak } til sidst, rekord { $best }
card-opening = Hyppigste første felt: { $cell } ({ $times ->
        [one] én gang
       *[other] { $times } gange
    })
card-opponents = ### Mod
card-opponent = { $opponent }: { $wins } vundet, { $draws } remis, { $losses } tabt
card-opponent-people = mennesker
card-opponent-you = dig
against-bot = ## { $who } mod { -bot }
against-bot-how = -# Hvert niveau har en fast rating: se **{ stats-help }**.
card-latest = ### Seneste partier her
card-match-link = { $match }  ·  [brættet]({ $link })
card-picture = Til venstre: ratingen over { $matches ->
        [one] det sidste parti
       *[other] de sidste { $matches } partier
    }, fra { $first } til { $last }, lavest { $lowest }, højest { $highest }. Til højre: hvor ofte hvert felt var det første træk, række for række: { $cells }.
card-picture-caption = -# Til venstre: ratingen over tid. Til højre: hvor ofte hvert felt var det første træk.

waiting-yours = **Din tur ({ $count })**
waiting-theirs = **Venter på andre ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  mod { $opponent }  ·  udløber { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } tænker
waiting-group-chat = `{ $number }.` { $game }  ·  mod { $opponent }  ·  udløber { $until }  ·  i en gruppechat
waiting-open = Parti { $number }
history-title = ## Partier: { $who }
history-title-server = ## Seneste partier på denne server
history-seen-here = -# Partier spillet på denne server og partier mod dig.
history-seen-own = -# Partier mod dig. Brug dette på en server for at se alles partier mod mig der.
history-seen-direct = -# Partier spillet i denne chat og partier mod dig. Brug dette på en server for at se, hvad der er spillet der.
history-none = Ingen partier at vise.
history-none-server = Ingen partier at vise her endnu. Spil et: { COMMAND("tictactoe start") }
history-won = { "**Vandt**" } over { $opponent }
history-lost = { "**Tabte**" } til { $opponent }
history-drawn = { "**Remis**" } mod { $opponent }
history-unfinished = { "**Ikke færdigt**" } mod { $opponent }
history-beat = { $winner } slog { $loser }
history-drew = { $x } og { $o } spillede remis
history-stopped = { $x } og { $o } spillede ikke færdigt
history-unrated = uden rating
history-arena = arena
history-uncounted = talte ikke
history-open = Åbn et parti …
history-option = Parti { $number }: { $game }
history-newer = Nyere
history-older = Ældre
history-all-games = Alle spil
history-own = Dine partier
history-server = Serverens partier

animation = Animation
replay-told = Partiet træk for træk: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = ingen træk
replay-won = { $mark } vinder.
replay-drawn = Ingen vinder.
replay-unfinished = Det blev ikke spillet færdigt.

cell-0 = hjørnet øverst til venstre
cell-1 = det øverste kantfelt
cell-2 = hjørnet øverst til højre
cell-3 = det venstre kantfelt
cell-4 = midten
    .felt = midterfeltet
cell-5 = det højre kantfelt
cell-6 = hjørnet nederst til venstre
cell-7 = det nederste kantfelt
cell-8 = hjørnet nederst til højre
piece-a = { $cell } med en lille brik
    .med = en lille brik på { $cell }
piece-b = { $cell } med en mellemstor brik
    .med = en mellemstor brik på { $cell }
piece-c = { $cell } med en stor brik
    .med = en stor brik på { $cell }
cell-in-board = { FORM($cell, of: "felt") } på { $board }
small-board-nw = brættet øverst til venstre
small-board-n = det øverste bræt
small-board-ne = brættet øverst til højre
small-board-w = det venstre bræt
small-board-centre = det midterste bræt
small-board-e = det højre bræt
small-board-sw = brættet nederst til venstre
small-board-s = det nederste bræt
small-board-se = brættet nederst til højre
ultimate-sent = **Spil på { $board }.** 🟨
ultimate-choose = **Vælg et bræt med 🟨 at spille på.**
ultimate-closed = **Vælg et bræt med 🟨 at spille på:** { $board } er lukket.
ultimate-chosen = **Spil på { $board }**, eller vælg et andet. 🟨
pick-again = Vælg et andet bræt
words-row = Række { $name }: { $cells }.
words-column = Kolonne { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = tomt { $square }
words-fading = { $mark } (forsvinder som den næste)
words-won = vundet af { $mark }
words-untouched = intet endnu
words-choose = **Vælg et bræt, der stadig er åbent.**
pick-a = Lille ×{ $left }
pick-b = Mellem ×{ $left }
pick-c = Stor ×{ $left }

## Spillene: et navn, og en regel på én linje

game-classic = Klassisk
game-misere = Omvendt
game-vanish = Forsvindende
game-squares = Kvadrater
game-drop = Tyngdekraft
game-sizes = Størrelser
game-ultimate = Ultimate
legend-fading = det svage tegn er det næste, der forsvinder.
legend-sizes = 1 er lille, 2 mellem, 3 stor.
rule-classic = den, der får tre på stribe, vinder.
rule-misere = den, der får tre på stribe, taber.
rule-vanish = { $moves ->
        [0] dit fjerde tegn får dit ældste til at forsvinde. Den, der får tre på stribe, vinder. En stilling, der opstår for tredje gang, er remis. Det første træk må ikke være på et kantfelt.
       *[other] dit fjerde tegn får dit ældste til at forsvinde. Den, der får tre på stribe, vinder. En stilling, der opstår for tredje gang, er remis.
    }
rule-squares = den, der får fire på stribe eller et kvadrat på to gange to, vinder.
rule-drop = tegn falder til det nederste frie felt i deres kolonne. Den, der får fire på stribe, vinder.
rule-ultimate = dit felt sender din modstander til det lille bræt på samme plads. Med tre på stribe vinder du et lille bræt, og med tre små brætter på stribe vinder du partiet. Lykkes det ikke for nogen, vinder den med flest brætter.
rule-sizes = større brikker dækker mindre, også dine egne. En brik bliver, hvor du sætter den. Den, der får tre af sine egne på stribe, vinder.

versus-title = ## { $one } og { $other }
versus-none = Der er endnu ingen afsluttede indbyrdes partier her.
versus-record =
    { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }: { $one } vandt { $wins ->
        [0] ingen
       *[other] { $wins }
    }, { $other } vandt { $losses ->
        [0] ingen
       *[other] { $losses }
    }, { $draws ->
        [0] ingen remis
       *[other] { $draws } remis
    }.

rules-title = ## Sådan virker rating
rules-start = Alle begynder på 1500. Du får mest ud af at slå stærke spillere.
rules-levels = Min rating i ”{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Din rating vises, når du har en placering: efter et par partier, helst mod forskellige modstandere.
rules-two-moves = Et parti tæller, når begge spillere har lavet to træk.
rules-details = Detaljer
rules-details-text =
    ## Rating i detaljer
    - Ratingen er Glicko-2. Mine niveauer har faste ratinger, som er beregnet nøjagtigt.
    - Et gentaget parti har de samme træk, også på et drejet eller spejlvendt bræt.
    - Partier mod nye spillere flytter kun en rating mellem { $least } og { $most } og giver ingen placering. En spiller er ny, indtil vedkommende har en placering eller har spillet { $matches } partier mod { $people } personer.
    - Når et træk er taget tilbage, kan partiet sænke din rating, men ikke hæve den. Et hint gør partiet uden rating.
    - En sejr over mig løfter dig til højst { $cap } point over mig; remis mod en uslåelig bot løfter dig ikke højere end niveauet ”{ level-hard }”.
    - Partier i direkte beskeder tæller for sig, og kun deres spillere ser dem.

uncounted-hinted = Du tog et hint, så dette parti er uden rating, og din rating forbliver den samme.
uncounted-unrated = Dette parti er uden rating, så din rating forbliver den samme.
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = { $games ->
        [one] Endnu uden placering: cirka 1 parti mere
       *[other] Endnu uden placering: cirka { $games } partier mere
    }
rating-of-game = Rating { $points }
rating-kept = Rating uændret
uncounted-short = Dette parti tæller ikke: begge spillere skal lave mindst to træk.
uncounted-nobody = Dette parti tæller ikke for nogen.
uncounted-repeated = Gentager du et nyligt parti mod botten, ændrer det ikke din rating.
uncounted-again = Partier mod samme modstander tæller mindre for hver gang på en dag.
uncounted-taken-back = Du tog et træk tilbage, så dette parti kunne ikke hæve din rating.
uncounted-capped = En sejr over mig eller en ny spiller løfter dig kun et stykke.

refusal-not-shown = { $person } skjuler sit navn på den globale rangliste.
refusal-no-server = Der er ingen server her. Prøv `scope: { choice-everywhere }`.
refusal-not-added = Indstillinger hører til servere, der har tilføjet mig, og det har denne ikke. Dine egne er i { COMMAND("privacy") }.
refusal-cannot-write = Jeg kan ikke skrive i denne kanal. Det kræver, at jeg har tilladelserne Vis kanal og Send beskeder.
refusal-not-shared = Dette parti er ikke delt længere.
refusal-animation-in-flight = Jeg er allerede ved at lave en animation til dig. Den kommer om et øjeblik.
refusal-export-in-flight = Jeg er allerede ved at samle dine data. De kommer, så snart de er komplette.
refusal-shut-out = Beklager, den, der driver mig, lader mig ikke spille med dig her. { COMMAND("privacy") } virker stadig.
refusal-being-deleted = Dine data er ved at blive slettet. Om få sekunder kan du spille igen.
refusal-not-server-manager = Kun personer med tilladelsen Administrer server kan gøre det.

## Velkomsten på en server

welcome-text =
    ### 👋 Hej! Jeg er { -bot }.
    Jeg spiller kryds og bolle. Tryk på **{ play }** for et parti mod mig, eller udfordr en ven med { COMMAND("tictactoe challenge") }. { COMMAND("help") } viser resten.
welcome-admins = -# Til administratorer: vælg under Serverindstillinger → Integrationer, hvor jeg kan bruges.
welcome-settings = -# Med { COMMAND("settings") } vælger I mit sprog her og en kanal til dagens opgave.

## En servers indstillinger

command-settings = Serverens standardvalg, og om dens partier tæller globalt
settings-title = ## Indstillinger for denne server
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · de tæller globalt
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · de tæller ikke globalt
settings-now-season-first = { "**" }{ settings-seasons }**: den første
settings-now-season-since = { "**" }{ settings-seasons }**: nummer { $number }, siden { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatisk
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partier
settings-seasons = Sæsoner
settings-language = Sprog
back = Tilbage

settings-difficulty = { "**Standardniveau**" } for partier mod mig (i ”{ game-ultimate }” er det stærkeste ”{ level-expert }”)
settings-pace = { "**Standardtempo**" } for partier mellem mennesker
settings-call = { "**Rolle at tilkalde**" } ved åbne udfordringer: **{ call-players }** nævner den, højst én gang på ti minutter
settings-call-none = Vælg en rolle (tom: slået fra)
settings-call-refused =
    { $why ->
        [everyone] Det kan ikke være { $role }.
        [yours] Du kan ikke selv nævne { $role }, så det gør jeg heller ikke for dig. Lad alle nævne den, og vælg den så igen.
        [closed] Det er ikke længere alle, der må nævne { $role }, så det gør jeg heller ikke. Lad alle nævne den, eller vælg den igen.
       *[other] Jeg kan ikke nævne { $role }. Lad alle nævne den, eller lad mig nævne alle roller.
    }
settings-everywhere-1 = Partier her tæller på den globale rangliste.
settings-everywhere-0 = Partier her tæller ikke på den globale rangliste.
settings-turn-everywhere-1 = Lad resultater tælle globalt
settings-turn-everywhere-0 = Hold resultater på serveren

settings-language-automatic = { "**" }{ choice-automatic }**: det, alle ser, er på sproget hos den, der starter det. Det, ingen starter, såsom min velkomst, har dette sprog: { $name }.
settings-language-set = Det, alle ser på denne server, har dette sprog: { "**" }{ $name }{ "**" }. Partier, der er begyndt, beholder deres sprog.
settings-language-private = -# Det, kun du ser, er på det sprog, din Discord har.
choice-automatic = Automatisk

settings-now-daily-off = { "**" }{ puzzle-open }**: slået fra
settings-now-daily-refused = { "**" }{ puzzle-open }**: slået fra, da jeg ikke længere kunne skrive i dens kanal
settings-now-daily-set = { "**" }{ puzzle-open }**: i { $channel }, hver dag kl. { $time }
settings-daily-about = Én besked om dagen med en opgave, der er den samme overalt. Folk løser den privat, og beskeden siger, hvem der gjorde det. Den pinger ingen.
settings-daily-none = Vælg en kanal (tom: slået fra)
settings-daily-hour = Opgaven kommer kl. { $time } i din tidszone.
settings-daily-failed = Jeg kan ikke skrive i { $channel }, så intet er ændret. Giv mig **Vis kanal** og **Send beskeder** der, og vælg den så igen.
settings-channel-yours = Du kan ikke selv skrive i { $channel }, så det gør jeg heller ikke for dig. Intet er ændret.
daily-comes-here = Dagens opgave kommer her, hver dag kl. { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] slået fra
        [empty] slået fra, fordi for få var med tre gange i træk
       *[set] i { $channel }, næste gang { $time }
    }
settings-arena-about =
    En arena, der kommer af sig selv: den annonceres i sin kanal en time før, med **{ join }**. { $calls ->
        [yes] Annonceringen nævner { $role } én gang.
       *[no] Den pinger ingen.
    } Hvis tre i træk får færre end to spillere, kommer der ikke flere.
    Dag og time er i UTC, uden sommertid. Timen svarer lige nu til kl. { $time } i din tidszone.
evening-none = Ingen dag
evening-each-day = Hver dag
evening-any = Et nyt spil hver gang
evening-quiet = Tilkald ingen
evening-comes-here = Arenaer, der kommer af sig selv, annonceres her.
arena-last = 🏟️ **Seneste arena:** { $winner }

settings-new-season = Ny sæson
season-first = Denne servers rangliste er i sin **første sæson**.
season-since = Denne servers rangliste er i **sæson { $number }**, som startede { $since }.
season-question = Vil du starte sæson { $number }? Sæson { $former } slutter så for altid, og det kan ikke fortrydes. Alle på denne servers rangliste begynder igen på 1500. Sæson { $former } bliver i { COMMAND("stats") }. { $podium }
season-start = Start sæson { $number }
season-keep = Annuller
season-started = Sæson { $number } er startet. Held og lykke til alle!
season-name = Sæson { $number }
season-name-current = Sæson { $number } (nu)
season-ends-hand = Sæsoner slutter, når du siger til
season-ends-month = Sæsoner slutter hver måned
season-ends-week = Sæsoner slutter hver uge
season-ends =
    { $ends ->
        [week] Sæsoner slutter hver uge. Den næste starter { $end }, hvis et parti har talt i denne.
        [month] Sæsoner slutter hver måned. Den næste starter { $end }, hvis et parti har talt i denne.
       *[other] Sæsoner slutter, når du siger til.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Podiet kommer der, hvor nogen starter den næste sæson.
       *[other] Podiet kommer i { $where }.
    }
season-podium =
    { $state ->
        [refused] Når en sæson sluttede, blev **podiet** slået op i en kanal. Det bliver det ikke længere, da jeg ikke kunne skrive der.
       *[other] Når en sæson slutter, bliver **podiet** slået op i en kanal. Det pinger ingen.
    }
season-podium-comes = Når en sæson slutter, kommer podiet her.
season-role = Den, der da er nummer et, får en **rolle**, indtil en anden er det.
season-role-refused =
    { $why ->
        [everyone] Det kan ikke være { $role }.
        [permissions] { $role } har tilladelser, så den rolle giver jeg ikke til nogen.
        [managed] Kun Discord eller en anden app kan give { $role }.
        [above] { $role } ligger ikke under min egen rolle, så jeg kan ikke give den. Flyt min op, og vælg så igen.
        [yours] Du kan ikke selv give { $role }, så det gør jeg heller ikke for dig. Det kræver **Administrer roller** og en rolle, du har, over den.
        [missing] Jeg mangler én tilladelse for at kunne give { $role }. Giv mig den med knappen nedenfor, og vælg så rollen igen.
        [two-factor] Discord lader mig ikke ændre roller her: denne server kræver tofaktorgodkendelse, og den, der driver mig, skal slå det til.
       *[other] Sidst lod Discord mig ikke ændre nogen roller. Giv mig **Administrer roller**, og sæt min egen rolle over mesterens.
    }
season-role-allow = Tillad Administrer roller
season-over = ## 🏆 Sæson { $number } er slut
season-won =
    { $shared ->
        [yes] **Førstepladsen er delt!**
       *[no] **{ $winner } er mester!**
    }
season-nobody = Ingen spillede { $games } partier med rating til ende i sæsonen, så der er ingen mester.
season-games = Andre spil
season-champion = 🏆 **Mester:** { $winner }

## Arenaer

refusal-arena-here = Denne kanal har allerede en arena. Tryk på **{ join }** på den.
refusal-not-in-arena-game = I en arena kan man ikke tilbyde remis, tage træk tilbage eller få revanche: dit næste parti kommer af sig selv.
refusal-arena-length = En arena varer { $shortest } til { $longest } minutter.
refusal-arena-start = En arena starter inden for { $latest } minutter.
refusal-long-arena-game = Partier i ”{ game-ultimate }” tager for lang tid til en arena. Vælg et andet spil.
refusal-arena-over = Denne arena er slut.
refusal-arena-full = Denne arena er fuld: der er plads til { $most } personer. Du kan være med, så snart en forlader den.
refusal-not-in-arena = Du er ikke med i denne arena.
refusal-not-away = Du var ikke væk: dit næste parti kommer, så snart nogen er ledig.
refusal-not-arena-host = Det kan kun { $person }, der annoncerede denne arena, og personer med tilladelsen Administrer server.
refusal-too-few-for-arena = En arena kræver { $enough } personer. Så snart de er med, kan du starte den.

## Beskeden med dagens opgave

post-solve = Løs
post-solved-1 = **Første forsøg**: { $people }
post-solved-2 = **Andet forsøg**: { $people }
post-solved-3 = **Tredje forsøg**: { $people }
post-solved = { $people ->
        [0] Her har ingen løst den endnu.
        [one] Her har 1 person løst den.
       *[other] Her har { $people } personer løst den.
    }
post-solved-more = { $people ->
        [one] Her har 1 person mere løst den.
       *[other] Her har { $people } personer mere løst den.
    }
post-former = -# Gårsdagens opgave blev løst af { $people }

## Hvad der gemmes om en person

mydata-kinds =
    - **Partier og udfordringer**, også åbne: hvem, hvor, hvornår, sprog, træk, hints og resultat. De er også dine modstanderes: sletter du dine data, slutter de partier, du er i gang med, og et tilfældigt nummer træder i stedet for dig.
    - **Ratinger**: din placering på hver server og i hver sæson, hvad hvert parti ændrede, og dit indbyrdes resultat mod hver person. Sletter du dine data, fjernes du fra alle lister, og det samme tilfældige nummer træder i stedet for dig.
    - **Resten**: indstillinger, dagens opgaver, arenaer, podier, delte partier og opgaveresultater, opvisninger; hvem du blokerer eller udfordrer, hvem der blokerer dig, og om du er lukket ude. Alt bliver, så længe det er nødvendigt, eller indtil du sletter dine data; så slettes det, eller det tilfældige nummer eller en kode træder i stedet for dig.
mydata-export = Vis mine data
mydata-delete = Slet mine data
mydata-exported = Dine data som JSON. Felter og kolonner tælles fra 0 i dem.
mydata-question = Vil du slette alt, der er gemt om dig? Partier, du er i gang med, slutter med, at du giver op. Du kan ikke fortryde dette.
mydata-stays = Noget bliver for at beskytte andre: afsluttede partier under et tilfældigt nummer, hvem der blokerer dig, og de { $minutes } minutter mellem udfordringer. Blokeringer og de minutter gemmes under en kode lavet af dit id, og i { $days } dage gælder det også dit tilfældige nummer. Den, der driver mig, kan undersøge, om en kode hører til et id, som vedkommende kender.
mydata-yes = Slet
mydata-no = Behold mine data
mydata-done = Færdig: intet i min database fører længere til dig, bortset fra spor i dens ubrugte dele. De forsvinder inden for få minutter eller næste gang min database bliver ryddet op. Tak for spillet!
mydata-begun = Jeg er ved at slette dine data. Du har spillet så mange partier, at det tager et par sekunder mere, og jeg gør det færdigt, selv om jeg genstarter. Indtil da kan du ikke starte et parti. Vil du se, om det er gjort, så tryk igen på `{ mydata-delete }` i { COMMAND("privacy") }.
mydata-copies = Færdig: intet i min database fører længere til dig. Dens server har stadig kopier i sin journal, sine replikaer og ubrugte dele af sine filer, indtil den genbruger den plads. Tak for spillet!
mydata-boards =
    Dit navn forsvinder også fra de nyeste { $boards } afsluttede brætter, cirka 40 i minuttet, hvor jeg stadig kan redigere dem. Jeg kan ikke nå brætter på servere, der har fjernet mig, i kanaler, der er lukket for mig, i arkiverede tråde, eller hvor kun en person har installeret mig.
    Hvis en kanal, tråd eller server lukker mig ind igen, forsvinder dit navn også der, senest en dag efter.
    Der kan være flere beskeder med dit navn: Discord fortæller mig ikke altid, om de kom frem. Ser du en, så tryk på en knap på den, og dit navn forsvinder.
mydata-kept = Godt. Intet blev slettet.

## Dagens opgave

puzzle-open = Dagens opgave
puzzle-title = ### Opgave #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } trækker og vinder på { $moves ->
    [one] ét træk
   *[other] { $moves } træk
}.**
puzzle-save = { "**" }{ $mark } trækker: kun ét træk redder partiet.**
puzzle-progress = -# { $dots } · Forsøg { $number } af { $tries }
puzzle-past = -# Denne opgave tæller ikke med i en stime.
puzzle-order = -# Fra det ældste tegn til det nyeste: { $marks }.
puzzle-left = -# { $mark } har tilbage: { $pieces }.
puzzle-wrong = { "**Forkert:**" } { $cell }. Du er tilbage ved starten.
puzzle-right = { "**Rigtigt!**" } Jeg tog { $cell }.
puzzle-hint = 💡 Det første træk er { $area }.
puzzle-solved = { $number ->
    [one] **Løst i første forsøg!**
   *[other] **Løst i forsøg { $number }.**
}
puzzle-lost = { "**Ikke denne gang.**" } Det rigtige træk var { $cell }.
puzzle-streak = -# 🔥 Stime: { $streak ->
    [one] én dag
   *[other] { $streak } dage
}. { $freezes ->
    [0] {""}
    [one] ❄️ Én fridag dækker en dag, du springer over.
   *[other] ❄️ { $freezes } fridage dækker dage, du springer over.
}
puzzle-freeze = -# Hver syvende dag i træk giver en fridag, som dækker en dag, du springer over.
puzzle-streak-ended = -# Din stime sluttede ved { $streak }.
puzzle-streak-kept = -# ❄️ En fridag reddede din stime: 🔥 { $streak }. Fridage tilbage: { $freezes }.
puzzle-at-stake = -# ⏳ Gårsdagens opgave tæller med i din stime indtil { $time } ({ $left }).
puzzle-frozen = -# ❄️ En fridag dækkede dagen i går.
puzzle-share = -# { $percent }{"\u00A0"}% fandt det med det samme.
puzzle-next = -# Næste opgave { $time }.
puzzle-give-up = Vis svaret
puzzle-give-up-question = Vil du se svaret? { $costs ->
        [streak] Så slutter din stime på { $streak }.
        [freeze] Det koster en af din stimes fridage.
       *[nothing] Så kan du ikke længere løse denne opgave.
    }
puzzle-give-up-yes = Ja, vis det
puzzle-give-up-no = Prøv videre
puzzle-yesterday = Gårsdagens
puzzle-today = Dagens
puzzle-results = Resultater her
puzzle-results-title = ### Opgave #{ $number } på denne server
puzzle-results-none = Ingen har åbnet den her endnu.
puzzle-results-open = { $person }: prøver stadig
puzzle-results-who = -# Kun de, der viser andre deres partier, er på listen.
puzzle-copy = Kopier
puzzle-share-here = Del her
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Der er ingen sådan opgave, du kan løse. { COMMAND("daily") } åbner dagens.
refusal-puzzle-over = Du er færdig med denne opgave. I morgen kommer der en ny.
refusal-tried-before = Det træk har du allerede prøvet, og det er forkert. Du mister ikke et forsøg.
refusal-puzzle-not-over = Gør opgaven færdig først.
refusal-shared-once = Et resultat kan deles én gang i en kanal.
practice-played = Her tog du { $cell } den { $date } mod { $opponent }.
practice-task = { "**" }Du er { $mark }.** { $result ->
        [win] Hvad vinder?
       *[draw] Hvad holder remis?
    }
practice-move = { $what ->
        [right] **Rigtigt:** { $cell }.
        [wrong] **Forkert:** { $cell }.
       *[answer] Det bedste svar: { $cell }.
    }
practice-lets = { $result ->
        [win] Så glipper sejren.
       *[draw] Nu kan { $opponent } vinde.
    }
practice-next = Næste
practice-look-on = Led videre
practice-open = Åbn partiet
practice-looked = { $games ->
        [one] Ingen fejl fra din side i det parti, jeg lige har set igennem.
       *[other] Ingen fejl fra din side i de { $games } partier, jeg lige har set igennem.
    }
practice-all = { $count ->
        [0] Du har ingen fejl at øve endnu. Den første kommer med dine næste partier.
        [one] Du har øvet den eneste stilling. Den næste kommer med dit næste parti.
       *[other] Du har øvet alle { $count } stillinger. Den næste kommer med dit næste parti.
    }
practice-again = -# En stilling kommer igen { $time }.
practice-waiting = { $count ->
        [one] 1 stilling at øve
       *[other] { $count } stillinger at øve
    }
practise-this = Øv denne
refusal-no-practice = Ingen ved, hvad der er rigtigt i ”{ game-ultimate }”, så der er ikke noget at øve. Vælg et andet spil.
