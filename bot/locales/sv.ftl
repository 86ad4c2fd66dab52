# Svenska. Boten säger du till spelaren och jag om sig själv; ett parti är det man spelar, ett spel är dess regler.
#
# Former av namn som meningar ber om: own (”din övre rad”), who (”den adaptiva motorn”), med (”med en stor pjäs på mittrutan”).
# Rutor, bräden och linjer står i bestämd form utan ”det” och ”den”: övre vänstra hörnet. Motorer är ”den”; ett omnämnande av en
# person får aldrig något -s.

-bot = Noughts

# Det som står mellan två meningar, och mellan sakerna i en lista.
between-sentences = {" "}
between-items = {", "}

# Det som bara översättningar säger.
english-holds = -# Om något är oklart gäller den engelska texten.
help-wrong-word = -# Fel ord? Säg till oss: { $link }

## Kommandon: beskrivningar (högst 100 tecken), och vad deras val betyder

command-tictactoe = Spela tre i rad
command-start = Börja ett parti mot boten
command-start-difficulty = Hur starkt boten spelar (annars den här serverns nivå)
command-start-engine = Botens stil i stället; bara några har också nivåer
command-mark = Ditt tecken; X drar först (annars slumpas det)
command-board = Visa ditt parti igen längst ner i kanalen
command-board-words = Beskriv i stället brädet med ord, bara för dig
command-resign = Ge upp ditt parti i den här kanalen

command-challenge = Utmana någon, eller lägg ut en öppen utmaning
command-challenge-opponent = Vem du vill utmana (lämna tomt för en öppen utmaning)
command-challenge-pace = Tid för varje drag (annars den här serverns tempo)
command-menu-challenge = Utmana i tre i rad
command-menu-stats = Statistik i tre i rad
command-menu-review = Analysera tre i rad
command-help = Börja här: spela, utmana en vän eller se vem som är bäst
command-privacy = Vem som får utmana dig, dina påminnelser och dina sparade data

command-daily = Dagens problem: hitta det rätta draget
command-daily-number = Ett tidigare problem, med dess nummer (annars dagens)
command-practice = Dina egna misstag som problem
command-practice-variant = Vilket spel du vill öva på (annars alla)
command-arena = Ordna en arena: snabba partier för alla som går med
command-arena-variant = Vilket spel ni spelar (annars ”{ game-vanish }”)
command-arena-minutes = Hur länge den varar: 10 till 60 minuter (annars 20)
command-arena-starts-in = Om hur många minuter den börjar: 0 till 60 (annars 5)

command-history = Avslutade partier: dina, någon annans eller den här serverns
command-history-player = Vems partier du vill se (annars dina)
command-history-variant = Vilket spel du vill se (annars alla)
command-review = Se vilket drag som avgjorde ett parti, och vad som var bättre
command-review-variant = Vilket spel (annars det du spelade senast)

command-watch = Titta på när två motorer möter varandra
command-watch-x = Vem som spelar X och drar först (annars slumpas det)
command-watch-o = Vem som spelar O (annars slumpas det)
command-engines = Möt motorerna: hur starka de är, och hur du slår dem

command-variant = Vilket spel (annars ”{ game-classic }”)
command-stats-variant = Vilket spels rating som visas (annars ”{ game-classic }”)
choice-game-classic = { game-classic }: tre i rad
choice-game-misere = { game-misere }: den som får tre i rad förlorar
choice-game-vanish = { game-vanish }: tre tecken var
choice-game-squares = { game-squares }: fyra i rad eller en kvadrat
choice-game-drop = { game-drop }: tecknen faller, fyra i rad
choice-game-ultimate = { game-ultimate }: nio bräden i ett
choice-game-sizes = { game-sizes }: stort täcker smått
choice-easy = Lätt: missar linjer
choice-medium = Medel: gör fel som du kan hitta
choice-hard = Svår: du behöver en plan för att vinna
choice-unbeatable = Oslagbar: bättre än remi blir det inte
choice-matched = Adaptiv: lika stark som du (utan rating)
choice-x = X: du drar först
choice-o = O: boten drar först
choice-challenge-o = O: din motståndare drar först
choice-quick = Snabbt: 1 minut per drag
choice-casual = Lugnt: 15 minuter per drag
choice-slow = Långsamt: 3 dagar per drag

## Motorer: ett namn, och ett ord om hur var och en tänker

choice-engine-dice = Dice: några regler och en tärning
choice-engine-lines = Lines: ger poäng för linjerna genom varje ruta
choice-engine-sampling = Sampling: spelar slumpade partier
choice-engine-wargames = Wargames: ser två drag framåt
choice-engine-minimax = Minimax: räknar ända till slutet
choice-engine-perfect = Perfect: förlorar aldrig, gillrar fällor
choice-engine-tree = Tree: spelar bara ”{ game-ultimate }”
choice-engine-learned = Learned: har lärt sig ”{ game-ultimate }” på egen hand

level-easy = lätt
    .title = Lätt
level-medium = medel
    .title = Medel
level-hard = svår
    .title = Svår
level-unbeatable = oslagbar
    .title = Oslagbar
level-expert = expert
    .title = Expert
level-matched = adaptiv
    .who = den adaptiva motorn
    .title = Adaptiv

## Brädet

# Ett namn kan vara skrivet från höger till vänster; det som kommer efter ska inte bli det.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = vem som helst
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serie: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 remi"}
       *[other] {"  ·  "}{ $draws } remier
    }
board-turn = **Din tur, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) tänker …**
board-ahead = -# { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } före ditt
board-to-move = -# Vid draget: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Dra före { $time } ({ $left })
board-deadline-unwatched = -# Dra före { $time } ({ $left }). Om tiden har gått ut syns det här när någon trycker på en knapp.
board-offer-draw = 🤝 **{ $asked }, accepterar du remi?**
board-offer-take-back = ↩️ **{ $asked }, får { $player } ta tillbaka sitt senaste drag?**
board-won-line = 🏆 **{ $winner } vinner med { $length ->
        [3] tre
        [4] fyra
       *[other] { $length }
    } i rad!**
board-lost = **{ $winner } vinner med { $length ->
        [3] tre
        [4] fyra
       *[other] { $length }
    } i rad.**
board-won-line-square = 🏆 **{ $winner } vinner med en kvadrat av fyra!**
board-won-line-boards = 🏆 **{ $winner } vinner med tre bräden i rad!**
board-lost-boards = **{ $winner } vinner med tre bräden i rad.**
board-won-line-more-boards = 🏆 **{ $winner } vinner med { $most ->
        [one] 1 bräde
       *[other] { $most } bräden
    } mot { $fewest }!**
board-lost-more-boards = **{ $winner } vinner med { $most ->
        [one] 1 bräde
       *[other] { $most } bräden
    } mot { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } fick { $length ->
        [3] tre
        [4] fyra
       *[other] { $length }
    } i rad, så { $winner } vinner!**
board-lost-square = **{ $winner } vinner med en kvadrat av fyra.**
board-lost-reverse = **{ $loser } fick { $length ->
        [3] tre
        [4] fyra
       *[other] { $length }
    } i rad, så { $winner } vinner.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } gav upp. { $winner } vinner!**
board-won-out-of-time = ⏰ **Tiden är ute för { $loser }. { $winner } vinner!**
board-won-abandoned = 🍂 **{ $loser } lämnade partiet. { $winner } vinner!**
drawn-classic = 🤝 **Det blev remi!** Ingen fick tre i rad.
drawn-squares = 🤝 **Det blev remi!** Brädet är fullt.
drawn-sizes = 🤝 **Det blev remi!** Det finns ingen pjäs kvar att placera.
drawn-ultimate = 🤝 **Det blev remi!** Båda vann lika många bräden.
board-drew-unbeatable = 🎉 **Remi mot en oslagbar bot: bättre kan ingen göra!**
board-ended-repetition = 🤝 **Det blev remi!** Samma ställning uppstod tre gånger.
board-ended-agreed-draw = 🤝 **Det blev remi!** Båda spelarna var överens.
board-ended-abandoned = 🍂 **Avbrutet** innan det började på riktigt. Det här partiet räknas inte.
board-ended-unreachable = 🍂 **Avslutat**: kanalen är borta. Det här partiet räknas inte.
board-matched = -# { -bot } anpassar sig efter dig: styrka { $skill } av 100. Utan rating.
board-another-try = -# Utan rating: ett nytt försök, från drag { $number }
board-hints = -# Utan rating: { $hints ->
        [one] 1 ledtråd
       *[other] { $hints } ledtrådar
    }
