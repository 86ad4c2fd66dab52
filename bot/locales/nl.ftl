# Nederlands. De bot zegt je en jij; een partij is wat je speelt, een spel de regels daarvan.
#
# Vormen van namen waar zinnen om vragen: who (“de adaptieve engine”), title (met een hoofdletter, op een knop), met (“met een
# groot stuk op het midden”). Vakken en borden staan met hun lidwoord, lijnen zonder, want vóór een lijn staat “de” of “je”.
# Engines heten “hij”; van mensen is het geslacht onbekend.

-bot = Noughts

# Wat tussen twee zinnen staat, en tussen de dingen in een opsomming.
between-sentences = {" "}
between-items = {", "}

# Wat alleen vertalingen zeggen.
english-holds = -# Bij twijfel geldt de Engelse tekst.
help-wrong-word = -# Verkeerd woord? Laat het ons weten: { $link }

## Opdrachten: beschrijvingen (hoogstens 100 tekens), en wat hun keuzes betekenen

command-tictactoe = Boter-kaas-en-eieren spelen
command-start = Een partij tegen de bot beginnen
command-start-difficulty = Hoe sterk de bot speelt (anders het niveau van deze server)
command-start-engine = In plaats daarvan: de stijl van de bot; alleen sommige stijlen hebben ook een niveau
command-mark = Je teken; X begint (anders willekeurig)
command-board = Je partij opnieuw tonen onderaan dit kanaal
command-board-words = In plaats daarvan het bord in woorden, alleen voor jou
command-resign = Je partij in dit kanaal opgeven

command-challenge = Iemand uitdagen, of een open uitdaging plaatsen
command-challenge-opponent = Wie je wilt uitdagen (leeg: een open uitdaging)
command-challenge-pace = Tijd per zet (anders het tempo van deze server)
command-menu-challenge = Uitdagen: boter-kaas-en-eieren
command-menu-stats = Stats boter-kaas-en-eieren
command-menu-review = Analyse boter-kaas-en-eieren
command-help = Begin hier: spelen, vrienden uitdagen of zien wie de beste is
command-privacy = Wie jou mag uitdagen, je herinneringen en je opgeslagen gegevens

command-daily = De puzzel van de dag: vind de juiste zet
command-daily-number = Een eerdere puzzel, met zijn nummer (anders die van vandaag)
command-practice = Je eigen fouten als puzzels
command-practice-variant = Welk spel je oefent (anders alle)
command-arena = Een arena houden: snelle partijen voor iedereen die meedoet
command-arena-variant = Welk spel jullie spelen (anders “{ game-vanish }”)
command-arena-minutes = Hoelang de arena duurt: 10 tot 60 minuten (anders 20)
command-arena-starts-in = Over hoeveel minuten de arena begint: 0 tot 60 (anders 5)

command-history = Gespeelde partijen: van jou, van iemand anders of van deze server
command-history-player = Van wie je de partijen wilt zien (anders van jou)
command-history-variant = Van welk spel (anders van alle)
command-review = Zien welke zet een partij besliste, en wat beter was
command-review-variant = Van welk spel (anders het spel dat je het laatst speelde)

command-watch = Kijken hoe twee engines tegen elkaar spelen
command-watch-x = Wie met X speelt en begint (anders willekeurig)
command-watch-o = Wie met O speelt (anders willekeurig)
command-engines = Maak kennis met de engines: hoe sterk ze zijn, en hoe je ze verslaat

command-variant = Welk spel (anders “{ game-classic }”)
command-stats-variant = Ratings van welk spel (anders “{ game-classic }”)
choice-game-classic = { game-classic }: drie op een rij
choice-game-misere = { game-misere }: wie drie op een rij maakt, verliest
choice-game-vanish = { game-vanish }: ieder heeft drie tekens
choice-game-squares = { game-squares }: vier op een rij of een vierkant
choice-game-drop = { game-drop }: tekens vallen, vier op een rij
choice-game-ultimate = { game-ultimate }: negen borden in één
choice-game-sizes = { game-sizes }: groot bedekt klein
choice-easy = Makkelijk: ziet lijnen over het hoofd
choice-medium = Gemiddeld: maakt fouten die je kunt vinden
choice-hard = Moeilijk: zonder plan win je niet
choice-unbeatable = Onverslaanbaar: meer dan remise zit er niet in
choice-matched = Adaptief: zo sterk als jij (zonder rating)
choice-x = X: jij begint
choice-o = O: de bot begint
choice-challenge-o = O: je tegenstander begint
choice-quick = Snel: 1 minuut per zet
choice-casual = Rustig: 15 minuten per zet
choice-slow = Langzaam: 3 dagen per zet

## Engines: een naam, en een woord over hoe elk denkt

choice-engine-dice = Dice: een paar regels en een dobbelsteen
choice-engine-lines = Lines: geeft punten aan de lijnen van elk vak
choice-engine-sampling = Sampling: speelt willekeurige partijen
choice-engine-wargames = Wargames: kijkt twee zetten vooruit
choice-engine-minimax = Minimax: rekent door tot het einde
choice-engine-perfect = Perfect: verliest nooit en zet vallen
choice-engine-tree = Tree: speelt alleen “{ game-ultimate }”
choice-engine-learned = Learned: leerde zichzelf “{ game-ultimate }” spelen

level-easy = makkelijk
    .title = Makkelijk
level-medium = gemiddeld
    .title = Gemiddeld
level-hard = moeilijk
    .title = Moeilijk
level-unbeatable = onverslaanbaar
    .title = Onverslaanbaar
level-expert = expert
    .title = Expert
level-matched = adaptief
    .title = Adaptief
    .who = de adaptieve engine

## Het bord

# Een naam kan van rechts naar links geschreven zijn; wat erna komt, mag dat niet zijn.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = nog open
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serie: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 remise"}
       *[other] {"  ·  "}{ $draws } remises
    }
board-turn = **Jij bent aan zet, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) denkt na…**
board-ahead = -# Eerst nog { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, dan die van jou
board-to-move = -# Aan zet: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Zet vóór { $time } ({ $left })
board-deadline-unwatched = -# Zet vóór { $time } ({ $left }). Is de tijd om, dan zie je dat hier zodra iemand op een knop drukt.
board-offer-draw = 🤝 **{ $asked }, accepteer je remise?**
board-offer-take-back = ↩️ **{ $asked }, mag { $player } de eigen laatste zet terugnemen?**
board-won-line = 🏆 **{ $winner } wint met { $length ->
        [3] drie
        [4] vier
       *[other] { $length }
    } op een rij!**
board-lost = **{ $winner } wint met { $length ->
        [3] drie
        [4] vier
       *[other] { $length }
    } op een rij.**
board-won-line-square = 🏆 **{ $winner } wint met een vierkant van vier!**
board-won-line-boards = 🏆 **{ $winner } wint met drie borden op een rij!**
board-lost-boards = **{ $winner } wint met drie borden op een rij.**
board-won-line-more-boards = 🏆 **{ $winner } wint met { $most ->
        [one] 1 bord
       *[other] { $most } borden
    } tegen { $fewest }!**
board-lost-more-boards = **{ $winner } wint met { $most ->
        [one] 1 bord
       *[other] { $most } borden
    } tegen { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } maakte { $length ->
        [3] drie
        [4] vier
       *[other] { $length }
    } op een rij, dus { $winner } wint!**
board-lost-square = **{ $winner } wint met een vierkant van vier.**
board-lost-reverse = **{ $loser } maakte { $length ->
        [3] drie
        [4] vier
       *[other] { $length }
    } op een rij, dus { $winner } wint.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } gaf op. { $winner } wint!**
board-won-out-of-time = ⏰ **De tijd van { $loser } is om. { $winner } wint!**
board-won-abandoned = 🍂 **{ $loser } heeft de partij verlaten. { $winner } wint!**
drawn-classic = 🤝 **Remise!** Niemand kreeg drie op een rij.
drawn-squares = 🤝 **Remise!** Het bord is vol.
drawn-sizes = 🤝 **Remise!** Er valt geen stuk meer te zetten.
drawn-ultimate = 🤝 **Remise!** Beide spelers wonnen evenveel borden.
board-drew-unbeatable = 🎉 **Remise tegen een onverslaanbare bot: beter kan niemand het!**
board-ended-repetition = 🤝 **Remise!** Dezelfde stelling kwam drie keer voor.
board-ended-agreed-draw = 🤝 **Remise!** Beide spelers gingen akkoord.
board-ended-abandoned = 🍂 **Afgebroken** voordat het echt begon. Deze partij telt niet mee.
board-ended-unreachable = 🍂 **Beëindigd**: het kanaal is weg. Deze partij telt niet mee.
board-matched = -# { -bot } past zich aan jou aan: sterkte { $skill } van 100. Zonder rating.
board-another-try = -# Zonder rating: een nieuwe poging vanaf zet { $number }
board-hints = -# Zonder rating: { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
board-next-over = -# Nog een partij? Druk op de knop of gebruik { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Deze partij gaat verder in een nieuw bericht.
go-to-board = Naar het bord

