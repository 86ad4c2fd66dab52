# Polski. Do bota i bot mówi się „ty”. Płeć osób jest nieznana, a wzmianki się nie odmieniają: o ludziach
# mówimy w czasie teraźniejszym („zajmuje”), rzeczownikiem („wygrana”, „poddanie”) albo bezosobowo
# („cofnięto”), a wzmianka stoi zawsze w mianowniku, nigdy po „z”, „od”, „dla” ani „przeciw”.
# Bot mówi o sobie „ja”; bot i silniki są rodzaju męskiego. Partia to jedna rozgrywka, gra to jej rodzaj.
#
# Formy nazw: bez formy – mianownik; acc – biernik („zajmuje …”, „zablokował …”), gen – dopełniacz, a dla plansz
# także miejscownik, bo brzmi tak samo („środek …”, „na …”), loc – miejscownik („na poziomie …”),
# title – wielką literą, na początku wiersza i na przycisku, who – silnik jako podmiot.

-bot = Noughts

between-sentences = {" "}
between-items = {", "}

english-holds = -# W razie wątpliwości obowiązuje tekst angielski.
help-wrong-word = -# Niewłaściwe słowo? Daj nam znać: { $link }

## Polecenia: opisy i znaczenie ich opcji

command-tictactoe = Zagraj w kółko i krzyżyk
command-start = Zacznij partię z botem
command-start-difficulty = Jak silnie gra bot (domyślnie poziom tego serwera)
command-start-engine = Styl gry bota zamiast poziomu; tylko niektóre mają też poziom trudności
command-mark = Twój znak; X zaczyna (domyślnie losowo)
command-board = Pokaż znów swoją partię na dole tego kanału
command-board-words = Zamiast tego opisz planszę słowami, tylko tobie
command-resign = Poddaj swoją partię na tym kanale

command-challenge = Wyzwij kogoś albo rzuć otwarte wyzwanie
command-challenge-opponent = Kogo wyzwać (puste: otwarte wyzwanie)
command-challenge-pace = Czas na każdy ruch (domyślnie tempo tego serwera)
command-menu-challenge = Wyzwij na kółko i krzyżyk
command-menu-stats = Statystyki kółka i krzyżyka
command-menu-review = Analiza kółka i krzyżyka
command-help = Zacznij tutaj: zagraj, wyzwij znajomych albo sprawdź, kto jest najlepszy
command-privacy = Kto może cię wyzwać, twoje przypomnienia i zapisane dane

command-daily = Zadanie dnia: znajdź właściwy ruch
command-daily-number = Wcześniejsze zadanie, według numeru (domyślnie dzisiejsze)
command-practice = Twoje własne błędy jako zadania
command-practice-variant = Którą grę ćwiczyć (domyślnie wszystkie)
command-arena = Urządź arenę: szybkie partie dla wszystkich, którzy dołączą
command-arena-variant = W którą grę zagrać (domyślnie znikanie)
command-arena-minutes = Ile trwa: od 10 do 60 minut (domyślnie 20)
command-arena-starts-in = Za ile minut się zacznie: od 0 do 60 (domyślnie 5)

command-history = Skończone partie: twoje, innej osoby albo tego serwera
command-history-player = Czyje partie pokazać (domyślnie twoje)
command-history-variant = Którą grę pokazać (domyślnie wszystkie)
command-review = Zobacz, który ruch rozstrzygnął partię i co było lepsze
command-review-variant = Która gra (domyślnie ta z twojej ostatniej partii)

command-watch = Obejrzyj, jak dwa silniki grają ze sobą
command-watch-x = Kto gra X i zaczyna (domyślnie losowo)
command-watch-o = Kto gra O (domyślnie losowo)
command-engines = Poznaj silniki: jak są mocne i jak je pokonać

command-variant = W którą grę zagrać (domyślnie klasyka)
command-stats-variant = Ranking której gry pokazać (domyślnie klasyka)
choice-game-classic = { game-classic }: trzy w rzędzie
choice-game-misere = { game-misere }: trzy w rzędzie to przegrana
choice-game-vanish = { game-vanish }: po trzy znaki
choice-game-squares = { game-squares }: cztery w rzędzie albo kwadrat
choice-game-drop = { game-drop }: znaki spadają, cztery w rzędzie
choice-game-ultimate = { game-ultimate }: dziewięć plansz w jednej
choice-game-sizes = { game-sizes }: duże przykrywa małe
choice-easy = Łatwy: przeocza linie
choice-medium = Średni: popełnia błędy, które można wykorzystać
choice-hard = Trudny: żeby wygrać, trzeba mieć plan
choice-unbeatable = Niepokonany: remis to najlepszy możliwy wynik
choice-matched = Adaptacyjny: tak silny jak ty (bez rankingu)
choice-x = X: ty zaczynasz
choice-o = O: zaczyna bot
choice-challenge-o = O: zaczyna przeciwnik
choice-quick = Szybkie tempo: 1 minuta na ruch
choice-casual = Spokojne tempo: 15 minut na ruch
choice-slow = Wolne tempo: 3 dni na ruch

## Silniki: nazwa i parę słów o tym, jak każdy myśli

choice-engine-dice = Dice: kilka reguł i kostka do gry
choice-engine-lines = Lines: ocenia linie każdego pola
choice-engine-sampling = Sampling: rozgrywa losowe partie
choice-engine-wargames = Wargames: patrzy dwa ruchy naprzód
choice-engine-minimax = Minimax: liczy aż do końca partii
choice-engine-perfect = Perfect: nigdy nie przegrywa, zastawia pułapki
choice-engine-tree = Tree: gra tylko w „{ game-ultimate }”
choice-engine-learned = Learned: sam nauczył się gry „{ game-ultimate }”

level-easy = łatwy
    .loc = łatwym
    .title = Łatwy
level-medium = średni
    .title = Średni
level-hard = trudny
    .title = Trudny
level-unbeatable = niepokonany
    .title = Niepokonany
level-expert = ekspert
    .title = Ekspert
level-matched = adaptacyjny
    .title = Adaptacyjny
    .who = silnik adaptacyjny

## Plansza

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = ktokolwiek
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Seria: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 remis"}
        [few] {"  ·  "}{ $draws } remisy
       *[many] {"  ·  "}{ $draws } remisów
    }
board-turn = **Twój ruch, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) myśli…**
board-ahead = -# W kolejce przed twoją: { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }
board-to-move = -# Ruch: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Ruch do { $time } ({ $left })
board-deadline-unwatched = -# Ruch do { $time } ({ $left }). Przekroczenie czasu pojawi się tu, gdy ktoś naciśnie przycisk.
board-offer-draw = 🤝 **{ $asked }, przyjmujesz remis?**
board-offer-take-back = ↩️ **{ $asked }, { $player } chce cofnąć swój ostatni ruch. Zgadzasz się?**
board-won-line = 🏆 **Wygrywa { $winner }: { $length ->
        [3] trzy
        [4] cztery
       *[other] { $length }
    } w rzędzie!**
board-lost = **Wygrywa { $winner }: { $length ->
        [3] trzy
        [4] cztery
       *[other] { $length }
    } w rzędzie.**
board-won-line-square = 🏆 **Wygrywa { $winner }: kwadrat z czterech!**
board-won-line-boards = 🏆 **Wygrywa { $winner }: trzy plansze w rzędzie!**
board-lost-boards = **Wygrywa { $winner }: trzy plansze w rzędzie.**
board-won-line-more-boards = 🏆 **Wygrywa { $winner } przewagą plansz, { $most }:{ $fewest }!**
board-lost-more-boards = **Wygrywa { $winner } przewagą plansz, { $most }:{ $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } układa { $length ->
        [3] trzy
        [4] cztery
       *[other] { $length }
    } w rzędzie, więc wygrywa { $winner }!**
board-lost-square = **Wygrywa { $winner }: kwadrat z czterech.**
board-lost-reverse = **{ $loser } układa { $length ->
        [3] trzy
        [4] cztery
       *[other] { $length }
    } w rzędzie, więc wygrywa { $winner }.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } poddaje partię. Wygrywa { $winner }!**
board-won-out-of-time = ⏰ **{ $loser } nie zdąża z ruchem. Wygrywa { $winner }!**
board-won-abandoned = 🍂 **{ $loser } opuszcza partię. Wygrywa { $winner }!**
drawn-classic = 🤝 **Remis!** Nikt nie ma trzech w rzędzie.
drawn-squares = 🤝 **Remis!** Plansza jest pełna.
drawn-sizes = 🤝 **Remis!** Nie ma już pionka, który można postawić.
drawn-ultimate = 🤝 **Remis!** Po tyle samo wygranych plansz.
board-drew-unbeatable = 🎉 **Remis z botem nie do pokonania: lepiej się nie da!**
board-ended-repetition = 🤝 **Remis!** Ta sama pozycja pojawiła się trzy razy.
board-ended-agreed-draw = 🤝 **Remis!** Za zgodą obu stron.
board-ended-abandoned = 🍂 **Partia przerwana**, zanim na dobre się zaczęła. Nie liczy się.
board-ended-unreachable = 🍂 **Koniec**: kanał tej partii już nie istnieje. Partia się nie liczy.
board-matched = -# { -bot } dopasowuje się do ciebie: siła { $skill } na 100. Bez rankingu.
board-another-try = -# Bez rankingu: kolejna próba, od ruchu { $number }
board-hints = -# Bez rankingu: { $hints ->
        [one] 1 podpowiedź
        [few] { $hints } podpowiedzi
       *[many] { $hints } podpowiedzi
    }
board-next-over = -# Jeszcze jedna partia? Naciśnij przycisk albo użyj { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Ta partia przeniosła się do nowej wiadomości.
go-to-board = Do planszy