board-next-over = -# Ett parti till? Tryck på knappen eller använd { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Det här partiet har flyttat till ett nytt meddelande.
go-to-board = Gå till brädet

refresh = Uppdatera
rule = Regler
board-in-words = Brädet med ord
offer-draw = Erbjud remi
take-back = Ta tillbaka
take-back-question = Vill du ta tillbaka ditt senaste drag och svaret på det? Sedan kan det här partiet inte höja din rating.
take-back-consent = Först måste din motståndare gå med på det.
resign = Ge upp
accept = Acceptera
decline = Avböj
offer-withdraw = Återkalla
rematch = Revansch
play-again = Spela igen
easier = Lättare
harder = Svårare
more = Mer
my-stats = Min statistik

reminder = { $player }, det är din tur mot { $opponent } ({ $game }, drag { $number }): { $link }

## Arenor

arena-title = Arena: { $game }
arena-starts = **Börjar { $start }** och varar i { $minutes } minuter.
arena-how = Den som är ledig får nya partier om och om igen, med 1 minut för varje drag. En vinst ger 2 poäng, en remi 1. Du kan komma senare, ta en paus och gå när du vill.
arena-in-thread = Dina partier kommer i { $thread }, där du blir omnämnd.
arena-in-new-thread = Dina partier kommer i en tråd under det här meddelandet, där du blir omnämnd.
arena-in-channel = Dina partier kommer i den här kanalen, där du blir omnämnd.
arena-joined-none = Ingen har gått med än.
arena-joined = **{ $count ->
        [one] 1 person har gått med
       *[other] { $count } personer har gått med
    }:** { $names }
arena-ends = **Slutar { $end }.**
arena-ending = **Inga nya partier börjar.** De som pågår räknas fram till slutet: { $end }.
arena-here = -# { $count ->
        [one] 1 person är med.
       *[other] { $count } personer är med.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }**, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }
arena-score-tied = { arena-score } (vinster: { $wins }, de besegrades poäng: { $beaten })
arena-more = -# … och { $count ->
        [one] 1 person till
       *[other] { $count } personer till
    }
arena-nobody-played = Inget parti har spelats klart än.
arena-won = 🏆 **{ $winner } vinner arenan!**
arena-shared = 🏆 **Arenan är slut, och förstaplatsen delas!**
arena-played = -# { $people ->
        [one] 1 person
       *[other] { $people } personer
    }, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }
arena-over-unplayed = Arenan är slut, utan att något parti spelades klart.
arena-too-few = För få gick med den här gången: en arena kräver två.
arena-lapsed = Den här arenan startade inte, eftersom jag var avstängd just då.
arena-cancelled = Den här arenan ställdes in.
arena-you-missed = Du får inga nya partier förrän du säger att du är tillbaka.
arena-ratings = -# Partierna räknas för rating som vanligt. Om samma två personer spelar flera inom ett dygn räknas det första helt, det andra till hälften och det tredje till en tredjedel.
arena-you-are-back = Du är tillbaka: ditt nästa parti kommer så fort någon är ledig.
arena-ask = Ingen annan ser det här än. **{ arena-announce }** lägger ut det i den här kanalen.
arena-announced-in = Arenan har utlysts i { $channel }.
arena-end-question = Avsluta arenan? Inga nya partier börjar, och de som pågår räknas i { $minutes } minuter till.
arena-cancel-question = Avsluta arenan innan den börjar?
arena-ended = Arenan avslutas: inga nya partier börjar.
arena-goes-on = Bra. Arenan fortsätter!

arena-announce = Utlys
join = Gå med
call-players = Kalla på spelare
arena-leave = Lämna
arena-standings = Ställning
arena-start = Starta nu
arena-end = Avsluta
arena-end-yes = Ja, avsluta
arena-end-no = Nej, fortsätt
arena-back = Jag är tillbaka
arena-again = En arena till

# Under brädet när ett parti i en arena är slut
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Det här partiet räknas i arenan, men inte för rating: båda måste göra minst två drag.
arena-missed = -# { $player } får inga nya partier tills vidare.
arena-next = -# Så länge arenan pågår kommer ditt nästa parti av sig självt.

## Utmaningar

challenge = ### ⚔️ Tre i rad, { $invited }?
    { $challenger } utmanar dig på ett parti.
challenge-open = ### ⚔️ Vem vill spela tre i rad?
    { $challenger } söker en motståndare. Den första som går med spelar.
challenge-rematch = ### ⚔️ Ett parti till, { $invited }?
    { $challenger } vill ha revansch.
challenge-another-try = ### ⚔️ Ett nytt försök, { $invited }?
    { $challenger } vill spela vidare från den här ställningen.
challenge-until = -# Går ut { $until }
players-called = { $role } { $challenger } söker en motståndare.
players-found = Hittat: { $players }
players-none = Ingen den här gången.
challenge-block = Blockera
challenge-cancel = Återkalla utmaningen
challenge-again = Fråga igen
challenge-anyway = Utmana ändå
challenge-too = Lägg upp min också
challenge-declined = { $invited } avböjde utmaningen från { $challenger }.
challenge-lapsed = { $invited } svarade inte i tid på utmaningen från { $challenger }.
challenge-lapsed-open = { $challenger } sökte en motståndare, men ingen gick med i tid.
challenge-cancelled = { $challenger } återkallade utmaningen till { $invited }.
challenge-cancelled-open = { $challenger } återkallade den öppna utmaningen.

## Varför en motor drog där: vad draget gjorde, eller hur det hittades; sedan siffrorna

why = Varför?
move-explained = **{ $player }** tog { $cell }.
effect-win = Draget fyllde { $line } och vann.
effect-won = Den vann med det här draget.
effect-line = Den fick tre i rad.
effect-safe = Draget undvek tre i rad.
effect-block =
    { $whose ->
        [yours] Draget blockerade din { FORM($line, of: "own") }.
       *[theirs] Draget blockerade { $line }.
    }
effect-blocked = Den blockerade en linje.
effect-coverable = Draget kom i vägen för en linje, men en större pjäs kan fortfarande fylla den.
effect-threat = Den hotar att vinna på { $cells ->
        [one] en ruta
       *[other] { $cells } rutor
    }.
effect-no-reason = Det är vad draget gör, men inte nödvändigtvis varför det gjordes.
line-0 = övre raden
    .own = övre rad
line-1 = mellersta raden
    .own = mellersta rad
line-2 = nedre raden
    .own = nedre rad
line-3 = vänstra kolumnen
    .own = vänstra kolumn
line-4 = mellersta kolumnen
    .own = mellersta kolumn
line-5 = högra kolumnen
    .own = högra kolumn
line-6 = diagonalen
    .own = diagonal
show-numbers = Visa siffror
numbers-title = ### Så valde { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" för alla"}
    }

why-dice-opening = Brädet var tomt, så den slog sin tärning: oftast ett hörn, ibland mitten, sällan en kantruta.
why-dice-centre = Det första draget var ett hörn, så den tog mitten.
why-dice-corner = Det första draget var mitten, så den tog ett hörn.
why-dice-fork = Två motsatta hörn kan bli en gaffel, så den slog sin tärning: oftast en kantruta.
why-dice-any = Ingen regel passade, så den valde på måfå.
why-lines-weights = Den tog rutan med högst poäng. Öppna linjer ger lite; en linje att fylla eller blockera ger mycket.
why-sampling-games = Den prövade varje drag i { $games ->
        [one] 1 slumpat parti
       *[other] { $games } slumpade partier
    }, och tog det som den förlorade minst ofta med.
why-wargames-two-plies = Den jämförde sina drag med svaren på dem, och lät smaken avgöra mellan likvärdiga.
why-minimax-guess = Slutet var för långt bort för att synas, så den gissade.
why-minimax-search = Den räknade ända till partiets slut, och tog ett av de bästa dragen.
why-level-ahead = Den såg { $plies ->
        [1] ett drag
       *[other] { $plies } drag
    } framåt, inte längre.
why-level-overlooked =
    { $whose ->
        [own] Den missade en egen linje.
        [theirs] Den missade en av motståndarens linjer.
       *[other] Den missade en linje.
    }