refresh = Vernieuwen
rule = Regels
board-in-words = Bord in woorden
offer-draw = Remise aanbieden
take-back = Terugnemen
take-back-question = Je laatste zet en het antwoord daarop terugnemen? Daarna kan deze partij je rating niet meer verhogen.
take-back-consent = Je tegenstander moet het er eerst mee eens zijn.
resign = Opgeven
accept = Accepteren
decline = Weigeren
offer-withdraw = Intrekken
rematch = Revanche
play-again = Nog een keer
easier = Makkelijker
harder = Moeilijker
more = Meer
my-stats = Mijn statistiek

reminder = { $player }, je bent aan zet tegen { $opponent } ({ $game }, zet { $number }): { $link }

## Arena's

arena-title = Arena: { $game }
arena-starts = **Begint { $start }** en duurt { $minutes } minuten.
arena-how = Wie vrij is, krijgt steeds weer een nieuwe partij, met 1 minuut voor elke zet. Winst levert 2 punten op, remise 1. Je kunt later instappen, pauze nemen en er op elk moment mee stoppen.
arena-in-thread = Je partijen komen in { $thread }; daar word je vermeld.
arena-in-new-thread = Je partijen komen in een thread bij dit bericht; daar word je vermeld.
arena-in-channel = Je partijen komen in dit kanaal; daarbij word je vermeld.
arena-joined-none = Er doet nog niemand mee.
arena-joined = **{ $count ->
        [one] 1 persoon doet mee
       *[other] { $count } mensen doen mee
    }:** { $names }
arena-ends = **Eindigt { $end }.**
arena-ending = **Er beginnen geen nieuwe partijen meer.** Wat nog loopt, telt tot het einde: { $end }.
arena-here = -# { $count ->
        [one] 1 persoon doet mee.
       *[other] { $count } mensen doen mee.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }**, { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
arena-score-tied = { arena-score } (winst: { $wins }, punten van verslagenen: { $beaten })
arena-more = -# … en nog { $count ->
        [one] 1 persoon
       *[other] { $count } mensen
    }
arena-nobody-played = Er is nog geen partij uitgespeeld.
arena-won = 🏆 **{ $winner } wint de arena!**
arena-shared = 🏆 **De arena is voorbij, en de eerste plaats is gedeeld!**
arena-played = -# { $people ->
        [one] 1 persoon
       *[other] { $people } mensen
    }, { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
arena-over-unplayed = De arena is voorbij, zonder dat er een partij is uitgespeeld.
arena-too-few = Deze keer deden er te weinig mensen mee: voor een arena zijn er twee nodig.
arena-lapsed = Deze arena is niet begonnen, want ik was toen offline.
arena-cancelled = Deze arena is afgelast.
arena-you-missed = Je krijgt geen nieuwe partijen tot je zegt dat je er weer bent.
arena-ratings = -# De partijen tellen zoals altijd mee voor de rating. Spelen dezelfde twee er meer binnen 24 uur, dan telt de eerste helemaal, de tweede voor de helft en de derde voor een derde.
arena-you-are-back = Je doet weer mee: je volgende partij komt zodra iemand vrij is.
arena-ask = Niemand anders ziet dit nog. **{ arena-announce }** plaatst het in dit kanaal.
arena-announced-in = De arena staat aangekondigd in { $channel }.
arena-end-question = Deze arena beëindigen? Er beginnen dan geen nieuwe partijen, en wat nog loopt, telt nog { $minutes } minuten mee.
arena-cancel-question = Deze arena beëindigen voordat die begint?
arena-ended = De arena loopt af: er beginnen geen nieuwe partijen meer.
arena-goes-on = Goed. De arena gaat door!

arena-announce = Aankondigen
join = Meedoen
call-players = Spelers oproepen
arena-leave = Verlaten
arena-standings = Stand
arena-start = Nu beginnen
arena-end = Beëindigen
arena-end-yes = Ja, beëindigen
arena-end-no = Nee, doorgaan
arena-back = Ik ben terug
arena-again = Nog een arena

# Onder het bord van een afgelopen partij van een arena
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Deze partij telt mee in de arena, maar niet voor de rating: daarvoor moeten beide spelers minstens twee zetten doen.
arena-missed = -# { $player } krijgt voorlopig geen nieuwe partijen.
arena-next = -# Zolang de arena loopt, komt je volgende partij vanzelf.

## Uitdagingen

challenge = ### ⚔️ Boter-kaas-en-eieren, { $invited }?
    { $challenger } daagt je uit voor een partij.
challenge-open = ### ⚔️ Wie speelt boter-kaas-en-eieren?
    { $challenger } zoekt een tegenstander. Wie het eerst meedoet, speelt.
challenge-rematch = ### ⚔️ Nog een partij, { $invited }?
    { $challenger } wil revanche.
challenge-another-try = ### ⚔️ Nog een poging, { $invited }?
    { $challenger } wil vanaf deze stelling doorspelen.
challenge-until = -# Verloopt { $until }
players-called = { $role } { $challenger } zoekt een tegenstander.
players-found = Gevonden: { $players }
players-none = Deze keer niemand.
challenge-block = Blokkeren
challenge-cancel = Mijn uitdaging intrekken
challenge-again = Opnieuw vragen
challenge-anyway = Toch uitdagen
challenge-too = Plaats ook die van mij
challenge-declined = { $invited } heeft de uitdaging van { $challenger } geweigerd.
challenge-lapsed = { $invited } heeft niet op tijd geantwoord op de uitdaging van { $challenger }.
challenge-lapsed-open = { $challenger } zocht een tegenstander, maar niemand deed op tijd mee.
challenge-cancelled = { $challenger } heeft de uitdaging aan { $invited } ingetrokken.
challenge-cancelled-open = { $challenger } heeft de open uitdaging ingetrokken.

## Waarom een engine daar zette: wat de zet deed, of hoe die gevonden werd; dan de getallen

why = Waarom?
move-explained = **{ $player }** koos { $cell }.
effect-win = Die zet maakte de { $line } vol en won.
effect-won = Hij won met deze zet.
effect-line = Hij maakte drie op een rij.
effect-safe = Hij vermeed drie op een rij.
effect-block =
    { $whose ->
        [yours] Dat blokkeerde je { $line }.
       *[theirs] Dat blokkeerde de { $line }.
    }
effect-blocked = Hij blokkeerde een lijn.
effect-coverable = Hij stond een lijn in de weg, maar een groter stuk kan die nog afmaken.
effect-threat = Hij dreigt te winnen op { $cells ->
        [one] één vak
       *[other] { $cells } vakken
    }.
effect-no-reason = Dat doet de zet, maar het is niet per se de reden ervoor.
line-0 = bovenste rij
line-1 = middelste rij
line-2 = onderste rij
line-3 = linkerkolom
line-4 = middelste kolom
line-5 = rechterkolom
line-6 = diagonaal
show-numbers = Getallen tonen
numbers-title = ### Hoe { FORM($engine, of: "who") } koos
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" voor elk"}
    }

why-dice-opening = Het bord was leeg, dus gooide hij zijn dobbelsteen: meestal een hoek, soms het midden, zelden een randvak.
why-dice-centre = De eerste zet was een hoek, dus koos hij het midden.
why-dice-corner = De eerste zet was het midden, dus koos hij een hoek.
why-dice-fork = Twee hoeken tegenover elkaar kunnen een vork worden, dus gooide hij zijn dobbelsteen: meestal een randvak.
why-dice-any = Geen enkele regel paste, dus koos hij willekeurig.
why-lines-weights = Hij koos het vak met de meeste punten. Open lijnen tellen een beetje; een lijn om vol te maken of te blokkeren telt zwaar.
why-sampling-games = Hij probeerde elke zet in { $games ->
        [one] 1 willekeurige partij
       *[other] { $games } willekeurige partijen
    }, en koos de zet waarmee hij het minst vaak verloor.
why-wargames-two-plies = Hij vergeleek zijn zetten met de antwoorden erop; waren ze even goed, dan besliste zijn voorkeur.
why-minimax-guess = Het einde was nog te ver weg om te zien, dus gokte hij.
why-minimax-search = Hij rekende door tot het einde van de partij en koos een van de beste zetten.
why-level-ahead = Hij zag { $plies ->
        [1] één zet
       *[other] { $plies } zetten
    } vooruit, niet verder.
why-level-overlooked =
    { $whose ->
        [own] Hij zag een eigen lijn over het hoofd.
        [theirs] Hij zag een lijn van zijn tegenstander over het hoofd.
       *[other] Hij zag een lijn over het hoofd.
    }