refresh = Odśwież
rule = Zasady
board-in-words = Plansza słowami
offer-draw = Remis?
take-back = Cofnij
take-back-question = Cofnąć twój ostatni ruch i odpowiedź na niego? Potem ta partia nie może już podnieść twojego rankingu.
take-back-consent = Najpierw musi się zgodzić przeciwnik.
resign = Poddaj się
accept = Przyjmij
decline = Odrzuć
offer-withdraw = Wycofaj
rematch = Rewanż
play-again = Jeszcze raz
easier = Łatwiej
harder = Trudniej
more = Więcej
my-stats = Moje statystyki

reminder = { $player }, twój ruch! Przeciwnik: { $opponent } ({ $game }, ruch { $number }): { $link }

## Areny

arena-title = Arena: { $game }
arena-starts = **Zaczyna się { $start }** i trwa { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
arena-how = Wolni gracze są wciąż łączeni w nowe pary; na każdy ruch jest 1 minuta. Wygrana daje 2 punkty, remis 1. Możesz dołączyć później, zrobić przerwę i wyjść w każdej chwili.
arena-in-thread = Twoje partie pojawią się w wątku { $thread }, gdzie cię oznaczę.
arena-in-new-thread = Twoje partie pojawią się w wątku tej wiadomości, gdzie cię oznaczę.
arena-in-channel = Twoje partie pojawią się na tym kanale, gdzie cię oznaczę.
arena-joined-none = Nikt jeszcze nie dołączył.
arena-joined = **{ $count ->
        [one] Dołączyła 1 osoba
        [few] Dołączyły { $count } osoby
       *[many] Dołączyło { $count } osób
    }:** { $names }
arena-ends = **Koniec { $end }.**
arena-ending = **Nowe partie już się nie zaczynają.** Te, które trwają, liczą się, jeśli skończą się na czas (limit: { $end }).
arena-here = -# { $count ->
        [one] Bierze udział 1 osoba.
        [few] Biorą udział { $count } osoby.
       *[many] Bierze udział { $count } osób.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }**, { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }
arena-score-tied = { arena-score } (wygrane: { $wins }, punkty pokonanych: { $beaten })
arena-more = -# … i jeszcze { $count ->
        [one] 1 osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
arena-nobody-played = Nikt jeszcze nie skończył żadnej partii.
arena-won = 🏆 **Arenę wygrywa { $winner }!**
arena-shared = 🏆 **Koniec areny: pierwsze miejsce ex aequo!**
arena-played = -# { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }, { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }
arena-over-unplayed = Koniec areny, bez ani jednej skończonej partii.
arena-too-few = Tym razem dołączyło za mało osób: do areny potrzeba dwóch.
arena-lapsed = Ta arena się nie zaczęła, bo nie było mnie wtedy w sieci.
arena-cancelled = Ta arena została odwołana.
arena-you-missed = Nie dostaniesz nowych partii, póki nie dasz znać, że znów jesteś.
arena-ratings = -# Partie liczą się do rankingu jak zwykle. Gdy te same dwie osoby grają ze sobą kilka razy w ciągu 24 godzin, pierwsza partia liczy się w całości, druga w połowie, trzecia w jednej trzeciej.
arena-you-are-back = Znów grasz: następna partia zacznie się, gdy tylko ktoś będzie wolny.
arena-ask = Nikt inny jeszcze tego nie widzi. **{ arena-announce }** opublikuje to na tym kanale.
arena-announced-in = Arena jest ogłoszona na kanale { $channel }.
arena-end-question = Zakończyć tę arenę? Nowe partie się nie zaczną, a te, które trwają, liczą się jeszcze przez { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
arena-cancel-question = Zakończyć tę arenę, zanim się zacznie?
arena-ended = Arena się kończy: nowe partie się nie zaczną.
arena-goes-on = Dobrze. Arena trwa dalej!

arena-announce = Ogłoś
join = Dołącz
call-players = Zawołaj graczy
arena-leave = Wyjdź
arena-standings = Tabela
arena-start = Zacznij teraz
arena-end = Zakończ
arena-end-yes = Tak, zakończ
arena-end-no = Nie, niech trwa
arena-back = Już jestem
arena-again = Kolejna arena

arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Ta partia liczy się na arenie, ale nie do rankingu: każdy gracz musi zrobić co najmniej dwa ruchy.
arena-missed = -# { $player } na razie nie dostaje nowych partii.
arena-next = -# Póki trwa arena, następna partia zacznie się sama.

## Wyzwania

challenge = ### ⚔️ Kółko i krzyżyk, { $invited }?
    { $challenger } wyzywa cię na partię.
challenge-open = ### ⚔️ Kółko i krzyżyk, kto chętny?
    { $challenger } szuka przeciwnika. Gra, kto pierwszy dołączy.
challenge-rematch = ### ⚔️ Jeszcze jedna partia, { $invited }?
    { $challenger } chce rewanżu.
challenge-another-try = ### ⚔️ Spróbujemy jeszcze raz, { $invited }?
    { $challenger } chce grać dalej od tej pozycji.
challenge-until = -# Wygasa { $until }
players-called = { $role } { $challenger } szuka przeciwnika.
players-found = Znaleziono: { $players }
players-none = Tym razem nikt.
challenge-block = Zablokuj
challenge-cancel = Odwołaj wyzwanie
challenge-again = Zapytaj ponownie
challenge-anyway = Wyzwij mimo to
challenge-too = Dodaj też moje
challenge-declined = { $invited } odrzuca wyzwanie gracza { $challenger }.
challenge-lapsed = Czas minął: { $invited } nie odpowiada na wyzwanie gracza { $challenger }.
challenge-lapsed-open = { $challenger } zostaje bez przeciwnika: nikt nie dołączył na czas.
challenge-cancelled = { $challenger } odwołuje wyzwanie dla gracza { $invited }.
challenge-cancelled-open = { $challenger } odwołuje otwarte wyzwanie.

## Dlaczego silnik tak zagrał: co dał ruch albo jak go znalazł; potem liczby

why = Czemu?
move-explained = **{ $player }** zajął { FORM($cell, of: "acc") }.
effect-win = Uzupełnił { FORM($line, of: "acc") } i wygrał.
effect-won = Tym ruchem wygrał.
effect-line = Ułożył trzy w rzędzie.
effect-safe = Uniknął trzech w rzędzie.
effect-block =
    { $whose ->
        [yours] Zablokował ci { FORM($line, of: "acc") }.
       *[theirs] Zablokował { FORM($line, of: "acc") }.
    }
effect-blocked = Zablokował linię.
effect-coverable = Stanął na drodze linii, ale większy pionek może ją jeszcze uzupełnić.
effect-threat = Grozi wygraną na { $cells ->
        [one] jednym polu
        [few] { $cells } polach
       *[many] { $cells } polach
    }.
effect-no-reason = To skutek ruchu, ale niekoniecznie jego powód.
line-0 = górny rząd
line-1 = środkowy rząd
line-2 = dolny rząd
line-3 = lewa kolumna
    .acc = lewą kolumnę
line-4 = środkowa kolumna
    .acc = środkową kolumnę
line-5 = prawa kolumna
    .acc = prawą kolumnę
line-6 = przekątna
    .acc = przekątną
show-numbers = Pokaż liczby
numbers-title = ### Jak wybierał { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
        [few] {" dla wszystkich"}
       *[many] {" dla wszystkich"}
    }

why-dice-opening = Plansza była pusta, więc rzucił kostką: zwykle wypada róg, czasem środek, rzadko środek boku.
why-dice-centre = Pierwszy ruch był w róg, więc zajął środek.
why-dice-corner = Pierwszy ruch był w środek, więc zajął róg.
why-dice-fork = Z dwóch przeciwległych rogów mogą powstać widełki, więc rzucił kostką: zwykle wypada środek boku.
why-dice-any = Nie pasowała żadna reguła, więc wybrał losowo.
why-lines-weights = Zajął pole z najwyższą oceną. Otwarte linie dodają trochę, a linia do uzupełnienia lub zablokowania dużo.
why-sampling-games = Wypróbował każdy ruch w { $games ->
        [one] 1 losowej partii
        [few] { $games } losowych partiach
       *[many] { $games } losowych partiach
    } i wybrał ten, z którym najrzadziej przegrywał.
why-wargames-two-plies = Porównał swoje ruchy z odpowiedziami na nie, a z równych wybrał według upodobań.
why-minimax-guess = Do końca było za daleko, więc zagrał losowo.
why-minimax-search = Przeliczył partię do końca i wybrał jeden z najlepszych ruchów.
why-level-ahead = Widział { $plies ->
        [one] jeden ruch
        [few] { $plies } ruchy
       *[many] { $plies } ruchów
    } naprzód, dalej nie.
why-level-overlooked =
    { $whose ->
        [own] Przeoczył własną linię.
        [theirs] Przeoczył linię przeciwnika.
       *[other] Przeoczył linię.
    }
why-matched-measured = Wybrał ruch odpowiedni do swojej siły.
why-perfect-winning = Wybrał ruch, który wygrywa przy każdej odpowiedzi.
why-perfect-trap = Z bezpiecznych ruchów wybrał ten, na który ludzie najczęściej źle odpowiadają.
why-perfect-hold = Wybrał bezpieczny ruch. Żadna odpowiedź na niego nie jest błędem.
why-perfect-losing = Każdy ruch przegrywa, jeśli przeciwnik zagra dalej dobrze.
why-tree-win = Znalazł ruch, który na pewno wygrywa.
why-tree-search = Wybrał jeden z ruchów, do których najczęściej wracał.
why-sampling-hurried = Czekało wiele partii, więc zrobił ruch w pośpiechu.
why-board-won = Wygrał tę małą planszę.
why-board-blocked = Zablokował linię na tej małej planszy.
why-sent-anywhere = Następny ruch może być na dowolnej otwartej planszy: { $board } jest zamknięta.
why-sent-empty = Następny ruch trzeba zrobić na { FORM($board, of: "gen") }, która jest jeszcze pusta.
why-sent-own = Grozi wygraniem { FORM($board, of: "gen") }, na której trzeba zrobić następny ruch.
why-sent-theirs = Następny ruch trzeba zrobić na { FORM($board, of: "gen") } i ten ruch może ją wygrać.
why-sent-both = Grozi wygraniem { FORM($board, of: "gen") }, ale następny ruch trzeba zrobić właśnie tam i ten ruch może ją wygrać wcześniej.
why-sent-neither = Następny ruch trzeba zrobić na { FORM($board, of: "gen") }, której na razie nikt nie może wygrać jednym ruchem.
why-chance = Swoją szansę na wygraną ocenił na około { $percent }%, licząc remis jako połowę.

