# Hrvatski. Botu se govori ti, i on nama govori ti. Rod osobe nije poznat, a spomeni se ne dekliniraju: o ljudima
# govorimo u prezentu („zauzima”, „predaje”), imenicom („pobjeda”, „poraz”) ili bezlično („odbijeno”), a spomen je
# uvijek u nominativu, nikad iza „od”, „protiv”, „s” ni „za”. Bot o sebi govori „ja”; bot i motori muškog su roda.
# Partija je jedna odigrana igra, igra je njezina vrsta. Razine su prilozi („lako”).
#
# Oblici imena: bez oblika – nominativ; acc – akuzativ („zauzima …”), gen – genitiv („sredina …”),
# loc – lokativ („na …”), title – velikim slovom, na početku retka i na gumbu; who – „prilagodljivi motor”.

-bot = Noughts

between-sentences = {" "}
between-items = {", "}

english-holds = -# U slučaju dvojbe vrijedi engleski tekst.
help-wrong-word = -# Pogrešna riječ? Javi nam: { $link }

## Naredbe: opisi i značenje njihovih mogućnosti

command-tictactoe = Igraj križić-kružić
command-start = Započni partiju protiv bota
command-start-difficulty = Koliko snažno bot igra (zadano: razina ovog poslužitelja)
command-start-engine = Stil bota umjesto razine; težinu uz njega imaju samo neki
command-mark = Tvoj znak; X ima prvi potez (zadano: nasumično)
command-board = Ponovno prikaži svoju partiju na kraju ovog kanala
command-board-words = Umjesto toga opiši ploču riječima, samo tebi
command-resign = Predaj svoju partiju u ovom kanalu

command-challenge = Izazovi nekoga ili objavi otvoren izazov
command-challenge-opponent = Koga izazivaš (prazno: otvoreni izazov)
command-challenge-pace = Vrijeme za svaki potez (zadano: tempo ovog poslužitelja)
command-menu-challenge = Izazovi na križić-kružić
command-menu-stats = Statistika križić-kružića
command-menu-review = Analiza križić-kružića
command-help = Počni ovdje: igraj, izazovi prijatelje ili pogledaj tko je najbolji
command-privacy = Tko te može izazvati, tvoji podsjetnici i spremljeni podaci

command-daily = Zadatak dana: pronađi pravi potez
command-daily-number = Raniji zadatak, po broju (zadano: današnji)
command-practice = Tvoje vlastite greške kao zadaci
command-practice-variant = Koju igru vježbati (zadano: sve)
command-arena = Organiziraj arenu: brze partije za sve koji se pridruže
command-arena-variant = Koju igru igrati (zadano: nestajanje)
command-arena-minutes = Koliko traje: od 10 do 60 minuta (zadano: 20)
command-arena-starts-in = Za koliko minuta počinje: od 0 do 60 (zadano: 5)

command-history = Završene partije: tvoje, tuđe ili ovog poslužitelja
command-history-player = Čije partije navesti (zadano: tvoje)
command-history-variant = Partije koje igre navesti (zadano: sve)
command-review = Pogledaj koji je potez odlučio partiju i što je bilo bolje
command-review-variant = Koja igra (zadano: posljednja u tvojim partijama)

command-watch = Gledaj kako dva motora igraju jedan protiv drugog
command-watch-x = Tko igra X i ima prvi potez (zadano: nasumično)
command-watch-o = Tko igra O (zadano: nasumično)
command-engines = Upoznaj motore: koliko su snažni i kako ih pobijediti

command-variant = Koju igru igrati (zadano: klasika)
command-stats-variant = Rejting koje igre prikazati (zadano: klasika)
choice-game-classic = { game-classic }: tri u nizu
choice-game-misere = { game-misere }: tko ima tri u nizu, gubi
choice-game-vanish = { game-vanish }: svatko ima tri znaka
choice-game-squares = { game-squares }: četiri u nizu ili kvadrat
choice-game-drop = { game-drop }: znakovi padaju, četiri u nizu
choice-game-ultimate = { game-ultimate }: devet ploča u jednoj
choice-game-sizes = { game-sizes }: veliko prekriva malo
choice-easy = Lako: bot previdi linije
choice-medium = Srednje: bot radi greške koje možeš pronaći
choice-hard = Teško: za pobjedu ti treba plan
choice-unbeatable = Nepobjedivo: više od remija nije moguće
choice-matched = Prilagodljivo: jednako snažno kao ti (bez rejtinga)
choice-x = X: prvi je potez tvoj
choice-o = O: prvi potez ima bot
choice-challenge-o = O: prvi potez ima protivnik
choice-quick = Brzo: 1 minuta po potezu
choice-casual = Opušteno: 15 minuta po potezu
choice-slow = Sporo: 3 dana po potezu

## Motori: ime i pokoja riječ o tome kako koji razmišlja

choice-engine-dice = Dice: nekoliko pravila i kocka
choice-engine-lines = Lines: ocjenjuje linije svakog polja
choice-engine-sampling = Sampling: igra nasumične partije
choice-engine-wargames = Wargames: gleda dva poteza unaprijed
choice-engine-minimax = Minimax: računa sve do kraja
choice-engine-perfect = Perfect: nikad ne gubi, postavlja zamke
choice-engine-tree = Tree: igra samo „{ game-ultimate }”
choice-engine-learned = Learned: „{ game-ultimate }” je naučio sam

level-easy = lako
    .title = Lako
level-medium = srednje
    .title = Srednje
level-hard = teško
    .title = Teško
level-unbeatable = nepobjedivo
    .title = Nepobjedivo
level-expert = ekspert
    .title = Ekspert
level-matched = prilagodljivo
    .title = Prilagodljivo
    .who = prilagodljivi motor

## Ploča

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = bilo tko
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serija: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  "}{ $draws } remi
        [few] {"  ·  "}{ $draws } remija
       *[other] {"  ·  "}{ $draws } remija
    }
board-turn = **{ $player }{"\u00A0"}({ $mark }), na potezu si**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) razmišlja…**
board-ahead = -# Prije tvoje { $games ->
        [one] čeka { $games } partija
        [few] čekaju { $games } partije
       *[other] čeka { $games } partija
    }
board-to-move = -# Na potezu: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Potez do { $time } ({ $left })
board-deadline-unwatched = -# Potez do { $time } ({ $left }). Istek vremena vidi se ovdje tek kad netko pritisne gumb.
board-offer-draw = 🤝 **{ $asked }, prihvaćaš li remi?**
board-offer-take-back = ↩️ **{ $asked }, { $player } želi vratiti svoj posljednji potez. Slažeš li se?**
board-won-line = 🏆 **Pobjeđuje { $winner }: { $length ->
        [3] tri
        [4] četiri
       *[other] { $length }
    } u nizu!**
board-lost = **Pobjeđuje { $winner }: { $length ->
        [3] tri
        [4] četiri
       *[other] { $length }
    } u nizu.**
board-won-line-square = 🏆 **Pobjeđuje { $winner }: kvadrat od četiri znaka!**
board-won-line-boards = 🏆 **Pobjeđuje { $winner }: tri ploče u nizu!**
board-lost-boards = **Pobjeđuje { $winner }: tri ploče u nizu.**
board-won-line-more-boards = 🏆 **Pobjeđuje { $winner } po broju ploča, { $most }:{ $fewest }!**
board-lost-more-boards = **Pobjeđuje { $winner } po broju ploča, { $most }:{ $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } ima { $length ->
        [3] tri
        [4] četiri
       *[other] { $length }
    } u nizu, pa pobjeđuje { $winner }!**
board-lost-square = **Pobjeđuje { $winner }: kvadrat od četiri znaka.**
board-lost-reverse = **{ $loser } ima { $length ->
        [3] tri
        [4] četiri
       *[other] { $length }
    } u nizu, pa pobjeđuje { $winner }.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } predaje partiju. Pobjeđuje { $winner }!**
board-won-out-of-time = ⏰ **{ $loser }: vrijeme je isteklo. Pobjeđuje { $winner }!**
board-won-abandoned = 🍂 **{ $loser } napušta partiju. Pobjeđuje { $winner }!**
drawn-classic = 🤝 **Remi!** Nitko nema tri u nizu.
drawn-squares = 🤝 **Remi!** Ploča je puna.
drawn-sizes = 🤝 **Remi!** Nema više figure koja se može postaviti.
drawn-ultimate = 🤝 **Remi!** Broj osvojenih ploča jednak je.
board-drew-unbeatable = 🎉 **Remi protiv nepobjedivog bota: bolje ne može nitko!**
board-ended-repetition = 🤝 **Remi!** Ista se pozicija pojavila tri puta.
board-ended-agreed-draw = 🤝 **Remi!** Obje su strane suglasne.
board-ended-abandoned = 🍂 **Partija je napuštena** prije nego što je doista počela. Ne računa se.
board-ended-unreachable = 🍂 **Kraj**: kanala više nema. Ova se partija ne računa.
board-matched = -# { -bot } ti se prilagođava: snaga { $skill } od 100. Bez rejtinga.
board-another-try = -# Bez rejtinga: novi pokušaj, od { $number }. poteza
board-hints = -# Bez rejtinga: { $hints ->
        [one] { $hints } savjet
        [few] { $hints } savjeta
       *[other] { $hints } savjeta
    }
board-next-over = -# Još jedna partija? Pritisni gumb ili upotrijebi { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Ova se partija preselila u novu poruku.
go-to-board = Idi na ploču

refresh = Osvježi
rule = Pravila
board-in-words = Ploča riječima
offer-draw = Ponudi remi
take-back = Vrati potez
take-back-question = Vratiti tvoj posljednji potez i odgovor na njega? Ova partija poslije toga više ne može povisiti tvoj rejting.
take-back-consent = Protivnik najprije mora pristati.
resign = Predaj
accept = Prihvati
decline = Odbij
offer-withdraw = Povuci
rematch = Revanš
play-again = Igraj ponovno
easier = Lakše
harder = Teže
more = Više
my-stats = Moja statistika