why-matched-measured = Den valde ett drag som passar dess styrka.
why-perfect-winning = Den tog ett drag som vinner, vad svaret än blir.
why-perfect-trap = Av sina säkra drag tog den det som människor oftast svarar fel på.
why-perfect-hold = Den tog ett säkert drag: inget svar på det är ett misstag.
why-perfect-losing = Alla drag förlorar om motståndaren spelar rätt i fortsättningen.
why-tree-win = Den hittade ett drag som säkert vinner.
why-tree-search = Den tog ett av de drag som den oftast återkom till.
why-sampling-hurried = Många partier väntade, så den gjorde sitt drag i all hast.
why-board-won = Den vann det lilla brädet.
why-board-blocked = Den blockerade en linje på det lilla brädet.
why-sent-anywhere = Nästa drag får göras på vilket öppet bräde som helst: { $board } är stängt.
why-sent-empty = Nästa drag måste göras på { $board }, som fortfarande är tomt.
why-sent-own = Den hotar att vinna { $board }, där nästa drag måste göras.
why-sent-theirs = Nästa drag måste göras på { $board }, och kan vinna det.
why-sent-both = Den hotar att vinna { $board }, men nästa drag måste göras där och kan vinna det först.
why-sent-neither = Nästa drag måste göras på { $board }, som ingen kan vinna på ett drag än.
why-chance = Den bedömde sin chans att vinna till ungefär { $percent }{"\u00A0"}%, med en remi räknad som hälften.

table-lines-weight = Poäng för varje ledig ruta
table-sampling-wins = Vunna partier med varje drag, av { $games }
table-sampling-draws = Remipartier med varje drag, av { $games }
table-wargames-own = Hur bra dess drag är
table-wargames-reply = Hur bra dina svar är
table-wargames-taste = Dess drag, med smaken inräknad
table-tree-chance = Hur troligt det verkar att varje drag vinner
table-tree-visits = Hur ofta den tittade på varje drag
table-minimax-value = Resultat av varje drag (10 är vinst, 0 remi, -10 förlust)
table-perfect-chance = Chans att vinna med varje säkert drag, om du gör fel då och då
table-perfect-slip = Andel av dina svar på varje säkert drag som är fel

## Ledtrådar: vad som gäller i ställningen, var du ska leta, och draget

hint = Ledtråd
hint-question = Med en ledtråd blir partiet utan rating: det kan inte längre ändra din rating.
hint-yes = Visa ledtråden
hint-where = Var?
hint-what = Vilket drag?
hint-gone = Brädet har ändrats sedan den här ledtråden. Tryck på **{ hint }** under brädet för en ny.
hint-unseen = -# Brädet visar det inte än. När du trycker där nästa gång uppdateras det bara.
hint-finish = **Du kan avgöra:** { $right ->
        [one] ett drag vinner
       *[other] { $right } drag vinner
    } direkt.
hint-only-move = **Du har bara ett drag.**
hint-own-line = **Se upp:** { $wrong ->
        [one] ett av dina { $legal } drag ger
       *[other] { $wrong } av dina { $legal } drag ger
    } tre i rad, och då förlorar du.
hint-threat = **Se upp:** { $right ->
        [one] bara ett drag hindrar mig från att vinna i nästa tur.
       *[other] efter { $wrong } av dina { $legal } drag kan jag vinna i nästa tur.
    }
hint-win-in-two = **Du kan vinna på två drag:** { $right ->
        [one] ett drag inleder det.
       *[other] { $right } av dina { $legal } drag inleder det.
    }
hint-win-some = **Du kan vinna härifrån.** { $right ->
        [one] Bara ett drag behåller vinsten.
       *[other] { $right } av dina { $legal } drag behåller vinsten.
    }
hint-win-all = **Du kan vinna härifrån.** Alla drag behåller vinsten.
hint-even-some = **Partiet är jämnt.** { $right ->
        [one] Bara ett drag håller remi.
       *[other] { $right } av dina { $legal } drag håller remi.
    }
hint-even-all = **Partiet är jämnt.** Alla drag håller remi, så leta efter det som är svårast att svara på.
hint-lost = **Jag kan vinna, vad du än gör.** Välj det drag som är svårast att svara på.
hint-judged = **Min uppskattning:** dina chanser är ungefär { $chance }{"\u00A0"}%.
hint-area = Det bästa draget finns { $area }.
hint-judged-area = Det bästa draget verkar finnas { $area }.
hint-board = Det bästa draget finns på { $board }.
hint-judged-board = Det bästa draget verkar finnas på { $board }.
hint-move = Ta { $cell }.
hint-play = Spela det
hint-played = Du tog { $cell }.
area-line-0 = i övre raden
area-line-1 = i mellersta raden
area-line-2 = i nedre raden
area-line-3 = i vänstra kolumnen
area-line-4 = i mellersta kolumnen
area-line-5 = i högra kolumnen
area-line-6 = på diagonalen från övre vänstra hörnet
area-line-7 = på diagonalen från övre högra hörnet
area-quarter-0 = i övre vänstra fjärdedelen
area-quarter-1 = i övre högra fjärdedelen
area-quarter-2 = i nedre vänstra fjärdedelen
area-quarter-3 = i nedre högra fjärdedelen

## Analysen av ett avslutat parti

review = Analys
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Nytt försök från drag { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 ledtråd
       *[other] { $hints } ledtrådar
    })
review-start = **Början.** ▶ stegar genom { $moves ->
        [one] draget
       *[other] de { $moves } dragen
    }.
review-move = **Drag { $number } av { $moves }:** { $mark } tog { $cell }
review-accuracy = Precision: { $players }
review-turning-point = **Drag { $number } av { $moves }, vändpunkten:** { $mark } tog { $cell } · **{ $name }**
review-faultless = Ingen av spelarna gjorde ett avgörande misstag.
review-praise-find = Bra hittat: { $cell } var det enda bra draget.
review-praise-trap = Du gillrade en fin fälla med { FORM($cell, of: "med") }.
review-praise-moves = { $good ->
        [0] Här är en idé:
       *[other] { $moves ->
            [one] Ditt enda drag var rätt.
           *[other] { $good ->
                [one] Ett
               *[other] { $good }
            } av dina { $moves } drag var rätt.
        }
    }
review-praise-last-moves = { $good ->
        [0] Här är en idé:
       *[other] { $moves ->
            [one] Ditt sista drag var rätt.
           *[other] { $good ->
                [one] Ett
               *[other] { $good }
            } av dina { $moves } sista drag var rätt.
        }
    }
review-lesson = Ta { $cell } på drag { $number } nästa gång.
review-next-time = Ta { $cells } nästa gång.
review-held = Bättre: { $cells }.
review-better = Lite bättre: { $cells }.
review-any = en av de gröna rutorna
review-any-move = ett av { $count } andra drag
review-trap = Det gillrar också en fälla: svaret som ser naturligt ut är fel.
review-partly-known = -# Jag kan bara bedöma de sista dragen. Före dem är slutet för långt bort för att synas.
review-unknown = -# Jag kan inte säga vad de här dragen var värda.
review-doubts = -# Drag värda en titt till: { $numbers }.
review-doubt = Min uppskattning: chanserna för { $mark } föll från ungefär { $before }{"\u00A0"}% till { $after }{"\u00A0"}%. Det verkade bättre att ta { $cell }.
review-boards-won = -# Vunna små bräden vid slutet: X { $x }, O { $o }.

move-brilliant = briljant
move-great = utmärkt
move-best = bästa draget
move-good = bra
move-sound = stabilt
move-winning = vinnande
move-inaccuracy = småfel
move-slower = långsammare
move-doubtful = tveksamt
move-missed-win = missad vinst
move-blunder = blunder
move-opening = öppning
move-forced = tvunget
move-given = på förhand givet
move-and-trap = { $name }, en fälla

review-won = Det vann partiet.
review-own-line = Det fyllde en linje, och här förlorar den som fyller en linje.
review-win-overlooked = Det gick att vinna med { FORM($cell, of: "med") }.
review-line-left-open = Det lämnade en linje öppen: { $opponent } kan vinna med { FORM($cell, of: "med") }.
review-win-allowed = Nu kan { $opponent } vinna med { FORM($cell, of: "med") }.
review-fork-allowed = Det låter { $opponent } skapa två hot på en gång med { FORM($cell, of: "med") }.
review-win-let-go = Vinst gick att tvinga fram med { FORM($cell, of: "med") }.
review-loss-allowed = Nu kan { $opponent } tvinga fram vinst med { FORM($cell, of: "med") }.
review-no-choice = Det fanns inget annat drag.
review-all-equal = Alla drag var lika mycket värda.
review-lost-already = Då kunde { $opponent } redan vinna mot alla drag.
review-only-winning = Bara det här draget vinner fortfarande.
review-only-holding = Bara det här draget håller remi.
review-fork-made = Två hot på en gång: ett går igenom.
review-blocked = Det blockerar linjen som { $opponent } hotade med.
review-win-kept = Det behåller vinsten.
review-draw-kept = Det håller remi.