table-lines-weight = Ocena każdego wolnego pola
table-sampling-wins = Wygrane partie z każdym ruchem, na { $games }
table-sampling-draws = Zremisowane partie z każdym ruchem, na { $games }
table-wargames-own = Jak dobre są jego ruchy
table-wargames-reply = Jak dobre są twoje odpowiedzi
table-wargames-taste = Jego ruchy z doliczonymi upodobaniami
table-tree-chance = Na ile prawdopodobna wydaje się wygrana każdym ruchem
table-tree-visits = Ile razy rozważał każdy ruch
table-minimax-value = Wynik każdego ruchu (10 to wygrana, 0 remis, -10 przegrana)
table-perfect-chance = Szansa na wygraną z każdym bezpiecznym ruchem, jeśli czasem popełniasz błędy
table-perfect-slip = Odsetek błędów wśród twoich odpowiedzi na każdy bezpieczny ruch

## Podpowiedzi: co jest prawdą o pozycji, gdzie szukać i sam ruch

hint = Podpowiedź
hint-question = Z podpowiedzią ta partia będzie nierankingowa: nie zmieni już twojego rankingu.
hint-yes = Pokaż podpowiedź
hint-where = Gdzie?
hint-what = Który ruch?
hint-gone = Plansza zmieniła się od tej podpowiedzi. Naciśnij pod nią **{ hint }**, żeby dostać nową.
hint-unseen = -# Plansza jeszcze tego nie pokazuje. Następne naciśnięcie przycisku pod nią tylko ją odświeży.
hint-finish = **Możesz już wygrać:** { $right ->
        [one] jeden ruch wygrywa
        [few] { $right } ruchy wygrywają
       *[many] { $right } ruchów wygrywa
    } od razu.
hint-only-move = **Masz tylko jeden ruch.**
hint-own-line = **Uwaga:** { $wrong ->
        [one] jeden z twoich { $legal } ruchów układa
        [few] { $wrong } z twoich { $legal } ruchów układają
       *[many] { $wrong } z twoich { $legal } ruchów układa
    } trzy w rzędzie, a to przegrana.
hint-threat = **Uwaga:** { $right ->
        [one] tylko jeden ruch nie pozwala mi wygrać w następnym ruchu.
        [few] po { $wrong } z twoich { $legal } ruchów mogę wygrać w następnym ruchu.
       *[many] po { $wrong } z twoich { $legal } ruchów mogę wygrać w następnym ruchu.
    }
hint-win-in-two = **Możesz wygrać w dwóch ruchach:** { $right ->
        [one] prowadzi do tego tylko jeden ruch.
        [few] prowadzą do tego { $right } z twoich { $legal } ruchów.
       *[many] prowadzi do tego { $right } z twoich { $legal } ruchów.
    }
hint-win-some = **Możesz stąd wygrać.** { $right ->
        [one] Wygraną utrzymuje tylko jeden ruch.
        [few] Wygraną utrzymują { $right } z twoich { $legal } ruchów.
       *[many] Wygraną utrzymuje { $right } z twoich { $legal } ruchów.
    }
hint-win-all = **Możesz stąd wygrać.** Wygraną utrzymuje każdy ruch.
hint-even-some = **Partia jest wyrównana.** { $right ->
        [one] Remis utrzymuje tylko jeden ruch.
        [few] Remis utrzymują { $right } z twoich { $legal } ruchów.
       *[many] Remis utrzymuje { $right } z twoich { $legal } ruchów.
    }
hint-even-all = **Partia jest wyrównana.** Remis utrzymuje każdy ruch, więc szukaj tego, na który najtrudniej odpowiedzieć.
hint-lost = **Mogę wygrać, cokolwiek zrobisz.** Wybierz ruch, na który najtrudniej odpowiedzieć.
hint-judged = **Moja ocena:** twoje szanse to około { $chance }%.
hint-area = Najlepszy ruch jest { $area }.
hint-judged-area = Najlepszy wydaje się ruch { $area }.
hint-board = Najlepszy ruch jest na { FORM($board, of: "gen") }.
hint-judged-board = Najlepszy wydaje się ruch na { FORM($board, of: "gen") }.
hint-move = Zajmij { FORM($cell, of: "acc") }.
hint-play = Zagraj tak
hint-played = Zajmujesz { FORM($cell, of: "acc") }.
area-line-0 = w górnym rzędzie
area-line-1 = w środkowym rzędzie
area-line-2 = w dolnym rzędzie
area-line-3 = w lewej kolumnie
area-line-4 = w środkowej kolumnie
area-line-5 = w prawej kolumnie
area-line-6 = na przekątnej od lewego górnego rogu
area-line-7 = na przekątnej od prawego górnego rogu
area-quarter-0 = w lewej górnej ćwiartce
area-quarter-1 = w prawej górnej ćwiartce
area-quarter-2 = w lewej dolnej ćwiartce
area-quarter-3 = w prawej dolnej ćwiartce

## Analiza skończonej partii

review = Analiza
review-player-accuracy = { $player } { $number }%
review-try-again = Spróbuj od ruchu { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 podpowiedź
        [few] { $hints } podpowiedzi
       *[many] { $hints } podpowiedzi
    })