reminder = { $player }, na potezu si! Protivnik: { $opponent } ({ $game }, potez { $number }): { $link }

## Arene

arena-title = Arena: { $game }
arena-starts = **Počinje { $start }** i traje { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    }.
arena-how = Tko je slobodan, uvijek iznova dobiva protivnika, uz 1 minutu za svaki potez. Pobjeda vrijedi 2 boda, remi 1. Možeš doći kasnije, odmoriti se i otići kad god želiš.
arena-in-thread = Tvoje partije stižu u { $thread }, gdje te spominjem.
arena-in-new-thread = Tvoje partije stižu u nit ove poruke, gdje te spominjem.
arena-in-channel = Tvoje partije stižu u ovaj kanal, gdje te spominjem.
arena-joined-none = Još se nitko nije pridružio.
arena-joined = **{ $count ->
        [one] Pridružila se { $count } osoba
        [few] Pridružile su se { $count } osobe
       *[other] Pridružilo se { $count } osoba
    }:** { $names }
arena-ends = **Završava { $end }.**
arena-ending = **Nove partije više ne počinju.** One koje još traju računaju se do kraja arene ({ $end }).
arena-here = -# { $count ->
        [one] Sudjeluje { $count } osoba.
        [few] Sudjeluju { $count } osobe.
       *[other] Sudjeluje { $count } osoba.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }**, { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }
arena-score-tied = { arena-score } (pobjede: { $wins }, bodovi pobijeđenih: { $beaten })
arena-more = -# … i još { $count ->
        [one] { $count } osoba
        [few] { $count } osobe
       *[other] { $count } osoba
    }
arena-nobody-played = Još nitko nije završio nijednu partiju.
arena-won = 🏆 **Pobjeda u areni: { $winner }!**
arena-shared = 🏆 **Arena je gotova, a prvo je mjesto podijeljeno!**
arena-played = -# { $people ->
        [one] { $people } osoba
        [few] { $people } osobe
       *[other] { $people } osoba
    }, { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }
arena-over-unplayed = Arena je gotova, bez ijedne završene partije.
arena-too-few = Ovaj put se pridružilo premalo ljudi: za arenu ih treba dvoje.
arena-lapsed = Ova arena nije počela jer tada nisam radio.
arena-cancelled = Ova je arena otkazana.
arena-you-missed = Nove partije ne dobivaš dok ne javiš da si opet tu.
arena-ratings = -# Partije utječu na rejting kao i inače. Kad iste dvije osobe unutar 24 sata odigraju više partija, prva vrijedi cijela, druga pola, a treća trećinu.
arena-you-are-back = Opet si tu: sljedeća partija stiže čim netko bude slobodan.
arena-ask = Ovo još nitko drugi ne vidi. **{ arena-announce }** to objavljuje u ovom kanalu.
arena-announced-in = Arena je najavljena u kanalu { $channel }.
arena-end-question = Završiti ovu arenu? Nove partije ne počinju, a one koje još traju računaju se još { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    }.
arena-cancel-question = Završiti ovu arenu prije nego što počne?
arena-ended = Arena završava: nove partije više ne počinju.
arena-goes-on = Dobro. Arena se nastavlja!

arena-announce = Najavi
join = Pridruži se
call-players = Pozovi igrače
arena-leave = Izađi
arena-standings = Poredak
arena-start = Počni odmah
arena-end = Završi
arena-end-yes = Da, završi
arena-end-no = Ne, nastavi
arena-back = Opet sam tu
arena-again = Nova arena

# Ispod ploče završene partije u areni
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Ova se partija računa u areni, ali ne za rejting: svaki igrač mora odigrati barem dva poteza.
arena-missed = -# { $player } zasad ne dobiva nove partije.
arena-next = -# Dok arena traje, sljedeća partija stiže sama.

## Izazovi

challenge = ### ⚔️ Križić-kružić, { $invited }?
    { $challenger } te izaziva na partiju.
challenge-open = ### ⚔️ Križić-kružić, tko igra?
    { $challenger } traži protivnika. Igra tko se prvi pridruži.
challenge-rematch = ### ⚔️ Još jedna partija, { $invited }?
    { $challenger } želi revanš.
challenge-another-try = ### ⚔️ Novi pokušaj, { $invited }?
    { $challenger } želi nastaviti igru iz ove pozicije.
challenge-until = -# Istječe { $until }
players-called = { $role } { $challenger } traži protivnika.
players-found = Pronađeno: { $players }
players-none = Ovaj put nitko.
challenge-block = Blokiraj
challenge-cancel = Otkaži izazov
challenge-again = Izazovi opet
challenge-anyway = Svejedno izazovi
challenge-too = Objavi i moj
challenge-declined = { $invited } odbija izazov igrača { $challenger }.
challenge-lapsed = Vrijeme je isteklo: { $invited } ne odgovara na izazov igrača { $challenger }.
challenge-lapsed-open = { $challenger } ostaje bez protivnika: nitko se nije pridružio na vrijeme.
challenge-cancelled = { $challenger } povlači izazov igraču { $invited }.
challenge-cancelled-open = { $challenger } povlači otvoreni izazov.

## Zašto je motor odigrao baš tako: što je potez donio ili kako ga je našao; zatim brojevi

why = Zašto?
move-explained = **{ $player }** je zauzeo { FORM($cell, of: "acc") }.
effect-win = Dovršio je { FORM($line, of: "acc") } i pobijedio.
effect-won = Ovim je potezom pobijedio.
effect-line = Dovršio je tri u nizu.
effect-safe = Izbjegao je tri u nizu.
effect-block =
    { $whose ->
        [yours] Blokirao ti je { FORM($line, of: "acc") }.
       *[theirs] Blokirao je { FORM($line, of: "acc") }.
    }
effect-blocked = Blokirao je liniju.
effect-coverable = Stao je na put jednoj liniji, ali je veća figura još može dovršiti.
effect-threat = Prijeti pobjedom na { $cells ->
        [one] { $cells } polju
        [few] { $cells } polja
       *[other] { $cells } polja
    }.
effect-no-reason = To potez čini, ali ne mora biti i razlog zašto je odigran.
line-0 = gornji redak
line-1 = srednji redak
line-2 = donji redak
line-3 = lijevi stupac
line-4 = srednji stupac
line-5 = desni stupac
line-6 = dijagonala
    .acc = dijagonalu
show-numbers = Prikaži brojeve
numbers-title = ### Kako je birao { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [1] {""}
        [one] {" za sve"}
        [few] {" za sve"}
       *[other] {" za sve"}
    }

why-dice-opening = Ploča je bila prazna, pa je bacio kocku: obično padne kut, ponekad sredina, rijetko rubno polje.
why-dice-centre = Prvi je potez bio u kut, pa je zauzeo sredinu.
why-dice-corner = Prvi je potez bio u sredinu, pa je zauzeo kut.
why-dice-fork = Od dvaju suprotnih kutova mogu nastati rašlje, pa je bacio kocku: obično padne rubno polje.
why-dice-any = Nijedno pravilo nije vrijedilo, pa je izabrao nasumično.
why-lines-weights = Zauzeo je polje s najvišom ocjenom. Otvorene linije dodaju malo, a linija koju treba dovršiti ili blokirati mnogo.
why-sampling-games = Svaki je potez isprobao u { $games ->
        [one] { $games } nasumičnoj partiji
        [few] { $games } nasumične partije
       *[other] { $games } nasumičnih partija
    } i izabrao onaj s kojim je najrjeđe gubio.
why-wargames-two-plies = Usporedio je svoje poteze s odgovorima na njih, a među jednakima birao po svojim sklonostima.
why-minimax-guess = Kraj je bio predaleko da ga vidi, pa je igrao nasumično.
why-minimax-search = Proračunao je partiju do kraja i izabrao jedan od najboljih poteza.
why-level-ahead = Vidio je { $plies ->
        [1] jedan potez
        [one] { $plies } potez
        [few] { $plies } poteza
       *[other] { $plies } poteza
    } unaprijed, dalje ne.
why-level-overlooked =
    { $whose ->
        [own] Previdio je svoju liniju.
        [theirs] Previdio je protivnikovu liniju.
       *[other] Previdio je liniju.
    }
why-matched-measured = Izabrao je potez koji odgovara njegovoj snazi.
why-perfect-winning = Izabrao je potez koji pobjeđuje, kakav god bio odgovor.
why-perfect-trap = Među sigurnim potezima izabrao je onaj na koji ljudi najčešće krivo odgovore.
why-perfect-hold = Izabrao je siguran potez. Nijedan odgovor na njega nije greška.
why-perfect-losing = Svaki potez gubi ako protivnik nastavi igrati dobro.
why-tree-win = Našao je potez koji sigurno pobjeđuje.
why-tree-search = Izabrao je jedan od poteza kojima se najčešće vraćao.
why-sampling-hurried = Čekalo je mnogo partija, pa je potez odigrao na brzinu.
why-board-won = Osvojio je tu malu ploču.
why-board-blocked = Blokirao je liniju na toj maloj ploči.
why-sent-anywhere = Sljedeći potez može biti na bilo kojoj otvorenoj ploči: { $board } zatvorena je.
why-sent-empty = Sljedeći potez mora biti na { FORM($board, of: "loc") }, koja je još prazna.
why-sent-own = Prijeti da osvoji { FORM($board, of: "acc") }, na kojoj mora biti sljedeći potez.
why-sent-theirs = Sljedeći potez mora biti na { FORM($board, of: "loc") } i može je osvojiti.
why-sent-both = Prijeti da osvoji { FORM($board, of: "acc") }, ali sljedeći potez mora biti ondje i može je osvojiti prije.
why-sent-neither = Sljedeći potez mora biti na { FORM($board, of: "loc") }, koju još nitko ne može osvojiti jednim potezom.
why-chance = Svoje izglede za pobjedu procijenio je na oko { $percent }{"\u00A0"}%, pri čemu remi vrijedi pola.