## Vilka motorerna är: hur de tänker, hur du slår dem, hur starka de är

engines-title =
    ## Möt motorerna
    Ju fler block, desto svårare att slå i ”{ game-classic }”. Välj en för att se hur du slår den.
    - Sampling: alla spel
    - Minimax, Perfect: alla utom ”{ game-ultimate }”
    - Tree, Learned: ”{ game-ultimate }”
    Den andra menyn visar nivåerna i varje spel.
engines-pick = Välj en motor
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Ingen kan slå den.
        [one] Den som känner dess vanor slår den i 1 parti av 100.
       *[other] Den som känner dess vanor slår den i { $worst } partier av 100.
    }
engine-random = Mot en spelare som drar på måfå vinner den { $wins ->
        [one] 1 parti
       *[other] { $wins } partier
    } av 100 och förlorar { $losses ->
        [0] inget
       *[other] { $losses }
    }.
engine-beat = **Så slår du den:** { $beat }

about-dice = Följer några regler. När ingen passar slår den en tärning.
about-lines = Ger poäng för linjerna genom varje ruta, och ser aldrig framåt.
about-sampling = Prövar varje drag i upp till hundra slumpade partier.
about-wargames = Ser på sitt drag och ditt svar, inte längre.
about-minimax = Räknar ända till partiets slut.
about-perfect = Kan varje ställning utantill, och gillrar fällor.

beat-dice = dra först, i mitten av en sida. För det har den ingen regel.
beat-lines = dra först: ett hörn, sedan kantrutan ett springardrag bort. Den går rakt in i gaffeln varje gång.
beat-sampling = dra först och ta två motsatta hörn. Alltför ofta svarar den i ett tredje.
beat-wargames = dra först, i ett hörn. När den tar mitten tar du det motsatta hörnet, sedan ett tredje.
beat-minimax = det går inte, så spela på remi. På nivån ”{ level-easy }” gissar den tills fyra rutor är kvar.
beat-perfect = det går inte, så spela på remi.

levels-pick = Nivåer i ett spel
levels-title =
    ## Nivåerna i { $game }
    Regeln: { $rule } Det blir remi om båda spelar så bra det går.