review-start = **Początek.** ▶ przechodzi przez { $moves ->
        [one] ten jeden ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
review-move = **Ruch { $number } z { $moves }:** { $mark } zajmuje { FORM($cell, of: "acc") }
review-accuracy = Dokładność: { $players }
review-turning-point = **Ruch { $number } z { $moves }, punkt zwrotny:** { $mark } zajmuje { FORM($cell, of: "acc") } · **{ $name }**
review-faultless = Żadna ze stron nie popełniła decydującego błędu.
review-praise-find = Świetnie znalezione: jedyny dobry ruch to { $cell }.
review-praise-trap = Piękna pułapka: { $cell }.
review-praise-moves = { $good ->
        [0] Jedna rada:
       *[other] { $moves ->
            [1] Twój jedyny ruch był właściwy.
           *[other] { $good ->
                [one] Jeden z twoich { $moves } ruchów był właściwy.
                [few] { $good } z twoich { $moves } ruchów były właściwe.
               *[many] { $good } z twoich { $moves } ruchów było właściwych.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Jedna rada:
       *[other] { $moves ->
            [1] Twój ostatni ruch był właściwy.
           *[other] { $good ->
                [one] Jeden z twoich ostatnich { $moves } ruchów był właściwy.
                [few] { $good } z twoich ostatnich { $moves } ruchów były właściwe.
               *[many] { $good } z twoich ostatnich { $moves } ruchów było właściwych.
            }
        }
    }
review-lesson = Następnym razem w { $number }. ruchu zajmij { FORM($cell, of: "acc") }.
review-next-time = Następnym razem najlepszy wybór to { $cells }.
review-held = Lepiej: { $cells }.
review-better = Trochę lepiej: { $cells }.
review-any = jedno z zielonych pól
review-any-move = jeden z { $count } innych ruchów
review-trap = Zastawia też pułapkę: odpowiedź, która wygląda naturalnie, jest błędna.
review-partly-known = -# Mogę ocenić tylko ostatnie ruchy. Przed nimi do końca jest za daleko.
review-unknown = -# Nie potrafię powiedzieć, ile były warte te ruchy.
review-doubts = -# Ruchy warte ponownego spojrzenia: { $numbers }.
review-doubt = Moja ocena: szanse { $mark } spadły z około { $before }% do { $after }%. Lepiej było chyba zająć { FORM($cell, of: "acc") }.
review-boards-won = -# Małe plansze wygrane do końca partii: X { $x }, O { $o }.

move-brilliant = genialny ruch
move-great = świetny ruch
move-best = najlepszy ruch
move-good = dobry ruch
move-sound = solidny ruch
move-winning = wygrywający ruch
move-inaccuracy = niedokładność
move-slower = wolniejszy ruch
move-doubtful = wątpliwy ruch
move-missed-win = przeoczona wygrana
move-blunder = błąd
move-opening = otwarcie
move-forced = wymuszony ruch
move-given = zadany ruch
move-and-trap = { $name }, pułapka

review-won = Ten ruch wygrał partię.
review-own-line = Ten ruch uzupełnił linię, a w tej grze linia to przegrana.
review-win-overlooked = Można było wygrać, zajmując { FORM($cell, of: "acc") }.
review-line-left-open = Linia pozostała otwarta: { $opponent } może wygrać, zajmując { FORM($cell, of: "acc") }.
review-win-allowed = Teraz { $opponent } może wygrać, zajmując { FORM($cell, of: "acc") }.
review-fork-allowed = Teraz { $opponent } może stworzyć dwie groźby naraz, zajmując { FORM($cell, of: "acc") }.
review-win-let-go = Można było wymusić wygraną, zajmując { FORM($cell, of: "acc") }.
review-loss-allowed = Teraz { $opponent } może wymusić wygraną, zajmując { FORM($cell, of: "acc") }.
review-no-choice = Innego ruchu nie było.
review-all-equal = Wszystkie ruchy były tyle samo warte.
review-lost-already = W tym momencie { $opponent } może już wygrać po każdym ruchu.
review-only-winning = Tylko ten ruch jeszcze wygrywa.
review-only-holding = Tylko ten ruch utrzymuje remis.
review-fork-made = Dwie groźby naraz: jednej nie da się zatrzymać.
review-blocked = Blokuje linię { $opponent }.
review-win-kept = Utrzymuje wygraną.
review-draw-kept = Utrzymuje remis.

## Kim są silniki: jak myślą, jak je pokonać, jak są mocne

engines-title =
    ## Poznaj silniki
    Im dłuższy pasek, tym trudniej wygrać w klasyce. Wybierz silnik i zobacz, jak to zrobić.
    - Sampling: każda gra
    - Minimax, Perfect: każda oprócz „{ game-ultimate }”
    - Tree, Learned: „{ game-ultimate }”
    Drugie menu pokazuje poziomy każdej gry.
engines-pick = Wybierz silnik
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Nikt nie może go pokonać.
        [one] Kto zna jego nawyki, pokonuje go w 1 partii na 100.
        [few] Kto zna jego nawyki, pokonuje go w { $worst } partiach na 100.
       *[many] Kto zna jego nawyki, pokonuje go w { $worst } partiach na 100.
    }
engine-random = Z losowym graczem wygrywa { $wins ->
        [one] 1 partię
        [few] { $wins } partie
       *[many] { $wins } partii
    } na 100{ $losses ->
        [0] {" i nie przegrywa żadnej"}
       *[other] {", a przegrywa "}{ $losses }
    }.
engine-beat = **Jak go pokonać:** { $beat }

about-dice = Trzyma się kilku reguł. Gdy żadna nie pasuje, rzuca kostką.
about-lines = Ocenia linie przez każde pole i nigdy nie patrzy naprzód.
about-sampling = Próbuje każdego ruchu w najwyżej stu losowych partiach.
about-wargames = Patrzy na swój ruch i twoją odpowiedź, nie dalej.
about-minimax = Liczy aż do końca partii.
about-perfect = Zna każdą pozycję na pamięć i zastawia pułapki.

beat-dice = zacznij, zajmując środek boku. Na to nie ma reguły.
beat-lines = zacznij w rogu, a potem zajmij środek boku o ruch skoczka dalej. Za każdym razem wpada w widełki.
beat-sampling = zacznij i zajmij dwa przeciwległe rogi. Zbyt często odpowiada w trzecim.
beat-wargames = zacznij w rogu. Gdy zajmie środek, zajmij przeciwległy róg, a potem trzeci.
beat-minimax = nie da się, więc graj na remis. Na poziomie { level-easy.loc } gra losowo, dopóki nie zostaną cztery pola.
beat-perfect = nie da się, więc graj na remis.

levels-pick = Poziomy gry
levels-title =
    ## Poziomy: { $game }
    Zasada: { $rule } Przy najlepszej grze obu stron jest remis.
levels-title-unsolved =
    ## Poziomy: { $game }
    Zasada: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, ranking { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, bez rankingu, jest tak silny jak ty.
levels-blocks = -# Paski: ilu partii z dziesięciu bot nie przegrywa z kimś, kto w czterech przypadkach na pięć robi najlepszy ruch.

beat-learned = najsilniejszy, jakiego mam; tej gry nikt nie rozwiązał. Patrzy na tysiące pozycji. Nie pozwalaj mu wybierać planszy i wcześnie myśl o trzech planszach w rzędzie.
beat-levels = widzi { $plies ->
        [one] jeden ruch
        [few] { $plies } ruchy
       *[many] { $plies } ruchów
    } naprzód, a poza tym gra losowo. Planuj dalej niż on.
beat-overlooking = przeocza { $percent }% twoich gróźb. Stwarzaj groźbę każdym ruchem.

## Pokazy: dwa silniki grają ze sobą

show-opening = **Uwaga, zaczynają!**
show-moved = **{ $engine } ({ $mark }) zajmuje { FORM($cell, of: "acc") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Zatrzymaj
show-again = Jeszcze raz
show-play-winner = Graj ze zwycięzcą
show-stopped = Zatrzymano.
show-cut-short = Przepraszam, musiałem skończyć wcześniej.
show-lost = Połączenie zerwało się przed początkiem.
show-record = Na razie { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }. Wygrane X: { $x }, wygrane O: { $o }, remisy: { $draws }.
show-conclusion = **Dziwna gra. Jedyny zwycięski ruch to nie grać.** A może { COMMAND("tictactoe start") }?

## Pomoc i pytanie, kogo wyzwać

help-text =
    ## Kółko i krzyżyk
    Kto ułoży trzy w rzędzie, wygrywa. Graj ze mną albo wyzwij kogoś znajomego, od razu na tym czacie.
    Nie masz pomysłu na ruch w partii ze mną? Naciśnij **{ hint }**. Po partii **{ review }** pokaże ruch, który ją rozstrzygnął.
help-games = Wybierz grę…
help-hint = -# Następnym razem wystarczy { COMMAND("tictactoe start") }
help-play = Graj z botem
help-challenge = Graj ze znajomym
help-stats = Statystyki
help-privacy-policy = Prywatność
help-terms = Regulamin
help-support = Wsparcie
challenge-who = Kogo chcesz wyzwać?
challenge-who-person = Wybierz osobę
challenge-who-anyone = Otwarte wyzwanie
challenge-recent-number = Wyzwij { $number }

## O co pyta się i co mówi się prywatnie

resign-question-counted = Poddać tę partię? Liczy się to jako przegrana.
resign-question-uncounted = Poddać tę partię? Nie będzie się liczyć: każdy gracz musi zrobić co najmniej dwa ruchy.
resign-question-arena = Poddać tę partię? { $counts ->
        [counted] Punkty na arenie dostanie wtedy przeciwnik.
       *[uncounted] Nie będzie się liczyć, a nowych partii nie dostaniesz, póki nie naciśniesz **{ arena-back }**.
    }
resign-question-unrated = Poddać tę partię? Jest bez rankingu, więc twój ranking się nie zmieni.
resign-yes = Tak, poddaj
resign-no = Graj dalej
resign-done = Partia poddana. Dzięki za grę!
resign-kept = Dobrze. Partia trwa dalej!

already-playing = Już tu grasz.
already-shown = Oto znów twoja partia.
already-show = Pokaż tutaj
which-game = Masz tu dwie partie. Którą?

start-own = Własna partia
you-declined = Wyzwanie odrzucone. { $person } może wyzwać cię ponownie o { $time } ({ $left }).
blocked = { $person } nie może cię już wyzywać; cofa to { COMMAND("privacy") }.

privacy-title = ## Prywatność
privacy-challenges-on = **Wyzwania:** może cię wyzwać każdy, kogo nie blokujesz.
privacy-challenges-off = **Wyzwania:** nikt nie może cię wyzwać.
privacy-challenges-turn-on = Zezwól na wyzwania
privacy-challenges-turn-off = Wyłącz wyzwania
privacy-reminders-on = **Przypomnienia:** oznaczam cię, gdy w wolnej partii przychodzi twoja kolej, i jeszcze raz, gdy zostaje ćwierć czasu. W spokojnej partii robię to dwie minuty po tym, jak przyszła twoja kolej.
privacy-reminders-off = **Przypomnienia:** nie przypominam ci o twoim ruchu.
privacy-reminders-turn-on = Przypominaj
privacy-reminders-turn-off = Nie przypominaj
privacy-games-on = **Twoje partie:** członkowie serwera widzą, co tam grasz, w { COMMAND("history") } i { COMMAND("stats") }.
privacy-games-off = **Twoje partie:** po ich zakończeniu tylko ty i twoi przeciwnicy znajdziecie je w { COMMAND("history") } i { COMMAND("stats") } i możecie je analizować. Plansze na kanałach, udostępnione partie, rankingi i sumy pozostają widoczne.
privacy-games-turn-on = Pokaż partie
privacy-games-turn-off = Ukryj partie
privacy-words-on = **Plansze słowami:** w partiach, które zaczną się od teraz, po każdym ruchu drugiej osoby opisuję ci planszę słowami, tylko tobie.
privacy-words-off = **Plansze słowami:** tylko gdy naciśniesz „{ board-in-words }”.
privacy-words-turn-on = Opisuj plansze
privacy-words-turn-off = Nie opisuj plansz
privacy-name = **Twoja nazwa:** ukryta w globalnej klasyfikacji, dopóki nie pokażesz jej w { COMMAND("stats") } pod „{ choice-everywhere }”.
privacy-blocked = **Zablokowani:** osoby z tego menu nie mogą cię wyzwać.
privacy-blocked-none = Nikt nie jest zablokowany
privacy-data =
    ### Twoje dane
    Przechowuję twoje partie, rankingi i ustawienia, ale żadnych nazw ani wiadomości.
privacy-blocked-deleted = { $count ->
        [one] Osoba, którą blokujesz, usunęła swoje dane, więc nie mogę jej wskazać. Ona też nie może cię wyzwać.
        [few] { $count } osoby, które blokujesz, usunęły swoje dane, więc nie mogę ich wskazać. One też nie mogą cię wyzwać.
       *[many] { $count } osób, które blokujesz, usunęło swoje dane, więc nie mogę ich wskazać. One też nie mogą cię wyzwać.
    }
privacy-unblock-deleted = Odblokuj tych, którzy usunęli dane

refusal-not-your-match = To cudza partia.
refusal-not-your-turn = Teraz ruch ma { $person }. Zaczął się <t:{ $since }:R>.
refusal-match-not-over = Ta partia jeszcze się nie skończyła.
refusal-not-against-bot = Nie przyjmuję remisów. Graj dalej albo się poddaj.
refusal-draw-too-early = Remis można zaproponować od piątego ruchu.
refusal-nothing-to-take-back = Nie masz jeszcze za sobą żadnego ruchu, więc nie ma czego cofnąć.
refusal-offer-stands = Najpierw odpowiedz na obecną propozycję.
refusal-own-offer = To twoja własna propozycja, więc przyjąć lub odrzucić może ją tylko { $person }. Ty możesz ją wycofać.
refusal-not-your-offer = Wycofać tę propozycję może tylko { $person }. Ty możesz ją przyjąć lub odrzucić.
refusal-no-offer = Ta propozycja jest już nieaktualna.
refusal-challenge-open = Ta partia się nie zaczęła. Wyzwanie wciąż czeka na odpowiedź.
refusal-challenge-over = To wyzwanie jest już nieaktualne.
refusal-not-your-challenge = Przyjąć lub odrzucić to wyzwanie może tylko { $person }. Rzuć własne: { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Nie możesz przyjąć własnego wyzwania. Musi to zrobić ktoś inny.
refusal-own-invitation = To twoje własne wyzwanie, więc przyjąć lub odrzucić może je tylko { $person }. Ty możesz je odwołać.
refusal-not-your-invitation = Odwołać to wyzwanie może tylko { $person }.
refusal-too-many-challenges = Masz już { $limit ->
        [one] 1 otwarte wyzwanie
        [few] { $limit } otwarte wyzwania
       *[many] { $limit } otwartych wyzwań
    }. Poczekaj na odpowiedź albo odwołaj jedno.
refusal-not-challengeable = { $person } nie przyjmuje teraz wyzwań.
refusal-just-declined = Twoje wyzwanie dla gracza { $person } właśnie zostało odrzucone. Możesz je ponowić o <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Nie mogę już oznaczyć roli do wołania. Kto zarządza serwerem, może wybrać inną w { COMMAND("settings") }.
refusal-just-called = Gracze zostali tu zawołani przed chwilą. Możesz zawołać ich znowu o <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Blokujesz już { $limit ->
        [one] 1 osobę
        [few] { $limit } osoby
       *[many] { $limit } osób
    }, a więcej nie mogę przechować. Najpierw odblokuj kogoś w { COMMAND("privacy") }.
refusal-self-challenge = Nie możesz wyzwać siebie. Zostaw `opponent` puste, żeby zagrać z tym, kto pierwszy dołączy.
refusal-bot-challenge = Inne boty w to nie grają. Wyzwij człowieka albo mnie.
refusal-not-here = { $person } nie może wyświetlić tego kanału.
refusal-nobody-here = Nikt inny nie widzi tego czatu. Zagraj ze mną: { COMMAND("tictactoe start") }, albo wyzwij kogoś na serwerze.
refusal-only-you = Na tym serwerze tylko ty widzisz moje odpowiedzi, więc odwołałem wyzwanie. Nikt nie mógłby dołączyć.
refusal-opponent-busy = { $person } już tu gra. Spróbuj ponownie po tej partii.
refusal-opponent-deleted = Twój przeciwnik usunął swoje dane, więc już nie wiem, kto to był. Wyzwij kogoś: { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Razem możecie spróbować ponownie na kanale tamtej partii. Otwórz jej analizę tam.
refusal-rematch-made = Rewanż za tę partię już jest.
refusal-cell-taken = To pole jest zajęte. Wybierz wolne.
refusal-board-moved-on = Plansza zmieniła się przed twoim naciśnięciem. Teraz wygląda tak.
refusal-match-over = Ta partia się skończyła. Zacznij inną: { COMMAND("tictactoe start") }.
refusal-arena-match-over = Ta partia się skończyła. Póki trwa arena, następna partia zacznie się sama.
refusal-newer-engine = Właśnie się aktualizuję i przeciwnika z tej partii zna tylko moja nowsza wersja. Nic się nie zmieniło; spróbuj ponownie za kilka minut.
refusal-no-such-match = Nie mam tu dla ciebie żadnej partii. Zacznij ją: { COMMAND("tictactoe start") }.
refusal-already-playing = Już tu grasz. { COMMAND("tictactoe board") } pokaże twoją partię.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } gra tylko w „{ game-ultimate }”.
    [ultimate] { $engine } nie gra w „{ $game }”. Grają Sampling, Tree i Learned.
   *[other] { $engine } nie gra w „{ $game }”. Grają Sampling, Minimax i Perfect.
}
refusal-no-such-level = { $engine } nie ma poziomu „{ $level }”. Zostaw puste `difficulty`, by grał { $engine }, albo puste `engine`, by grać na poziomie „{ $level }”.
refusal-unknown-button = Ten przycisk jest za stary. Zacznij partię: { COMMAND("tictactoe start") }.
refusal-too-fast = Nie nadążam za tobą. Daj mi, proszę, kilka sekund.
refusal-unknown-option = Nie znam tej opcji. Wybierz jedną z listy.
refusal-board-gone = Tamta plansza została usunięta. { COMMAND("tictactoe board") } znów pokaże twoją partię.
refusal-nothing-to-explain = Nie zrobiłem jeszcze ruchu.
refusal-no-hints = Podpowiedzi są tylko w partiach ze mną.
refusal-show-running = Na tym kanale już grają dwa silniki. Poczekaj, aż skończą, albo poproś osobę, która je uruchomiła, żeby je zatrzymała.
refusal-too-many-shows = Więcej pokazów naraz teraz nie udźwignę. Spróbuj, proszę, za minutę.
refusal-show-over = Ten pokaz się skończył.
refusal-not-your-show = Zatrzymać ten pokaz może tylko osoba, która go zaczęła.
refusal-nothing-to-review = Nie masz jeszcze żadnej skończonej partii. Zacznij pierwszą: { COMMAND("tictactoe start") }.
refusal-store-busy = Nie udało mi się tego teraz zapisać. Nic nie przepadło; spróbuj, proszę, ponownie za chwilę.
refusal-store-unknown = Właśnie zerwało mi się połączenie z bazą danych, więc nie wiem, czy to się zapisało. Sprawdź, proszę, za chwilę.
refusal-store-damaged = Nie mogę odczytać swojej bazy danych, więc to się nie liczyło. Musi to naprawić mój operator.
refusal-unknown-command = To polecenie się zmieniło. Przeładuj Discorda i spróbuj ponownie.
refusal-engine-failed = Nie udało mi się na czas wymyślić ruchu. Twoja partia jest bezpieczna; spróbuj, proszę, ponownie.
refusal-broken = Coś poszło nie tak po mojej stronie. Twoja partia jest bezpieczna; spróbuj, proszę, ponownie.

## Klasyfikacje, karty, bilanse i dlaczego partia się nie liczyła

command-stats = Klasyfikacja, statystyki gracza albo bilans dwóch graczy
command-stats-player = Czyje statystyki pokazać
command-stats-versus = Pokaż bilans z tym graczem
command-stats-scope = Ten serwer czy globalnie (domyślnie ten serwer)
choice-server = Ten serwer
choice-everywhere = Globalnie

stats-title-server = ## 🏆 Klasyfikacja tego serwera
stats-title-everywhere = ## 🏆 Globalna klasyfikacja
stats-title-season = ## 🏆 Klasyfikacja tego serwera: sezon { $number }
stats-title-direct = ## Twoje wiadomości prywatne
results-legend = -# Wygrane/remisy/przegrane
stats-unsettled = Jeszcze bez miejsca: brakuje kilku partii
stats-empty = Nikt jeszcze nie skończył partii, która się liczy. Twoja może być pierwsza: { COMMAND("tictactoe start") }
stats-unsettled-season = Bez miejsca: za mało partii
stats-empty-season = W tym sezonie nikt nie skończył partii, która się liczyła.
stats-own-none-season = { "**Ty**" } nie masz w tym sezonie skończonej partii, która się liczyła.
stats-you = { $who } { "**(ty)**" }
stats-own-none = { "**Ty**" } nie masz tu jeszcze skończonej partii, która się liczy.
stats-own-unnamed = -# Twoja nazwa na tej liście jest ukryta przed wszystkimi innymi.
stats-someone = ktoś
person-gone = usunięty użytkownik
stats-page = { $page } z { $pages }
stats-mine = Moja strona
stats-to-direct = PW
stats-name-me = Pokaż nazwę
stats-unname-me = Ukryj nazwę
stats-help = O rankingu
play = Graj
card-board = Klasyfikacja

card-rank = { "**" }{ $points }**, miejsce { $rank }
card-none = Nie ma tu jeszcze partii, która się liczy.
card-none-season = W tym sezonie nie liczyła się żadna partia.
card-direct = { "**" }{ $points }**, widzisz to tylko ty
card-puzzles =
    -# 🧩 Rozwiązane zadania: { $solved }
    -# 🔥 Najdłuższa seria: { $longest }
card-total = Wygrane { $wins }, remisy { $draws }, przegrane { $losses }  ·  X { $x ->
        [0] ani razu
        [one] raz
        [few] { $x } razy
       *[many] { $x } razy
    }, O { $o ->
        [0] ani razu
        [one] raz
        [few] { $o } razy
       *[many] { $o } razy
    }
card-streak = Wygrane z rzędu: teraz { $streak }, rekord { $best }
card-streak-season = Wygrane z rzędu: na koniec { $streak }, rekord { $best }
card-opening = Ulubione pierwsze pole: { $cell } ({ $times ->
        [one] raz
        [few] { $times } razy
       *[many] { $times } razy
    })
card-opponents = ### Przeciwnicy
card-opponent = { $opponent }: wygrane { $wins }, remisy { $draws }, przegrane { $losses }
card-opponent-people = ludzie
card-opponent-you = ty
against-bot = ## { $who } kontra { -bot }
against-bot-how = -# Każdy poziom ma stały ranking: zobacz **{ stats-help }**.
card-latest = ### Ostatnie partie tutaj
card-match-link = { $match }  ·  [plansza]({ $link })
card-picture = Po lewej: ranking z ostatnich partii ({ $matches }), od { $first } do { $last }, najniższy { $lowest }, najwyższy { $highest }. Po prawej: jak często każde pole było pierwszym ruchem, rząd po rzędzie: { $cells }.
card-picture-caption = -# Po lewej: ranking w czasie. Po prawej: jak często każde pole było pierwszym ruchem.

waiting-yours = **Twój ruch ({ $count })**
waiting-theirs = **Czekamy na innych ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  przeciwnik: { $opponent }  ·  czas minie { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } myśli
waiting-group-chat = `{ $number }.` { $game }  ·  przeciwnik: { $opponent }  ·  czas minie { $until }  ·  na czacie grupowym
waiting-open = Partia { $number }
history-title = ## Partie: { $who }
history-title-server = ## Ostatnie partie tego serwera
history-seen-here = -# Partie zagrane na tym serwerze i partie przeciwko tobie.
history-seen-own = -# Partie przeciwko tobie. Na serwerze to polecenie pokaże wszystkie tamtejsze partie ze mną.
history-seen-direct = -# Partie zagrane na tym czacie i partie przeciwko tobie. Na serwerze to polecenie pokaże partie tej osoby stamtąd.
history-none = Nie ma partii do pokazania.
history-none-server = Nie ma tu jeszcze partii do pokazania. Zagraj: { COMMAND("tictactoe start") }
history-won = { "**Wygrana**" } · przeciwnik: { $opponent }
history-lost = { "**Przegrana**" } · przeciwnik: { $opponent }
history-drawn = { "**Remis**" } · przeciwnik: { $opponent }
history-unfinished = { "**Niedokończona**" } · przeciwnik: { $opponent }
history-beat = { $winner } wygrywa, { $loser } przegrywa
history-drew = { $x } i { $o } remisują
history-stopped = { $x } i { $o } nie kończą partii
history-unrated = bez rankingu
history-arena = arena
history-uncounted = nie liczyła się
history-open = Otwórz partię…
history-option = Partia { $number }: { $game }
history-newer = Nowsze
history-older = Starsze
history-all-games = Wszystkie gry
history-own = Twoje partie
history-server = Partie tego serwera

animation = Animacja
replay-told = Partia ruch po ruchu: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = bez ruchów
replay-won = { $mark } wygrywa.
replay-drawn = Nikt nie wygrywa.
replay-unfinished = Partia niedokończona.

cell-0 = lewy górny róg
cell-1 = środkowe górne pole
cell-2 = prawy górny róg
cell-3 = lewe środkowe pole
cell-4 = środek
cell-5 = prawe środkowe pole
cell-6 = lewy dolny róg
cell-7 = środkowe dolne pole
cell-8 = prawy dolny róg
piece-a = { $cell } (mały pionek)
    .acc = { $cell } małym pionkiem
piece-b = { $cell } (średni pionek)
    .acc = { $cell } średnim pionkiem
piece-c = { $cell } (duży pionek)
    .acc = { $cell } dużym pionkiem
cell-in-board = { $cell } { FORM($board, of: "gen") }
small-board-nw = lewa górna plansza
    .gen = lewej górnej planszy
small-board-n = środkowa górna plansza
    .gen = środkowej górnej planszy
small-board-ne = prawa górna plansza
    .gen = prawej górnej planszy
small-board-w = lewa środkowa plansza
    .gen = lewej środkowej planszy
small-board-centre = środkowa plansza
    .gen = środkowej planszy
small-board-e = prawa środkowa plansza
    .gen = prawej środkowej planszy
small-board-sw = lewa dolna plansza
    .gen = lewej dolnej planszy
small-board-s = środkowa dolna plansza
    .gen = środkowej dolnej planszy
small-board-se = prawa dolna plansza
    .gen = prawej dolnej planszy
ultimate-sent = **Graj na { FORM($board, of: "gen") }.** 🟨
ultimate-choose = **Wybierz do gry dowolną planszę z 🟨.**
ultimate-closed = **Wybierz do gry dowolną planszę z 🟨:** { $board } jest zamknięta.
ultimate-chosen = **Graj na { FORM($board, of: "gen") }** albo wybierz inną. 🟨
pick-again = Inna plansza
words-row = Rząd { $name }: { $cells }.
words-column = Kolumna { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = puste { $square }
words-fading = { $mark } (zniknie jako następny)
words-won = wygrywa { $mark }
words-untouched = jeszcze nic
words-choose = **Wybierz dowolną planszę, która jest jeszcze otwarta.**
pick-a = Mały ×{ $left }
pick-b = Średni ×{ $left }
pick-c = Duży ×{ $left }

## Gry: nazwa i zasada w jednym wierszu

game-classic = Klasyka
game-misere = Na odwrót
game-vanish = Znikanie
game-squares = Kwadraty
game-drop = Grawitacja
game-sizes = Rozmiary
game-ultimate = Ultimate
legend-fading = jako następny zniknie blady znak.
legend-sizes = 1 to mały, 2 średni, 3 duży.
rule-classic = kto ułoży trzy w rzędzie, wygrywa.
rule-misere = kto ułoży trzy w rzędzie, przegrywa.
rule-vanish = { $moves ->
        [0] gdy stawiasz czwarty znak, znika twój najstarszy. Kto ułoży trzy w rzędzie, wygrywa. Pozycja, która pojawia się po raz trzeci, to remis. Pierwszy ruch nie może być w środek boku.
       *[other] gdy stawiasz czwarty znak, znika twój najstarszy. Kto ułoży trzy w rzędzie, wygrywa. Pozycja, która pojawia się po raz trzeci, to remis.
    }
rule-squares = kto ułoży cztery w rzędzie albo kwadrat dwa na dwa, wygrywa.
rule-drop = znaki spadają na najniższe wolne pole kolumny. Kto ułoży cztery w rzędzie, wygrywa.
rule-ultimate = twoje pole wysyła przeciwnika na małą planszę w tym samym miejscu. Trzy w rzędzie dają wygraną na małej planszy, a trzy małe plansze w rzędzie w całej partii. Jeśli nikomu się to nie uda, wygrywa ten, kto ma więcej plansz.
rule-sizes = większe pionki przykrywają mniejsze, także twoje. Pionek zostaje tam, gdzie go postawisz. Kto ułoży trzy swoje w rzędzie, wygrywa.

versus-title = ## { $one } i { $other }
versus-none = Nie ma tu jeszcze żadnej skończonej wspólnej partii.
versus-record =
    { $matches ->
        [one] 1 partia
        [few] { $matches } partie
       *[many] { $matches } partii
    }. Wygrane: { $one } { $wins }, { $other } { $losses }. Remisy: { $draws }.

rules-title = ## Jak działa ranking
rules-start = Każdy zaczyna od 1500. Najwięcej dają wygrane z silnymi graczami.
rules-levels = Mój ranking w grze „{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Twój ranking widać, gdy masz miejsce: po kilku partiach, najlepiej z różnymi przeciwnikami.
rules-two-moves = Partia się liczy, gdy każdy gracz zrobi co najmniej dwa ruchy.
rules-details = Szczegóły
rules-details-text =
    ## Ranking w szczegółach
    - Ranking liczy się według Glicko-2. Moje poziomy mają stały, dokładnie obliczony.
    - Powtórzona partia ma te same ruchy, także na obróconej lub odbitej planszy.
    - Partie z kimś nowym przesuwają ranking tylko między { $least } a { $most } i nie dają miejsca. Ktoś jest nowy, dopóki nie ma miejsca i nie rozegrał jeszcze { $matches } partii z { $people } osobami.
    - Po cofnięciu ruchu partia może obniżyć twój ranking, ale nie podnieść. Z podpowiedzią jest bez rankingu.
    - Wygrana ze mną podnosi cię najwyżej do { $cap } punktów ponad mój ranking; remis z niepokonanym botem nie wyżej niż poziom { level-hard }.
    - Partie w wiadomościach prywatnych liczą się osobno i widzą je tylko ich gracze.

uncounted-hinted = Partia z podpowiedzią jest bez rankingu, więc twój ranking się nie zmienia.
uncounted-unrated = Ta partia jest bez rankingu, więc twój ranking się nie zmienia.
name-and-value = { $name }: { $value }
rating-changed = Ranking { $before } → { $after }
rating-unranked = { $games ->
        [one] Jeszcze bez miejsca: jeszcze około 1 partii
        [few] Jeszcze bez miejsca: jeszcze około { $games } partii
       *[many] Jeszcze bez miejsca: jeszcze około { $games } partii
    }
rating-of-game = Ranking { $points }
rating-kept = Ranking bez zmian
uncounted-short = Ta partia się nie liczy: każdy gracz musi zrobić co najmniej dwa ruchy.
uncounted-nobody = Ta partia nikomu się nie liczy.
uncounted-repeated = Powtórka niedawnej partii z botem nie zmienia twojego rankingu.
uncounted-again = Partie z tym samym przeciwnikiem liczą się w ciągu dnia za każdym razem mniej.
uncounted-taken-back = Cofnięto twój ruch, więc ta partia nie mogła podnieść twojego rankingu.
uncounted-capped = Wygrana ze mną lub z kimś nowym podnosi cię tylko do pewnej granicy.

refusal-not-shown = { $person } ukrywa swoją nazwę w globalnej klasyfikacji.
refusal-no-server = Tu nie ma serwera. Spróbuj `scope: { choice-everywhere }`.
refusal-not-added = Ustawienia mają tylko te serwery, które mnie dodały, a ten do nich nie należy. Twoje własne są w { COMMAND("privacy") }.
refusal-cannot-write = Nie mogę pisać na tym kanale. Potrzebuję do tego uprawnień „Wyświetlanie kanału” i „Wysyłanie wiadomości”.
refusal-not-shared = Ta partia nie jest już udostępniona.
refusal-animation-in-flight = Już robię dla ciebie animację. Za chwilę będzie.
refusal-export-in-flight = Już zbieram twoje dane. Dostaniesz je, gdy tylko będą kompletne.
refusal-shut-out = Przykro mi, mój operator nie pozwala mi tu z tobą grać. { COMMAND("privacy") } nadal działa.
refusal-being-deleted = Twoje dane są właśnie usuwane. Za kilka sekund znów możesz grać.
refusal-not-server-manager = Mogą to robić tylko osoby z uprawnieniem „Zarządzanie serwerem”.

## Powitanie na serwerze

welcome-text =
    ### 👋 Cześć! Jestem { -bot }.
    Gram w kółko i krzyżyk. Naciśnij **{ play }**, żeby zagrać ze mną, albo wyzwij kogoś znajomego: { COMMAND("tictactoe challenge") }. Resztę pokaże { COMMAND("help") }.
welcome-admins = -# Dla administratorów: gdzie można mnie używać, ustawia się w „Ustawienia serwera → Integracje”.
welcome-settings = -# W { COMMAND("settings") } ustawia się mój język na serwerze i kanał na zadanie dnia.

## Ustawienia serwera

command-settings = Domyślne ustawienia tego serwera i czy jego partie liczą się globalnie
settings-title = ## Ustawienia tego serwera
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · liczą się globalnie
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · nie liczą się globalnie
settings-now-season-first = { "**" }{ settings-seasons }**: pierwszy
settings-now-season-since = { "**" }{ settings-seasons }**: numer { $number }, od { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatycznie
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partie
settings-seasons = Sezony
settings-language = Język
back = Wstecz

settings-difficulty = { "**Domyślny poziom**" } partii ze mną (w grze „{ game-ultimate }” najsilniejszy to { level-expert })
settings-pace = { "**Domyślne tempo**" } partii między ludźmi
settings-call = { "**Rola do wołania**" } przy otwartych wyzwaniach: **{ call-players }** ją oznacza, najwyżej raz na dziesięć minut
settings-call-none = Wybierz rolę (puste: wyłączone)
settings-call-refused =
    { $why ->
        [everyone] To nie może być { $role }.
        [yours] Nie możesz oznaczać roli { $role }, więc nie robię tego za ciebie. Pozwól wszystkim ją oznaczać, a potem wybierz ją ponownie.
        [closed] Roli { $role } nie może już oznaczać każdy, więc ja też tego nie robię. Pozwól wszystkim ją oznaczać albo wybierz ją ponownie.
       *[other] Nie mogę oznaczyć roli { $role }. Pozwól wszystkim ją oznaczać albo pozwól mi oznaczać wszystkie role.
    }
settings-everywhere-1 = Partie stąd liczą się do globalnej klasyfikacji.
settings-everywhere-0 = Partie stąd nie liczą się do globalnej klasyfikacji.
settings-turn-everywhere-1 = Licz wyniki globalnie
settings-turn-everywhere-0 = Licz tylko na tym serwerze

settings-language-automatic = { "**" }{ choice-automatic }**: to, co widzą wszyscy, jest w języku tego, kto to zaczyna. To, czego nikt nie zaczyna, na przykład moje powitanie, jest w tym języku: { $name }.
settings-language-set = Język tego, co na tym serwerze widzą wszyscy: { "**" }{ $name }{ "**" }. Zaczęte partie zachowują swój język.
settings-language-private = -# To, co widzisz tylko ty, jest w języku twojego Discorda.
choice-automatic = Automatycznie

settings-now-daily-off = { "**" }{ puzzle-open }**: wyłączone
settings-now-daily-refused = { "**" }{ puzzle-open }**: wyłączone, bo nie mogłem już pisać na jego kanale
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, codziennie o { $time }
settings-daily-about = Jedna wiadomość dziennie, z zadaniem takim samym wszędzie. Każdy rozwiązuje je prywatnie, a wiadomość pokazuje, komu się udało. Nikogo nie powiadamia.
settings-daily-none = Wybierz kanał (puste: wyłączone)
settings-daily-hour = Zadanie pojawia się o { $time } według twojego czasu.
settings-daily-failed = Nie mogę pisać na kanale { $channel }, więc nic się nie zmieniło. Daj mi tam uprawnienia **Wyświetlanie kanału** i **Wysyłanie wiadomości**, a potem wybierz go ponownie.
settings-channel-yours = Nie możesz pisać na kanale { $channel }, więc nie robię tego za ciebie. Nic się nie zmieniło.
daily-comes-here = Zadanie dnia pojawia się tutaj, codziennie o { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] wyłączona
        [empty] wyłączona, bo trzy razy z rzędu dołączyło za mało osób
       *[set] { $channel }, następna: { $time }
    }
settings-arena-about =
    Arena, która przychodzi sama: godzinę wcześniej ogłoszona na swoim kanale, z przyciskiem **{ join }**. { $calls ->
        [yes] Ogłoszenie raz oznacza { $role }.
       *[no] Nikogo nie powiadamia.
    } Jeśli trzy razy z rzędu nie zbierze się dwoje graczy, następnych już nie będzie.
    Dzień i godzina są w UTC, bez czasu letniego. Według twojego czasu ta godzina to obecnie { $time }.
evening-none = Żaden dzień
evening-each-day = Codziennie
evening-any = Za każdym razem inna gra
evening-quiet = Nikogo nie wołaj
evening-comes-here = Tutaj ogłaszane są areny, które przychodzą same.
arena-last = 🏟️ **Ostatnia arena:** { $winner }

settings-new-season = Nowy sezon
season-first = W klasyfikacji tego serwera trwa **pierwszy sezon**.
season-since = W klasyfikacji tego serwera od { $since } trwa **sezon { $number }**.
season-question = Zacząć sezon { $number }? Sezon { $former } kończy się wtedy na dobre i nie da się tego cofnąć. Wszyscy w klasyfikacji tego serwera zaczną znów od 1500. Sezon { $former } zostanie w { COMMAND("stats") }. { $podium }
season-start = Zacznij sezon { $number }
season-keep = Anuluj
season-started = Sezon { $number } się zaczął. Powodzenia wszystkim!
season-name = Sezon { $number }
season-name-current = Sezon { $number } (teraz)
season-ends-hand = Sezony kończą się, kiedy zechcesz
season-ends-month = Sezony kończą się co miesiąc
season-ends-week = Sezony kończą się co tydzień
season-ends =
    { $ends ->
        [week] Sezony kończą się co tydzień. Następny zaczyna się { $end }, jeśli w tym liczyła się jakaś partia.
        [month] Sezony kończą się co miesiąc. Następny zaczyna się { $end }, jeśli w tym liczyła się jakaś partia.
       *[other] Sezony kończą się, kiedy zechcesz.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Podium pojawia się tam, gdzie ktoś zacznie następny sezon.
       *[other] Podium pojawia się na { $where }.
    }
season-podium =
    { $state ->
        [refused] Na koniec sezonu **podium** pojawiało się na kanale. Teraz już nie, bo nie mogłem tam pisać.
       *[other] Na koniec sezonu jego **podium** pojawia się na kanale. Nikogo nie powiadamia.
    }
season-podium-comes = Na koniec sezonu jego podium pojawia się tutaj.
season-role = Pierwsze miejsce dostaje wtedy **rolę**, póki nie zajmie go ktoś inny.
season-role-refused =
    { $why ->
        [everyone] To nie może być { $role }.
        [permissions] { $role } ma uprawnienia, więc nikomu nie nadaję tej roli.
        [managed] Rolę { $role } może nadawać tylko Discord albo inna aplikacja.
        [above] { $role } nie jest niżej niż moja własna rola, więc nie mogę jej nadawać. Umieść moją wyżej, a potem wybierz rolę ponownie.
        [yours] Nie możesz nadawać { $role }, więc nie robię tego za ciebie. Do tego trzeba uprawnienia **Zarządzanie rolami** i twojej roli nad nią.
        [missing] Żeby nadawać rolę { $role }, potrzebuję jeszcze jednego uprawnienia. Daj mi je przyciskiem poniżej, a potem wybierz rolę ponownie.
        [two-factor] Discord nie pozwala mi tu zmieniać ról: ten serwer wymaga uwierzytelniania dwuskładnikowego, a włączyć je musi mój operator.
       *[other] Discord nie pozwolił mi ostatnio zmienić żadnych ról. Daj mi uprawnienie **Zarządzanie rolami** i umieść moją własną rolę nad rolą za pierwsze miejsce.
    }
season-role-allow = Zezwól na Zarządzanie rolami
season-over = ## 🏆 Koniec sezonu { $number }
season-won =
    { $shared ->
        [yes] **Pierwsze miejsce ex aequo!**
       *[no] **Sezon wygrywa { $winner }!**
    }
season-nobody = Nikt nie skończył w nim { $games } partii rankingowych, więc pierwsze miejsce zostaje wolne.
season-games = Inne gry
season-champion = 🏆 **Pierwsze miejsce:** { $winner }

## Areny

refusal-arena-here = Na tym kanale już jest arena. Naciśnij na niej **{ join }**.
refusal-not-in-arena-game = Na arenie nie ma propozycji remisu, cofania ruchów ani rewanżów: następna partia zacznie się sama.
refusal-arena-length = Arena trwa od { $shortest } do { $longest } minut.
refusal-arena-start = Arena zaczyna się najpóźniej za { $latest ->
        [one] { $latest } minutę
        [few] { $latest } minuty
       *[many] { $latest } minut
    }.
refusal-long-arena-game = Partie w grę „{ game-ultimate }” są za długie na arenę. Wybierz inną grę.
refusal-arena-over = Ta arena się skończyła.
refusal-arena-full = Ta arena jest pełna: limit osób to { $most }. Gdy tylko ktoś wyjdzie, możesz dołączyć.
refusal-not-in-arena = Nie bierzesz udziału w tej arenie.
refusal-not-away = Cały czas bierzesz udział: następna partia zacznie się, gdy tylko ktoś będzie wolny.
refusal-not-arena-host = Mogą to zrobić tylko { $person } jako organizator tej areny i osoby z uprawnieniem „Zarządzanie serwerem”.
refusal-too-few-for-arena = Do areny potrzeba { $enough ->
        [one] { $enough } osoby
        [few] { $enough } osób
       *[many] { $enough } osób
    }. Gdy tylko dołączą, możesz ją zacząć.

## Wiadomość z zadaniem dnia

post-solve = Rozwiąż
post-solved-1 = **Za pierwszym razem**: { $people }
post-solved-2 = **Za drugim razem**: { $people }
post-solved-3 = **Za trzecim razem**: { $people }
post-solved = { $people ->
        [0] Nikt tu jeszcze tego nie rozwiązał.
        [one] Rozwiązała to tu jedna osoba.
        [few] Rozwiązały to tu { $people } osoby.
       *[many] Rozwiązało to tu { $people } osób.
    }
post-solved-more = { $people ->
        [one] Rozwiązała to tu jeszcze jedna osoba.
        [few] Rozwiązały to tu jeszcze { $people } osoby.
       *[many] Rozwiązało to tu jeszcze { $people } osób.
    }
post-former = -# Wczorajsze zadanie rozwiązane przez: { $people }

## Co jest przechowywane o osobie

mydata-kinds =
    - **Partie i wyzwania**, także otwarte: kto, gdzie, kiedy, język, ruchy, podpowiedzi i wynik. Należą też do twoich przeciwników: usunięcie twoich danych kończy trwające partie i wstawia zamiast ciebie losową liczbę.
    - **Rankingi**: twoja pozycja na każdym serwerze i w każdym sezonie, co zmieniła każda partia i twój bilans z każdą osobą. Usunięcie twoich danych skreśla cię ze wszystkich list i wstawia tam tę samą losową liczbę.
    - **Pozostałe**: ustawienia, zadania dnia, areny, podia, udostępnione partie i wyniki zadań, pokazy; kogo blokujesz lub wyzywasz, kto blokuje ciebie i czy masz odcięty dostęp. Wszystko zostaje, dopóki jest potrzebne albo do czasu usunięcia twoich danych; potem znika albo zamiast ciebie pojawia się losowa liczba lub kod.
mydata-export = Pokaż moje dane
mydata-delete = Usuń moje dane
mydata-exported = Twoje dane w formacie JSON. Pola i kolumny liczy się w nich od 0.
mydata-question = Usunąć wszystko, co jest o tobie przechowywane? Trwające partie skończą się jako poddane. Nie można tego cofnąć.
mydata-stays =
    Niektóre rzeczy zostają, żeby chronić innych: skończone partie pod losową liczbą, kto cię blokuje i przerwa między wyzwaniami ({ $minutes } min). Blokady i ta przerwa są pod kodem z twojego identyfikatora, a przez { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    } tak samo twoja losowa liczba. Mój operator może sprawdzić, czy kod należy do znanego mu identyfikatora.
mydata-yes = Usuń
mydata-no = Zachowaj moje dane
mydata-done = Gotowe: nic w mojej bazie danych już na ciebie nie wskazuje, oprócz śladów w jej nieużywanych częściach. Znikną w ciągu kilku minut albo przy następnym czyszczeniu bazy. Dzięki za grę!
mydata-begun = Usuwam twoje dane. Masz tyle partii, że potrwa to jeszcze kilka sekund, a dokończę to nawet po ponownym uruchomieniu. Do tego czasu nie możesz zacząć partii. Żeby zobaczyć, czy to już koniec, naciśnij ponownie `{ mydata-delete }` w { COMMAND("privacy") }.
mydata-copies = Gotowe: nic w mojej bazie danych już na ciebie nie wskazuje. Jej serwer ma jeszcze kopie w dzienniku, replikach i nieużywanych częściach plików, dopóki nie zapisze tego miejsca ponownie. Dzięki za grę!
mydata-boards =
    Twoja nazwa znika też z { $boards } najnowszych skończonych plansz, około 40 na minutę, tam, gdzie mogę je jeszcze edytować. Nie mam dostępu do plansz na serwerach, które mnie usunęły, na kanałach dla mnie zamkniętych, w zarchiwizowanych wątkach ani tam, gdzie zainstalowała mnie tylko pojedyncza osoba.
    Jeśli kanał, wątek lub serwer znów mnie wpuści, twoja nazwa zniknie i stamtąd, najpóźniej po jednym dniu.
    Mogą istnieć jeszcze wiadomości z twoją nazwą: Discord nie zawsze mi przekazuje, czy dotarły. Jeśli zobaczysz którąś, naciśnij na niej przycisk, a twoja nazwa zniknie.
mydata-kept = Dobrze. Nic nie zostało usunięte.

## Zadanie dnia

puzzle-open = Zadanie dnia
puzzle-title = ### Zadanie #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } zaczyna i wygrywa w { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}.**
puzzle-save = { "**" }{ $mark } zaczyna: partię ratuje tylko jeden ruch.**
puzzle-progress = -# { $dots } · Próba { $number } z { $tries }
puzzle-past = -# To zadanie nie liczy się do serii.
puzzle-order = -# Od najstarszego znaku do najnowszego: { $marks }.
puzzle-left = -# { $mark } ma jeszcze: { $pieces }.
puzzle-wrong = { "**Źle:**" } { $cell }. Znów pozycja początkowa.
puzzle-right = { "**Dobrze!**" } Zajmuję { FORM($cell, of: "acc") }.
puzzle-hint = 💡 Pierwszy ruch jest { $area }.
puzzle-solved = { $number ->
    [one] **Rozwiązane za pierwszym razem!**
    [2] **Rozwiązane za drugim razem.**
    [3] **Rozwiązane za trzecim razem.**
    [few] **Rozwiązane za { $number }. razem.**
   *[many] **Rozwiązane za { $number }. razem.**
}
puzzle-lost = { "**Nie tym razem.**" } Właściwy ruch to { $cell }.
puzzle-streak = -# 🔥 Seria: { $streak ->
    [one] jeden dzień
    [few] { $streak } dni
   *[many] { $streak } dni
}. { $freezes ->
    [0] {""}
    [one] ❄️ Jedno zamrożenie chroni serię w opuszczony dzień.
    [few] ❄️ { $freezes } zamrożenia chronią serię w opuszczone dni.
   *[many] ❄️ { $freezes } zamrożeń chroni serię w opuszczone dni.
}
puzzle-freeze = -# Każdy siódmy dzień z rzędu daje zamrożenie, które chroni serię w opuszczony dzień.
puzzle-streak-ended = -# Twoja seria skończyła się po { $streak ->
    [one] jednym dniu
    [few] { $streak } dniach
   *[many] { $streak } dniach
}.
puzzle-streak-kept = -# ❄️ Zamrożenie uratowało twoją serię: 🔥 { $streak }. Pozostałe zamrożenia: { $freezes }.
puzzle-at-stake = -# ⏳ Wczorajsze zadanie liczy się do twojej serii do { $time } ({ $left }).
puzzle-frozen = -# ❄️ Zamrożenie pokryło wczorajszy dzień.
puzzle-share = -# Od razu znalazło to { $percent }% osób.
puzzle-next = -# Następne zadanie { $time }.
puzzle-give-up = Pokaż odpowiedź
puzzle-give-up-question = Pokazać odpowiedź? { $costs ->
        [streak] To kończy twoją serię ({ $streak }).
        [freeze] To kosztuje jedno zamrożenie twojej serii.
       *[nothing] Potem nie da się już rozwiązać tego zadania.
    }
puzzle-give-up-yes = Tak, pokaż
puzzle-give-up-no = Próbuj dalej
puzzle-yesterday = Wczorajsze
puzzle-today = Dzisiejsze
puzzle-results = Wyniki tutaj
puzzle-results-title = ### Zadanie #{ $number } na tym serwerze
puzzle-results-none = Nikt tu jeszcze go nie otworzył.
puzzle-results-open = { $person }: jeszcze próbuje
puzzle-results-who = -# Są tu tylko osoby, które pokazują innym swoje partie.
puzzle-copy = Kopiuj wynik
puzzle-share-here = Udostępnij tutaj
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Nie ma takiego zadania do rozwiązania. { COMMAND("daily") } otwiera dzisiejsze.
refusal-puzzle-over = To zadanie masz już za sobą. Jutro będzie następne.
refusal-tried-before = Ten ruch już był i jest zły. Nie tracisz próby.
refusal-puzzle-not-over = Najpierw dokończ zadanie.
refusal-shared-once = Wynik można udostępnić na kanale tylko raz.
practice-played = Twój ruch tutaj ({ $date }, przeciwnik: { $opponent }): { $cell }.
practice-task = { "**" }Twój znak: { $mark }.** { $result ->
        [win] Co wygrywa?
       *[draw] Co utrzymuje remis?
    }
practice-move = { $what ->
        [right] **Dobrze:** { $cell }.
        [wrong] **Źle:** { $cell }.
       *[answer] Najlepsza odpowiedź: { $cell }.
    }
practice-lets = { $result ->
        [win] To wypuszcza wygraną z rąk.
       *[draw] Teraz { $opponent } może wygrać.
    }
practice-next = Dalej
practice-look-on = Szukaj dalej
practice-open = Otwórz partię
practice-looked = { $games ->
        [one] W przejrzanej właśnie partii nie ma twojego błędu.
        [few] W { $games } przejrzanych właśnie partiach nie ma twojego błędu.
       *[many] W { $games } przejrzanych właśnie partiach nie ma twojego błędu.
    }
practice-all = { $count ->
        [0] Nie masz jeszcze błędów do ćwiczenia. Pierwszy pojawi się z kolejnymi partiami.
        [one] Jedyna pozycja jest przećwiczona. Następna pojawi się z kolejną partią.
        [few] Wszystkie { $count } pozycje są przećwiczone. Następna pojawi się z kolejną partią.
       *[many] Wszystkie pozycje są przećwiczone: { $count }. Następna pojawi się z kolejną partią.
    }
practice-again = -# Jedna pozycja wróci { $time }.
practice-waiting = { $count ->
        [one] 1 pozycja do ćwiczenia
        [few] { $count } pozycje do ćwiczenia
       *[many] { $count } pozycji do ćwiczenia
    }
practise-this = Przećwicz to
refusal-no-practice = W grze „{ game-ultimate }” nikt nie wie, co jest dobre, więc nie ma czego ćwiczyć. Wybierz inną grę.