why-matched-measured = Hij koos een zet die bij zijn sterkte past.
why-perfect-winning = Hij koos een zet die wint, wat het antwoord ook is.
why-perfect-trap = Van zijn veilige zetten koos hij die waarop mensen het vaakst fout antwoorden.
why-perfect-hold = Hij koos een veilige zet: geen enkel antwoord is een fout.
why-perfect-losing = Elke zet verliest, als zijn tegenstander goed doorspeelt.
why-tree-win = Hij vond een zet die zeker wint.
why-tree-search = Hij koos een van de zetten waar hij het vaakst op terugkwam.
why-sampling-hurried = Er stonden veel partijen in de wachtrij, dus koos hij zijn zet gehaast.
why-board-won = Hij won dat kleine bord.
why-board-blocked = Hij blokkeerde een lijn in dat kleine bord.
why-sent-anywhere = De volgende zet mag in elk open bord: { $board } is gesloten.
why-sent-empty = De volgende zet moet in { $board }, en dat is nog leeg.
why-sent-own = Hij dreigt { $board } te winnen, en daar moet de volgende zet.
why-sent-theirs = De volgende zet moet in { $board }, en kan dat bord winnen.
why-sent-both = Hij dreigt { $board } te winnen, maar de volgende zet moet daar en kan dat bord eerder winnen.
why-sent-neither = De volgende zet moet in { $board }, en dat kan nog niemand in één zet winnen.
why-chance = Hij schatte zijn kans op winst op ongeveer { $percent }%, waarbij remise half telt.

table-lines-weight = Punten van elk vrij vak
table-sampling-wins = Gewonnen partijen met elke zet, van { $games }
table-sampling-draws = Remises met elke zet, in { $games } partijen
table-wargames-own = Hoe goed zijn zetten zijn
table-wargames-reply = Hoe goed jouw antwoorden zijn
table-wargames-taste = Zijn zetten, met zijn voorkeuren erbij
table-tree-chance = Geschatte kans op winst met elke zet
table-tree-visits = Hoe vaak hij elke zet bekeek
table-minimax-value = Resultaat van elke zet (10 is winst, 0 remise, -10 verlies)
table-perfect-chance = Kans op winst met elke veilige zet, als je af en toe fouten maakt
table-perfect-slip = Hoeveel van jouw antwoorden op elke veilige zet fout zijn

## Hints: wat er voor de stelling geldt, waar je moet kijken, en de zet

hint = Hint
hint-question = Met een hint is deze partij zonder rating: je rating kan er niet meer door veranderen.
hint-yes = Hint tonen
hint-where = Waar?
hint-what = Welke zet?
hint-gone = Het bord is veranderd sinds deze hint. Druk onder het bord op **{ hint }** voor een nieuwe.
hint-unseen = -# Op het bord is dat nog niet te zien. Je volgende druk op een knop daar werkt het bord alleen bij.
hint-finish = **Je kunt het afmaken:** { $right ->
        [one] één zet wint
       *[other] { $right } zetten winnen
    } meteen.
hint-only-move = **Je hebt maar één zet.**
hint-own-line = **Pas op:** { $wrong ->
        [one] één van je { $legal } zetten maakt
       *[other] { $wrong } van je { $legal } zetten maken
    } drie op een rij, en dan verlies je.
hint-threat = **Pas op:** { $right ->
        [one] maar één zet voorkomt dat ik de volgende beurt win.
       *[other] na { $wrong } van je { $legal } zetten kan ik de volgende beurt winnen.
    }
hint-win-in-two = **Je kunt in twee zetten winnen:** { $right ->
        [one] één zet maakt dat mogelijk.
       *[other] { $right } van je { $legal } zetten maken dat mogelijk.
    }
hint-win-some = **Je kunt van hieruit winnen.** { $right ->
        [one] Maar één zet behoudt de winst.
       *[other] { $right } van je { $legal } zetten behouden de winst.
    }
hint-win-all = **Je kunt van hieruit winnen.** Elke zet behoudt de winst.
hint-even-some = **Het staat gelijk.** { $right ->
        [one] Maar één zet houdt remise.
       *[other] { $right } van je { $legal } zetten houden remise.
    }
hint-even-all = **Het staat gelijk.** Elke zet houdt remise, dus zoek de zet waarop het moeilijkst te antwoorden is.
hint-lost = **Ik kan winnen, wat je ook doet.** Kies de zet waarop het moeilijkst te antwoorden is.
hint-judged = **Mijn schatting:** je kansen zijn ongeveer { $chance }%.
hint-area = De beste zet ligt { $area }.
hint-judged-area = De beste zet lijkt { $area } te liggen.
hint-board = De beste zet ligt in { $board }.
hint-judged-board = De beste zet lijkt in { $board } te liggen.
hint-move = Kies { $cell }.
hint-play = Zet doen
hint-played = Je koos { $cell }.
area-line-0 = in de bovenste rij
area-line-1 = in de middelste rij
area-line-2 = in de onderste rij
area-line-3 = in de linkerkolom
area-line-4 = in de middelste kolom
area-line-5 = in de rechterkolom
area-line-6 = op de diagonaal vanuit de hoek linksboven
area-line-7 = op de diagonaal vanuit de hoek rechtsboven
area-quarter-0 = in het kwart linksboven
area-quarter-1 = in het kwart rechtsboven
area-quarter-2 = in het kwart linksonder
area-quarter-3 = in het kwart rechtsonder

## De analyse van een afgelopen partij

review = Analyse
review-player-accuracy = { $player } { $number }%
review-try-again = Opnieuw vanaf zet { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    })
review-start = **Het begin.** ▶ loopt door { $moves ->
        [one] de zet
       *[other] de { $moves } zetten
    }.