table-lines-weight = Ocjena svakog slobodnog polja
table-sampling-wins = Partije s pobjedom uz svaki potez (od { $games })
table-sampling-draws = Partije s remijem uz svaki potez (od { $games })
table-wargames-own = Koliko su dobri njegovi potezi
table-wargames-reply = Koliko su dobri tvoji odgovori
table-wargames-taste = Njegovi potezi uz pribrojene sklonosti
table-tree-chance = Koliko se pobjeda čini vjerojatnom sa svakim potezom
table-tree-visits = Koliko je puta pogledao svaki potez
table-minimax-value = Ishod svakog poteza (10 je pobjeda, 0 remi, -10 poraz)
table-perfect-chance = Izgledi za pobjedu sa svakim sigurnim potezom ako tu i tamo pogriješiš
table-perfect-slip = Udio grešaka među tvojim odgovorima na svaki siguran potez

## Savjeti: što vrijedi u poziciji, kamo gledati i sam potez

hint = Savjet
hint-question = Uz savjet je ova partija bez rejtinga: više ne može promijeniti tvoj rejting.
hint-yes = Prikaži savjet
hint-where = Gdje?
hint-what = Koji potez?
hint-gone = Ploča se promijenila nakon ovog savjeta. Za novi na njoj pritisni **{ hint }**.
hint-unseen = -# Na ploči se to još ne vidi. Tvoj sljedeći pritisak na gumb samo je osvježava.
hint-finish = **Možeš završiti:** { $right ->
        [1] jedan potez odmah pobjeđuje
        [one] { $right } potez odmah pobjeđuje
        [few] { $right } poteza odmah pobjeđuju
       *[other] { $right } poteza odmah pobjeđuje
    }.
hint-only-move = **Imaš samo jedan potez.**
hint-own-line = **Oprez:** { $wrong ->
        [1] jedan od tvojih { $legal } poteza stvara
        [one] { $wrong } od tvojih { $legal } poteza stvara
        [few] { $wrong } od tvojih { $legal } poteza stvaraju
       *[other] { $wrong } od tvojih { $legal } poteza stvara
    } tri u nizu, a time se gubi.
hint-threat = **Oprez:** { $right ->
        [1] samo me jedan potez sprječava da pobijedim sljedećim potezom.
        [one] nakon { $wrong } od tvojih { $legal } poteza mogu pobijediti sljedećim potezom.
        [few] nakon { $wrong } od tvojih { $legal } poteza mogu pobijediti sljedećim potezom.
       *[other] nakon { $wrong } od tvojih { $legal } poteza mogu pobijediti sljedećim potezom.
    }
hint-win-in-two = **Možeš pobijediti u dva poteza:** { $right ->
        [1] jedan potez vodi do toga.
        [one] do toga vodi { $right } od tvojih { $legal } poteza.
        [few] do toga vode { $right } od tvojih { $legal } poteza.
       *[other] do toga vodi { $right } od tvojih { $legal } poteza.
    }
hint-win-some = **Odavde možeš pobijediti.** { $right ->
        [1] Pobjedu čuva samo jedan potez.
        [one] Pobjedu čuva { $right } od tvojih { $legal } poteza.
        [few] Pobjedu čuvaju { $right } od tvojih { $legal } poteza.
       *[other] Pobjedu čuva { $right } od tvojih { $legal } poteza.
    }
hint-win-all = **Odavde možeš pobijediti.** Pobjedu čuva svaki potez.
hint-even-some = **Partija je izjednačena.** { $right ->
        [1] Remi čuva samo jedan potez.
        [one] Remi čuva { $right } od tvojih { $legal } poteza.
        [few] Remi čuvaju { $right } od tvojih { $legal } poteza.
       *[other] Remi čuva { $right } od tvojih { $legal } poteza.
    }
hint-even-all = **Partija je izjednačena.** Remi čuva svaki potez, pa traži onaj na koji je najteže odgovoriti.
hint-lost = **Mogu pobijediti što god ti odigraš.** Izaberi potez na koji je najteže odgovoriti.
hint-judged = **Moja procjena:** tvoji su izgledi oko { $chance }{"\u00A0"}%.
hint-area = Najbolji je potez { $area }.
hint-judged-area = Čini se da je najbolji potez { $area }.
hint-board = Najbolji je potez na { FORM($board, of: "loc") }.
hint-judged-board = Čini se da je najbolji potez na { FORM($board, of: "loc") }.
hint-move = Zauzmi { FORM($cell, of: "acc") }.
hint-play = Odigraj ga
hint-played = Odigrano: { $cell }.
area-line-0 = u gornjem retku
area-line-1 = u srednjem retku
area-line-2 = u donjem retku
area-line-3 = u lijevom stupcu
area-line-4 = u srednjem stupcu
area-line-5 = u desnom stupcu
area-line-6 = na dijagonali iz gornjeg lijevog kuta
area-line-7 = na dijagonali iz gornjeg desnog kuta
area-quarter-0 = u gornjoj lijevoj četvrtini
area-quarter-1 = u gornjoj desnoj četvrtini
area-quarter-2 = u donjoj lijevoj četvrtini
area-quarter-3 = u donjoj desnoj četvrtini

## Analiza završene partije

review = Analiza
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Pokušaj opet od { $number }. poteza
review-player-hints = { $player } ({ $hints ->
        [one] { $hints } savjet
        [few] { $hints } savjeta
       *[other] { $hints } savjeta
    })