levels-title-unsolved =
    ## Nivåerna i { $game }
    Regeln: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rating { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, utan rating, är lika stark som du.
levels-blocks = -# Blocken: hur många av tio partier den inte förlorar mot någon som hittar ett av de bästa dragen fyra gånger av fem.

beat-learned = den starkaste jag har; ingen har löst det här spelet. Den ser på tusentals ställningar. Låt den inte välja fritt, och tänk tidigt på tre bräden i rad.
beat-levels = den ser { $plies ->
        [1] ett drag
       *[other] { $plies } drag
    } framåt, och gissar bortom det. Planera längre än så.
beat-overlooking = den missar { $percent }{"\u00A0"}% av dina hot. Hota med varje drag.

## Uppvisningar: två motorer möter varandra

show-opening = **Redo? Nu kör de!**
show-moved = **{ $engine } ({ $mark }) tog { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Stoppa
show-again = Igen
show-play-winner = Möt vinnaren
show-stopped = Stoppat.
show-cut-short = Tyvärr var jag tvungen att sluta i förtid.
show-lost = Anslutningen bröts innan de hann börja.
show-record = Hittills { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }: X vann { $x ->
        [0] inget
       *[other] { $x }
    }, O vann { $o ->
        [0] inget
       *[other] { $o }
    }, { $draws ->
        [0] inget blev remi
       *[other] { $draws } blev remi
    }.
show-conclusion = **Ett märkligt spel. Det enda drag som vinner är att inte spela.** Vad sägs om { COMMAND("tictactoe start") }?

## Hjälp, och frågan om vem du vill utmana

help-text =
    ## Tre i rad
    Den som får tre i rad vinner. Spela mot mig eller utmana en vän, direkt här i chatten.
    Har du kört fast mot mig? Tryck på **{ hint }**. Efteråt visar **{ review }** draget som avgjorde partiet.
help-games = Välj ett spel att spela …
help-hint = -# Nästa gång kan du använda { COMMAND("tictactoe start") } direkt
help-play = Möt boten
help-challenge = Möt en vän
help-stats = Statistik
help-privacy-policy = Integritetspolicy
help-terms = Villkor
help-support = Support
challenge-who = Vem vill du utmana?
challenge-who-person = Välj någon
challenge-who-anyone = Öppen utmaning
challenge-recent-number = Utmana { $number }

## Vad en person frågas eller får veta privat

resign-question-counted = Ge upp det här partiet? Det räknas som en förlust.
resign-question-uncounted = Ge upp det här partiet? Det räknas inte: båda måste göra minst två drag.
resign-question-arena = Ge upp det här partiet? { $counts ->
        [counted] Då får din motståndare poängen i arenan.
       *[uncounted] Det räknas inte, och du får inga nya partier förrän du trycker på **{ arena-back }**.
    }
resign-question-unrated = Ge upp det här partiet? Det är utan rating, så din rating förblir densamma.
resign-yes = Ja, ge upp
resign-no = Spela vidare
resign-done = Du gav upp. Tack för partiet!
resign-kept = Bra. Partiet fortsätter!

already-playing = Du spelar redan här.
already-shown = Här är ditt parti igen.
already-show = Visa här
which-game = Du har två partier här. Vilket?

start-own = Börja eget parti
you-declined = Du avböjde. { $person } kan utmana dig igen kl. { $time } ({ $left }).
blocked = { $person } kan inte utmana dig längre; du kan ångra det i { COMMAND("privacy") }.

privacy-title = ## Integritet
privacy-challenges-on = **Utmaningar:** alla du inte blockerar kan utmana dig.
privacy-challenges-off = **Utmaningar:** ingen kan utmana dig.
privacy-challenges-turn-on = Tillåt utmaningar
privacy-challenges-turn-off = Stoppa utmaningar
privacy-reminders-on = **Påminnelser:** jag omnämner dig när det är din tur i ett långsamt parti, och igen när en fjärdedel av tiden är kvar. I ett lugnt parti gör jag det två minuter efter att det blev din tur.
privacy-reminders-off = **Påminnelser:** jag påminner dig inte när det är din tur.
privacy-reminders-turn-on = Påminn mig
privacy-reminders-turn-off = Påminn mig inte
privacy-games-on = **Dina partier:** medlemmar på en server ser vad du har spelat där, i { COMMAND("history") } och { COMMAND("stats") }.
privacy-games-off = **Dina partier:** när de är slut är det bara du och dina motståndare som hittar dem i { COMMAND("history") } och { COMMAND("stats") } och kan se analysen. Bräden i kanaler, delade partier, rating och totaler förblir synliga.
privacy-games-turn-on = Visa mina partier
privacy-games-turn-off = Dölj mina partier
privacy-words-on = **Bräden med ord:** i partier som börjar från och med nu beskriver jag brädet med ord för dig, privat, varje gång den andra spelaren har dragit.
privacy-words-off = **Bräden med ord:** bara när du trycker på { board-in-words }.
privacy-words-turn-on = Beskriv brädena
privacy-words-turn-off = Beskriv inte brädena
privacy-name = **Ditt namn:** dolt på den globala topplistan, om du inte visar det i { COMMAND("stats") } under ”{ choice-everywhere }”.
privacy-blocked = **Blockerade:** personerna i den här menyn kan inte utmana dig.
privacy-blocked-none = Ingen är blockerad
privacy-data =
    ### Dina data
    Jag sparar dina partier, din rating och dina inställningar, men inga namn eller meddelanden.
privacy-blocked-deleted = { $count ->
        [one] Någon du har blockerat har raderat sina data, så jag kan inte säga vem. Den personen kan inte heller utmana dig.
       *[other] { $count } personer du har blockerat har raderat sina data, så jag kan inte säga vilka. De kan inte heller utmana dig.
    }
privacy-unblock-deleted = Avblockera dem som raderat sina data

refusal-not-your-match = Det här är någon annans parti.
refusal-not-your-turn = Det är { $person } som är i tur. Turen började <t:{ $since }:R>.
refusal-match-not-over = Det här partiet är inte slut än.
refusal-not-against-bot = Jag accepterar inte remi. Spela vidare eller ge upp.
refusal-draw-too-early = Du kan erbjuda remi från och med det femte draget.
refusal-nothing-to-take-back = Du har inte dragit än, så det finns inget att ta tillbaka.
refusal-offer-stands = Svara först på erbjudandet som redan finns.
refusal-own-offer = Det här är ditt eget erbjudande, så bara { $person } kan acceptera eller avböja det. Du kan återkalla det.
refusal-not-your-offer = Bara { $person } kan återkalla det här erbjudandet. Du kan acceptera eller avböja det.
refusal-no-offer = Det här erbjudandet gäller inte längre.
refusal-challenge-open = Det här partiet har inte börjat. Utmaningen väntar fortfarande på svar.
refusal-challenge-over = Den här utmaningen gäller inte längre.
refusal-not-your-challenge = Bara { $person } kan acceptera eller avböja den här utmaningen. Gör en egen med { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Du kan inte acceptera din egen utmaning. Det måste någon annan göra.
refusal-own-invitation = Det här är din egen utmaning, så bara { $person } kan acceptera eller avböja den. Du kan återkalla den.
refusal-not-your-invitation = Bara { $person } kan återkalla den här utmaningen.
refusal-too-many-challenges = Du har redan { $limit ->
        [one] 1 öppen utmaning
       *[other] { $limit } öppna utmaningar
    }. Vänta på svar, eller återkalla en.
refusal-not-challengeable = { $person } tar inte emot utmaningar just nu.
refusal-just-declined = { $person } avböjde nyss. Du kan utmana samma person igen kl. <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Jag kan inte längre omnämna rollen att kalla på. Den som hanterar servern kan välja en annan i { COMMAND("settings") }.
refusal-just-called = Spelarna har nyss kallats hit. Du kan kalla på dem igen kl. <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Du blockerar redan { $limit ->
        [one] 1 person
       *[other] { $limit } personer
    }, och fler kan jag inte spara. Ta först bort någon i { COMMAND("privacy") }.
refusal-self-challenge = Du kan inte utmana dig själv. Lämna `opponent` tomt för att möta den första som går med.
refusal-bot-challenge = Andra botar kan inte spela det här. Utmana en människa, eller mig.
refusal-not-here = { $person } kan inte se den här kanalen.
refusal-nobody-here = Ingen annan kan se den här chatten. Spela mot mig med { COMMAND("tictactoe start") }, eller utmana någon på en server.
refusal-only-you = Bara du kan se mina svar på den här servern, så jag återkallade utmaningen. Ingen hade kunnat gå med.
refusal-opponent-busy = { $person } spelar redan här. Försök igen när det partiet är slut.
refusal-opponent-deleted = Din motståndare har raderat sina data, så jag vet inte längre vem det var. Utmana någon med { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Ni kan göra ett nytt försök tillsammans i det partiets kanal. Öppna analysen där.
refusal-rematch-made = Det finns redan en revansch för det här partiet.
refusal-cell-taken = Den rutan är upptagen. Välj en ledig.
refusal-board-moved-on = Brädet ändrades innan du tryckte. Så här ser det ut nu.
refusal-match-over = Det här partiet är slut. Börja ett nytt med { COMMAND("tictactoe start") }.
refusal-arena-match-over = Det här partiet är slut. Så länge arenan pågår kommer ditt nästa parti av sig självt.
refusal-newer-engine = Jag håller på att uppdateras, och bara min nyare version känner motståndaren i det här partiet. Inget har ändrats; försök igen om några minuter.
refusal-no-such-match = Jag har inget parti åt dig här. Börja ett med { COMMAND("tictactoe start") }.
refusal-already-playing = Du spelar redan här. { COMMAND("tictactoe board") } visar ditt parti.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } spelar bara ”{ game-ultimate }”.
    [ultimate] { $engine } spelar inte ”{ $game }”. Det gör Sampling, Tree och Learned.
   *[other] { $engine } spelar inte ”{ $game }”. Det gör Sampling, Minimax och Perfect.
}
refusal-no-such-level = { $engine } har inte nivån ”{ $level }”. Lämna `difficulty` tomt för att möta { $engine }, eller lämna `engine` tomt för nivån ”{ $level }”.
refusal-unknown-button = Den här knappen är för gammal. Börja ett parti med { COMMAND("tictactoe start") }.
refusal-too-fast = Du är snabbare än jag. Ge mig några sekunder, tack.
refusal-unknown-option = Det alternativet känner jag inte till. Välj ett från listan.
refusal-board-gone = Det brädet raderades. { COMMAND("tictactoe board") } visar ditt parti igen.
refusal-nothing-to-explain = Jag har inte dragit än.
refusal-no-hints = Ledtrådar är till för partier mot mig.
refusal-show-running = Två motorer möts redan i den här kanalen. Vänta tills de är klara, eller be den som startade dem att stoppa dem.
refusal-too-many-shows = Jag kan inte köra fler uppvisningar just nu. Försök igen om en minut.
refusal-show-over = Den här uppvisningen är slut.
refusal-not-your-show = Bara den som startade den här uppvisningen kan stoppa den.
refusal-nothing-to-review = Du har inte spelat klart något parti än. Börja ett med { COMMAND("tictactoe start") }.
refusal-store-busy = Jag kunde inte spara det just nu. Inget gick förlorat; försök igen om en liten stund.
refusal-store-unknown = Min databas försvann just då, så jag vet inte om det sparades. Titta igen om en liten stund.
refusal-store-damaged = Jag kan inte läsa min databas, så det räknades inte. Den som driver mig måste åtgärda det.
refusal-unknown-command = Det här kommandot har ändrats. Ladda om Discord och försök igen.
refusal-engine-failed = Jag hann inte komma på något drag. Ditt parti är i säkerhet; försök igen.
refusal-broken = Något gick fel hos mig. Ditt parti är i säkerhet; försök igen.

## Ställningar: listor, kort, inbördes möten, och varför ett parti inte räknades

command-stats = Topplista, en spelares statistik eller två spelares inbördes möten
command-stats-player = Vems statistik som visas
command-stats-versus = Visa inbördes möten med den här spelaren
command-stats-scope = Den här servern eller globalt (annars den här servern)
choice-server = Den här servern
choice-everywhere = Globalt

stats-title-server = ## 🏆 Serverns topplista
stats-title-everywhere = ## 🏆 Global topplista
stats-title-season = ## 🏆 Serverns topplista: säsong { $number }
stats-title-direct = ## Dina direktmeddelanden
results-legend = -# Vinster/remier/förluster
stats-unsettled = Ingen placering än: några partier kvar
stats-empty = Ingen har spelat klart ett parti som räknas än. Bli först: { COMMAND("tictactoe start") }
stats-unsettled-season = Ingen placering: för få partier
stats-empty-season = Ingen spelade klart ett parti som räknades den här säsongen.
stats-own-none-season = { "**Du**" } spelade inte klart något parti som räknades den här säsongen.
stats-you = { $who } { "**(du)**" }
stats-own-none = { "**Du**" } har inte spelat klart något parti som räknas här än.
stats-own-unnamed = -# Ditt namn är dolt för alla andra på den här listan.
stats-someone = någon
person-gone = raderad användare
stats-page = { $page } av { $pages }
stats-mine = Min sida
stats-to-direct = DM
stats-name-me = Visa namn
stats-unname-me = Dölj namn
stats-help = Om rating
play = Spela
card-board = Topplista

card-rank = { "**" }{ $points }**, plats { $rank }
card-none = Inget parti som räknas här än.
card-none-season = Inget parti räknades den här säsongen.
card-direct = { "**" }{ $points }**, som bara du kan se
card-puzzles =
    -# 🧩 Lösta problem: { $solved }
    -# 🔥 Längsta svit: { $longest }
card-total = Vinster { $wins }, remier { $draws }, förluster { $losses }  ·  X { $x ->
        [0] aldrig
        [one] en gång
       *[other] { $x } gånger
    }, O { $o ->
        [0] aldrig
        [one] en gång
       *[other] { $o } gånger
    }
card-streak = Vinster i rad: { $streak } nu, som mest { $best }
card-streak-season = Vinster i rad: { $streak } vid slutet, som mest { $best }
card-opening = Vanligaste första ruta: { $cell } ({ $times ->
        [one] en gång
       *[other] { $times } gånger
    })
card-opponents = ### Mot
card-opponent = { $opponent }: { $wins ->
        [one] 1 vinst
       *[other] { $wins } vinster
    }, { $draws ->
        [one] 1 remi
       *[other] { $draws } remier
    }, { $losses ->
        [one] 1 förlust
       *[other] { $losses } förluster
    }
card-opponent-people = människor
card-opponent-you = dig
against-bot = ## { $who } mot { -bot }
against-bot-how = -# Varje nivå har en fast rating: se **{ stats-help }**.
card-latest = ### Senaste partierna här
card-match-link = { $match }  ·  [brädet]({ $link })
card-picture = Till vänster: rating under { $matches ->
        [one] det senaste partiet
       *[other] de senaste { $matches } partierna
    }, från { $first } till { $last }, lägst { $lowest }, högst { $highest }. Till höger: hur ofta varje ruta var det första draget, rad för rad: { $cells }.
card-picture-caption = -# Till vänster: rating över tid. Till höger: hur ofta varje ruta var det första draget.

waiting-yours = **Din tur ({ $count })**
waiting-theirs = **Väntar på andra ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  mot { $opponent }  ·  går ut { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } tänker
waiting-group-chat = `{ $number }.` { $game }  ·  mot { $opponent }  ·  går ut { $until }  ·  i en gruppchatt
waiting-open = Parti { $number }
history-title = ## Partier: { $who }
history-title-server = ## Serverns senaste partier
history-seen-here = -# Partier som spelats på den här servern, och partier mot dig.
history-seen-own = -# Partier mot dig. Använd det här på en server för att se allas partier mot mig där.
history-seen-direct = -# Partier som spelats i den här chatten, och partier mot dig. Använd det här på en server för att se partierna där.
history-none = Inga partier att visa.
history-none-server = Inga partier att visa här än. Spela ett: { COMMAND("tictactoe start") }
history-won = { "**Vinst**" } mot { $opponent }
history-lost = { "**Förlust**" } mot { $opponent }
history-drawn = { "**Remi**" } mot { $opponent }
history-unfinished = { "**Oavslutat**" } mot { $opponent }
history-beat = { $winner } slog { $loser }
history-drew = { $x } och { $o } spelade remi
history-stopped = { $x } och { $o } spelade inte klart
history-unrated = utan rating
history-arena = arena
history-uncounted = räknades inte
history-open = Öppna ett parti …
history-option = Parti { $number }: { $game }
history-newer = Nyare
history-older = Äldre
history-all-games = Alla spel
history-own = Dina partier
history-server = Serverns partier

animation = Animation
replay-told = Partiet drag för drag: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = inga drag
replay-won = { $mark } vinner.
replay-drawn = Ingen vinner.
replay-unfinished = Det spelades inte klart.

cell-0 = övre vänstra hörnet
cell-1 = övre kantrutan
cell-2 = övre högra hörnet
cell-3 = vänstra kantrutan
cell-4 = mittrutan
cell-5 = högra kantrutan
cell-6 = nedre vänstra hörnet
cell-7 = nedre kantrutan
cell-8 = nedre högra hörnet
piece-a = { $cell } med en liten pjäs
    .med = en liten pjäs på { $cell }
piece-b = { $cell } med en medelstor pjäs
    .med = en medelstor pjäs på { $cell }
piece-c = { $cell } med en stor pjäs
    .med = en stor pjäs på { $cell }
cell-in-board = { $cell } på { $board }
small-board-nw = övre vänstra brädet
small-board-n = övre brädet
small-board-ne = övre högra brädet
small-board-w = vänstra brädet
small-board-centre = mittbrädet
small-board-e = högra brädet
small-board-sw = nedre vänstra brädet
small-board-s = nedre brädet
small-board-se = nedre högra brädet
ultimate-sent = **Spela på { $board }.** 🟨
ultimate-choose = **Välj vilket bräde med 🟨 som helst att spela på.**
ultimate-closed = **Välj vilket bräde med 🟨 som helst att spela på:** { $board } är stängt.
ultimate-chosen = **Spela på { $board }**, eller välj ett annat. 🟨
pick-again = Välj ett annat bräde
words-row = Rad { $name }: { $cells }.
words-column = Kolumn { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = tom { $square }
words-fading = { $mark } som försvinner härnäst
words-won = vunnet av { $mark }
words-untouched = inget än
words-choose = **Välj vilket bräde som helst som fortfarande är öppet.**
pick-a = Liten ×{ $left }
pick-b = Medel ×{ $left }
pick-c = Stor ×{ $left }

## Spelen: ett namn, och en regel på en rad

game-classic = Klassiskt
game-misere = Omvänt
game-vanish = Flyktigt
game-squares = Kvadrater
game-drop = Släpp
game-sizes = Storlekar
game-ultimate = Ultimat
legend-fading = det bleka tecknet försvinner härnäst.
legend-sizes = 1 är liten, 2 medelstor, 3 stor.
rule-classic = den som får tre i rad vinner.
rule-misere = den som får tre i rad förlorar.
rule-vanish = { $moves ->
        [0] ditt fjärde tecken får ditt äldsta att försvinna. Den som får tre i rad vinner. En ställning som uppstår för tredje gången är remi. Det första draget får inte vara i mitten av en sida.
       *[other] ditt fjärde tecken får ditt äldsta att försvinna. Den som får tre i rad vinner. En ställning som uppstår för tredje gången är remi.
    }
rule-squares = den som får fyra i rad eller en kvadrat på två gånger två vinner.
rule-drop = tecken faller till den lägsta lediga rutan i sin kolumn. Den som får fyra i rad vinner.
rule-ultimate = din ruta skickar motståndaren till det lilla brädet på samma plats. Med tre i rad vinner du ett litet bräde, och med tre små bräden i rad vinner du partiet. Om ingen lyckas med det vinner den som har flest bräden.
rule-sizes = större pjäser täcker mindre, även dina egna. En pjäs står kvar där du ställer den. Den som får tre egna i rad vinner.

versus-title = ## { $one } och { $other }
versus-none = Inget inbördes parti har spelats klart här än.
versus-record =
    { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }: { $one } vann { $wins ->
        [0] inget
       *[other] { $wins }
    }, { $other } vann { $losses ->
        [0] inget
       *[other] { $losses }
    }, { $draws ->
        [0] inget blev remi
       *[other] { $draws } blev remi
    }.

rules-title = ## Så fungerar rating
rules-start = Alla börjar på 1500. Du får mest för att slå starka spelare.
rules-levels = Min rating i ”{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Din rating syns när du har en placering: efter några partier, helst mot olika motståndare.
rules-two-moves = Ett parti räknas när båda spelarna har gjort två drag.
rules-details = Detaljer
rules-details-text =
    ## Rating i detalj
    - Ratingen är Glicko-2. Den för mina nivåer är fast, exakt beräknad.
    - Ett upprepat parti har samma drag, även på ett vridet eller speglat bräde.
    - Partier mot någon ny flyttar en rating bara mellan { $least } och { $most }, och ger ingen placering. Ny är den som saknar placering och ännu inte har spelat { $matches } partier mot { $people } personer.
    - Efter ett återtaget drag kan ett parti sänka din rating men inte höja den. En ledtråd gör det till ett parti utan rating.
    - Att slå mig lyfter dig till högst { $cap } poäng över mig; remi mot en oslagbar bot, inte högre än nivån ”{ level-hard }”.
    - Partier i direktmeddelanden räknas för sig, och bara deras spelare ser dem.

uncounted-hinted = Du tog en ledtråd, så det här partiet är utan rating och din rating förblir densamma.
uncounted-unrated = Det här partiet är utan rating, så din rating förblir densamma.
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = { $games ->
        [one] Ingen placering än: ungefär 1 parti till
       *[other] Ingen placering än: ungefär { $games } partier till
    }
rating-of-game = Rating { $points }
rating-kept = Oförändrad rating
uncounted-short = Det här partiet räknas inte: båda måste göra minst två drag.
uncounted-nobody = Det här partiet räknas inte för någon.
uncounted-repeated = Att upprepa ett nyligen spelat parti mot boten ändrar inte din rating.
uncounted-again = Partier mot samma motståndare räknas mindre för varje gång på en dag.
uncounted-taken-back = Du tog tillbaka ett drag, så det här partiet kunde inte höja din rating.
uncounted-capped = Att slå mig, eller någon ny, lyfter dig bara en bit.

refusal-not-shown = { $person } döljer sitt namn på den globala topplistan.
refusal-no-server = Här finns ingen server. Prova `scope: { choice-everywhere }`.
refusal-not-added = Inställningarna hör till servrar som har lagt till mig, och det här är ingen sådan. Dina egna finns i { COMMAND("privacy") }.
refusal-cannot-write = Jag kan inte skriva i den här kanalen. För det behöver jag behörigheterna Visa kanal och Skicka meddelanden.
refusal-not-shared = Det här partiet är inte delat längre.
refusal-animation-in-flight = Jag gör redan en animation åt dig. Den kommer strax.
refusal-export-in-flight = Jag samlar redan ihop dina data. De kommer så fort allt är klart.
refusal-shut-out = Tyvärr, den som driver mig låter mig inte spela med dig här. { COMMAND("privacy") } fungerar fortfarande.
refusal-being-deleted = Dina data raderas. Om några sekunder kan du spela igen.
refusal-not-server-manager = Bara personer med behörigheten Hantera server kan göra det.

## Hälsningen till en server

welcome-text =
    ### 👋 Hej! Jag är { -bot }.
    Jag spelar tre i rad. Tryck på **{ play }** för ett parti mot mig, eller utmana en vän med { COMMAND("tictactoe challenge") }. { COMMAND("help") } visar resten.
welcome-admins = -# För administratörer: välj var jag får användas i Serverinställningar → Integrationer.
welcome-settings = -# Med { COMMAND("settings") } väljer du mitt språk här och en kanal för dagens problem.

## En servers inställningar

command-settings = Den här serverns standardval, och om dess partier räknas globalt
settings-title = ## Serverns inställningar
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · de räknas globalt
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · de räknas inte globalt
settings-now-season-first = { "**" }{ settings-seasons }**: den första
settings-now-season-since = { "**" }{ settings-seasons }**: nummer { $number }, sedan { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatiskt
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partier
settings-seasons = Säsonger
settings-language = Språk
back = Tillbaka

settings-difficulty = { "**Standardnivå**" } för partier mot mig (i ”{ game-ultimate }” är den starkaste ”{ level-expert }”)
settings-pace = { "**Standardtempo**" } för partier mellan människor
settings-call = { "**Roll att kalla på**" } vid öppna utmaningar: **{ call-players }** omnämner den, högst en gång på tio minuter
settings-call-none = Välj en roll (tomt: av)
settings-call-refused =
    { $why ->
        [everyone] Det kan inte vara { $role }.
        [yours] Du kan inte själv omnämna { $role }, så jag gör det inte åt dig. Låt alla omnämna den, och välj den sedan igen.
        [closed] Det är inte längre alla som kan omnämna { $role }, så jag gör det inte heller. Låt alla omnämna den, eller välj den igen.
       *[other] Jag kan inte omnämna { $role }. Låt alla omnämna den, eller låt mig omnämna alla roller.
    }
settings-everywhere-1 = Partier här räknas på den globala topplistan.
settings-everywhere-0 = Partier här räknas inte på den globala topplistan.
settings-turn-everywhere-1 = Räkna resultat globalt
settings-turn-everywhere-0 = Räkna bara på servern

settings-language-automatic = { "**" }{ choice-automatic }**: det som alla ser är på det språk som används av den som startar det. Det som ingen startar, till exempel min hälsning, är på det här språket: { $name }.
settings-language-set = Det som alla ser på den här servern är på det här språket: { "**" }{ $name }{ "**" }. Partier som har börjat behåller sitt språk.
settings-language-private = -# Det som bara du ser är på det språk som din Discord har.
choice-automatic = Automatiskt

settings-now-daily-off = { "**" }{ puzzle-open }**: av
settings-now-daily-refused = { "**" }{ puzzle-open }**: av, eftersom jag inte längre kunde posta i kanalen
settings-now-daily-set = { "**" }{ puzzle-open }**: i { $channel }, varje dag kl. { $time }
settings-daily-about = Ett meddelande om dagen, med ett problem som är detsamma överallt. Alla löser det privat, och meddelandet säger vilka som gjort det. Det pingar ingen.
settings-daily-none = Välj en kanal (tomt: av)
settings-daily-hour = Problemet kommer kl. { $time } i din tidszon.
settings-daily-failed = Jag kan inte posta i { $channel }, så inget har ändrats. Ge mig **Visa kanal** och **Skicka meddelanden** där, och välj den sedan igen.
settings-channel-yours = Du kan inte själv skriva i { $channel }, så jag gör det inte åt dig. Inget har ändrats.
daily-comes-here = Dagens problem kommer här, varje dag kl. { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] av
        [empty] av, eftersom för få gick med tre gånger i rad
       *[set] i { $channel }, nästa gång { $time }
    }
settings-arena-about =
    En arena som kommer av sig själv: den utlyses i sin kanal en timme i förväg, med **{ join }**. { $calls ->
        [yes] Utlysningen omnämner { $role }, en gång.
       *[no] Den pingar ingen.
    } Om tre i rad får färre än två spelare kommer inga fler.
    Dag och timme är i UTC, utan sommartid. Timmen motsvarar just nu kl. { $time } i din tidszon.
evening-none = Ingen dag
evening-each-day = Varje dag
evening-any = Ett nytt spel varje gång
evening-quiet = Kalla inte på någon
evening-comes-here = Arenor som kommer av sig själva utlyses här.
arena-last = 🏟️ **Senaste arenan:** { $winner }

settings-new-season = Ny säsong
season-first = Serverns topplista är inne på sin **första säsong**.
season-since = Serverns topplista är inne på **säsong { $number }**, som började den { $since }.
season-question = Starta säsong { $number }? Säsong { $former } är då slut för gott, och det går inte att ångra. Alla på serverns topplista börjar om på 1500. Säsong { $former } finns kvar i { COMMAND("stats") }. { $podium }
season-start = Starta säsong { $number }
season-keep = Avbryt
season-started = Säsong { $number } har startat. Lycka till, allihop!
season-name = Säsong { $number }
season-name-current = Säsong { $number } (nu)
season-ends-hand = Säsonger slutar när du säger till
season-ends-month = Säsonger slutar varje månad
season-ends-week = Säsonger slutar varje vecka
season-ends =
    { $ends ->
        [week] Säsonger slutar varje vecka. Nästa börjar den { $end }, om ett parti har räknats i den här.
        [month] Säsonger slutar varje månad. Nästa börjar den { $end }, om ett parti har räknats i den här.
       *[other] Säsonger slutar när du säger till.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Prispallen kommer där någon startar nästa säsong.
       *[other] Prispallen kommer i { $where }.
    }
season-podium =
    { $state ->
        [refused] När en säsong slutade postades **prispallen** i en kanal. Det görs inte längre, eftersom jag inte kunde posta där.
       *[other] När en säsong slutar postas **prispallen** i en kanal. Den pingar ingen.
    }
season-podium-comes = När en säsong slutar kommer prispallen här.
season-role = Den som då ligger etta får en **roll**, tills någon annan gör det.
season-role-refused =
    { $why ->
        [everyone] Det kan inte vara { $role }.
        [permissions] { $role } har behörigheter, så den rollen ger jag inte till någon.
        [managed] Bara Discord eller en annan app kan dela ut { $role }.
        [above] { $role } ligger inte under min egen roll, så jag kan inte dela ut den. Dra upp min och välj sedan igen.
        [yours] Du kan inte själv dela ut { $role }, så jag gör det inte åt dig. Det kräver **Hantera roller** och en roll du har ovanför den.
        [missing] Jag behöver en behörighet till för att dela ut { $role }. Ge mig den med knappen nedan, och välj sedan rollen igen.
        [two-factor] Discord låter mig inte ändra roller här: servern kräver tvåfaktorsautentisering, och den som driver mig måste slå på det.
       *[other] Senast lät Discord mig inte ändra några roller. Ge mig **Hantera roller** och lägg min egen roll ovanför mästarens.
    }
season-role-allow = Tillåt Hantera roller
season-over = ## 🏆 Säsong { $number } är slut
season-won =
    { $shared ->
        [yes] **Förstaplatsen delas!**
       *[no] **{ $winner } är mästare!**
    }
season-nobody = Ingen spelade klart { $games } partier med rating under säsongen, så det finns ingen mästare.
season-games = Andra spel
season-champion = 🏆 **Mästare:** { $winner }

## Arenor

refusal-arena-here = Den här kanalen har redan en arena. Tryck på **{ join }** där.
refusal-not-in-arena-game = I en arena finns inga remierbjudanden, återtagna drag eller revanscher: ditt nästa parti kommer av sig självt.
refusal-arena-length = En arena varar i { $shortest } till { $longest } minuter.
refusal-arena-start = En arena börjar inom { $latest } minuter.
refusal-long-arena-game = Partier i ”{ game-ultimate }” tar för lång tid för en arena. Välj ett annat spel.
refusal-arena-over = Den här arenan är slut.
refusal-arena-full = Den här arenan är full: den tar { $most } personer. Så fort någon lämnar kan du gå med.
refusal-not-in-arena = Du har inte gått med i den här arenan.
refusal-not-away = Du var inte borta: ditt nästa parti kommer så snart någon är ledig.
refusal-not-arena-host = Bara { $person }, som utlyste den här arenan, och personer med behörigheten Hantera server kan göra det.
refusal-too-few-for-arena = En arena kräver { $enough } personer. Så fort de har gått med kan du starta den.

## Inlägget med dagens problem

post-solve = Lös
post-solved-1 = **Första försöket**: { $people }
post-solved-2 = **Andra försöket**: { $people }
post-solved-3 = **Tredje försöket**: { $people }
post-solved = { $people ->
        [0] Ingen här har löst det än.
        [one] En person här har löst det.
       *[other] { $people } personer här har löst det.
    }
post-solved-more = { $people ->
        [one] En person till här har löst det.
       *[other] { $people } personer till här har löst det.
    }
post-former = -# Gårdagens problem löstes av { $people }

## Vad som sparas om en person

mydata-kinds =
    - **Partier och utmaningar**, öppna också: vem, var, när, språk, drag, ledtrådar och resultat. De är dina motståndares också: raderar du dina data avslutas dina pågående partier, och ett slumpat nummer hamnar i ditt ställe.
    - **Rating**: din ställning på varje server och i varje säsong, vad varje parti ändrade, och dina inbördes möten med varje person. Raderar du dina data försvinner du från alla listor och samma slumpade nummer hamnar där.
    - **Resten**: inställningar, dagliga problem, arenor, prispallar, delade partier och problemresultat, uppvisningar; vem du blockerar eller utmanar, vem som blockerar dig, och om du är utestängd. Allt sparas så länge det behövs eller tills du raderar dina data; sedan raderas det, eller så hamnar det slumpade numret eller en kod i ditt ställe.
mydata-export = Visa mina data
mydata-delete = Radera mina data
mydata-exported = Dina data som JSON. Där räknas rutor och kolumner från 0.
mydata-question = Radera allt som sparats om dig? Dina pågående partier slutar som om du gett upp. Det går inte att ångra.
mydata-stays = En del finns kvar för att skydda andra: avslutade partier under ett slumpat nummer, vem som blockerar dig, och de { $minutes } minuterna mellan utmaningar. Blockeringar och de minuterna sparas under en kod som görs av ditt id, och i { $days } dagar även ditt slumpade nummer. Den som driver mig kan kontrollera om en kod hör till ett känt id.
mydata-yes = Radera
mydata-no = Behåll mina data
mydata-done = Klart: inget i min databas leder till dig längre, bortsett från spår i dess oanvända delar. De försvinner inom några minuter, eller nästa gång min databas städas. Tack för att du har spelat!
mydata-begun = Jag raderar dina data. Du har spelat så många partier att det tar några sekunder till, och jag slutför det även om jag startar om. Till dess kan du inte börja något parti. För att se om det är klart, tryck på `{ mydata-delete }` i { COMMAND("privacy") } igen.
mydata-copies = Klart: inget i min databas leder till dig längre. Dess server har fortfarande kopior i sin journal, sina repliker och oanvända delar av sina filer tills den återanvänder det utrymmet. Tack för att du har spelat!
mydata-boards =
    Ditt namn försvinner också från de { $boards } nyaste avslutade brädena, ungefär 40 i minuten, där jag fortfarande kan ändra dem. Jag kommer inte åt bräden på servrar som tagit bort mig, i kanaler som är stängda för mig, i arkiverade trådar eller där en person, inte servern, har installerat mig.
    Om en kanal, tråd eller server släpper in mig igen försvinner ditt namn även där, senast en dag senare.
    Det kan finnas fler meddelanden med ditt namn: Discord låter mig inte alltid veta om de kom fram. Om du ser ett, tryck på en knapp på det, så försvinner ditt namn.
mydata-kept = Bra. Inget raderades.

## Dagens problem

puzzle-open = Dagens problem
puzzle-title = ### Problem #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } är vid draget och vinner på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}.**
puzzle-save = { "**" }{ $mark } är vid draget: bara ett drag räddar partiet.**
puzzle-progress = -# { $dots } · Försök { $number } av { $tries }
puzzle-past = -# Det här problemet räknas inte i någon svit.
puzzle-order = -# Från det äldsta tecknet till det nyaste: { $marks }.
puzzle-left = -# { $mark } har kvar: { $pieces }.
puzzle-wrong = { "**Fel:**" } { $cell }. Du är tillbaka vid början.
puzzle-right = { "**Rätt!**" } Jag tog { $cell }.
puzzle-hint = 💡 Det första draget finns { $area }.
puzzle-solved = { $number ->
    [one] **Löst på första försöket!**
   *[other] **Löst på försök { $number }.**
}
puzzle-lost = { "**Inte den här gången.**" } Rätt drag var { $cell }.
puzzle-streak = -# 🔥 Svit: { $streak ->
    [one] en dag
   *[other] { $streak } dagar
}. { $freezes ->
    [0] {""}
    [one] ❄️ En frysdag täcker en missad dag.
   *[other] ❄️ { $freezes } frysdagar täcker missade dagar.
}
puzzle-freeze = -# Var sjunde dag i rad ger en frysdag, som täcker en missad dag.
puzzle-streak-ended = -# Din svit tog slut vid { $streak }.
puzzle-streak-kept = -# ❄️ En frysdag räddade din svit: 🔥 { $streak }. Frysdagar kvar: { $freezes }.
puzzle-at-stake = -# ⏳ Gårdagens problem räknas för din svit till { $time } ({ $left }).
puzzle-frozen = -# ❄️ En frysdag täckte gårdagen.
puzzle-share = -# { $percent }{"\u00A0"}% hittade det direkt.
puzzle-next = -# Nästa problem { $time }.
puzzle-give-up = Visa svaret
puzzle-give-up-question = Visa svaret? { $costs ->
        [streak] Då tar din svit på { $streak } slut.
        [freeze] Det kostar en av svitens frysdagar.
       *[nothing] Sedan kan du inte längre lösa det här problemet.
    }
puzzle-give-up-yes = Ja, visa det
puzzle-give-up-no = Fortsätt försöka
puzzle-yesterday = Gårdagens
puzzle-today = Dagens
puzzle-results = Resultat här
puzzle-results-title = ### Problem #{ $number } på den här servern
puzzle-results-none = Ingen har öppnat det här än.
puzzle-results-open = { $person }: försöker fortfarande
puzzle-results-who = -# Bara de som visar sina partier för andra finns på listan.
puzzle-copy = Kopiera
puzzle-share-here = Dela här
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Det finns inget sådant problem för dig att lösa. { COMMAND("daily") } öppnar dagens.
refusal-puzzle-over = Du är klar med det här problemet. I morgon kommer ett nytt.
refusal-tried-before = Det draget har du redan provat, och det är fel. Du förlorar inget försök.
refusal-puzzle-not-over = Gör klart problemet först.
refusal-shared-once = Ett resultat kan delas en gång i en kanal.
practice-played = Här tog du { $cell } den { $date } mot { $opponent }.
practice-task = { "**" }Du är { $mark }.** { $result ->
        [win] Vad vinner?
       *[draw] Vad håller remi?
    }
practice-move = { $what ->
        [right] **Rätt:** { $cell }.
        [wrong] **Fel:** { $cell }.
       *[answer] Bästa svaret: { $cell }.
    }
practice-lets = { $result ->
        [win] Då går vinsten förlorad.
       *[draw] Nu kan { $opponent } vinna.
    }
practice-next = Nästa
practice-look-on = Leta vidare
practice-open = Öppna partiet
practice-looked = { $games ->
        [one] Inget misstag av dig i partiet som jag just gick igenom.
       *[other] Inget misstag av dig i de { $games } partier som jag just gick igenom.
    }
practice-all = { $count ->
        [0] Du har inget misstag att öva på än. Det första kommer med dina nästa partier.
        [one] Du har övat på den enda ställningen. Nästa kommer med ditt nästa parti.
       *[other] Du har övat på alla { $count } ställningar. Nästa kommer med ditt nästa parti.
    }
practice-again = -# En ställning kommer igen { $time }.
practice-waiting = { $count ->
        [one] 1 ställning att öva på
       *[other] { $count } ställningar att öva på
    }
practise-this = Öva på den här
refusal-no-practice = Ingen vet vad som är rätt i ”{ game-ultimate }”, så det finns inget att öva på. Välj ett annat spel.