review-move = **Zet { $number } van { $moves }:** { $mark } koos { $cell }
review-accuracy = Nauwkeurigheid: { $players }
review-turning-point = **Zet { $number } van { $moves }, het keerpunt:** { $mark } koos { $cell } · **{ $name }**
review-faultless = Geen van beide spelers maakte een beslissende fout.
review-praise-find = Goed gevonden: je koos { $cell }, de enige goede zet.
review-praise-trap = Je zette een mooie val met { FORM($cell, of: "met") }.
review-praise-moves = { $good ->
        [0] Eén idee om mee te nemen:
       *[other] { $moves ->
            [one] Je enige zet was goed.
           *[other] { $good ->
                [one] Eén van je { $moves } zetten was goed.
               *[other] { $good } van je { $moves } zetten waren goed.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Eén idee om mee te nemen:
       *[other] { $moves ->
            [one] Je laatste zet was goed.
           *[other] { $good ->
                [one] Eén van je laatste { $moves } zetten was goed.
               *[other] { $good } van je laatste { $moves } zetten waren goed.
            }
        }
    }
review-lesson = Kies de volgende keer bij zet { $number } liever { $cell }.
review-next-time = Kies de volgende keer { $cells }.
review-held = Beter: { $cells }.
review-better = Iets beter: { $cells }.
review-any = een van de groene vakken
review-any-move = een van { $count } andere zetten
review-trap = En het is een val: het antwoord dat voor de hand ligt, is fout.
review-partly-known = -# Ik kan alleen de laatste zetten beoordelen. Daarvóór is het einde te ver weg om te zien.
review-unknown = -# Ik kan niet zeggen wat deze zetten waard waren.
review-doubts = -# Zetten die een tweede blik waard zijn: { $numbers }.
review-doubt = Mijn schatting: de kansen van { $mark } daalden van ongeveer { $before }% naar { $after }%. Beter leek { $cell }.
review-boards-won = -# Gewonnen kleine borden aan het eind: X { $x }, O { $o }.

move-brilliant = briljant
move-great = geweldig
move-best = de beste
move-good = goed
move-sound = solide
move-winning = winnend
move-inaccuracy = onnauwkeurigheid
move-slower = trager
move-doubtful = twijfelachtig
move-missed-win = gemiste winst
move-blunder = blunder
move-opening = opening
move-forced = gedwongen
move-given = vooraf gegeven
move-and-trap = { $name }, een val

review-won = Die zet won de partij.
review-own-line = Dat maakte een lijn vol, en hier verlies je met een lijn.
review-win-overlooked = Er was winst met { FORM($cell, of: "met") }.
review-line-left-open = Dat liet een lijn open: { $opponent } kan winnen met { FORM($cell, of: "met") }.
review-win-allowed = Nu kan { $opponent } winnen met { FORM($cell, of: "met") }.
review-fork-allowed = Nu kan { $opponent } met { FORM($cell, of: "met") } twee dreigingen tegelijk maken.
review-win-let-go = Winst was af te dwingen met { FORM($cell, of: "met") }.
review-loss-allowed = Nu kan { $opponent } met { FORM($cell, of: "met") } winst afdwingen.
review-no-choice = Er was geen andere zet.
review-all-equal = Alle zetten waren evenveel waard.
review-lost-already = { $opponent } kon toen al tegen elke zet winnen.
review-only-winning = Alleen deze zet wint nog.
review-only-holding = Alleen deze zet houdt remise.
review-fork-made = Twee dreigingen tegelijk: één komt erdoor.
review-blocked = Dat blokkeert de lijn van { $opponent }.
review-win-kept = Dat behoudt de winst.
review-draw-kept = Dat houdt remise.

## Wie de engines zijn: hoe ze denken, hoe je ze verslaat, hoe sterk ze zijn

engines-title =
    ## Maak kennis met de engines
    Hoe meer blokjes, hoe moeilijker te verslaan in “{ game-classic }”. Kies er een om te zien hoe je hem verslaat.
    - Sampling: elk spel
    - Minimax, Perfect: alle behalve “{ game-ultimate }”
    - Tree, Learned: “{ game-ultimate }”
    Het tweede menu toont de niveaus van elk spel.
engines-pick = Kies een engine
play-level = { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Niemand kan hem verslaan.
        [one] Wie zijn gewoonten kent, verslaat hem in 1 van de 100 partijen.
       *[other] Wie zijn gewoonten kent, verslaat hem in { $worst } van de 100 partijen.
    }
engine-random = Tegen iemand die willekeurig speelt, wint hij { $wins ->
        [0] geen
        [one] 1
       *[other] { $wins }
    } van de 100 partijen en verliest hij er { $losses ->
        [0] geen
       *[other] { $losses }
    }.
engine-beat = **Zo versla je hem:** { $beat }

about-dice = Volgt een paar regels. Past er geen, dan gooit hij een dobbelsteen.
about-lines = Geeft punten aan de lijnen door elk vak, en kijkt nooit vooruit.
about-sampling = Probeert elke zet in hoogstens honderd willekeurige partijen.
about-wargames = Kijkt naar zijn zet en jouw antwoord, niet verder.
about-minimax = Rekent door tot het einde van de partij.
about-perfect = Kent elke stelling uit het hoofd, en zet vallen.

beat-dice = begin zelf, in het midden van een zijkant. Daar heeft hij geen regel voor.
beat-lines = begin zelf: een hoek, dan het randvak een paardensprong verderop. Hij loopt elke keer in de vork.
beat-sampling = begin zelf en kies twee hoeken tegenover elkaar. Te vaak antwoordt hij in een derde.
beat-wargames = begin zelf, in een hoek. Kiest hij het midden, kies dan de hoek ertegenover, en daarna een derde hoek.
beat-minimax = dat kan niet, dus speel op remise. Op niveau “{ level-easy }” gokt hij tot er vier vakken over zijn.
beat-perfect = dat kan niet, dus speel op remise.

levels-pick = Niveaus van een spel
levels-title =
    ## De niveaus van { $game }
    De regel: { $rule } Als beide spelers op hun best spelen, wordt het remise.
levels-title-unsolved =
    ## De niveaus van { $game }
    De regel: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rating { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, zonder rating, is zo sterk als jij.
levels-blocks = -# De blokjes: hoeveel van tien partijen hij niet verliest van iemand die vier van de vijf keer een van de beste zetten vindt.

beat-learned = het sterkste wat ik heb; niemand heeft dit spel opgelost. Hij bekijkt duizenden stellingen. Zorg dat hij niet vrij mag kiezen, en denk vroeg aan drie borden op een rij.
beat-levels = hij ziet { $plies ->
        [1] één zet
       *[other] { $plies } zetten
    } vooruit, en gokt daarna. Denk verder.
beat-overlooking = hij ziet { $percent }% van je dreigingen over het hoofd. Dreig met elke zet.

## Shows: twee engines spelen tegen elkaar

show-opening = **Klaar? Daar gaan ze!**
show-moved = **{ $engine } ({ $mark }) koos { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Stoppen
show-again = Nog eens
show-play-winner = Tegen de winnaar
show-stopped = Gestopt.
show-cut-short = Sorry, ik moest voortijdig stoppen.
show-lost = De verbinding viel weg voordat ze konden beginnen.
show-record = Tot nu toe { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }: X won er { $x ->
        [0] geen
       *[other] { $x }
    }, O won er { $o ->
        [0] geen
       *[other] { $o }
    }, { $draws ->
        [0] geen remise
        [one] { $draws } remise
       *[other] { $draws } remises
    }.
show-conclusion = **Een vreemd spel. De enige zet die wint, is niet spelen.** Zin in { COMMAND("tictactoe start") }?

## Hulp, en de vraag wie je uitdaagt

help-text =
    ## Boter-kaas-en-eieren
    Wie drie op een rij maakt, wint. Speel tegen mij of daag vrienden uit, gewoon hier in deze chat.
    Kom je er tegen mij niet uit? Druk op **{ hint }**. Achteraf toont **{ review }** de zet die de partij besliste.
help-games = Kies een spel om te spelen…
help-hint = -# De volgende keer kun je meteen { COMMAND("tictactoe start") } gebruiken
help-play = Tegen de bot
help-challenge = Tegen vrienden
help-stats = Statistiek
help-privacy-policy = Privacybeleid
help-terms = Voorwaarden
help-support = Ondersteuning
challenge-who = Wie wil je uitdagen?
challenge-who-person = Kies iemand
challenge-who-anyone = Open uitdaging
challenge-recent-number = { $number } uitdagen

## Wat iemand privé gevraagd wordt of te horen krijgt

resign-question-counted = Deze partij opgeven? Dat telt als verlies.
resign-question-uncounted = Deze partij opgeven? Die telt dan niet mee: daarvoor moeten beide spelers minstens twee zetten doen.
resign-question-arena = Deze partij opgeven? { $counts ->
        [counted] Je tegenstander krijgt dan de punten in de arena.
       *[uncounted] Die telt dan niet mee, en je krijgt geen nieuwe partijen tot je op **{ arena-back }** drukt.
    }
resign-question-unrated = Deze partij opgeven? Die is zonder rating, dus je rating blijft gelijk.
resign-yes = Ja, opgeven
resign-no = Doorspelen
resign-done = Je hebt opgegeven. Bedankt voor het spelen!
resign-kept = Goed. De partij gaat door!

already-playing = Je speelt hier al.
already-shown = Hier is je partij weer.
already-show = Hier tonen
which-game = Je hebt hier twee partijen. Welke?

start-own = Zelf spelen
you-declined = Je hebt geweigerd. { $person } kan jou weer uitdagen vanaf { $time } ({ $left }).
blocked = { $person } kan jou niet meer uitdagen; met { COMMAND("privacy") } maak je dat ongedaan.

privacy-title = ## Privacy
privacy-challenges-on = **Uitdagingen:** iedereen die jij niet blokkeert, kan jou uitdagen.
privacy-challenges-off = **Uitdagingen:** niemand kan jou uitdagen.
privacy-challenges-turn-on = Uitdagingen toestaan
privacy-challenges-turn-off = Geen uitdagingen meer
privacy-reminders-on = **Herinneringen:** ik vermeld je als je aan zet bent in een langzame partij, en nog eens als er een kwart van de tijd over is. In een rustige partij doe ik dat twee minuten nadat je aan zet kwam.
privacy-reminders-off = **Herinneringen:** ik herinner je er niet aan dat je aan zet bent.
privacy-reminders-turn-on = Herinner me
privacy-reminders-turn-off = Herinner me niet
privacy-games-on = **Je partijen:** leden van een server zien wat je daar hebt gespeeld, in { COMMAND("history") } en { COMMAND("stats") }.
privacy-games-off = **Je partijen:** zodra ze voorbij zijn, vinden alleen jij en je tegenstanders ze in { COMMAND("history") } en { COMMAND("stats") }, met de analyse. Borden in kanalen, gedeelde partijen, ratings en totalen blijven zichtbaar.
privacy-games-turn-on = Partijen tonen
privacy-games-turn-off = Partijen verbergen
privacy-words-on = **Borden in woorden:** in partijen die vanaf nu beginnen, beschrijf ik het bord privé voor je in woorden, telkens als de ander heeft gezet.
privacy-words-off = **Borden in woorden:** alleen als je op { board-in-words } drukt.
privacy-words-turn-on = Borden beschrijven
privacy-words-turn-off = Borden niet beschrijven
privacy-name = **Je naam:** verborgen op de wereldwijde ranglijst, tenzij je je naam toont in { COMMAND("stats") } onder “{ choice-everywhere }”.
privacy-blocked = **Geblokkeerd:** de mensen in dit menu kunnen jou niet uitdagen.
privacy-blocked-none = Niemand is geblokkeerd
privacy-data =
    ### Je gegevens
    Ik bewaar je partijen, ratings en instellingen, maar geen namen of berichten.
privacy-blocked-deleted = { $count ->
        [one] Iemand die jij hebt geblokkeerd, heeft de eigen gegevens verwijderd, dus een naam kan ik niet noemen. Uitdagen kan die persoon jou ook niet.
       *[other] { $count } mensen die jij hebt geblokkeerd, hebben hun gegevens verwijderd, dus hun namen kan ik niet noemen. Uitdagen kunnen ze jou ook niet.
    }
privacy-unblock-deleted = Verwijderde spelers deblokkeren

refusal-not-your-match = Dit is een partij van anderen.
refusal-not-your-turn = { $person } is aan zet. Die beurt begon <t:{ $since }:R>.
refusal-match-not-over = Deze partij is nog niet voorbij.
refusal-not-against-bot = Ik accepteer geen remise. Speel door of geef op.
refusal-draw-too-early = Je kunt remise aanbieden vanaf de vijfde zet.
refusal-nothing-to-take-back = Je hebt nog geen zet gedaan, dus er valt niets terug te nemen.
refusal-offer-stands = Antwoord eerst op het aanbod dat er al ligt.
refusal-own-offer = Dit is je eigen aanbod, dus alleen { $person } kan het accepteren of weigeren. Jij kunt het intrekken.
refusal-not-your-offer = Alleen { $person } kan dit aanbod intrekken. Jij kunt het accepteren of weigeren.
refusal-no-offer = Dit aanbod geldt niet meer.
refusal-challenge-open = Deze partij is niet begonnen. De uitdaging wacht nog op antwoord.
refusal-challenge-over = Deze uitdaging geldt niet meer.
refusal-not-your-challenge = Alleen { $person } kan deze uitdaging accepteren of weigeren. Daag zelf iemand uit met { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Je kunt je eigen uitdaging niet accepteren. Dat moet iemand anders doen.
refusal-own-invitation = Dit is je eigen uitdaging, dus alleen { $person } kan die accepteren of weigeren. Jij kunt die intrekken.
refusal-not-your-invitation = Alleen { $person } kan deze uitdaging intrekken.
refusal-too-many-challenges = Je hebt al { $limit ->
        [one] 1 open uitdaging
       *[other] { $limit } open uitdagingen
    }. Wacht op antwoord, of trek er een in.
refusal-not-challengeable = { $person } neemt nu geen uitdagingen aan.
refusal-just-declined = { $person } heeft net geweigerd. Opnieuw uitdagen kan vanaf <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Ik kan de rol om op te roepen niet meer vermelden. Wie de server beheert, kan een andere kiezen in { COMMAND("settings") }.
refusal-just-called = De spelers zijn hier net opgeroepen. Je kunt ze weer oproepen vanaf <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Je blokkeert al { $limit ->
        [one] 1 persoon
       *[other] { $limit } mensen
    }, en meer kan ik er niet bewaren. Haal eerst iemand weg in { COMMAND("privacy") }.
refusal-self-challenge = Je kunt jezelf niet uitdagen. Laat `opponent` leeg om te spelen tegen wie het eerst meedoet.
refusal-bot-challenge = Andere bots kunnen dit niet spelen. Daag een mens uit, of mij.
refusal-not-here = { $person } kan dit kanaal niet bekijken.
refusal-nobody-here = Niemand anders kan deze chat zien. Speel tegen mij met { COMMAND("tictactoe start") }, of daag iemand uit op een server.
refusal-only-you = Op deze server kun alleen jij mijn antwoorden zien, dus heb ik de uitdaging ingetrokken. Niemand had kunnen meedoen.
refusal-opponent-busy = { $person } speelt hier al. Probeer het na die partij nog eens.
refusal-opponent-deleted = Je tegenstander heeft de eigen gegevens verwijderd, dus ik weet niet meer wie het was. Daag iemand uit met { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Samen een nieuwe poging doen kan in het kanaal van die partij. Open daar de analyse.
refusal-rematch-made = Er is al een revanche voor deze partij.
refusal-cell-taken = Dat vak is bezet. Kies een vrij vak.
refusal-board-moved-on = Het bord is veranderd voordat je drukte. Zo ziet het er nu uit.
refusal-match-over = Deze partij is voorbij. Begin een nieuwe met { COMMAND("tictactoe start") }.
refusal-arena-match-over = Deze partij is voorbij. Zolang de arena loopt, komt je volgende partij vanzelf.
refusal-newer-engine = Ik word bijgewerkt, en alleen mijn nieuwere versie kent de tegenstander in deze partij. Er is niets veranderd; probeer het over een paar minuten nog eens.
refusal-no-such-match = Ik heb hier geen partij voor je. Begin er een met { COMMAND("tictactoe start") }.
refusal-already-playing = Je speelt hier al. { COMMAND("tictactoe board") } toont je partij.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } speelt alleen “{ game-ultimate }”.
    [ultimate] { $engine } speelt “{ $game }” niet. Sampling, Tree en Learned wel.
   *[other] { $engine } speelt “{ $game }” niet. Sampling, Minimax en Perfect wel.
}
refusal-no-such-level = { $engine } heeft het niveau “{ $level }” niet. Laat `difficulty` leeg om tegen { $engine } te spelen, of laat `engine` leeg voor het niveau “{ $level }”.
refusal-unknown-button = Deze knop is te oud. Begin een partij met { COMMAND("tictactoe start") }.
refusal-too-fast = Je bent sneller dan ik. Geef me een paar seconden.
refusal-unknown-option = Die optie ken ik niet. Kies er een uit de lijst.
refusal-board-gone = Dat bord is verwijderd. { COMMAND("tictactoe board") } toont je partij opnieuw.
refusal-nothing-to-explain = Ik heb nog geen zet gedaan.
refusal-no-hints = Hints zijn er alleen in partijen tegen mij.
refusal-show-running = In dit kanaal spelen al twee engines. Wacht tot ze klaar zijn, of vraag degene die ze heeft gestart om te stoppen.
refusal-too-many-shows = Meer shows tegelijk lukt me nu niet. Probeer het over een minuut nog eens.
refusal-show-over = Deze show is voorbij.
refusal-not-your-show = Alleen wie deze show heeft gestart, kan die stoppen.
refusal-nothing-to-review = Je hebt nog geen partij uitgespeeld. Begin er een met { COMMAND("tictactoe start") }.
refusal-store-busy = Het is me daarnet niet gelukt dat op te slaan. Er is niets verloren; probeer het zo meteen nog eens.
refusal-store-unknown = Mijn database viel net weg, dus ik weet niet of dat is opgeslagen. Kijk zo meteen nog eens.
refusal-store-damaged = Ik kan mijn database niet lezen, dus dat telde niet mee. Wie mij beheert, moet dit herstellen.
refusal-unknown-command = Deze opdracht is veranderd. Herlaad Discord en probeer het nog eens.
refusal-engine-failed = Ik kon niet op tijd een zet bedenken. Je partij is veilig; probeer het nog eens.
refusal-broken = Er ging aan mijn kant iets mis. Je partij is veilig; probeer het nog eens.

## Standen: ranglijsten, kaarten, onderlinge stand, en waarom een partij niet meetelde

command-stats = De ranglijst, iemands statistieken, of de stand tussen twee spelers
command-stats-player = Van wie je de statistieken wilt zien
command-stats-versus = Toon de onderlinge stand met deze speler
command-stats-scope = Deze server of wereldwijd (anders deze server)
choice-server = Deze server
choice-everywhere = Wereldwijd

stats-title-server = ## 🏆 Ranglijst van deze server
stats-title-everywhere = ## 🏆 Wereldwijde ranglijst
stats-title-season = ## 🏆 Ranglijst van deze server: seizoen { $number }
stats-title-direct = ## Je privéberichten
results-legend = -# Gewonnen/remise/verloren
stats-unsettled = Nog zonder plaats: daarvoor zijn nog een paar partijen nodig
stats-empty = Nog niemand heeft een partij uitgespeeld die meetelt. Wees de eerste: { COMMAND("tictactoe start") }
stats-unsettled-season = Zonder plaats: te weinig partijen
stats-empty-season = Niemand heeft in dit seizoen een partij uitgespeeld die meetelde.
stats-own-none-season = { "**Jij**" } hebt in dit seizoen geen partij uitgespeeld die meetelde.
stats-you = { $who } { "**(jij)**" }
stats-own-none = { "**Jij**" } hebt nog geen partij uitgespeeld die hier meetelt.
stats-own-unnamed = -# Je naam is voor alle anderen op deze lijst verborgen.
stats-someone = iemand
person-gone = verwijderde gebruiker
stats-page = { $page } van { $pages }
stats-mine = Mijn pagina
stats-to-direct = DM's
stats-name-me = Naam tonen
stats-unname-me = Naam verbergen
stats-help = Over rating
play = Spelen
card-board = Ranglijst

card-rank = { "**" }{ $points }**, plaats { $rank }
card-none = Hier nog geen partij die meetelt.
card-none-season = In dit seizoen telde geen partij mee.
card-direct = { "**" }{ $points }**, dat zie alleen jij
card-puzzles =
    -# 🧩 Opgeloste puzzels: { $solved }
    -# 🔥 Langste reeks: { $longest }
card-total = Gewonnen { $wins }, remise { $draws }, verloren { $losses }  ·  X { $x ->
        [0] nooit
        [one] één keer
       *[other] { $x } keer
    }, O { $o ->
        [0] nooit
        [one] één keer
       *[other] { $o } keer
    }
card-streak = Op rij gewonnen: nu { $streak }, record { $best }
card-streak-season = Op rij gewonnen: aan het eind { $streak }, record { $best }
card-opening = Meest gekozen eerste vak: { $cell } ({ $times ->
        [one] één keer
       *[other] { $times } keer
    })
card-opponents = ### Tegen
card-opponent = { $opponent }: { $wins } gewonnen, { $draws } remise, { $losses } verloren
card-opponent-people = mensen
card-opponent-you = jou
against-bot = ## { $who } tegen { -bot }
against-bot-how = -# Elk niveau heeft een vaste rating: zie **{ stats-help }**.
card-latest = ### Laatste partijen hier
card-match-link = { $match }  ·  [het bord]({ $link })
card-picture = Links: de rating over { $matches ->
        [one] de laatste partij
       *[other] de laatste { $matches } partijen
    }, van { $first } naar { $last }, laagste { $lowest }, hoogste { $highest }. Rechts: hoe vaak elk vak de eerste zet was, rij voor rij: { $cells }.
card-picture-caption = -# Links: de rating in de loop van de tijd. Rechts: hoe vaak elk vak de eerste zet was.

waiting-yours = **Jij bent aan zet ({ $count })**
waiting-theirs = **Wachten op anderen ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  tegen { $opponent }  ·  loopt af { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } denkt na
waiting-group-chat = `{ $number }.` { $game }  ·  tegen { $opponent }  ·  loopt af { $until }  ·  in een groepschat
waiting-open = Partij { $number }
history-title = ## Partijen van { $who }
history-title-server = ## Laatste partijen van deze server
history-seen-here = -# De partijen op deze server en die tegen jou.
history-seen-own = -# De partijen tegen jou. Gebruik dit op een server om alle partijen te zien die daar tegen mij zijn gespeeld.
history-seen-direct = -# De partijen in deze chat en die tegen jou. Gebruik dit op een server om te zien wat daar is gespeeld.
history-none = Geen partijen om te tonen.
history-none-server = Hier zijn nog geen partijen om te tonen. Speel er een: { COMMAND("tictactoe start") }
history-won = { "**Gewonnen**" } van { $opponent }
history-lost = { "**Verloren**" } van { $opponent }
history-drawn = { "**Remise**" } tegen { $opponent }
history-unfinished = { "**Niet uitgespeeld**" } tegen { $opponent }
history-beat = { $winner } won van { $loser }
history-drew = { $x } en { $o } speelden remise
history-stopped = { $x } en { $o } speelden hun partij niet uit
history-unrated = zonder rating
history-arena = arena
history-uncounted = telde niet mee
history-open = Open een partij…
history-option = Partij { $number }: { $game }
history-newer = Nieuwere
history-older = Oudere
history-all-games = Alle spellen
history-own = Je partijen
history-server = Partijen van deze server

animation = Animatie
replay-told = De partij zet voor zet: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = geen zetten
replay-won = { $mark } wint.
replay-drawn = Niemand wint.
replay-unfinished = De partij is niet uitgespeeld.

cell-0 = de hoek linksboven
cell-1 = het bovenste randvak
cell-2 = de hoek rechtsboven
cell-3 = het linker randvak
cell-4 = het midden
cell-5 = het rechter randvak
cell-6 = de hoek linksonder
cell-7 = het onderste randvak
cell-8 = de hoek rechtsonder
piece-a = { $cell } met een klein stuk
    .met = een klein stuk op { $cell }
piece-b = { $cell } met een middelgroot stuk
    .met = een middelgroot stuk op { $cell }
piece-c = { $cell } met een groot stuk
    .met = een groot stuk op { $cell }
cell-in-board = { $cell } van { $board }
small-board-nw = het bord linksboven
small-board-n = het bovenste bord
small-board-ne = het bord rechtsboven
small-board-w = het linkerbord
small-board-centre = het middelste bord
small-board-e = het rechterbord
small-board-sw = het bord linksonder
small-board-s = het onderste bord
small-board-se = het bord rechtsonder
ultimate-sent = **Speel in { $board }.** 🟨
ultimate-choose = **Kies een bord met 🟨 om in te spelen.**
ultimate-closed = **Kies een bord met 🟨 om in te spelen:** { $board } is gesloten.
ultimate-chosen = **Speel in { $board }**, of kies een ander. 🟨
pick-again = Een ander bord kiezen
words-row = Rij { $name }: { $cells }.
words-column = Kolom { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = leeg { $square }
words-fading = { $mark } die als volgende verdwijnt
words-won = gewonnen door { $mark }
words-untouched = nog niets
words-choose = **Kies een bord dat nog open is.**
pick-a = Klein ×{ $left }
pick-b = Middel ×{ $left }
pick-c = Groot ×{ $left }

## De spellen: een naam, en een regel in één zin

game-classic = Klassiek
game-misere = Omgekeerd
game-vanish = Verdwijnen
game-squares = Vierkanten
game-drop = Zwaartekracht
game-sizes = Maten
game-ultimate = Ultimate
legend-fading = het vage teken verdwijnt als volgende.
legend-sizes = 1 is klein, 2 middelgroot, 3 groot.
rule-classic = wie drie op een rij maakt, wint.
rule-misere = wie drie op een rij maakt, verliest.
rule-vanish = { $moves ->
        [0] je vierde teken laat je oudste verdwijnen. Wie drie op een rij maakt, wint. Een stelling die voor de derde keer voorkomt, is remise. De eerste zet mag niet in het midden van een zijkant.
       *[other] je vierde teken laat je oudste verdwijnen. Wie drie op een rij maakt, wint. Een stelling die voor de derde keer voorkomt, is remise.
    }
rule-squares = wie vier op een rij of een vierkant van twee bij twee maakt, wint.
rule-drop = tekens vallen op het laagste vrije vak van hun kolom. Wie vier op een rij maakt, wint.
rule-ultimate = jouw vak stuurt je tegenstander naar het kleine bord op dezelfde plek. Met drie op een rij win je een klein bord, en met drie kleine borden op een rij win je de partij. Lukt dat niemand, dan wint wie meer borden heeft.
rule-sizes = grotere stukken bedekken kleinere, ook die van jezelf. Een stuk blijft staan waar je het zet. Wie drie eigen stukken op een rij heeft, wint.

versus-title = ## { $one } en { $other }
versus-none = Hier is nog geen onderlinge partij uitgespeeld.
versus-record =
    { $matches ->
        [one] 1 partij
       *[other] { $matches } partijen
    }: { $one } won er { $wins ->
        [0] geen
       *[other] { $wins }
    }, { $other } won er { $losses ->
        [0] geen
       *[other] { $losses }
    }, { $draws ->
        [0] geen remise
        [one] { $draws } remise
       *[other] { $draws } remises
    }.

rules-title = ## Hoe ratings werken
rules-start = Iedereen begint op 1500. Van sterke spelers winnen levert het meest op.
rules-levels = Mijn rating in “{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Je rating is te zien zodra je een plaats hebt: na een paar partijen, het liefst tegen verschillende tegenstanders.
rules-two-moves = Een partij telt mee zodra beide spelers twee zetten hebben gedaan.
rules-details = Details
rules-details-text =
    ## Ratings in detail
    - De ratings zijn Glicko-2. Die van mijn niveaus staan vast en zijn exact berekend.
    - Een herhaalde partij heeft dezelfde zetten, ook op een gedraaid of gespiegeld bord.
    - Partijen tegen iemand die nieuw is, veranderen een rating alleen tussen { $least } en { $most }, en leveren geen plaats op. Nieuw is iemand tot die een plaats heeft, of tot er { $matches } partijen tegen { $people } mensen gespeeld zijn.
    - Na het terugnemen van een zet kan een partij je rating verlagen, maar niet verhogen. Met een hint is de partij zonder rating.
    - Winst tegen mij brengt je hoogstens { $cap } punten boven mij; remise tegen een onverslaanbare bot niet hoger dan het niveau “{ level-hard }”.
    - Partijen in privéberichten tellen apart, en alleen wie ze speelt, ziet ze.

uncounted-hinted = Je hebt een hint gevraagd, dus deze partij is zonder rating en je rating blijft gelijk.
uncounted-unrated = Deze partij is zonder rating, dus je rating blijft gelijk.
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = { $games ->
        [one] Nog zonder plaats: nog ongeveer 1 partij
       *[other] Nog zonder plaats: nog ongeveer { $games } partijen
    }
rating-of-game = Rating { $points }
rating-kept = Rating onveranderd
uncounted-short = Deze partij telt niet mee: daarvoor moeten beide spelers minstens twee zetten doen.
uncounted-nobody = Deze partij telt voor niemand mee.
uncounted-repeated = Een recente partij tegen de bot herhalen verandert je rating niet.
uncounted-again = Partijen tegen dezelfde tegenstander tellen op een dag steeds minder.
uncounted-taken-back = Je nam een zet terug, dus deze partij kon je rating niet verhogen.
uncounted-capped = Winst tegen mij, of tegen iemand die nieuw is, brengt je maar tot een bepaalde grens.

refusal-not-shown = { $person } verbergt de eigen naam op de wereldwijde ranglijst.
refusal-no-server = Hier is geen server. Probeer `scope: { choice-everywhere }`.
refusal-not-added = Instellingen horen bij servers die mij hebben toegevoegd, en dit is er geen. Die van jezelf staan in { COMMAND("privacy") }.
refusal-cannot-write = Ik kan niet schrijven in dit kanaal. Daarvoor heb ik de rechten “Kanaal bekijken” en “Berichten verzenden” nodig.
refusal-not-shared = Deze partij wordt niet meer gedeeld.
refusal-animation-in-flight = Ik maak al een animatie voor je. Die komt zo.
refusal-export-in-flight = Ik verzamel je gegevens al. Ze komen zodra ze compleet zijn.
refusal-shut-out = Sorry, wie mij beheert, laat me hier niet met je spelen. { COMMAND("privacy") } werkt nog wel.
refusal-being-deleted = Je gegevens worden verwijderd. Over een paar seconden kun je weer spelen.
refusal-not-server-manager = Dat kunnen alleen mensen met het recht “Server beheren”.

## Het welkom op een server

welcome-text =
    ### 👋 Hallo! Ik ben { -bot }.
    Ik speel boter-kaas-en-eieren. Druk op **{ play }** voor een partij tegen mij, of daag vrienden uit met { COMMAND("tictactoe challenge") }. { COMMAND("help") } toont de rest.
welcome-admins = -# Voor beheerders: waar ik gebruikt mag worden, kies je in Serverinstellingen → Integraties.
welcome-settings = -# Met { COMMAND("settings") } kies je mijn taal hier en een kanaal voor de dagelijkse puzzel.

## De instellingen van een server

command-settings = De standaardwaarden van deze server, en of de partijen wereldwijd tellen
settings-title = ## Instellingen van deze server
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · ze tellen wereldwijd mee
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · ze tellen niet wereldwijd mee
settings-now-season-first = { "**" }{ settings-seasons }**: het eerste
settings-now-season-since = { "**" }{ settings-seasons }**: nummer { $number }, sinds { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatisch
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partijen
settings-seasons = Seizoenen
settings-language = Taal
back = Terug

settings-difficulty = { "**Standaardniveau**" } voor partijen tegen mij (in “{ game-ultimate }” heet het sterkste “{ level-expert }”)
settings-pace = { "**Standaardtempo**" } voor partijen tussen mensen
settings-call = { "**Rol om op te roepen**" } bij open uitdagingen: **{ call-players }** vermeldt die, hoogstens één keer per tien minuten
settings-call-none = Kies een rol (leeg: uit)
settings-call-refused =
    { $why ->
        [everyone] Dit kan niet { $role } zijn.
        [yours] Je kunt { $role } niet zelf vermelden, dus ik doe dat niet voor je. Laat iedereen die vermelden en kies dan opnieuw.
        [closed] Niet iedereen kan { $role } nog vermelden, dus ik doe dat ook niet. Laat iedereen die vermelden, of kies opnieuw.
       *[other] Ik kan { $role } niet vermelden. Laat iedereen die vermelden, of laat mij alle rollen vermelden.
    }
settings-everywhere-1 = Partijen hier tellen mee voor de wereldwijde ranglijst.
settings-everywhere-0 = Partijen hier tellen niet mee voor de wereldwijde ranglijst.
settings-turn-everywhere-1 = Wereldwijd laten meetellen
settings-turn-everywhere-0 = Alleen op deze server laten tellen

settings-language-automatic = { "**" }{ choice-automatic }**: wat iedereen ziet, is in de taal van wie het start. Wat niemand start, zoals mijn welkom, is in deze taal: { $name }.
settings-language-set = Wat iedereen op deze server ziet, is in deze taal: { "**" }{ $name }{ "**" }. Partijen die al begonnen zijn, houden hun taal.
settings-language-private = -# Wat alleen jij ziet, is in de taal van jouw Discord.
choice-automatic = Automatisch

settings-now-daily-off = { "**" }{ puzzle-open }**: uit
settings-now-daily-refused = { "**" }{ puzzle-open }**: uit, want ik kon niets meer in het kanaal plaatsen
settings-now-daily-set = { "**" }{ puzzle-open }**: in { $channel }, elke dag om { $time }
settings-daily-about = Eén bericht per dag, met een puzzel die overal dezelfde is. Iedereen lost die privé op, en het bericht zegt wie het is gelukt. Niemand krijgt een ping.
settings-daily-none = Kies een kanaal (leeg: uit)
settings-daily-hour = De puzzel komt om { $time } in je eigen tijdzone.
settings-daily-failed = Ik kan niets plaatsen in { $channel }, dus er is niets veranderd. Geef me daar de rechten **Kanaal bekijken** en **Berichten verzenden**, en kies het dan opnieuw.
settings-channel-yours = Je kunt niet zelf in { $channel } schrijven, dus ik doe dat niet voor je. Er is niets veranderd.
daily-comes-here = De dagelijkse puzzel komt hier, elke dag om { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] uit
        [empty] uit, omdat er drie keer achter elkaar te weinig mensen meededen
       *[set] in { $channel }, de volgende op { $time }
    }
settings-arena-about =
    Een arena die vanzelf komt: een uur van tevoren aangekondigd in het kanaal, met **{ join }**. { $calls ->
        [yes] De aankondiging vermeldt { $role }, één keer.
       *[no] Niemand krijgt een ping.
    } Als drie keer achter elkaar geen twee spelers meedoen, komen er geen meer.
    Dag en uur zijn in UTC, zonder zomertijd. Dat uur is in jouw tijdzone nu { $time }.
evening-none = Geen dag
evening-each-day = Elke dag
evening-any = Elke keer een ander spel
evening-quiet = Niemand oproepen
evening-comes-here = Arena's die vanzelf komen, worden hier aangekondigd.
arena-last = 🏟️ **Laatste arena:** { $winner }

settings-new-season = Nieuw seizoen
season-first = De ranglijst van deze server zit in het **eerste seizoen**.
season-since = De ranglijst van deze server zit in **seizoen { $number }**, begonnen op { $since }.
season-question = Seizoen { $number } beginnen? Seizoen { $former } is dan voorgoed voorbij en er is geen weg terug. Iedereen op de ranglijst van deze server begint dan opnieuw op 1500. Seizoen { $former } blijft in { COMMAND("stats") }. { $podium }
season-start = Seizoen { $number } beginnen
season-keep = Annuleren
season-started = Seizoen { $number } is begonnen. Succes, allemaal!
season-name = Seizoen { $number }
season-name-current = Seizoen { $number } (nu)
season-ends-hand = Seizoenen eindigen wanneer jij dat zegt
season-ends-month = Seizoenen eindigen elke maand
season-ends-week = Seizoenen eindigen elke week
season-ends =
    { $ends ->
        [week] Seizoenen eindigen elke week. Het volgende begint op { $end }, als in dit seizoen een partij heeft meegeteld.
        [month] Seizoenen eindigen elke maand. Het volgende begint op { $end }, als in dit seizoen een partij heeft meegeteld.
       *[other] Seizoenen eindigen wanneer jij dat zegt.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Het podium komt waar iemand het volgende seizoen begint.
       *[other] Het podium komt in { $where }.
    }
season-podium =
    { $state ->
        [refused] Aan het eind van elk seizoen kwam het **podium** in een kanaal. Nu niet meer, want ik kon daar niets plaatsen.
       *[other] Aan het eind van elk seizoen komt het **podium** in een kanaal. Niemand krijgt een ping.
    }
season-podium-comes = Aan het eind van elk seizoen komt het podium hier.
season-role = Wie dan eerste is, krijgt een **rol**, tot iemand anders eerste is.
season-role-refused =
    { $why ->
        [everyone] Dit kan niet { $role } zijn.
        [permissions] { $role } heeft rechten, dus ik geef die rol aan niemand.
        [managed] Alleen Discord of een andere app kan { $role } geven.
        [above] { $role } staat niet onder mijn eigen rol, dus die rol kan ik niet geven. Zet de mijne hoger en kies dan opnieuw.
        [yours] Je kunt { $role } niet zelf geven, dus ik doe dat niet voor je. Daar is **Rollen beheren** voor nodig, en een rol van jou die erboven staat.
        [missing] Ik heb nog één recht nodig om { $role } te geven. Sta het toe met de knop hieronder en kies de rol dan opnieuw.
        [two-factor] Discord laat mij hier geen rollen wijzigen: deze server eist tweestapsverificatie, en wie mij beheert, moet die nog aanzetten.
       *[other] De laatste keer liet Discord mij geen rollen wijzigen. Geef me het recht **Rollen beheren** en zet mijn eigen rol boven die van de kampioen.
    }
season-role-allow = Rollen beheren toestaan
season-over = ## 🏆 Seizoen { $number } is voorbij
season-won =
    { $shared ->
        [yes] **De eerste plaats is gedeeld!**
       *[no] **{ $winner } is de kampioen!**
    }
season-nobody = Niemand heeft in dit seizoen { $games } partijen met rating uitgespeeld, dus er is geen kampioen.
season-games = Andere spellen
season-champion = 🏆 **Kampioen:** { $winner }

## Arena's

refusal-arena-here = Dit kanaal heeft al een arena. Druk daar op **{ join }**.
refusal-not-in-arena-game = In een arena kun je geen remise aanbieden, geen zet terugnemen en geen revanche vragen: je volgende partij komt vanzelf.
refusal-arena-length = Een arena duurt { $shortest } tot { $longest } minuten.
refusal-arena-start = Een arena moet binnen { $latest } minuten beginnen.
refusal-long-arena-game = Partijen “{ game-ultimate }” duren te lang voor een arena. Kies een ander spel.
refusal-arena-over = Deze arena is voorbij.
refusal-arena-full = Deze arena is vol: er kunnen { $most } mensen meedoen. Zodra iemand weggaat, kun je meedoen.
refusal-not-in-arena = Je doet niet mee aan deze arena.
refusal-not-away = Je was niet weg: je volgende partij komt zodra er iemand vrij is.
refusal-not-arena-host = Dat kunnen alleen { $person }, die deze arena heeft aangekondigd, en mensen met het recht “Server beheren”.
refusal-too-few-for-arena = Voor een arena zijn { $enough } mensen nodig. Zodra die meedoen, kun je beginnen.

## Het bericht met de dagelijkse puzzel

post-solve = Oplossen
post-solved-1 = **Eerste poging**: { $people }
post-solved-2 = **Tweede poging**: { $people }
post-solved-3 = **Derde poging**: { $people }
post-solved = { $people ->
        [0] Nog niemand hier heeft de puzzel opgelost.
        [one] Eén persoon hier heeft de puzzel opgelost.
       *[other] { $people } mensen hier hebben de puzzel opgelost.
    }
post-solved-more = { $people ->
        [one] Nog één persoon hier heeft de puzzel opgelost.
       *[other] Nog { $people } mensen hier hebben de puzzel opgelost.
    }
post-former = -# De puzzel van gisteren is opgelost door { $people }

## Wat er over iemand bewaard wordt

mydata-kinds =
    - **Partijen en uitdagingen**, ook die nog open zijn: wie, waar, wanneer, taal, zetten, hints en resultaat. Ze zijn ook van je tegenstanders: als je je gegevens verwijdert, eindigen je lopende partijen en komt er een willekeurig nummer in jouw plaats.
    - **Ratings**: je stand op elke server en in elk seizoen, wat elke partij daaraan veranderde, en je onderlinge stand met iedereen. Als je je gegevens verwijdert, ga je van alle lijsten af en komt dat willekeurige nummer in jouw plaats.
    - **De rest**: instellingen, dagelijkse puzzels, arena's, podiums, gedeelde partijen en puzzelresultaten, shows; wie je blokkeert of uitdaagt, wie jou blokkeert, en of je bent buitengesloten. Alles blijft zolang het nodig is of tot je je gegevens verwijdert; dan wordt het verwijderd, of komt dat willekeurige nummer of een code in jouw plaats.
mydata-export = Gegevens tonen
mydata-delete = Gegevens wissen
mydata-exported = Je gegevens als JSON. Vakken en kolommen tellen daarin vanaf 0.
mydata-question = Alles verwijderen wat er over jou is opgeslagen? Je lopende partijen eindigen alsof je ze hebt opgegeven. Je kunt dit niet ongedaan maken.
mydata-stays = Een paar dingen blijven, om anderen te beschermen: afgelopen partijen onder een willekeurig nummer, wie jou blokkeert, en de { $minutes } minuten tussen uitdagingen. Blokkades en die minuten worden bewaard onder een code die uit je id is gemaakt, en { $days } dagen lang ook je willekeurige nummer. Wie mij beheert en je id kent, kan nagaan of een code daarbij hoort.
mydata-yes = Verwijderen
mydata-no = Gegevens bewaren
mydata-done = Klaar: niets in mijn database verwijst nog naar jou, op sporen in ongebruikte delen na. Die verdwijnen binnen een paar minuten, of de volgende keer dat mijn database wordt opgeschoond. Bedankt voor het spelen!
mydata-begun = Ik ben je gegevens aan het verwijderen. Je hebt zoveel partijen gespeeld dat dit nog een paar seconden duurt, en ik maak het af, ook als ik opnieuw start. Tot dan kun je geen partij beginnen. Om te zien of het klaar is, druk je in { COMMAND("privacy") } nog eens op `{ mydata-delete }`.
mydata-copies = Klaar: niets in mijn database verwijst nog naar jou. De server daarvan heeft nog kopieën in zijn journaal, zijn replica's en ongebruikte delen van zijn bestanden, tot die ruimte weer wordt gebruikt. Bedankt voor het spelen!
mydata-boards =
    Je naam verdwijnt ook van de nieuwste { $boards } afgelopen borden, ongeveer 40 per minuut, waar ik ze nog kan bewerken. Ik kan niet bij borden op servers die mij hebben verwijderd, in kanalen die voor mij gesloten zijn, in gearchiveerde threads, of waar alleen een persoon mij heeft geïnstalleerd.
    Als een kanaal, thread of server mij weer binnenlaat, verdwijnt je naam ook daar, uiterlijk een dag later.
    Er zijn misschien nog berichten met je naam: Discord laat me niet altijd weten of ze zijn aangekomen. Als je er een ziet, druk er dan op een knop, en je naam verdwijnt.
mydata-kept = Goed. Er is niets verwijderd.

## De dagelijkse puzzel

puzzle-open = Dagelijkse puzzel
puzzle-title = ### Puzzel #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } is aan zet en wint in { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}.**
puzzle-save = { "**" }{ $mark } is aan zet: maar één zet redt de partij.**
puzzle-progress = -# { $dots } · Poging { $number } van { $tries }
puzzle-past = -# Deze puzzel telt niet mee voor een reeks.
puzzle-order = -# Van het oudste teken naar het nieuwste: { $marks }.
puzzle-left = -# { $mark } heeft nog: { $pieces }.
puzzle-wrong = { "**Fout:**" } { $cell }. Je bent terug bij het begin.
puzzle-right = { "**Goed!**" } Ik koos { $cell }.
puzzle-hint = 💡 De eerste zet ligt { $area }.
puzzle-solved = { $number ->
    [one] **Opgelost bij de eerste poging!**
   *[other] **Opgelost bij poging { $number }.**
}
puzzle-lost = { "**Deze keer niet.**" } De juiste zet was { $cell }.
puzzle-streak = -# 🔥 Reeks: { $streak ->
    [one] één dag
   *[other] { $streak } dagen
}. { $freezes ->
    [0] {""}
    [one] ❄️ Eén joker vangt een gemiste dag op.
   *[other] ❄️ { $freezes } jokers vangen gemiste dagen op.
}
puzzle-freeze = -# Elke zevende dag op rij levert een joker op, die een gemiste dag opvangt.
puzzle-streak-ended = -# Je reeks is geëindigd op { $streak }.
puzzle-streak-kept = -# ❄️ Een joker heeft je reeks gered: 🔥 { $streak }. Jokers over: { $freezes }.
puzzle-at-stake = -# ⏳ De puzzel van gisteren telt tot { $time } mee voor je reeks ({ $left }).
puzzle-frozen = -# ❄️ Een joker heeft gisteren opgevangen.
puzzle-share = -# { $percent }% vond het meteen.
puzzle-next = -# Volgende puzzel { $time }.
puzzle-give-up = Antwoord tonen
puzzle-give-up-question = Het antwoord tonen? { $costs ->
        [streak] Daarmee eindigt je reeks van { $streak }.
        [freeze] Dat kost een joker van je reeks.
       *[nothing] Daarna kun je deze puzzel niet meer oplossen.
    }
puzzle-give-up-yes = Ja, tonen
puzzle-give-up-no = Verder proberen
puzzle-yesterday = Van gisteren
puzzle-today = Van vandaag
puzzle-results = Resultaten hier
puzzle-results-title = ### Puzzel #{ $number } op deze server
puzzle-results-none = Nog niemand heeft de puzzel hier geopend.
puzzle-results-open = { $person }: nog bezig
puzzle-results-who = -# Alleen wie anderen de eigen partijen laat zien, staat in de lijst.
puzzle-copy = Kopiëren
puzzle-share-here = Hier delen
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Zo'n puzzel heb ik niet voor je. { COMMAND("daily") } opent die van vandaag.
refusal-puzzle-over = Je bent klaar met deze puzzel. Morgen is er weer een.
refusal-tried-before = Die zet heb je al geprobeerd en hij is fout. Het kost je geen poging.
refusal-puzzle-not-over = Maak eerst de puzzel af.
refusal-shared-once = Een resultaat kun je één keer in een kanaal delen.
practice-played = Je koos hier { $cell }, op { $date } tegen { $opponent }.
practice-task = { "**" }Je speelt met { $mark }.** { $result ->
        [win] Wat wint?
       *[draw] Wat houdt remise?
    }
practice-move = { $what ->
        [right] **Goed:** { $cell }.
        [wrong] **Fout:** { $cell }.
       *[answer] Het beste antwoord: { $cell }.
    }
practice-lets = { $result ->
        [win] Dat geeft de winst weg.
       *[draw] Nu kan { $opponent } winnen.
    }
practice-next = Volgende
practice-look-on = Verder zoeken
practice-open = Partij openen
practice-looked = { $games ->
        [one] Geen fout van jou in de partij die ik net heb bekeken.
       *[other] Geen fout van jou in de { $games } partijen die ik net heb bekeken.
    }
practice-all = { $count ->
        [0] Je hebt nog geen fout om te oefenen. De eerste komt met je volgende partijen.
        [one] Je hebt de enige stelling geoefend. De volgende komt met je volgende partij.
       *[other] Je hebt alle { $count } stellingen geoefend. De volgende komt met je volgende partij.
    }
practice-again = -# Eén stelling komt { $time } terug.
practice-waiting = { $count ->
        [one] 1 stelling om te oefenen
       *[other] { $count } stellingen om te oefenen
    }
practise-this = Dit oefenen
refusal-no-practice = Bij “{ game-ultimate }” weet niemand wat goed is, dus er valt niets te oefenen. Kies een ander spel.