review-start = **Početak.** ▶ prolazi kroz { $moves ->
        [1] jedini potez
        [one] { $moves } potez
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }.
review-move = **Potez { $number } od { $moves }:** { $mark } zauzima { FORM($cell, of: "acc") }
review-accuracy = Preciznost: { $players }
review-turning-point = **Potez { $number } od { $moves }, prekretnica:** { $mark } zauzima { FORM($cell, of: "acc") } · **{ $name }**
review-faultless = Nijedna strana nije napravila odlučujuću grešku.
review-praise-find = Dobro uočeno: jedini dobar potez bio je zauzeti { FORM($cell, of: "acc") }.
review-praise-trap = Lijepa zamka: { $cell }.
review-praise-moves = { $good ->
        [0] Jedna ideja:
       *[other] { $moves ->
            [1] Tvoj jedini potez bio je ispravan.
           *[other] { $good ->
                [1] Ispravan je bio jedan od tvojih { $moves } poteza.
                [one] Ispravan je bio { $good } od tvojih { $moves } poteza.
                [few] Ispravna su bila { $good } od tvojih { $moves } poteza.
               *[other] Ispravno je bilo { $good } od tvojih { $moves } poteza.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Jedna ideja:
       *[other] { $moves ->
            [1] Tvoj posljednji potez bio je ispravan.
           *[other] { $good ->
                [1] Ispravan je bio jedan od tvojih posljednjih { $moves } poteza.
                [one] Ispravan je bio { $good } od tvojih posljednjih { $moves } poteza.
                [few] Ispravna su bila { $good } od tvojih posljednjih { $moves } poteza.
               *[other] Ispravno je bilo { $good } od tvojih posljednjih { $moves } poteza.
            }
        }
    }
review-lesson = Sljedeći put u { $number }. potezu zauzmi { FORM($cell, of: "acc") }.
review-next-time = Sljedeći put radije: { $cells }.
review-held = Bolje: { $cells }.
review-better = Malo bolje: { $cells }.
review-any = jedno od zelenih polja
review-any-move = { $count ->
        [1] jedan drugi potez
        [one] jedan od { $count } drugih poteza
        [few] jedan od { $count } druga poteza
       *[other] jedan od { $count } drugih poteza
    }
review-trap = Uz to postavlja zamku: odgovor koji se nameće pogrešan je.
review-partly-known = -# Mogu procijeniti samo posljednje poteze. Prije njih kraj je predaleko da se vidi.
review-unknown = -# Ne mogu reći koliko su ovi potezi vrijedili.
review-doubts = -# Potezi koje vrijedi još jednom pogledati: { $numbers }.
review-doubt = Moja procjena: izgledi igrača { $mark } pali su s oko { $before }{"\u00A0"}% na { $after }{"\u00A0"}%. Čini se da je bolje bilo zauzeti { FORM($cell, of: "acc") }.
review-boards-won = -# Osvojene male ploče na kraju: X { $x }, O { $o }.

move-brilliant = briljantan
move-great = odličan
move-best = najbolji
move-good = dobar
move-sound = solidan
move-winning = pobjednički
move-inaccuracy = nepreciznost
move-slower = sporiji
move-doubtful = dvojben
move-missed-win = propuštena pobjeda
move-blunder = gruba greška
move-opening = otvaranje
move-forced = iznuđen
move-given = zadan
move-and-trap = { $name }, zamka

review-won = To je donijelo pobjedu u partiji.
review-own-line = Time je dovršena linija, a to u ovoj igri donosi poraz.
review-win-overlooked = Pobjeda je bila moguća: trebalo je zauzeti { FORM($cell, of: "acc") }.
review-line-left-open = Jedna je linija ostala otvorena: { $opponent } može pobijediti ako zauzme { FORM($cell, of: "acc") }.
review-win-allowed = Sada { $opponent } može pobijediti ako zauzme { FORM($cell, of: "acc") }.
review-fork-allowed = Sada { $opponent } može stvoriti dvije prijetnje odjednom ako zauzme { FORM($cell, of: "acc") }.
review-win-let-go = Pobjeda se mogla iznuditi: trebalo je zauzeti { FORM($cell, of: "acc") }.
review-loss-allowed = Sada { $opponent } može iznuditi pobjedu ako zauzme { FORM($cell, of: "acc") }.
review-no-choice = Drugog poteza nije bilo.
review-all-equal = Svi su potezi vrijedili jednako.
review-lost-already = { $opponent } tada već može pobijediti protiv svakog poteza.
review-only-winning = Samo ovaj potez još pobjeđuje.
review-only-holding = Samo ovaj potez čuva remi.
review-fork-made = Dvije prijetnje odjednom: jedna prolazi.
review-blocked = Blokira liniju koju slaže { $opponent }.
review-win-kept = Čuva pobjedu.
review-draw-kept = Čuva remi.

## Tko su motori: kako razmišljaju, kako ih pobijediti, koliko su snažni

engines-title =
    ## Upoznaj motore
    Što više blokova, to je teže pobijediti u klasici. Odaberi motor da vidiš kako.
    - Sampling: svaka igra
    - Minimax, Perfect: svaka osim igre „{ game-ultimate }”
    - Tree, Learned: „{ game-ultimate }”
    Drugi izbornik pokazuje razine svake igre.
engines-pick = Odaberi motor
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Nitko ga ne može pobijediti.
        [one] Tko poznaje njegove navike, pobjeđuje ga u { $worst } partiji od 100.
        [few] Tko poznaje njegove navike, pobjeđuje ga u { $worst } partije od 100.
       *[other] Tko poznaje njegove navike, pobjeđuje ga u { $worst } partija od 100.
    }
engine-random = Protiv nasumičnog igrača pobjeđuje u { $wins ->
        [one] { $wins } partiji
        [few] { $wins } partije
       *[other] { $wins } partija
    } od 100, a { $losses ->
        [0] ne gubi ni u jednoj
       *[other] gubi u { $losses }
    }.
engine-beat = **Kako ga pobijediti:** { $beat }

about-dice = Drži se nekoliko pravila. Kad nijedno ne vrijedi, baca kocku.
about-lines = Ocjenjuje linije kroz svako polje i nikad ne gleda unaprijed.
about-sampling = Isprobava svaki potez u najviše sto nasumičnih partija.
about-wargames = Gleda svoj potez i tvoj odgovor, ne dalje.
about-minimax = Računa sve do kraja partije.
about-perfect = Zna svaku poziciju napamet i postavlja zamke.

beat-dice = prvi potez neka bude tvoj, na sredinu stranice. Za to nema pravilo.
beat-lines = prvi potez neka bude tvoj: kut, a zatim rubno polje udaljeno za skok skakača. Svaki put upadne u rašlje.
beat-sampling = prvi potez neka bude tvoj; zauzmi dva suprotna kuta. Prečesto odgovori u trećem.
beat-wargames = prvi potez neka bude tvoj, u kut. Kad zauzme sredinu, zauzmi suprotni kut, a zatim treći kut.
beat-minimax = ne možeš ga pobijediti, zato igraj na remi. Na razini „{ level-easy }” igra nasumično dok ne ostanu četiri polja.
beat-perfect = ne možeš ga pobijediti, zato igraj na remi.

levels-pick = Razine igre
levels-title =
    ## Razine: { $game }
    Pravilo: { $rule } Kad obje strane igraju najbolje, ishod je remi.
levels-title-unsolved =
    ## Razine: { $game }
    Pravilo: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rejting { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, bez rejtinga: jednako snažno kao ti.
levels-blocks = -# Blokovi: koliko partija od deset bot ne gubi protiv nekoga tko četiri puta od pet nađe najbolji potez.

beat-learned = najjače što imam; ovu igru nitko nije riješio. Pregleda tisuće pozicija. Ne daj mu slobodan izbor i na vrijeme misli na tri ploče u nizu.
beat-levels = vidi { $plies ->
        [1] jedan potez
        [one] { $plies } potez
        [few] { $plies } poteza
       *[other] { $plies } poteza
    } unaprijed, a dalje igra nasumično. Planiraj dalje od toga.
beat-overlooking = previdi { $percent }{"\u00A0"}% tvojih prijetnji. Prijeti svakim potezom.

## Dvoboji: dva motora igraju jedan protiv drugog

show-opening = **Priprema, pozor… kreću!**
show-moved = **{ $engine } ({ $mark }) zauzima { FORM($cell, of: "acc") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Zaustavi
show-again = Ponovi
show-play-winner = Igraj s pobjednikom
show-stopped = Zaustavljeno.
show-cut-short = Oprosti, morao sam prekinuti ranije.
show-lost = Veza se prekinula prije nego što su uspjeli početi.
show-record = Dosad { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }. Pobjede X: { $x }, pobjede O: { $o }, remiji: { $draws }.
show-conclusion = **Čudna igra. Jedini je pobjednički potez ne igrati.** Može jedan { COMMAND("tictactoe start") }?

## Pomoć i pitanje koga izazvati

help-text =
    ## Križić-kružić
    Pobjeđuje tko ima tri u nizu. Igraj protiv mene ili izazovi nekoga, ovdje u razgovoru.
    Ne ide ti protiv mene? Pritisni **{ hint }**. Na kraju **{ review }** pokazuje potez koji je odlučio partiju.
help-games = Odaberi igru…
help-hint = -# Sljedeći put upiši samo { COMMAND("tictactoe start") }
help-play = Igraj s botom
help-challenge = Igraj udvoje
help-stats = Statistika
help-privacy-policy = Pravila privatnosti
help-terms = Uvjeti
help-support = Podrška
challenge-who = Koga želiš izazvati?
challenge-who-person = Odaberi nekoga
challenge-who-anyone = Otvoreni izazov
challenge-recent-number = Izazovi { $number }

## Što bot osobu pita ili što joj kaže nasamo

resign-question-counted = Predati ovu partiju? Računa se kao poraz.
resign-question-uncounted = Predati ovu partiju? Neće se računati: svaki igrač mora odigrati barem dva poteza.
resign-question-arena = Predati ovu partiju? { $counts ->
        [counted] Bodove u areni tada dobiva protivnik.
       *[uncounted] Neće se računati, a nove partije ne dobivaš dok ne pritisneš **{ arena-back }**.
    }
resign-question-unrated = Predati ovu partiju? Bez rejtinga je, pa tvoj rejting ostaje isti.
resign-yes = Da, predaj
resign-no = Igraj dalje
resign-done = Partija je predana. Hvala na igri!
resign-kept = Dobro. Partija se nastavlja!

already-playing = Već igraš ovdje.
already-shown = Evo ponovno tvoje partije.
already-show = Prikaži je ovdje
which-game = Ovdje imaš dvije partije. Koju?

start-own = Igraj svoju partiju
you-declined = Izazov je odbijen. { $person } te može ponovno izazvati od { $time } ({ $left }).
blocked = { $person } te više ne može izazvati; to poništava { COMMAND("privacy") }.

privacy-title = ## Privatnost
privacy-challenges-on = **Izazovi:** može te izazvati svatko koga ne blokiraš.
privacy-challenges-off = **Izazovi:** nitko te ne može izazvati.
privacy-challenges-turn-on = Dopusti izazove
privacy-challenges-turn-off = Zaustavi izazove
privacy-reminders-on = **Podsjetnici:** spominjem te kad si na potezu u sporoj partiji i još jednom kad preostane četvrtina vremena. U opuštenoj partiji to činim dvije minute nakon što dođeš na potez.
privacy-reminders-off = **Podsjetnici:** ne podsjećam te da si na potezu.
privacy-reminders-turn-on = Podsjećaj me
privacy-reminders-turn-off = Ne podsjećaj me
privacy-games-on = **Tvoje partije:** članovi poslužitelja u { COMMAND("history") } i { COMMAND("stats") } vide što ondje igraš.
privacy-games-off = **Tvoje partije:** kad završe, samo ih ti i tvoji protivnici vidite u { COMMAND("history") } i { COMMAND("stats") } i možete otvoriti njihovu analizu. Ploče u kanalima, podijeljene partije, rejting i zbrojevi ostaju vidljivi.
privacy-games-turn-on = Prikaži partije
privacy-games-turn-off = Sakrij partije
privacy-words-on = **Ploče riječima:** u partijama koje odsad počnu, nakon svakog poteza drugog igrača privatno ti opišem ploču riječima.
privacy-words-off = **Ploče riječima:** samo kad pritisneš { board-in-words }.
privacy-words-turn-on = Opisuj ploče
privacy-words-turn-off = Ne opisuj ploče
privacy-name = **Tvoje ime:** skriveno na globalnoj ljestvici, osim ako ga prikažeš u { COMMAND("stats") } pod „{ choice-everywhere }”.
privacy-blocked = **Blokirani:** ljudi u ovom izborniku ne mogu te izazvati.
privacy-blocked-none = Nitko nije blokiran
privacy-data =
    ### Tvoji podaci
    Spremam tvoje partije, rejting i postavke, ali ne i imena ni poruke.
privacy-blocked-deleted = { $count ->
        [1] Osoba koju blokiraš izbrisala je svoje podatke, pa ti ne mogu reći tko je to. Ni ona te ne može izazvati.
        [one] { $count } osoba koju blokiraš izbrisala je svoje podatke, pa ti ne mogu reći tko je to. Ni ona te ne može izazvati.
        [few] { $count } osobe koje blokiraš izbrisale su svoje podatke, pa ti ne mogu reći tko su. Ni one te ne mogu izazvati.
       *[other] { $count } osoba koje blokiraš izbrisalo je svoje podatke, pa ti ne mogu reći tko su. Ni one te ne mogu izazvati.
    }
privacy-unblock-deleted = Odblokiraj one s izbrisanim podacima

refusal-not-your-match = Ovo je tuđa partija.
refusal-not-your-turn = Na potezu: { $person }. Potez je počeo <t:{ $since }:R>.
refusal-match-not-over = Ova partija još nije završila.
refusal-not-against-bot = Ne prihvaćam remi. Igraj dalje ili predaj.
refusal-draw-too-early = Remi možeš ponuditi od petog poteza.
refusal-nothing-to-take-back = Još nemaš nijedan potez, pa nema što vratiti.
refusal-offer-stands = Najprije odgovori na trenutačnu ponudu.
refusal-own-offer = Ovo je tvoja ponuda, pa je može prihvatiti ili odbiti samo { $person }. Ti je možeš povući.
refusal-not-your-offer = Ovu ponudu može povući samo { $person }. Ti je možeš prihvatiti ili odbiti.
refusal-no-offer = Ova ponuda više ne vrijedi.
refusal-challenge-open = Ova partija nije počela. Izazov još čeka odgovor.
refusal-challenge-over = Ovaj izazov više ne vrijedi.
refusal-not-your-challenge = Ovaj izazov može prihvatiti ili odbiti samo { $person }. Objavi svoj: { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Vlastiti izazov ne možeš prihvatiti. To mora učiniti netko drugi.
refusal-own-invitation = Ovo je tvoj izazov, pa ga može prihvatiti ili odbiti samo { $person }. Ti ga možeš otkazati.
refusal-not-your-invitation = Ovaj izazov može otkazati samo { $person }.
refusal-too-many-challenges = Već imaš { $limit ->
        [one] { $limit } otvoren izazov
        [few] { $limit } otvorena izazova
       *[other] { $limit } otvorenih izazova
    }. Pričekaj odgovor ili otkaži jedan.
refusal-not-challengeable = { $person } trenutačno ne prima izazove.
refusal-just-declined = Tvoj je izazov upravo odbijen ({ $person }). Istu osobu možeš ponovno izazvati od <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Više ne mogu spomenuti ulogu za poziv. Tko upravlja poslužiteljem, može odabrati drugu u { COMMAND("settings") }.
refusal-just-called = Igrači su ovdje upravo pozvani. Ponovno ih možeš pozvati od <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Već blokiraš { $limit ->
        [one] { $limit } osobu
        [few] { $limit } osobe
       *[other] { $limit } osoba
    }, a više ih ne mogu pamtiti. Najprije ukloni nekoga u { COMMAND("privacy") }.
refusal-self-challenge = Ne možeš izazvati sebe. Ostavi `opponent` prazno i igraj s onim tko se prvi pridruži.
refusal-bot-challenge = Drugi botovi ovo ne mogu igrati. Izazovi osobu ili mene.
refusal-not-here = { $person } ne može vidjeti ovaj kanal.
refusal-nobody-here = Ovaj razgovor ne vidi nitko drugi. Igraj protiv mene: { COMMAND("tictactoe start") }, ili izazovi nekoga na poslužitelju.
refusal-only-you = Na ovom poslužitelju moje odgovore vidiš samo ti, pa sam otkazao izazov. Nitko mu se ne bi mogao pridružiti.
refusal-opponent-busy = { $person } već igra ovdje. Pokušaj ponovno nakon te partije.
refusal-opponent-deleted = Podaci tvojeg protivnika izbrisani su, pa više ne znam tko je to bio. Izazovi nekoga: { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Zajedno možete pokušati opet u kanalu te partije. Ondje otvori njezinu analizu.
refusal-rematch-made = Revanš ove partije već postoji.
refusal-cell-taken = To je polje zauzeto. Odaberi neko slobodno.
refusal-board-moved-on = Ploča se u međuvremenu promijenila. Evo kako sada izgleda.
refusal-match-over = Ova je partija završila. Započni novu: { COMMAND("tictactoe start") }.
refusal-arena-match-over = Ova je partija završila. Dok arena traje, sljedeća partija stiže sama.
refusal-newer-engine = Upravo se ažuriram, a protivnika iz ove partije zna samo moja novija verzija. Ništa se nije promijenilo; pokušaj ponovno za nekoliko minuta.
refusal-no-such-match = Ovdje za tebe nemam nijednu partiju. Započni novu: { COMMAND("tictactoe start") }.
refusal-already-playing = Već igraš ovdje. { COMMAND("tictactoe board") } prikazuje tvoju partiju.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } igra samo igru „{ game-ultimate }”.
    [ultimate] { $engine } ne igra igru „{ $game }”. Igraju je Sampling, Tree i Learned.
   *[other] { $engine } ne igra igru „{ $game }”. Igraju je Sampling, Minimax i Perfect.
}
refusal-no-such-level = { $engine } nema razinu „{ $level }”. Ostavi `difficulty` prazno i igrat će { $engine }, ili ostavi `engine` prazno i razina će biti „{ $level }”.
refusal-unknown-button = Ovaj je gumb prestar. Započni partiju: { COMMAND("tictactoe start") }.
refusal-too-fast = Ne stižem te pratiti. Daj mi nekoliko sekundi, molim te.
refusal-unknown-option = Ne znam tu mogućnost. Odaberi jednu s popisa.
refusal-board-gone = Ta je ploča izbrisana. { COMMAND("tictactoe board") } ponovno prikazuje tvoju partiju.
refusal-nothing-to-explain = Još nisam odigrao nijedan potez.
refusal-no-hints = Savjeti postoje samo u partijama protiv mene.
refusal-show-running = U ovom kanalu već igraju dva motora. Pričekaj da završe ili zamoli osobu koja ih je pokrenula da ih zaustavi.
refusal-too-many-shows = Trenutačno ne mogu pokrenuti više dvoboja. Pokušaj ponovno za minutu.
refusal-show-over = Ovaj je dvoboj završio.
refusal-not-your-show = Ovaj dvoboj može zaustaviti samo osoba koja ga je pokrenula.
refusal-nothing-to-review = Još nemaš nijednu završenu partiju. Započni novu: { COMMAND("tictactoe start") }.
refusal-store-busy = To sad nisam uspio spremiti. Ništa nije izgubljeno; pokušaj ponovno za koji trenutak.
refusal-store-unknown = Upravo sam izgubio vezu sa svojom bazom podataka, pa ne znam je li to spremljeno. Pogledaj ponovno za koji trenutak.
refusal-store-damaged = Ne mogu pročitati svoju bazu podataka, pa se to nije računalo. Popraviti to mora onaj tko me održava.
refusal-unknown-command = Ova se naredba promijenila. Ponovno učitaj Discord i pokušaj opet.
refusal-engine-failed = Nisam na vrijeme smislio potez. Tvoja je partija na sigurnom; pokušaj ponovno.
refusal-broken = Nešto je pošlo po zlu na mojoj strani. Tvoja je partija na sigurnom; pokušaj ponovno.

## Ljestvice, kartice, omjeri i zašto se partija nije računala

command-stats = Ljestvica, statistika igrača ili omjer dvaju igrača
command-stats-player = Čiju statistiku prikazati
command-stats-versus = Prikaži omjer s ovim igračem
command-stats-scope = Ovaj poslužitelj ili globalno (zadano: ovaj poslužitelj)
choice-server = Ovaj poslužitelj
choice-everywhere = Globalno

stats-title-server = ## 🏆 Ljestvica ovog poslužitelja
stats-title-everywhere = ## 🏆 Globalna ljestvica
stats-title-season = ## 🏆 Ljestvica ovog poslužitelja: { $number }. sezona
stats-title-direct = ## Tvoje izravne poruke
results-legend = -# Pobjede/remiji/porazi
stats-unsettled = Još bez plasmana: nedostaje nekoliko partija
stats-empty = Još nitko nije završio partiju koja se računa. Neka prva bude tvoja: { COMMAND("tictactoe start") }
stats-unsettled-season = Bez plasmana: premalo partija
stats-empty-season = Nitko u ovoj sezoni nije završio partiju koja se računala.
stats-own-none-season = { "**Ti**" }: u ovoj sezoni nijedna završena partija koja se računala.
stats-you = { $who } { "**(ti)**" }
stats-own-none = { "**Ti**" }: ovdje još nijedna završena partija koja se računa.
stats-own-unnamed = -# Tvoje je ime na ovom popisu skriveno od svih ostalih.
stats-someone = netko
person-gone = izbrisani korisnik
stats-page = { $page } od { $pages }
stats-mine = Moja stranica
stats-to-direct = DM
stats-name-me = Prikaži ime
stats-unname-me = Sakrij ime
stats-help = O rejtingu
play = Igraj
card-board = Ljestvica

card-rank = { "**" }{ $points }**, { $rank }. mjesto
card-none = Ovdje još nema partije koja se računa.
card-none-season = U ovoj se sezoni nije računala nijedna partija.
card-direct = { "**" }{ $points }**, što vidiš samo ti
card-puzzles =
    -# 🧩 Riješeni zadaci: { $solved }
    -# 🔥 Najduži niz: { $longest }
card-total = Pobjede { $wins }, remiji { $draws }, porazi { $losses }  ·  X { $x ->
        [0] nijednom
        [1] jednom
        [one] { $x } put
        [few] { $x } puta
       *[other] { $x } puta
    }, O { $o ->
        [0] nijednom
        [1] jednom
        [one] { $o } put
        [few] { $o } puta
       *[other] { $o } puta
    }
card-streak = Pobjede u nizu: sada { $streak }, najviše { $best }
card-streak-season = Pobjede u nizu: na kraju { $streak }, najviše { $best }
card-opening = Omiljeno prvo polje: { $cell } ({ $times ->
        [1] jednom
        [one] { $times } put
        [few] { $times } puta
       *[other] { $times } puta
    })
card-opponents = ### Protivnici
card-opponent = { $opponent }: pobjede { $wins }, remiji { $draws }, porazi { $losses }
card-opponent-people = ljudi
card-opponent-you = ti
against-bot = ## { $who } i { -bot }
against-bot-how = -# Svaka razina ima stalan rejting: vidi **{ stats-help }**.
card-latest = ### Posljednje partije ovdje
card-match-link = { $match }  ·  [ploča]({ $link })
card-picture = Lijevo: rejting kroz { $matches ->
        [1] posljednju partiju
        [one] posljednju { $matches } partiju
        [few] posljednje { $matches } partije
       *[other] posljednjih { $matches } partija
    }, od { $first } do { $last }, najniži { $lowest }, najviši { $highest }. Desno: koliko je često svako polje bilo prvi potez, redak po redak: { $cells }.
card-picture-caption = -# Lijevo: rejting kroz vrijeme. Desno: koliko je često svako polje bilo prvi potez.

waiting-yours = **Na potezu si ({ $count })**
waiting-theirs = **Čeka se na druge ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  protivnik: { $opponent }  ·  istječe { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } razmišlja
waiting-group-chat = `{ $number }.` { $game }  ·  protivnik: { $opponent }  ·  istječe { $until }  ·  u grupnom razgovoru
waiting-open = Partija { $number }
history-title = ## Partije: { $who }
history-title-server = ## Posljednje partije ovog poslužitelja
history-seen-here = -# Partije s ovog poslužitelja i partije protiv tebe.
history-seen-own = -# Partije protiv tebe. Na poslužitelju ova naredba prikazuje sve tamošnje partije protiv mene.
history-seen-direct = -# Partije iz ovog razgovora i partije protiv tebe. Na poslužitelju ova naredba prikazuje što je ta osoba ondje igrala.
history-none = Nema partija za prikaz.
history-none-server = Ovdje još nema partija za prikaz. Odigraj jednu: { COMMAND("tictactoe start") }
history-won = { "**Pobjeda**" } · protivnik: { $opponent }
history-lost = { "**Poraz**" } · protivnik: { $opponent }
history-drawn = { "**Remi**" } · protivnik: { $opponent }
history-unfinished = { "**Nezavršeno**" } · protivnik: { $opponent }
history-beat = { $winner } pobjeđuje, { $loser } gubi
history-drew = { $x } i { $o }: remi
history-stopped = { $x } i { $o }: nezavršeno
history-unrated = bez rejtinga
history-arena = arena
history-uncounted = nije se računala
history-open = Otvori partiju…
history-option = Partija { $number }: { $game }
history-newer = Novije
history-older = Starije
history-all-games = Sve igre
history-own = Tvoje partije
history-server = Partije ovog poslužitelja

animation = Animacija
replay-told = Partija potez po potez: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = bez poteza
replay-won = { $mark } pobjeđuje.
replay-drawn = Nitko ne pobjeđuje.
replay-unfinished = Partija nije završena.

cell-0 = gornji lijevi kut
cell-1 = gornje srednje polje
cell-2 = gornji desni kut
cell-3 = lijevo srednje polje
cell-4 = sredina
    .acc = sredinu
cell-5 = desno srednje polje
cell-6 = donji lijevi kut
cell-7 = donje srednje polje
cell-8 = donji desni kut
piece-a = { $cell } (mala figura)
    .acc = { FORM($cell, of: "acc") } malom figurom
piece-b = { $cell } (srednja figura)
    .acc = { FORM($cell, of: "acc") } srednjom figurom
piece-c = { $cell } (velika figura)
    .acc = { FORM($cell, of: "acc") } velikom figurom
cell-in-board = { $cell } { FORM($board, of: "gen") }
    .acc = { FORM($cell, of: "acc") } { FORM($board, of: "gen") }
small-board-nw = gornja lijeva ploča
    .gen = gornje lijeve ploče
    .acc = gornju lijevu ploču
    .loc = gornjoj lijevoj ploči
small-board-n = gornja ploča
    .gen = gornje ploče
    .acc = gornju ploču
    .loc = gornjoj ploči
small-board-ne = gornja desna ploča
    .gen = gornje desne ploče
    .acc = gornju desnu ploču
    .loc = gornjoj desnoj ploči
small-board-w = lijeva ploča
    .gen = lijeve ploče
    .acc = lijevu ploču
    .loc = lijevoj ploči
small-board-centre = srednja ploča
    .gen = srednje ploče
    .acc = srednju ploču
    .loc = srednjoj ploči
small-board-e = desna ploča
    .gen = desne ploče
    .acc = desnu ploču
    .loc = desnoj ploči
small-board-sw = donja lijeva ploča
    .gen = donje lijeve ploče
    .acc = donju lijevu ploču
    .loc = donjoj lijevoj ploči
small-board-s = donja ploča
    .gen = donje ploče
    .acc = donju ploču
    .loc = donjoj ploči
small-board-se = donja desna ploča
    .gen = donje desne ploče
    .acc = donju desnu ploču
    .loc = donjoj desnoj ploči
ultimate-sent = **Igraj na { FORM($board, of: "loc") }.** 🟨
ultimate-choose = **Odaberi bilo koju ploču s 🟨 za igru.**
ultimate-closed = **Odaberi bilo koju ploču s 🟨 za igru:** { $board } zatvorena je.
ultimate-chosen = **Igraj na { FORM($board, of: "loc") }** ili odaberi drugu. 🟨
pick-again = Odaberi drugu ploču
words-row = Redak { $name }: { $cells }.
words-column = Stupac { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = prazno { $square }
words-fading = { $mark } koji nestaje sljedeći
words-won = osvaja { $mark }
words-untouched = još ništa
words-choose = **Odaberi bilo koju ploču koja je još otvorena.**
pick-a = Mala ×{ $left }
pick-b = Srednja ×{ $left }
pick-c = Velika ×{ $left }

## Igre: ime i pravilo u jednom retku

game-classic = Klasika
game-misere = Obrnuto
game-vanish = Nestajanje
game-squares = Kvadrati
game-drop = Padanje
game-sizes = Veličine
game-ultimate = Ultimate
legend-fading = sljedeći nestaje blijedi znak.
legend-sizes = 1 je mala, 2 srednja, 3 velika.
rule-classic = pobjeđuje tko ima tri u nizu.
rule-misere = gubi tko ima tri u nizu.
rule-vanish = { $moves ->
        [0] s tvojim četvrtim znakom nestaje tvoj najstariji. Pobjeđuje tko ima tri u nizu. Pozicija koja se pojavi treći put je remi. Prvi potez ne smije biti na sredinu stranice.
       *[other] s tvojim četvrtim znakom nestaje tvoj najstariji. Pobjeđuje tko ima tri u nizu. Pozicija koja se pojavi treći put je remi.
    }
rule-squares = pobjeđuje tko ima četiri u nizu ili kvadrat dva puta dva.
rule-drop = znakovi padaju na najniže slobodno polje svojeg stupca. Pobjeđuje tko ima četiri u nizu.
rule-ultimate = tvoje polje šalje protivnika na malu ploču na istom mjestu. Tko ima tri u nizu, osvaja malu ploču, a tko ima tri male ploče u nizu, pobjeđuje u partiji. Ako to nikome ne uspije, odlučuje više ploča.
rule-sizes = veće figure prekrivaju manje, i tvoje vlastite. Figura ostaje gdje je postaviš. Pobjeđuje tko ima tri svoje u nizu.

versus-title = ## { $one } i { $other }
versus-none = Ovdje još nema nijedne završene međusobne partije.
versus-record =
    { $matches ->
        [one] { $matches } partija
        [few] { $matches } partije
       *[other] { $matches } partija
    }. Pobjede: { $one } { $wins }, { $other } { $losses }. Remiji: { $draws }.

rules-title = ## Kako funkcionira rejting
rules-start = Svi počinju s 1500. Najviše donosi pobjeda nad jakim igračem.
rules-levels = Moj rejting u igri „{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Tvoj se rejting vidi čim imaš plasman: nakon nekoliko partija, najbolje protiv različitih protivnika.
rules-two-moves = Partija se računa čim svaki igrač odigra dva poteza.
rules-details = Pojedinosti
rules-details-text =
    ## Rejting u pojedinostima
    - Rejting je Glicko-2. Moje razine imaju stalan, točno izračunan rejting.
    - Ponovljena partija ima iste poteze, i na okrenutoj ili zrcaljenoj ploči.
    - Partije protiv novog igrača pomiču rejting samo između { $least } i { $most } i ne donose plasman. Nov je svatko tko još nema plasman i nije odigrao { $matches } partija s { $people } ljudi.
    - Nakon vraćanja poteza partija može sniziti tvoj rejting, ali ne i povisiti ga. Uz savjet je bez rejtinga.
    - Pobjeda nada mnom diže te najviše { $cap } bodova iznad mene; remi s nepobjedivim botom najviše do razine „{ level-hard }”.
    - Partije u izravnim porukama računaju se zasebno i vide ih samo njihovi igrači.

uncounted-hinted = Uz savjet je ova partija bez rejtinga, pa tvoj rejting ostaje isti.
uncounted-unrated = Ova je partija bez rejtinga, pa tvoj rejting ostaje isti.
name-and-value = { $name }: { $value }
rating-changed = Rejting { $before } → { $after }
rating-unranked = { $games ->
        [one] Još bez plasmana: još otprilike { $games } partija
        [few] Još bez plasmana: još otprilike { $games } partije
       *[other] Još bez plasmana: još otprilike { $games } partija
    }
rating-of-game = Rejting { $points }
rating-kept = Rejting nepromijenjen
uncounted-short = Ova se partija ne računa: svaki igrač mora odigrati barem dva poteza.
uncounted-nobody = Ova se partija ne računa nikome.
uncounted-repeated = Ponavljanje nedavne partije protiv bota ne mijenja tvoj rejting.
uncounted-again = Partije protiv istog protivnika u jednom danu svaki put vrijede manje.
uncounted-taken-back = Uz vraćeni potez ova partija nije mogla povisiti tvoj rejting.
uncounted-capped = Pobjeda nada mnom ili nad novim igračem diže te samo do određene granice.

refusal-not-shown = { $person } skriva svoje ime na globalnoj ljestvici.
refusal-no-server = Ovdje nema poslužitelja. Pokušaj `scope: { choice-everywhere }`.
refusal-not-added = Postavke imaju poslužitelji koji su me dodali, a ovaj nije među njima. Svoje ćeš naći u { COMMAND("privacy") }.
refusal-cannot-write = Ne mogu pisati u ovaj kanal. Za to mi trebaju dopuštenja „Pregled kanala” i „Slanje poruka”.
refusal-not-shared = Ova partija više nije podijeljena.
refusal-animation-in-flight = Već ti izrađujem animaciju. Stiže za koji trenutak.
refusal-export-in-flight = Već prikupljam tvoje podatke. Stižu čim budu potpuni.
refusal-shut-out = Žao mi je, onaj tko me održava ne da mi da ovdje igram s tobom. { COMMAND("privacy") } i dalje radi.
refusal-being-deleted = Tvoji se podaci upravo brišu. Za nekoliko sekundi opet možeš igrati.
refusal-not-server-manager = To mogu samo ljudi s dopuštenjem „Upravljanje poslužiteljem”.

## Dobrodošlica na poslužitelju

welcome-text =
    ### 👋 Bok! Ja sam { -bot }.
    Igram križić-kružić. Pritisni **{ play }** za partiju protiv mene ili izazovi nekoga: { COMMAND("tictactoe challenge") }. Ostalo pokazuje { COMMAND("help") }.
welcome-admins = -# Za administratore: u Postavke poslužitelja → Integracije odaberite gdje me se može koristiti.
welcome-settings = -# Pomoću { COMMAND("settings") } odaberite moj jezik ovdje i kanal za zadatak dana.

## Postavke poslužitelja

command-settings = Zadane postavke ovog poslužitelja i računaju li se njegove partije globalno
settings-title = ## Postavke ovog poslužitelja
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · računaju se globalno
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · ne računaju se globalno
settings-now-season-first = { "**" }{ settings-seasons }**: prva
settings-now-season-since = { "**" }{ settings-seasons }**: { $number }. sezona, od { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatski
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partije
settings-seasons = Sezone
settings-language = Jezik
back = Natrag

settings-difficulty = { "**Zadana razina**" } za partije protiv mene (u igri „{ game-ultimate }” najjača je razina „{ level-expert }”)
settings-pace = { "**Zadani tempo**" } za partije među ljudima
settings-call = { "**Uloga za poziv**" } kod otvorenih izazova: **{ call-players }** je spominje, najviše jednom u deset minuta
settings-call-none = Odaberi ulogu (prazno: isključeno)
settings-call-refused =
    { $why ->
        [everyone] To ne može biti { $role }.
        [yours] Ne možeš spominjati { $role }, pa to ne činim ni ja umjesto tebe. Dopusti svima da je spominju, a zatim je odaberi ponovno.
        [closed] { $role } više ne mogu spominjati svi, pa to ne činim ni ja. Dopusti svima da je spominju ili je odaberi ponovno.
       *[other] Ne mogu spomenuti { $role }. Dopusti svima da je spominju ili meni da spominjem sve uloge.
    }
settings-everywhere-1 = Partije odavde računaju se za globalnu ljestvicu.
settings-everywhere-0 = Partije odavde ne računaju se za globalnu ljestvicu.
settings-turn-everywhere-1 = Računaj globalno
settings-turn-everywhere-0 = Samo na poslužitelju

settings-language-automatic = { "**" }{ choice-automatic }**: ono što svi vide prikazuje se na jeziku onoga tko to pokrene. Ono što nitko ne pokreće, kao što je moja dobrodošlica, prikazuje se na ovom jeziku: { $name }.
settings-language-set = Jezik onoga što na ovom poslužitelju svi vide: { "**" }{ $name }{ "**" }. Partije koje su već počele zadržavaju svoj jezik.
settings-language-private = -# Ono što vidiš samo ti prikazuje se na jeziku tvojeg Discorda.
choice-automatic = Automatski

settings-now-daily-off = { "**" }{ puzzle-open }**: isključeno
settings-now-daily-refused = { "**" }{ puzzle-open }**: isključeno jer više nisam mogao pisati u njegov kanal
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, svaki dan u { $time }
settings-daily-about = Jedna poruka na dan, sa zadatkom koji je svugdje isti. Ljudi ga rješavaju nasamo, a poruka pokazuje tko ga je riješio. Nikome ne šalje obavijest.
settings-daily-none = Odaberi kanal (prazno: isključeno)
settings-daily-hour = Zadatak stiže u { $time } po tvojem vremenu.
settings-daily-failed = Ne mogu pisati u { $channel }, pa se ništa nije promijenilo. Dopusti mi ondje **Pregled kanala** i **Slanje poruka**, a zatim ga odaberi ponovno.
settings-channel-yours = Ne možeš pisati u { $channel }, pa to ne činim ni ja umjesto tebe. Ništa se nije promijenilo.
daily-comes-here = Zadatak dana stiže ovamo, svaki dan u { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] isključeno
        [empty] isključeno jer se triput zaredom pridružilo premalo ljudi
       *[set] { $channel }, sljedeća: { $time }
    }
settings-arena-about =
    Arena koja dolazi sama: najavljuje se u svojem kanalu sat vremena ranije, s gumbom **{ join }**. { $calls ->
        [yes] Najava jednom spominje { $role }.
       *[no] Nikome ne šalje obavijest.
    } Ako se triput zaredom ne nađe dvoje igrača, više ih nema.
    Dan i sat su po UTC-u, bez ljetnog vremena. Po tvojem vremenu taj je sat trenutačno { $time }.
evening-none = Nijedan dan
evening-each-day = Svaki dan
evening-any = Svaki put druga igra
evening-quiet = Ne zovi nikoga
evening-comes-here = Ovdje se najavljuju arene koje dolaze same.
arena-last = 🏟️ **Posljednja arena:** { $winner }

settings-new-season = Nova sezona
season-first = Na ljestvici ovog poslužitelja traje **prva sezona**.
season-since = Na ljestvici ovog poslužitelja traje **{ $number }. sezona** (početak: { $since }).
season-question = Započeti { $number }. sezonu? { $former }. sezona tada završava zauvijek i povratka nema. Svi na ljestvici ovog poslužitelja počinju ponovno s 1500. { $former }. sezona ostaje u { COMMAND("stats") }. { $podium }
season-start = Započni { $number }. sezonu
season-keep = Odustani
season-started = Počela je { $number }. sezona. Sretno svima!
season-name = { $number }. sezona
season-name-current = { $number }. sezona (sada)
season-ends-hand = Sezone završavaju kad ti kažeš
season-ends-month = Sezone završavaju svaki mjesec
season-ends-week = Sezone završavaju svaki tjedan
season-ends =
    { $ends ->
        [week] Sezone završavaju svaki tjedan. Sljedeća počinje { $end }, ako se u ovoj računala neka partija.
        [month] Sezone završavaju svaki mjesec. Sljedeća počinje { $end }, ako se u ovoj računala neka partija.
       *[other] Sezone završavaju kad ti kažeš.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Postolje stiže onamo gdje netko započne sljedeću sezonu.
       *[other] Postolje stiže u { $where }.
    }
season-podium =
    { $state ->
        [refused] Na kraju sezone njezino se **postolje** objavljivalo u kanalu. Više ne, jer ondje nisam mogao pisati.
       *[other] Na kraju sezone njezino se **postolje** objavljuje u kanalu. Nikome ne šalje obavijest.
    }
season-podium-comes = Na kraju sezone njezino postolje stiže ovamo.
season-role = Prvo mjesto tada dobiva **ulogu**, dok ga ne zauzme netko drugi.
season-role-refused =
    { $why ->
        [everyone] To ne može biti { $role }.
        [permissions] { $role } ima dopuštenja, pa tu ulogu nikome ne dajem.
        [managed] Ulogu { $role } može davati samo Discord ili neka druga aplikacija.
        [above] { $role } nije ispod moje uloge, pa je ne mogu davati. Stavi moju više, a zatim ovu odaberi ponovno.
        [yours] Ne možeš davati { $role }, pa to ne činim ni ja umjesto tebe. Za to trebaju **Upravljanje ulogama** i tvoja uloga iznad nje.
        [missing] Da bih davao ulogu { $role }, treba mi još jedno dopuštenje. Daj mi ga gumbom u nastavku, a zatim ponovno odaberi ulogu.
        [two-factor] Discord mi ovdje ne da mijenjati uloge: ovaj poslužitelj traži dvofaktorsku autentifikaciju, a uključiti je mora onaj tko me održava.
       *[other] Discord mi posljednji put nije dao promijeniti nijednu ulogu. Dopusti mi **Upravljanje ulogama** i stavi moju ulogu iznad uloge za prvo mjesto.
    }
season-role-allow = Dopusti Upravljanje ulogama
season-over = ## 🏆 Završila je { $number }. sezona
season-won =
    { $shared ->
        [yes] **Prvo je mjesto podijeljeno!**
       *[no] **Pobjeda u sezoni: { $winner }!**
    }
season-nobody = U njoj nitko nije završio { $games } partija s rejtingom, pa prvo mjesto ostaje slobodno.
season-games = Druge igre
season-champion = 🏆 **Prvo mjesto:** { $winner }

## Arene

refusal-arena-here = Ovaj kanal već ima arenu. Pritisni **{ join }** na njoj.
refusal-not-in-arena-game = U areni nema ponuda remija, vraćanja poteza ni revanša: sljedeća partija stiže sama.
refusal-arena-length = Arena traje od { $shortest } do { $longest } minuta.
refusal-arena-start = Arena počinje najkasnije za { $latest ->
        [one] { $latest } minutu
        [few] { $latest } minute
       *[other] { $latest } minuta
    }.
refusal-long-arena-game = Partije igre „{ game-ultimate }” traju predugo za arenu. Odaberi drugu igru.
refusal-arena-over = Ova je arena završila.
refusal-arena-full = Ova je arena puna: u nju { $most ->
        [one] stane { $most } osoba
        [few] stanu { $most } osobe
       *[other] stane { $most } osoba
    }. Čim netko izađe, možeš se pridružiti.
refusal-not-in-arena = Ne sudjeluješ u ovoj areni.
refusal-not-away = Već sudjeluješ: sljedeća partija stiže čim netko bude slobodan.
refusal-not-arena-host = To mogu samo { $person } kao organizator ove arene i ljudi s dopuštenjem „Upravljanje poslužiteljem”.
refusal-too-few-for-arena = Za arenu { $enough ->
        [one] treba { $enough } osoba
        [few] trebaju { $enough } osobe
       *[other] treba { $enough } osoba
    }. Čim se pridruže, možeš je započeti.

## Objava zadatka dana

post-solve = Riješi
post-solved-1 = **Iz prvog pokušaja**: { $people }
post-solved-2 = **Iz drugog pokušaja**: { $people }
post-solved-3 = **Iz trećeg pokušaja**: { $people }
post-solved = { $people ->
        [0] Ovdje ga još nitko nije riješio.
        [one] Ovdje ga je riješila { $people } osoba.
        [few] Ovdje su ga riješile { $people } osobe.
       *[other] Ovdje ga je riješilo { $people } osoba.
    }
post-solved-more = { $people ->
        [one] Ovdje ga je riješila još { $people } osoba.
        [few] Ovdje su ga riješile još { $people } osobe.
       *[other] Ovdje ga je riješilo još { $people } osoba.
    }
post-former = -# Jučerašnji zadatak imaju riješen: { $people }

## Što se čuva o osobi

mydata-kinds =
    - **Partije i izazovi**, i otvoreni: tko, gdje, kada, jezik, potezi, savjeti i ishod. Pripadaju i tvojim protivnicima: brisanje podataka završava partije u kojima si i na tvoje mjesto stavlja slučajan broj.
    - **Rejting**: tvoj položaj na svakom poslužitelju i u svakoj sezoni, što je koja partija promijenila i tvoj omjer sa svakom osobom. Brisanje podataka skida te sa svih popisa i ondje stavlja isti slučajni broj.
    - **Ostalo**: postavke, zadaci dana, arene, postolja, podijeljene partije i rezultati zadataka, dvoboji motora; koga blokiraš ili izazivaš, tko blokira tebe i je li ti pristup zabranjen. Sve ostaje dok je potrebno ili dok ne izbrišeš svoje podatke; tada se briše ili na tvoje mjesto dolazi slučajni broj ili šifra.
mydata-export = Moji podaci
mydata-delete = Izbriši podatke
mydata-exported = Tvoji podaci kao JSON. Polja i stupci u njima se broje od 0.
mydata-question = Izbrisati sve što je o tebi spremljeno? Partije u kojima si završavaju kao predane. To se ne može poništiti.
mydata-stays =
    Nešto ostaje radi zaštite drugih: završene partije pod slučajnim brojem, tko te blokira i stanka između izazova ({ $minutes } min). Blokiranja i ta stanka čuvaju se pod šifrom iz tvojeg ID-a, a na { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    } tako se čuva i tvoj slučajni broj. Onaj tko me održava može provjeriti pripada li šifra ID-u koji zna.
mydata-yes = Izbriši
mydata-no = Zadrži podatke
mydata-done = Gotovo: ništa u mojoj bazi podataka više ne upućuje na tebe, osim tragova u njezinim neiskorištenim dijelovima. Nestat će za nekoliko minuta ili pri sljedećem čišćenju baze. Hvala na igri!
mydata-begun = Brišem tvoje podatke. Imaš toliko partija da će to potrajati još nekoliko sekundi, a završit ću i ako se ponovno pokrenem. Dotad ne možeš započeti partiju. Želiš li vidjeti je li gotovo, u { COMMAND("privacy") } ponovno pritisni `{ mydata-delete }`.
mydata-copies = Gotovo: ništa u mojoj bazi podataka više ne upućuje na tebe. Njezin poslužitelj još ima kopije u dnevniku, replikama i neiskorištenim dijelovima svojih datoteka dok taj prostor ne upotrijebi ponovno. Hvala na igri!
mydata-boards =
    Tvoje ime nestaje i s najnovijih { $boards } završenih ploča, otprilike 40 u minuti, ondje gdje ih još mogu uređivati. Ne mogu doći do ploča na poslužiteljima koji su me uklonili, u kanalima koji su mi zatvoreni, u arhiviranim nitima ni ondje gdje me dodala samo pojedina osoba.
    Ako me kanal, nit ili poslužitelj opet pusti unutra, tvoje ime nestaje i ondje, najkasnije za jedan dan.
    Možda postoje još neke poruke s tvojim imenom: Discord mi ne kaže uvijek jesu li stigle. Ako koju vidiš, pritisni gumb na njoj i tvoje će ime nestati.
mydata-kept = Dobro. Ništa nije izbrisano.

## Zadatak dana

puzzle-open = Zadatak dana
puzzle-title = ### Zadatak #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } je na potezu i pobjeđuje u { $moves ->
    [1] jednom potezu
    [one] { $moves } potezu
    [few] { $moves } poteza
   *[other] { $moves } poteza
}.**
puzzle-save = { "**" }{ $mark } je na potezu: partiju spašava samo jedan potez.**
puzzle-progress = -# { $dots } · Pokušaj { $number } od { $tries }
puzzle-past = -# Ovaj se zadatak ne računa u niz.
puzzle-order = -# Od najstarijeg znaka do najnovijeg: { $marks }.
puzzle-left = -# { $mark } još ima: { $pieces }.
puzzle-wrong = { "**Pogrešno:**" } { $cell }. Natrag na početak.
puzzle-right = { "**Točno!**" } Zauzeo sam { FORM($cell, of: "acc") }.
puzzle-hint = 💡 Prvi je potez { $area }.
puzzle-solved = { $number ->
    [1] **Riješeno iz prvog pokušaja!**
    [2] **Riješeno iz drugog pokušaja.**
    [3] **Riješeno iz trećeg pokušaja.**
    [one] **Riješeno iz { $number }. pokušaja.**
    [few] **Riješeno iz { $number }. pokušaja.**
   *[other] **Riješeno iz { $number }. pokušaja.**
}
puzzle-lost = { "**Ovaj put ne.**" } Pravi potez bio je zauzeti { FORM($cell, of: "acc") }.
puzzle-streak = -# 🔥 Niz: { $streak ->
    [1] jedan dan
    [one] { $streak } dan
    [few] { $streak } dana
   *[other] { $streak } dana
}. { $freezes ->
    [0] {""}
    [1] ❄️ Jedno zamrzavanje pokriva propušteni dan.
    [one] ❄️ { $freezes } zamrzavanje pokriva propuštene dane.
    [few] ❄️ { $freezes } zamrzavanja pokrivaju propuštene dane.
   *[other] ❄️ { $freezes } zamrzavanja pokriva propuštene dane.
}
puzzle-freeze = -# Svaki sedmi dan zaredom donosi zamrzavanje koje pokriva propušteni dan.
puzzle-streak-ended = -# Tvoj je niz završio na { $streak }.
puzzle-streak-kept = -# ❄️ Zamrzavanje je spasilo tvoj niz: 🔥 { $streak }. Preostalo zamrzavanja: { $freezes }.
puzzle-at-stake = -# ⏳ Jučerašnji se zadatak računa u tvoj niz do { $time } ({ $left }).
puzzle-frozen = -# ❄️ Zamrzavanje je pokrilo jučerašnji dan.
puzzle-share = -# Iz prvog pokušaja riješilo ga je { $percent }{"\u00A0"}% ljudi.
puzzle-next = -# Sljedeći zadatak { $time }.
puzzle-give-up = Prikaži rješenje
puzzle-give-up-question = Prikazati rješenje? { $costs ->
        [streak] Time završava tvoj niz od { $streak }.
        [freeze] To te stoji jednog zamrzavanja niza.
       *[nothing] Nakon toga više ne možeš riješiti ovaj zadatak.
    }
puzzle-give-up-yes = Da, prikaži
puzzle-give-up-no = Pokušavaj dalje
puzzle-yesterday = Jučerašnji
puzzle-today = Današnji
puzzle-results = Rezultati ovdje
puzzle-results-title = ### Zadatak #{ $number } na ovom poslužitelju
puzzle-results-none = Ovdje ga još nitko nije otvorio.
puzzle-results-open = { $person }: još pokušava
puzzle-results-who = -# Navedeni su samo oni koji drugima pokazuju svoje partije.
puzzle-copy = Kopiraj
puzzle-share-here = Podijeli ovdje
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Takvog zadatka za tebe nema. { COMMAND("daily") } otvara današnji.
refusal-puzzle-over = Ovaj je zadatak iza tebe. Sutra stiže novi.
refusal-tried-before = Taj je potez već isproban, pogrešan je. Ne gubiš pokušaj.
refusal-puzzle-not-over = Najprije dovrši zadatak.
refusal-shared-once = Rezultat možeš podijeliti jednom u kanalu.
practice-played = Tvoj potez ovdje ({ $date }, protivnik: { $opponent }): { $cell }.
practice-task = { "**" }Tvoj znak: { $mark }.** { $result ->
        [win] Što pobjeđuje?
       *[draw] Što čuva remi?
    }
practice-move = { $what ->
        [right] **Točno:** { $cell }.
        [wrong] **Pogrešno:** { $cell }.
       *[answer] Najbolji odgovor: { $cell }.
    }
practice-lets = { $result ->
        [win] Time pobjeda izmiče.
       *[draw] Sada { $opponent } može pobijediti.
    }
practice-next = Dalje
practice-look-on = Traži dalje
practice-open = Otvori partiju
practice-looked = { $games ->
        [one] U { $games } upravo pregledanoj partiji nema tvoje greške.
        [few] U { $games } upravo pregledane partije nema tvoje greške.
       *[other] U { $games } upravo pregledanih partija nema tvoje greške.
    }
practice-all = { $count ->
        [0] Još nemaš grešaka za vježbanje. Prva dolazi s tvojim sljedećim partijama.
        [1] Jedina pozicija je uvježbana. Sljedeća dolazi s tvojom sljedećom partijom.
        [one] Sve su pozicije uvježbane: { $count }. Sljedeća dolazi s tvojom sljedećom partijom.
        [few] Sve su pozicije uvježbane: { $count }. Sljedeća dolazi s tvojom sljedećom partijom.
       *[other] Sve su pozicije uvježbane: { $count }. Sljedeća dolazi s tvojom sljedećom partijom.
    }
practice-again = -# Jedna pozicija dolazi opet { $time }.
practice-waiting = { $count ->
        [one] { $count } pozicija za vježbu
        [few] { $count } pozicije za vježbu
       *[other] { $count } pozicija za vježbu
    }
practise-this = Uvježbaj ovo
refusal-no-practice = U igri „{ game-ultimate }” nitko ne zna što je točno, pa se nema što vježbati. Odaberi drugu igru.
