# Lietuvių. Į žmogų kreipiamės „tu“, botas apie save sako „aš“ („negaliu“, „saugau“). Žmogaus lytis nežinoma, o paminėjimai
# nelinksniuojami: jie stovi tik vardininku („laimėjo { $x }“, „varžovas: { $x }“). Apie žmones – tik asmenuojamosios formos
# („laimėjo“, „pasidavei“) arba daiktavardžiai, jokių dalyvių („laimėjęs“) ir jokio „pats“. Botas ir varikliai – vyriškosios giminės.
# Partija – viena sužaista partija, žaidimas – jos taisyklės. Mygtukai – bendratys.
#
# Vardų formos: be formos – vardininkas; acc – galininkas („užėmė …“, „ėjimu į …“), gen – kilmininkas („… kampas“),
# loc – vietininkas („žaisk …“), title – didžiąja raide, eilutės pradžioje ir mygtuke; who – „prisitaikantis variklis“.

-bot = Noughts

# Kas stovi tarp dviejų sakinių ir tarp išvardijamų dalykų.
between-sentences = {" "}
between-items = {", "}

# Tai sako tik vertimai.
english-holds = -# Jei kyla abejonių, galioja angliškas tekstas.
help-wrong-word = -# Netinkamas žodis? Parašyk mums: { $link }

## Komandos: aprašymai ir ką reiškia pasirinkimai

command-tictactoe = Žaisk kryžiukus-nuliukus
command-start = Pradėk partiją prieš botą
command-start-difficulty = Kaip stipriai žaidžia botas (numatyta – šio serverio lygis)
command-start-engine = Vietoj lygio – boto stilius; tik kai kuriems galima nurodyti ir lygį
command-mark = Tavo ženklas; X pradeda (numatyta – atsitiktinai)
command-board = Dar kartą parodyk savo partiją šio kanalo apačioje
command-board-words = Vietoj to nupasakok lentą žodžiais, tik tau
command-resign = Pasiduok savo partijoje šiame kanale

command-challenge = Mesk kam nors iššūkį arba paskelbk atvirą iššūkį
command-challenge-opponent = Kam mesti iššūkį (tuščia – atviras iššūkis)
command-challenge-pace = Laikas kiekvienam ėjimui (numatyta – šio serverio tempas)
command-menu-challenge = Kviesti žaisti kryžiukus
command-menu-stats = Kryžiukų statistika
command-menu-review = Kryžiukų analizė
command-help = Pradėk čia: žaisk, mesk iššūkį draugui ar pažiūrėk, kas stipriausi
command-privacy = Kas gali mesti tau iššūkį, tavo priminimai ir saugomi duomenys

command-daily = Dienos užduotis: rask teisingą ėjimą
command-daily-number = Ankstesnės užduoties numeris (numatyta – šiandienos)
command-practice = Tavo klaidos kaip užduotys
command-practice-variant = Kurį žaidimą treniruoti (numatyta – visus)
command-arena = Surenk areną: greitos partijos visiems, kas prisijungia
command-arena-variant = Kurį žaidimą žaisti (numatyta – „{ game-vanish }“)
command-arena-minutes = Kiek trunka: nuo 10 iki 60 minučių (numatyta – 20)
command-arena-starts-in = Po kiek minučių prasideda: nuo 0 iki 60 (numatyta – 5)

command-history = Baigtos partijos: tavo, kito žmogaus ar šio serverio
command-history-player = Kieno partijas rodyti (numatyta – tavo)
command-history-variant = Kurį žaidimą rodyti (numatyta – visus)
command-review = Pažiūrėk, kuris ėjimas lėmė partiją ir kas buvo geriau
command-review-variant = Kuris žaidimas (numatyta – tas, kurį žaidei paskutinį)

command-watch = Stebėk, kaip du varikliai žaidžia vienas prieš kitą
command-watch-x = Kas žaidžia X ir pradeda (numatyta – atsitiktinai)
command-watch-o = Kas žaidžia O (numatyta – atsitiktinai)
command-engines = Susipažink su varikliais: kokie jie stiprūs ir kaip juos nugalėti

command-variant = Kurį žaidimą žaisti (numatyta – klasika)
command-stats-variant = Kurio žaidimo reitingus rodyti (numatyta – klasika)
choice-game-classic = { game-classic }: trys iš eilės
choice-game-misere = { game-misere }: kas surenka tris iš eilės, pralaimi
choice-game-vanish = { game-vanish }: po tris ženklus
choice-game-squares = { game-squares }: keturi iš eilės arba kvadratas
choice-game-drop = { game-drop }: ženklai krinta, keturi iš eilės
choice-game-ultimate = { game-ultimate }: devynios lentos vienoje
choice-game-sizes = { game-sizes }: didelės uždengia mažas
choice-easy = Lengvas: nepastebi linijų
choice-medium = Vidutinis: daro klaidų, kurias gali rasti
choice-hard = Sunkus: kad laimėtum, reikia plano
choice-unbeatable = Neįveikiamas: geriausia, ką gali pasiekti, – lygiosios
choice-matched = Prisitaikantis: toks pat stiprus kaip tu (be reitingo)
choice-x = X: pradedi tu
choice-o = O: pradeda botas
choice-challenge-o = O: pradeda varžovas
choice-quick = Greitas: 1 minutė ėjimui
choice-casual = Ramus: 15 minučių ėjimui
choice-slow = Lėtas: 3 dienos ėjimui

## Varikliai: vardas ir keli žodžiai, kaip kiekvienas galvoja

choice-engine-dice = Dice: kelios taisyklės ir kauliukas
choice-engine-lines = Lines: vertina kiekvieno langelio linijas
choice-engine-sampling = Sampling: žaidžia atsitiktines partijas
choice-engine-wargames = Wargames: žiūri du ėjimus į priekį
choice-engine-minimax = Minimax: skaičiuoja iki pat galo
choice-engine-perfect = Perfect: nepralaimi, spendžia spąstus
choice-engine-tree = Tree: žaidžia tik „{ game-ultimate }“
choice-engine-learned = Learned: „{ game-ultimate }“ išmoko savarankiškai

level-easy = lengvas
    .title = Lengvas
level-medium = vidutinis
    .title = Vidutinis
level-hard = sunkus
    .title = Sunkus
level-unbeatable = neįveikiamas
    .title = Neįveikiamas
level-expert = ekspertas
    .title = Ekspertas
level-matched = prisitaikantis
    .title = Prisitaikantis
    .who = prisitaikantis variklis

## Lenta

# Vardas gali būti rašomas iš dešinės į kairę; kas po jo, neturi sekti jo krypties.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = bet kas
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serija: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  "}{ $draws } lygiosios
        [few] {"  ·  "}{ $draws } lygiosios
       *[other] {"  ·  "}{ $draws } lygiųjų
    }
board-turn = **Tavo eilė, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) galvoja…**
board-ahead = -# Eilėje prieš tavo partiją: { $games }
board-to-move = -# Kitas ėjimas: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Ėjimą padaryk iki { $time } ({ $left })
board-deadline-unwatched = -# Ėjimą padaryk iki { $time } ({ $left }). Jei laikas baigsis, čia tai bus matyti tik kam nors paspaudus mygtuką.
board-offer-draw = 🤝 **{ $asked }, sutinki su lygiosiomis?**
board-offer-take-back = ↩️ **{ $asked }, { $player } nori atsiimti savo paskutinį ėjimą. Leisi?**
board-won-line = 🏆 **{ $winner } laimėjo: { $length ->
        [3] trys
        [4] keturi
       *[other] { $length }
    } iš eilės!**
board-lost = **{ $winner } laimėjo: { $length ->
        [3] trys
        [4] keturi
       *[other] { $length }
    } iš eilės.**
board-won-line-square = 🏆 **{ $winner } laimėjo: kvadratas iš keturių!**
board-won-line-boards = 🏆 **{ $winner } laimėjo: trys lentos iš eilės!**
board-lost-boards = **{ $winner } laimėjo: trys lentos iš eilės.**
board-won-line-more-boards = 🏆 **{ $winner } laimėjo pagal lentų skaičių, { $most }:{ $fewest }!**
board-lost-more-boards = **{ $winner } laimėjo pagal lentų skaičių, { $most }:{ $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } surinko { $length ->
        [3] tris
        [4] keturis
       *[other] { $length }
    } iš eilės, taigi { $winner } laimėjo!**
board-lost-square = **{ $winner } laimėjo: kvadratas iš keturių.**
board-lost-reverse = **{ $loser } surinko { $length ->
        [3] tris
        [4] keturis
       *[other] { $length }
    } iš eilės, taigi { $winner } laimėjo.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } pasidavė. { $winner } laimėjo!**
board-won-out-of-time = ⏰ **{ $loser } nespėjo laiku. { $winner } laimėjo!**
board-won-abandoned = 🍂 **{ $loser } paliko partiją. { $winner } laimėjo!**
drawn-classic = 🤝 **Lygiosios!** Niekas nesurinko trijų iš eilės.
drawn-squares = 🤝 **Lygiosios!** Lenta pilna.
drawn-sizes = 🤝 **Lygiosios!** Nebėra figūros, kurią būtų galima padėti.
drawn-ultimate = 🤝 **Lygiosios!** Abi pusės laimėjo po tiek pat lentų.
board-drew-unbeatable = 🎉 **Lygiosios prieš neįveikiamą botą: geriau negali niekas!**
board-ended-repetition = 🤝 **Lygiosios!** Ta pati pozicija susidarė tris kartus.
board-ended-agreed-draw = 🤝 **Lygiosios!** Taip susitarė abu žaidėjai.
board-ended-abandoned = 🍂 **Partija nutrūko**, vos prasidėjusi. Ji neįskaitoma.
board-ended-unreachable = 🍂 **Pabaiga**: kanalo nebėra. Ši partija neįskaitoma.
board-matched = -# { -bot } prisitaiko prie tavęs: stiprumas { $skill } iš 100. Be reitingo.
board-another-try = -# Be reitingo: dar vienas bandymas nuo { $number } ėjimo
board-hints = -# Be reitingo: { $hints ->
        [one] { $hints } užuomina
        [few] { $hints } užuominos
       *[other] { $hints } užuominų
    }
board-next-over = -# Dar viena partija? Spausk mygtuką arba rašyk { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Ši partija persikėlė į naują žinutę.
go-to-board = Eiti prie lentos

refresh = Atnaujinti
rule = Taisyklės
board-in-words = Lenta žodžiais
offer-draw = Lygiosios?
take-back = Atsiimti
take-back-question = Atsiimti tavo paskutinį ėjimą ir atsakymą į jį? Po to ši partija nebegali pakelti tavo reitingo.
take-back-consent = Pirma turi sutikti varžovas.
resign = Pasiduoti
accept = Priimti
decline = Atmesti
offer-withdraw = Atšaukti
rematch = Revanšas
play-again = Žaisti vėl
easier = Lengviau
harder = Sunkiau
more = Daugiau
my-stats = Mano statistika

reminder = { $player }, tavo eilė! Varžovas: { $opponent } ({ $game }, { $number } ėjimas): { $link }

## Arenos

arena-title = Arena: { $game }
arena-starts = **Prasideda { $start }** ir trunka { $minutes }{"\u00A0"}min.
arena-how = Kas laisvas, vis gauna naują varžovą; ėjimui – 1 minutė. Pergalė duoda 2 taškus, lygiosios – 1. Gali ateiti vėliau, padaryti pertrauką ir bet kada išeiti.
arena-in-thread = Tavo partijos bus gijoje { $thread }, tave ten paminėsiu.
arena-in-new-thread = Tavo partijos bus šios žinutės gijoje, tave ten paminėsiu.
arena-in-channel = Tavo partijos bus šiame kanale, tave čia paminėsiu.
arena-joined-none = Kol kas niekas neprisijungė.
arena-joined = **Dalyvių: { $count }.** { $names }
arena-ends = **Baigiasi { $end }.**
arena-ending = **Naujos partijos nebeprasideda.** Tos, kurios dar vyksta, bus įskaitytos, jei baigsis laiku. Pabaiga: { $end }.
arena-here = -# Dalyvių: { $count }
arena-score = { $place } { $player }: **{ $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }**, { $games ->
        [one] { $games } partija
        [few] { $games } partijos
       *[other] { $games } partijų
    }
arena-score-tied = { arena-score } (pergalės: { $wins }, nugalėtųjų taškai: { $beaten })
arena-more = -# … ir dar { $count ->
        [one] { $count } žmogus
        [few] { $count } žmonės
       *[other] { $count } žmonių
    }
arena-nobody-played = Dar niekas nebaigė nė vienos partijos.
arena-won = 🏆 **Areną laimėjo { $winner }!**
arena-shared = 🏆 **Arena baigta, pirmąją vietą pasidalijo keli!**
arena-played = -# Dalyvių: { $people }, partijų: { $games }
arena-over-unplayed = Arena baigta, bet nė viena partija nebuvo užbaigta.
arena-too-few = Šį kartą prisijungė per mažai žmonių: arenai reikia dviejų.
arena-lapsed = Ši arena neprasidėjo, nes tuo metu neveikiau.
arena-cancelled = Ši arena atšaukta.
arena-you-missed = Naujų partijų negausi, kol nepasakysi, kad grįžai.
arena-ratings = -# Partijos reitingui įskaitomos kaip įprasta. Jei tie patys du žmonės per 24 valandas sužaidžia kelias, pirmoji įskaitoma visa, antroji – pusė, trečioji – trečdalis.
arena-you-are-back = Tu vėl žaidi: kita partija bus, kai tik kas nors atsilaisvins.
arena-ask = Kol kas to niekas kitas nemato. Paspaudus **{ arena-announce }**, tai pasirodys šiame kanale.
arena-announced-in = Arena paskelbta kanale { $channel }.
arena-end-question = Baigti šią areną? Naujos partijos nebeprasidės, o tos, kurios vyksta, bus įskaitomos dar { $minutes }{"\u00A0"}min.
arena-cancel-question = Baigti šią areną dar prieš jos pradžią?
arena-ended = Arena baigiasi: naujos partijos nebeprasideda.
arena-goes-on = Gerai. Arena tęsiasi!

arena-announce = Paskelbti
join = Prisijungti
call-players = Kviesti žaidėjus
arena-leave = Išeiti
arena-standings = Lentelė
arena-start = Pradėti
arena-end = Baigti
arena-end-yes = Taip, baigti
arena-end-no = Ne, tęsti
arena-back = Aš jau čia
arena-again = Nauja arena

# Po arenos partijos, kuri baigta, lenta
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Ši partija įskaitoma arenai, bet ne reitingui: abu žaidėjai turi padaryti bent po du ėjimus.
arena-missed = -# { $player } kol kas negaus naujų partijų.
arena-next = -# Kol vyksta arena, kita tavo partija prasidės savaime.

## Iššūkiai

challenge = ### ⚔️ Kryžiukai-nuliukai, { $invited }?
    { $challenger } meta tau iššūkį sužaisti partiją.
challenge-open = ### ⚔️ Kas žais kryžiukus-nuliukus?
    { $challenger } ieško varžovo. Žaidžia tas, kas pirmas prisijungia.
challenge-rematch = ### ⚔️ Dar viena partija, { $invited }?
    { $challenger } nori revanšo.
challenge-another-try = ### ⚔️ Pabandysim dar kartą, { $invited }?
    { $challenger } nori žaisti toliau nuo šios pozicijos.
challenge-until = -# Baigiasi { $until }
players-called = { $role } { $challenger } ieško varžovo.
players-found = Rasta: { $players }
players-none = Šį kartą niekas.
challenge-block = Blokuoti
challenge-cancel = Atšaukti mano iššūkį
challenge-again = Klausti dar kartą
challenge-anyway = Vis tiek kviesti
challenge-too = Skelbti ir mano
challenge-declined = { $invited } atmetė iššūkį, kurį metė { $challenger }.
challenge-lapsed = { $invited } laiku neatsakė į iššūkį, kurį metė { $challenger }.
challenge-lapsed-open = { $challenger } ieškojo varžovo, bet niekas laiku neprisijungė.
challenge-cancelled = { $challenger } atšaukė iššūkį, kurį gavo { $invited }.
challenge-cancelled-open = { $challenger } atšaukė savo atvirą iššūkį.

## Kodėl variklis taip ėjo: ką davė ėjimas arba kaip jis rastas; paskui skaičiai

why = Kodėl?
move-explained = **{ $player }** užėmė { FORM($cell, of: "acc") }.
effect-win = Jis užbaigė { FORM($line, of: "acc") } ir laimėjo.
effect-won = Šiuo ėjimu jis laimėjo.
effect-line = Jis surinko tris iš eilės.
effect-safe = Jis išvengė trijų iš eilės.
effect-block =
    { $whose ->
        [yours] Jis užblokavo tavo { FORM($line, of: "acc") }.
       *[theirs] Jis užblokavo { FORM($line, of: "acc") }.
    }
effect-blocked = Jis užblokavo liniją.
effect-coverable = Jis atsistojo linijai ant kelio, bet didesnė figūra dar gali ją užbaigti.
effect-threat = Jis grasina laimėti { $cells ->
        [one] { $cells } langelyje
        [few] { $cells } langeliuose
       *[other] { $cells } langelių
    }.
effect-no-reason = Tai ėjimo poveikis, bet nebūtinai jo priežastis.
line-0 = viršutinė eilutė
    .acc = viršutinę eilutę
line-1 = vidurinė eilutė
    .acc = vidurinę eilutę
line-2 = apatinė eilutė
    .acc = apatinę eilutę
line-3 = kairysis stulpelis
    .acc = kairįjį stulpelį
line-4 = vidurinis stulpelis
    .acc = vidurinį stulpelį
line-5 = dešinysis stulpelis
    .acc = dešinįjį stulpelį
line-6 = įstrižainė
    .acc = įstrižainę
show-numbers = Rodyti skaičius
numbers-title = ### Kaip rinkosi { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [1] {""}
        [one] {" (visur vienodai)"}
        [few] {" (visur vienodai)"}
       *[other] {" (visur vienodai)"}
    }

why-dice-opening = Lenta buvo tuščia, todėl jis metė kauliuką: dažniausiai iškrinta kampas, kartais centras, retai krašto vidurys.
why-dice-centre = Pirmasis ėjimas buvo į kampą, todėl jis užėmė centrą.
why-dice-corner = Pirmasis ėjimas buvo į centrą, todėl jis užėmė kampą.
why-dice-fork = Du priešingi kampai gali tapti šakute, todėl jis metė kauliuką: dažniausiai iškrinta krašto vidurys.
why-dice-any = Netiko jokia taisyklė, todėl jis rinkosi atsitiktinai.
why-lines-weights = Jis užėmė langelį, kurio balas didžiausias. Atviros linijos prideda šiek tiek, o linija, kurią galima užbaigti ar užblokuoti, – daug.
why-sampling-games = Su kiekvienu ėjimu jis sužaidė { $games ->
        [one] { $games } atsitiktinę partiją
        [few] { $games } atsitiktines partijas
       *[other] { $games } atsitiktinių partijų
    } ir pasirinko ėjimą, su kuriuo rečiausiai pralaimėjo.
why-wargames-two-plies = Jis palygino savo ėjimus su atsakymais į juos, o iš vienodai gerų rinkosi pagal savo skonį.
why-minimax-guess = Pabaiga buvo per toli, kad ją matytų, todėl jis ėjo atsitiktinai.
why-minimax-search = Jis apskaičiavo partiją iki galo ir pasirinko vieną iš geriausių ėjimų.
why-level-ahead = Jis matė { $plies ->
        [one] { $plies } ėjimą
        [few] { $plies } ėjimus
       *[other] { $plies } ėjimų
    } į priekį, toliau ne.
why-level-overlooked =
    { $whose ->
        [own] Jis nepastebėjo savo linijos.
        [theirs] Jis nepastebėjo varžovo linijos.
       *[other] Jis nepastebėjo linijos.
    }
why-matched-measured = Jis pasirinko ėjimą, kuris atitinka jo stiprumą.
why-perfect-winning = Jis pasirinko ėjimą, kuris laimi, kad ir koks būtų atsakymas.
why-perfect-trap = Iš saugių ėjimų jis pasirinko tą, į kurį žmonės dažniausiai atsako neteisingai.
why-perfect-hold = Jis pasirinko saugų ėjimą. Joks atsakymas į jį nėra klaida.
why-perfect-losing = Kiekvienas ėjimas pralaimi, jei varžovas toliau žaidžia gerai.
why-tree-win = Jis rado ėjimą, kuris tikrai laimi.
why-tree-search = Jis pasirinko vieną iš ėjimų, prie kurių grįžo dažniausiai.
why-sampling-hurried = Laukė daug partijų, todėl ėjimą jis padarė skubėdamas.
why-board-won = Jis laimėjo tą mažąją lentą.
why-board-blocked = Jis užblokavo liniją toje mažojoje lentoje.
why-sent-anywhere = Kitas ėjimas gali būti bet kurioje atviroje lentoje: { $board } uždaryta.
why-sent-empty = Kitas ėjimas turi būti { FORM($board, of: "loc") }, kuri dar tuščia.
why-sent-own = Jis grasina laimėti { FORM($board, of: "acc") }, o kitas ėjimas turi būti joje.
why-sent-theirs = Kitas ėjimas turi būti { FORM($board, of: "loc") } ir gali ją laimėti.
why-sent-both = Jis grasina laimėti { FORM($board, of: "acc") }, bet kitas ėjimas turi būti joje ir gali ją laimėti pirmiau.
why-sent-neither = Kitas ėjimas turi būti { FORM($board, of: "loc") }, kurios kol kas niekas negali laimėti vienu ėjimu.
why-chance = Savo tikimybę laimėti jis įvertino maždaug { $percent }{"\u00A0"}%, lygiąsias laikydamas puse pergalės.

table-lines-weight = Kiekvieno laisvo langelio balas
table-sampling-wins = Su kiekvienu ėjimu laimėta partijų, iš { $games }
table-sampling-draws = Su kiekvienu ėjimu lygiųjų partijų, iš { $games }
table-wargames-own = Kiek verti jo ėjimai
table-wargames-reply = Kiek verti tavo atsakymai
table-wargames-taste = Jo ėjimai, pridėjus jo skonį
table-tree-chance = Kiek tikėtina pergalė su kiekvienu ėjimu
table-tree-visits = Kiek kartų jis žiūrėjo kiekvieną ėjimą
table-minimax-value = Kiekvieno ėjimo baigtis (10 – pergalė, 0 – lygiosios, -10 – pralaimėjimas)
table-perfect-chance = Tikimybė laimėti su kiekvienu saugiu ėjimu, jei kartais suklysti
table-perfect-slip = Kuri dalis tavo atsakymų į kiekvieną saugų ėjimą yra klaidos

## Užuominos: kas teisinga apie poziciją, kur žiūrėti ir pats ėjimas

hint = Užuomina
hint-question = Su užuomina ši partija bus be reitingo: tavo reitingo ji nebepakeis.
hint-yes = Rodyti užuominą
hint-where = Kur?
hint-what = Koks ėjimas?
hint-gone = Po šios užuominos lenta pasikeitė. Jei nori naujos, paspausk **{ hint }** po lenta.
hint-unseen = -# Lenta to dar nerodo. Kitas tavo paspaudimas ją tik atnaujins.
hint-finish = **Gali užbaigti:** { $right ->
        [one] iškart laimi { $right } ėjimas.
        [few] iškart laimi { $right } ėjimai.
       *[other] iškart laimi { $right } ėjimų.
    }
hint-only-move = **Turi tik vieną ėjimą.**
hint-own-line = **Atsargiai:** { $wrong ->
        [one] { $wrong } tavo ėjimas iš { $legal } surenka
        [few] { $wrong } tavo ėjimai iš { $legal } surenka
       *[other] { $wrong } tavo ėjimų iš { $legal } surenka
    } tris iš eilės, o tai – pralaimėjimas.
hint-threat = **Atsargiai:** { $right ->
        [1] tik vienas ėjimas neleidžia man laimėti kitu ėjimu.
       *[other] { $wrong ->
            [one] { $wrong } tavo ėjimas
            [few] { $wrong } tavo ėjimai
           *[other] { $wrong } tavo ėjimų
        } iš { $legal } leidžia man laimėti kitu ėjimu.
    }
hint-win-in-two = **Gali laimėti per du ėjimus:** { $right ->
        [1] tinka tik vienas ėjimas.
        [one] pradėti tinka { $right } ėjimas iš { $legal }.
        [few] pradėti tinka { $right } ėjimai iš { $legal }.
       *[other] pradėti tinka { $right } ėjimų iš { $legal }.
    }
hint-win-some = **Iš čia gali laimėti.** { $right ->
        [1] Pergalę išlaiko tik vienas ėjimas.
        [one] Pergalę išlaiko { $right } tavo ėjimas iš { $legal }.
        [few] Pergalę išlaiko { $right } tavo ėjimai iš { $legal }.
       *[other] Pergalę išlaiko { $right } tavo ėjimų iš { $legal }.
    }
hint-win-all = **Iš čia gali laimėti.** Pergalę išlaiko bet kuris ėjimas.
hint-even-some = **Partijos padėtis lygi.** { $right ->
        [1] Lygiąsias išlaiko tik vienas ėjimas.
        [one] Lygiąsias išlaiko { $right } tavo ėjimas iš { $legal }.
        [few] Lygiąsias išlaiko { $right } tavo ėjimai iš { $legal }.
       *[other] Lygiąsias išlaiko { $right } tavo ėjimų iš { $legal }.
    }
hint-even-all = **Partijos padėtis lygi.** Lygiąsias išlaiko bet kuris ėjimas, todėl ieškok to, į kurį sunkiausia atsakyti.
hint-lost = **Galiu laimėti, kad ir ką darytum.** Rinkis ėjimą, į kurį sunkiausia atsakyti.
hint-judged = **Mano vertinimu,** tavo šansai – maždaug { $chance }{"\u00A0"}%.
hint-area = Geriausias ėjimas – { $area }.
hint-judged-area = Atrodo, geriausias ėjimas – { $area }.
hint-board = Geriausias ėjimas – { FORM($board, of: "loc") }.
hint-judged-board = Atrodo, geriausias ėjimas – { FORM($board, of: "loc") }.
hint-move = Užimk { FORM($cell, of: "acc") }.
hint-play = Padaryti šį ėjimą
hint-played = Tavo ėjimas: { $cell }.
area-line-0 = viršutinėje eilutėje
area-line-1 = vidurinėje eilutėje
area-line-2 = apatinėje eilutėje
area-line-3 = kairiajame stulpelyje
area-line-4 = viduriniame stulpelyje
area-line-5 = dešiniajame stulpelyje
area-line-6 = įstrižainėje iš viršutinio kairiojo kampo
area-line-7 = įstrižainėje iš viršutinio dešiniojo kampo
area-quarter-0 = viršutiniame kairiajame ketvirtyje
area-quarter-1 = viršutiniame dešiniajame ketvirtyje
area-quarter-2 = apatiniame kairiajame ketvirtyje
area-quarter-3 = apatiniame dešiniajame ketvirtyje

## Baigtos partijos analizė

review = Analizė
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Bandyti nuo { $number } ėjimo
review-player-hints = { $player } ({ $hints ->
        [one] { $hints } užuomina
        [few] { $hints } užuominos
       *[other] { $hints } užuominų
    })
review-start = **Pradžia.** ▶ rodo ėjimus po vieną, iš viso { $moves ->
        [one] { $moves } ėjimas
        [few] { $moves } ėjimai
       *[other] { $moves } ėjimų
    }.
review-move = **{ $number } ėjimas iš { $moves }:** { $mark } užėmė { FORM($cell, of: "acc") }
review-accuracy = Tikslumas: { $players }
review-turning-point = **{ $number } ėjimas iš { $moves }, lemiamas:** { $mark } užėmė { FORM($cell, of: "acc") } · **{ $name }**
review-faultless = Nė viena pusė nepadarė lemiamos klaidos.
review-praise-find = Puikus radinys: tavo ėjimas į { FORM($cell, of: "acc") } buvo vienintelis geras.
review-praise-trap = Tavo spąstai buvo puikūs: { $cell }.
review-praise-moves = { $good ->
        [0] Viena mintis:
       *[other] { $moves ->
            [1] Vienintelis tavo ėjimas buvo teisingas.
           *[other] { $good ->
                [1] Teisingas buvo vienas tavo ėjimas iš { $moves }.
                [one] Teisingas buvo { $good } tavo ėjimas iš { $moves }.
                [few] Teisingi buvo { $good } tavo ėjimai iš { $moves }.
               *[other] Teisingų buvo { $good } tavo ėjimų iš { $moves }.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Viena mintis:
       *[other] { $moves ->
            [1] Paskutinis tavo ėjimas buvo teisingas.
           *[other] { $good ->
                [1] Iš paskutinių tavo ėjimų ({ $moves }) teisingas buvo vienas.
                [one] Iš paskutinių tavo ėjimų ({ $moves }) teisingas buvo { $good }.
                [few] Iš paskutinių tavo ėjimų ({ $moves }) teisingi buvo { $good }.
               *[other] Iš paskutinių tavo ėjimų ({ $moves }) teisingų buvo { $good }.
            }
        }
    }
review-lesson = Kitą kartą { $number } ėjimu užimk { FORM($cell, of: "acc") }.
review-next-time = Kitą kartą geriau: { $cells }.
review-held = Geriau: { $cells }.
review-better = Šiek tiek geriau: { $cells }.
review-any = vienas iš žalių langelių
review-any-move = vienas iš { $count ->
        [one] { $count } kito ėjimo
        [few] { $count } kitų ėjimų
       *[other] { $count } kitų ėjimų
    }
review-trap = Be to, jis paspendžia spąstus: atsakymas, kuris atrodo natūralus, yra klaidingas.
review-partly-known = -# Galiu įvertinti tik paskutinius ėjimus. Prieš juos pabaiga per toli, kad ją matyčiau.
review-unknown = -# Negaliu pasakyti, ko verti buvo šie ėjimai.
review-doubts = -# Ėjimai, į kuriuos verta pažvelgti dar kartą: { $numbers }.
review-doubt = Mano vertinimu, { $mark } šansai krito maždaug nuo { $before }{"\u00A0"}% iki { $after }{"\u00A0"}%. Atrodo, geriau buvo užimti { FORM($cell, of: "acc") }.
review-boards-won = -# Partijos pabaigoje laimėta mažųjų lentų: X { $x }, O { $o }.

move-brilliant = genialus
move-great = puikus
move-best = geriausias
move-good = geras
move-sound = patikimas
move-winning = laimintis
move-inaccuracy = netikslumas
move-slower = lėtesnis
move-doubtful = abejotinas
move-missed-win = praleista pergalė
move-blunder = šiurkšti klaida
move-opening = debiutas
move-forced = priverstinis
move-given = iš anksto nustatytas
move-and-trap = { $name }, spąstai

review-won = Šis ėjimas laimėjo partiją.
review-own-line = Šis ėjimas užbaigė liniją, o šiame žaidime tai – pralaimėjimas.
review-win-overlooked = Buvo galima laimėti ėjimu į { FORM($cell, of: "acc") }.
review-line-left-open = Linija liko atvira: { $opponent } gali laimėti ėjimu į { FORM($cell, of: "acc") }.
review-win-allowed = Dabar { $opponent } gali laimėti ėjimu į { FORM($cell, of: "acc") }.
review-fork-allowed = Dabar { $opponent } ėjimu į { FORM($cell, of: "acc") } gali sukurti dvi grėsmes vienu metu.
review-win-let-go = Buvo galima užsitikrinti pergalę ėjimu į { FORM($cell, of: "acc") }.
review-loss-allowed = Dabar { $opponent } ėjimu į { FORM($cell, of: "acc") } gali užsitikrinti pergalę.
review-no-choice = Kito ėjimo nebuvo.
review-all-equal = Visi ėjimai buvo vienodai verti.
review-lost-already = Tuo metu { $opponent } jau galėjo laimėti po bet kokio ėjimo.
review-only-winning = Tik šis ėjimas dar laimi.
review-only-holding = Tik šis ėjimas išlaiko lygiąsias.
review-fork-made = Dvi grėsmės vienu metu: abiejų atremti neįmanoma.
review-blocked = Ėjimas užblokuoja { $opponent } liniją.
review-win-kept = Ėjimas išlaiko pergalę.
review-draw-kept = Ėjimas išlaiko lygiąsias.

## Kas yra varikliai: kaip jie galvoja, kaip juos nugalėti, kokie jie stiprūs

engines-title =
    ## Susipažink su varikliais
    Kuo ilgesnė juostelė, tuo sunkiau variklį nugalėti klasikoje. Pasirink variklį ir pamatysi, kaip tai padaryti.
    - Sampling: visi žaidimai
    - Minimax, Perfect: visi, išskyrus „{ game-ultimate }“
    - Tree, Learned: „{ game-ultimate }“
    Antrasis meniu rodo kiekvieno žaidimo lygius.
engines-pick = Pasirink variklį
play-level = { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Jo negali nugalėti niekas.
        [one] Kas žino jo įpročius, prieš jį laimi { $worst } partiją iš 100.
        [few] Kas žino jo įpročius, prieš jį laimi { $worst } partijas iš 100.
       *[other] Kas žino jo įpročius, prieš jį laimi { $worst } partijų iš 100.
    }
engine-random = Prieš atsitiktinai žaidžiantį varžovą jis laimi { $wins ->
        [one] { $wins } partiją
        [few] { $wins } partijas
       *[other] { $wins } partijų
    } iš 100 ir { $losses ->
        [0] nepralaimi nė vienos
       *[other] pralaimi { $losses }
    }.
engine-beat = **Kaip jį nugalėti:** { $beat }

about-dice = Laikosi kelių taisyklių. Kai netinka nė viena, meta kauliuką.
about-lines = Vertina per kiekvieną langelį einančias linijas ir niekada nežiūri į priekį.
about-sampling = Išbando kiekvieną ėjimą ne daugiau kaip šimte atsitiktinių partijų.
about-wargames = Žiūri į savo ėjimą ir tavo atsakymą, ne toliau.
about-minimax = Skaičiuoja iki partijos galo.
about-perfect = Moka kiekvieną poziciją mintinai ir spendžia spąstus.

beat-dice = pradėk ėjimu į krašto vidurį. Tam jis neturi taisyklės.
beat-lines = pradėk ėjimu į kampą, paskui užimk krašto vidurį per žirgo ėjimą nuo jo. Variklis kaskart pakliūva į šakutę.
beat-sampling = pradėk ir savo ėjimais užimk du priešingus kampus. Per dažnai jis atsako ėjimu į trečią kampą.
beat-wargames = pradėk ėjimu į kampą. Kai jis užims centrą, užimk priešingą kampą, paskui trečią.
beat-minimax = neįmanoma, todėl siek lygiųjų. Jei lygis { level-easy }, jis eina atsitiktinai, kol laisvi daugiau nei keturi langeliai.
beat-perfect = neįmanoma, todėl siek lygiųjų.

levels-pick = Žaidimo lygiai
levels-title =
    ## Lygiai: { $game }
    Taisyklė: { $rule } Jei abi pusės žaidžia geriausiai, būna lygiosios.
levels-title-unsolved =
    ## Lygiai: { $game }
    Taisyklė: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, reitingas { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, be reitingo: toks pat stiprus kaip tu.
levels-blocks = -# Juostelė: kiek partijų iš dešimties botas nepralaimi tam, kas keturis kartus iš penkių randa geriausią ėjimą.

beat-learned = stipriausias, kokį turiu; šio žaidimo dar niekas neišsprendė. Jis peržiūri tūkstančius pozicijų. Neleisk jam rinktis lentos ir iš anksto galvok apie tris lentas iš eilės.
beat-levels = jis mato { $plies ->
        [one] { $plies } ėjimą
        [few] { $plies } ėjimus
       *[other] { $plies } ėjimų
    } į priekį, o toliau eina atsitiktinai. Planuok toliau už jį.
beat-overlooking = jis nepastebi { $percent }{"\u00A0"}% tavo grėsmių. Kurk grėsmę kiekvienu ėjimu.

## Pasirodymai: du varikliai žaidžia vienas prieš kitą

show-opening = **Pasiruošę? Pradedam!**
show-moved = **{ $engine } ({ $mark }) užėmė { FORM($cell, of: "acc") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Stabdyti
show-again = Dar kartą
show-play-winner = Žaisti prieš nugalėtoją
show-stopped = Sustabdyta.
show-cut-short = Atsiprašau, teko baigti anksčiau.
show-lost = Ryšys nutrūko, jiems dar nepradėjus.
show-record = Kol kas partijų: { $games }. X laimėjo { $x }, O laimėjo { $o }, lygiosios – { $draws }.
show-conclusion = **Keistas žaidimas. Vienintelis laimintis ėjimas – nežaisti.** Gal { COMMAND("tictactoe start") }?

## Pagalba ir klausimas, kam mesti iššūkį

help-text =
    ## Kryžiukai-nuliukai
    Laimi, kas surenka tris iš eilės. Žaisk su manimi arba mesk iššūkį draugui tiesiog šiame pokalbyje.
    Nežinai, kaip eiti prieš mane? Spausk **{ hint }**. Po partijos **{ review }** parodys ėjimą, kuris ją lėmė.
help-games = Pasirink žaidimą…
help-hint = -# Kitą kartą tiesiog rašyk { COMMAND("tictactoe start") }
help-play = Žaisti prieš botą
help-challenge = Žaisti su draugu
help-stats = Statistika
help-privacy-policy = Privatumo politika
help-terms = Sąlygos
help-support = Palaikymas
challenge-who = Kam nori mesti iššūkį?
challenge-who-person = Pasirink žmogų
challenge-who-anyone = Atviras iššūkis
challenge-recent-number = Kviesti { $number }

## Ko žmogaus klausiama ir kas jam sakoma asmeniškai

resign-question-counted = Pasiduoti šioje partijoje? Ji bus įskaityta kaip pralaimėjimas.
resign-question-uncounted = Pasiduoti šioje partijoje? Ji nebus įskaityta: abu žaidėjai turi padaryti bent po du ėjimus.
resign-question-arena = Pasiduoti šioje partijoje? { $counts ->
        [counted] Tada arenos taškus gaus varžovas.
       *[uncounted] Ji nebus įskaityta, o naujų partijų negausi, kol nepaspausi **{ arena-back }**.
    }
resign-question-unrated = Pasiduoti šioje partijoje? Ji be reitingo, todėl tavo reitingas nepasikeis.
resign-yes = Taip, pasiduoti
resign-no = Žaisti toliau
resign-done = Pasidavei. Ačiū už partiją!
resign-kept = Gerai. Partija tęsiasi!

already-playing = Tu čia jau žaidi.
already-shown = Štai vėl tavo partija.
already-show = Rodyti čia
which-game = Čia turi dvi partijas. Kurią?

start-own = Pradėti savo partiją
you-declined = Iššūkis atmestas. { $person } vėl galės mesti tau iššūkį nuo { $time } ({ $left }).
blocked = { $person } nebegali mesti tau iššūkio; tai atšauksi čia: { COMMAND("privacy") }.

privacy-title = ## Privatumas
privacy-challenges-on = **Iššūkiai:** iššūkį tau gali mesti visi, kurių neblokuoji.
privacy-challenges-off = **Iššūkiai:** niekas negali mesti tau iššūkio.
privacy-challenges-turn-on = Leisti iššūkius
privacy-challenges-turn-off = Drausti iššūkius
privacy-reminders-on = **Priminimai:** paminiu tave, kai lėtoje partijoje ateina tavo eilė, ir dar kartą, kai lieka ketvirtis laiko. Ramioje partijoje tai darau praėjus dviem minutėms nuo tavo eilės pradžios.
privacy-reminders-off = **Priminimai:** apie tavo eilę neprimenu.
privacy-reminders-turn-on = Priminti man
privacy-reminders-turn-off = Nepriminti
privacy-games-on = **Tavo partijos:** serverio nariai mato, ką jame sužaidei, komandose { COMMAND("history") } ir { COMMAND("stats") }.
privacy-games-off = **Tavo partijos:** kai jos baigtos, komandose { COMMAND("history") } ir { COMMAND("stats") } jas randa ir gali analizuoti tik tu ir tavo varžovai. Lentos kanaluose, bendrinamos partijos, reitingai ir bendri rezultatai lieka matomi.
privacy-games-turn-on = Rodyti mano partijas
privacy-games-turn-off = Slėpti mano partijas
privacy-words-on = **Lentos žodžiais:** nuo šiol prasidedančiose partijose po kiekvieno kito žaidėjo ėjimo asmeniškai nupasakoju tau lentą žodžiais.
privacy-words-off = **Lentos žodžiais:** tik kai paspaudi „{ board-in-words }“.
privacy-words-turn-on = Nupasakoti lentas
privacy-words-turn-off = Nenupasakoti lentų
privacy-name = **Tavo vardas:** bendroje lyderių lentelėje paslėptas, nebent jį parodai: { COMMAND("stats") }, skiltis „{ choice-everywhere }“.
privacy-blocked = **Blokuojami:** žmonės iš šio meniu negali mesti tau iššūkio.
privacy-blocked-none = Nieko neblokuoji
privacy-data =
    ### Tavo duomenys
    Saugau tavo partijas, reitingus ir nustatymus, bet jokių vardų ar žinučių.
privacy-blocked-deleted = { $count ->
        [1] Vienas žmogus, kurį blokuoji, ištrynė savo duomenis, todėl negaliu jo įvardyti. Mesti tau iššūkio jis irgi negali.
        [one] { $count } žmogus, kurį blokuoji, ištrynė savo duomenis, todėl negaliu jų įvardyti. Mesti tau iššūkio jie irgi negali.
        [few] { $count } žmonės, kuriuos blokuoji, ištrynė savo duomenis, todėl negaliu jų įvardyti. Mesti tau iššūkio jie irgi negali.
       *[other] { $count } žmonių, kuriuos blokuoji, ištrynė savo duomenis, todėl negaliu jų įvardyti. Mesti tau iššūkio jie irgi negali.
    }
privacy-unblock-deleted = Atblokuoti tuos, kas ištrynė duomenis

refusal-not-your-match = Tai kitų žmonių partija.
refusal-not-your-turn = Dabar eilė ne tavo: eina { $person }. Ėjimas prasidėjo <t:{ $since }:R>.
refusal-match-not-over = Ši partija dar nebaigta.
refusal-not-against-bot = Lygiųjų nepriimu. Žaisk toliau arba pasiduok.
refusal-draw-too-early = Siūlyti lygiąsias galima nuo penkto ėjimo.
refusal-nothing-to-take-back = Tavo ėjimo dar nebuvo, todėl nėra ko atsiimti.
refusal-offer-stands = Pirma atsakyk į dabartinį pasiūlymą.
refusal-own-offer = Tai tavo pasiūlymas, todėl jį priimti ar atmesti gali tik { $person }. Tu gali jį atšaukti.
refusal-not-your-offer = Atšaukti šį pasiūlymą gali tik { $person }. Tu gali jį priimti arba atmesti.
refusal-no-offer = Šis pasiūlymas nebegalioja.
refusal-challenge-open = Ši partija neprasidėjo. Iššūkis dar laukia atsakymo.
refusal-challenge-over = Šis iššūkis nebegalioja.
refusal-not-your-challenge = Šį iššūkį priimti ar atmesti gali tik { $person }. Mesk savo: { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Savo iššūkio priimti negali. Tai turi padaryti kas nors kitas.
refusal-own-invitation = Tai tavo iššūkis, todėl jį priimti ar atmesti gali tik { $person }. Tu gali jį atšaukti.
refusal-not-your-invitation = Atšaukti šį iššūkį gali tik { $person }.
refusal-too-many-challenges = Jau turi { $limit ->
        [one] { $limit } atvirą iššūkį
        [few] { $limit } atvirus iššūkius
       *[other] { $limit } atvirų iššūkių
    }. Palauk atsakymo arba vieną atšauk.
refusal-not-challengeable = { $person } šiuo metu iššūkių nepriima.
refusal-just-declined = { $person } ką tik atmetė tavo iššūkį. Vėl mesti jį galėsi nuo <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Nebegaliu paminėti kviečiamo vaidmens. Kas tvarko serverį, gali pasirinkti kitą: { COMMAND("settings") }.
refusal-just-called = Žaidėjai čia ką tik pakviesti. Vėl juos pakviesti galėsi nuo <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Jau blokuoji { $limit ->
        [one] { $limit } žmogų
        [few] { $limit } žmones
       *[other] { $limit } žmonių
    }, daugiau įsiminti negaliu. Pirma ką nors atblokuok: { COMMAND("privacy") }.
refusal-self-challenge = Sau mesti iššūkio negali. Palik `opponent` tuščią, jei nori žaisti su tuo, kas pirmas prisijungs.
refusal-bot-challenge = Kiti botai šito nežaidžia. Mesk iššūkį žmogui arba man.
refusal-not-here = { $person } šio kanalo nemato.
refusal-nobody-here = Šio pokalbio daugiau niekas nemato. Žaisk su manimi: { COMMAND("tictactoe start") }, arba mesk kam nors iššūkį serveryje.
refusal-only-you = Mano atsakymus šiame serveryje matai tik tu, todėl iššūkį atšaukiau. Prie jo niekas nebūtų galėjęs prisijungti.
refusal-opponent-busy = { $person } čia jau žaidžia. Pabandyk po tos partijos.
refusal-opponent-deleted = Tavo varžovas ištrynė savo duomenis, todėl nebežinau, kas tai buvo. Mesk kam nors iššūkį: { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Dviese bandyti dar kartą galite tos partijos kanale. Atverk jos analizę ten.
refusal-rematch-made = Šios partijos revanšas jau yra.
refusal-cell-taken = Šis langelis užimtas. Pasirink laisvą.
refusal-board-moved-on = Lenta pasikeitė anksčiau, nei spėjai paspausti. Štai kaip ji atrodo dabar.
refusal-match-over = Ši partija baigta. Pradėk kitą: { COMMAND("tictactoe start") }.
refusal-arena-match-over = Ši partija baigta. Kol vyksta arena, kita tavo partija prasidės savaime.
refusal-newer-engine = Mane kaip tik atnaujina, o varžovą šioje partijoje pažįsta tik naujesnė mano versija. Niekas nepasikeitė; pabandyk dar kartą po kelių minučių.
refusal-no-such-match = Čia tau partijos nėra. Pradėk ją: { COMMAND("tictactoe start") }.
refusal-already-playing = Tu čia jau žaidi. { COMMAND("tictactoe board") } parodys tavo partiją.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } žaidžia tik „{ game-ultimate }“.
    [ultimate] { $engine } žaidimo „{ $game }“ nežaidžia. Žaidžia Sampling, Tree ir Learned.
   *[other] { $engine } žaidimo „{ $game }“ nežaidžia. Žaidžia Sampling, Minimax ir Perfect.
}
refusal-no-such-level = { $engine } lygio „{ $level }“ neturi. Palik `difficulty` tuščią, kad varžovas būtų { $engine }, arba palik tuščią `engine`, kad lygis būtų „{ $level }“.
refusal-unknown-button = Šis mygtukas per senas. Pradėk partiją: { COMMAND("tictactoe start") }.
refusal-too-fast = Nespėju paskui tave. Duok man kelias sekundes.
refusal-unknown-option = Tokio varianto nežinau. Pasirink iš sąrašo.
refusal-board-gone = Ta lenta ištrinta. { COMMAND("tictactoe board") } vėl parodys tavo partiją.
refusal-nothing-to-explain = Mano ėjimo dar nebuvo.
refusal-no-hints = Užuominos skirtos partijoms prieš mane.
refusal-show-running = Šiame kanale jau žaidžia du varikliai. Palauk pabaigos arba paprašyk to, kas juos paleido, kad sustabdytų.
refusal-too-many-shows = Daugiau pasirodymų dabar paleisti negaliu. Pabandyk po minutės.
refusal-show-over = Šis pasirodymas baigtas.
refusal-not-your-show = Šį pasirodymą sustabdyti gali tik tas, kas jį pradėjo.
refusal-nothing-to-review = Dar neturi baigtų partijų. Pradėk pirmąją: { COMMAND("tictactoe start") }.
refusal-store-busy = Dabar nepavyko to išsaugoti. Niekas neprarasta; pabandyk dar kartą po akimirkos.
refusal-store-unknown = Mano duomenų bazė ką tik dingo, todėl nežinau, ar tai išsaugota. Pažiūrėk dar kartą po akimirkos.
refusal-store-damaged = Negaliu perskaityti savo duomenų bazės, todėl tai neįskaityta. Tai turi sutvarkyti tas, kas mane paleido.
refusal-unknown-command = Ši komanda pasikeitė. Perkrauk Discord ir pabandyk dar kartą.
refusal-engine-failed = Nespėjau sugalvoti ėjimo. Tavo partijai nieko nenutiko; pabandyk dar kartą.
refusal-broken = Kažkas nepavyko iš mano pusės. Tavo partijai nieko nenutiko; pabandyk dar kartą.

## Lentelės, kortelės, sąskaitos ir kodėl partija neįskaityta

command-stats = Lyderių lentelė, žaidėjo statistika arba dviejų žaidėjų tarpusavio rezultatai
command-stats-player = Kieno statistiką rodyti
command-stats-versus = Rodyti rezultatus prieš šį žaidėją
command-stats-scope = Šis serveris ar visi (numatyta – šis serveris)
choice-server = Šis serveris
choice-everywhere = Visi serveriai

stats-title-server = ## 🏆 Šio serverio lyderių lentelė
stats-title-everywhere = ## 🏆 Bendra lyderių lentelė
stats-title-season = ## 🏆 Šio serverio lyderių lentelė: { $number } sezonas
stats-title-direct = ## Tavo asmeninės žinutės
results-legend = -# Laimėta/lygiosios/pralaimėta
stats-unsettled = Dar be vietos: reikia dar kelių partijų
stats-empty = Dar niekas nebaigė įskaitomos partijos. Tavoji gali būti pirma: { COMMAND("tictactoe start") }
stats-unsettled-season = Be vietos: per mažai partijų
stats-empty-season = Šiame sezone niekas nebaigė įskaitomos partijos.
stats-own-none-season = { "**Tu**" } šiame sezone įskaitomos partijos nebaigei.
stats-you = { $who } { "**(tu)**" }
stats-own-none = { "**Tu**" } čia dar nebaigei įskaitomos partijos.
stats-own-unnamed = -# Tavo vardas šiame sąraše paslėptas nuo visų kitų.
stats-someone = kažkas
person-gone = ištrintas naudotojas
stats-page = { $page } iš { $pages }
stats-mine = Mano puslapis
stats-to-direct = Žinutės
stats-name-me = Rodyti vardą
stats-unname-me = Slėpti vardą
stats-help = Apie reitingus
play = Žaisti
card-board = Lyderiai

card-rank = { "**" }{ $points }**, { $rank } vieta
card-none = Įskaitomų partijų čia dar nėra.
card-none-season = Šiame sezone nėra įskaitytų partijų.
card-direct = { "**" }{ $points }**, tai matai tik tu
card-puzzles =
    -# 🧩 Išspręsta užduočių: { $solved }
    -# 🔥 Ilgiausia serija: { $longest }
card-total = Laimėta { $wins }, lygiosios { $draws }, pralaimėta { $losses }  ·  už X { $x ->
        [0] nė karto
        [one] { $x } kartą
        [few] { $x } kartus
       *[other] { $x } kartų
    }, už O { $o ->
        [0] nė karto
        [one] { $o } kartą
        [few] { $o } kartus
       *[other] { $o } kartų
    }
card-streak = Pergalių iš eilės: dabar { $streak }, daugiausia { $best }
card-streak-season = Pergalių iš eilės: pabaigoje { $streak }, daugiausia { $best }
card-opening = Mėgstamiausias pirmas langelis: { $cell } ({ $times ->
        [one] { $times } kartą
        [few] { $times } kartus
       *[other] { $times } kartų
    })
card-opponents = ### Varžovai
card-opponent = { $opponent }: laimėta { $wins }, lygiosios { $draws }, pralaimėta { $losses }
card-opponent-people = Žmonės
card-opponent-you = Tu
against-bot = ## { $who } prieš { -bot }
against-bot-how = -# Kiekvieno lygio reitingas pastovus, žr. **{ stats-help }**.
card-latest = ### Naujausios partijos čia
card-match-link = { $match }  ·  [lenta]({ $link })
card-picture = Kairėje: reitingas per paskutines partijas ({ $matches }), nuo { $first } iki { $last }, mažiausias { $lowest }, didžiausias { $highest }. Dešinėje: kaip dažnai kiekvienas langelis buvo pirmasis ėjimas, eilutė po eilutės: { $cells }.
card-picture-caption = -# Kairėje: reitingas laikui bėgant. Dešinėje: kaip dažnai kiekvienas langelis buvo pirmasis ėjimas.

waiting-yours = **Tavo eilė ({ $count })**
waiting-theirs = **Laukiama kitų ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  varžovas: { $opponent }  ·  laikas baigsis { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } galvoja
waiting-group-chat = `{ $number }.` { $game }  ·  varžovas: { $opponent }  ·  laikas baigsis { $until }  ·  grupės pokalbyje
waiting-open = { $number } partija
history-title = ## Partijos: { $who }
history-title-server = ## Naujausios šio serverio partijos
history-seen-here = -# Partijos, sužaistos šiame serveryje, ir sužaistos prieš tave.
history-seen-own = -# Partijos, sužaistos prieš tave. Serveryje ši komanda parodo visų ten sužaistas partijas prieš mane.
history-seen-direct = -# Partijos, sužaistos šiame pokalbyje, ir sužaistos prieš tave. Serveryje ši komanda parodo, ką šis žaidėjas sužaidė ten.
history-none = Nėra partijų, kurias galėčiau parodyti.
history-none-server = Čia dar nėra partijų, kurias galėčiau parodyti. Sužaisk pirmąją: { COMMAND("tictactoe start") }
history-won = { "**Pergalė**" } · varžovas: { $opponent }
history-lost = { "**Pralaimėjimas**" } · varžovas: { $opponent }
history-drawn = { "**Lygiosios**" } · varžovas: { $opponent }
history-unfinished = { "**Nebaigta**" } · varžovas: { $opponent }
history-beat = { $winner } laimėjo, { $loser } pralaimėjo
history-drew = { $x } ir { $o } sužaidė lygiosiomis
history-stopped = { $x } ir { $o } nebaigė
history-unrated = be reitingo
history-arena = arena
history-uncounted = neįskaityta
history-open = Atverti partiją…
history-option = { $number } partija: { $game }
history-newer = Naujesnės
history-older = Senesnės
history-all-games = Visi žaidimai
history-own = Tavo partijos
history-server = Šio serverio partijos

animation = Animacija
replay-told = Partija po ėjimą: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = ėjimų nėra
replay-won = { $mark } laimėjo.
replay-drawn = Niekas nelaimėjo.
replay-unfinished = Partija nebaigta.

cell-0 = viršutinis kairysis kampas
    .acc = viršutinį kairįjį kampą
cell-1 = viršutinio krašto vidurys
    .acc = viršutinio krašto vidurį
cell-2 = viršutinis dešinysis kampas
    .acc = viršutinį dešinįjį kampą
cell-3 = kairiojo krašto vidurys
    .acc = kairiojo krašto vidurį
cell-4 = centras
    .acc = centrą
cell-5 = dešiniojo krašto vidurys
    .acc = dešiniojo krašto vidurį
cell-6 = apatinis kairysis kampas
    .acc = apatinį kairįjį kampą
cell-7 = apatinio krašto vidurys
    .acc = apatinio krašto vidurį
cell-8 = apatinis dešinysis kampas
    .acc = apatinį dešinįjį kampą
piece-a = { $cell } (maža figūra)
    .acc = { FORM($cell, of: "acc") } maža figūra
piece-b = { $cell } (vidutinė figūra)
    .acc = { FORM($cell, of: "acc") } vidutine figūra
piece-c = { $cell } (didelė figūra)
    .acc = { FORM($cell, of: "acc") } didele figūra
cell-in-board = { FORM($board, of: "gen") } { $cell }
    .acc = { FORM($board, of: "gen") } { FORM($cell, of: "acc") }
small-board-nw = viršutinė kairioji lenta
    .acc = viršutinę kairiąją lentą
    .gen = viršutinės kairiosios lentos
    .loc = viršutinėje kairiojoje lentoje
small-board-n = viršutinė lenta
    .acc = viršutinę lentą
    .gen = viršutinės lentos
    .loc = viršutinėje lentoje
small-board-ne = viršutinė dešinioji lenta
    .acc = viršutinę dešiniąją lentą
    .gen = viršutinės dešiniosios lentos
    .loc = viršutinėje dešiniojoje lentoje
small-board-w = kairioji lenta
    .acc = kairiąją lentą
    .gen = kairiosios lentos
    .loc = kairiojoje lentoje
small-board-centre = centrinė lenta
    .acc = centrinę lentą
    .gen = centrinės lentos
    .loc = centrinėje lentoje
small-board-e = dešinioji lenta
    .acc = dešiniąją lentą
    .gen = dešiniosios lentos
    .loc = dešiniojoje lentoje
small-board-sw = apatinė kairioji lenta
    .acc = apatinę kairiąją lentą
    .gen = apatinės kairiosios lentos
    .loc = apatinėje kairiojoje lentoje
small-board-s = apatinė lenta
    .acc = apatinę lentą
    .gen = apatinės lentos
    .loc = apatinėje lentoje
small-board-se = apatinė dešinioji lenta
    .acc = apatinę dešiniąją lentą
    .gen = apatinės dešiniosios lentos
    .loc = apatinėje dešiniojoje lentoje
ultimate-sent = **Žaisk { FORM($board, of: "loc") }.** 🟨
ultimate-choose = **Pasirink, kurioje lentoje su 🟨 žaisi.**
ultimate-closed = **Pasirink, kurioje lentoje su 🟨 žaisi:** { $board } uždaryta.
ultimate-chosen = **Žaisk { FORM($board, of: "loc") }** arba pasirink kitą. 🟨
pick-again = Rinktis kitą lentą
words-row = { $name } eilutė: { $cells }.
words-column = { $name } stulpelis: { $cells }.
words-board = { $name }: { $cells }.
words-empty = tuščias { $square }
words-fading = { $mark } (dings kitas)
words-won = laimėjo { $mark }
words-untouched = dar nieko
words-choose = **Pasirink bet kurią dar atvirą lentą.**
pick-a = Maža ×{ $left }
pick-b = Vidutinė ×{ $left }
pick-c = Didelė ×{ $left }

## Žaidimai: pavadinimas ir taisyklė viena eilute

game-classic = Klasika
game-misere = Atvirkščiai
game-vanish = Dingstantys
game-squares = Kvadratai
game-drop = Gravitacija
game-sizes = Dydžiai
game-ultimate = Super
legend-fading = kitas dings blyškusis ženklas.
legend-sizes = 1{"\u00A0"}– maža, 2{"\u00A0"}– vidutinė, 3{"\u00A0"}– didelė.
rule-classic = laimi, kas surenka tris iš eilės.
rule-misere = pralaimi, kas surenka tris iš eilės.
rule-vanish = { $moves ->
        [0] padėjus ketvirtą ženklą, dingsta seniausias tavo ženklas. Laimi, kas surenka tris iš eilės. Pozicija, pasikartojusi trečią kartą, – lygiosios. Pirmasis ėjimas negali būti į krašto vidurį.
       *[other] padėjus ketvirtą ženklą, dingsta seniausias tavo ženklas. Laimi, kas surenka tris iš eilės. Pozicija, pasikartojusi trečią kartą, – lygiosios.
    }
rule-squares = laimi, kas surenka keturis iš eilės arba kvadratą du kart du.
rule-drop = ženklai krinta į žemiausią laisvą savo stulpelio langelį. Laimi, kas surenka keturis iš eilės.
rule-ultimate = tavo langelis siunčia varžovą į mažąją lentą toje pačioje vietoje. Kas surenka tris iš eilės, laimi mažąją lentą, o kas turi tris mažąsias lentas iš eilės – partiją. Jei to nepadaro niekas, laimi tas, kas turi daugiau lentų.
rule-sizes = didesnės figūros uždengia mažesnes, taip pat savas. Padėta figūra lieka vietoje. Laimi, kas surenka tris savo figūras iš eilės.

versus-title = ## { $one } ir { $other }
versus-none = Čia dar nėra baigtų tarpusavio partijų.
versus-record =
    Partijų: { $matches }. { $one } laimėjo { $wins }, { $other } laimėjo { $losses }, lygiosios – { $draws }.

rules-title = ## Kaip veikia reitingai
rules-start = Visi pradeda nuo 1500. Daugiausia duoda pergalės prieš stiprius žaidėjus.
rules-levels = Mano reitingas žaidime „{ $game }“: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Tavo reitingas matomas, kai turi vietą: po kelių partijų, geriausia prieš skirtingus varžovus.
rules-two-moves = Partija įskaitoma, kai abu žaidėjai padaro po du ėjimus.
rules-details = Išsamiau
rules-details-text =
    ## Išsamiau apie reitingus
    - Reitingai skaičiuojami pagal Glicko-2. Mano lygių reitingai pastovūs ir apskaičiuoti tiksliai.
    - Pakartotos partijos ėjimai tie patys, net jei lenta pasukta arba veidrodinė.
    - Partijos su naujoku keičia reitingą tik tarp { $least } ir { $most } ir neatneša vietos. Naujokas – tas, kas dar neturi vietos ir nesužaidė { $matches ->
        [one] { $matches } partijos
        [few] { $matches } partijų
       *[other] { $matches } partijų
    } su { $people ->
        [one] { $people } žmogumi
        [few] { $people } žmonėmis
       *[other] { $people } žmonių
    }.
    - Atsiėmus ėjimą, partija gali sumažinti tavo reitingą, bet ne padidinti. Su užuomina ji be reitingo.
    - Pergalė prieš mane pakelia tave ne aukščiau kaip { $cap } virš mano reitingo; lygiosios su neįveikiamu botu – ne aukščiau kaip iki lygio „{ level-hard }“.
    - Asmeninių žinučių partijos skaičiuojamos atskirai, ir mato jas tik jų žaidėjai.

uncounted-hinted = Pasinaudojai užuomina, todėl ši partija be reitingo ir tavo reitingas nepasikeitė.
uncounted-unrated = Ši partija be reitingo, todėl tavo reitingas nepasikeitė.
name-and-value = { $name }: { $value }
rating-changed = Reitingas { $before } → { $after }
rating-unranked = { $games ->
        [one] Dar be vietos: dar maždaug { $games } partija
        [few] Dar be vietos: dar maždaug { $games } partijos
       *[other] Dar be vietos: dar maždaug { $games } partijų
    }
rating-of-game = Reitingas { $points }
rating-kept = Reitingas nepasikeitė
uncounted-short = Ši partija neįskaitoma: abu žaidėjai turi padaryti bent po du ėjimus.
uncounted-nobody = Ši partija neįskaitoma niekam.
uncounted-repeated = Neseniai žaistos partijos prieš botą pakartojimas reitingo nekeičia.
uncounted-again = Partijos prieš tą patį varžovą per dieną kaskart skaičiuojamos mažiau.
uncounted-taken-back = Atsiėmei ėjimą, todėl ši partija tavo reitingo pakelti negalėjo.
uncounted-capped = Pergalė prieš mane ar naujoką pakelia tik iki tam tikros ribos.

refusal-not-shown = { $person } bendroje lyderių lentelėje savo vardą slepia.
refusal-no-server = Čia nėra serverio. Bandyk `scope: { choice-everywhere }`.
refusal-not-added = Nustatymus turi serveriai, kurie mane pridėjo, o šis – ne. Tavo nustatymai yra čia: { COMMAND("privacy") }.
refusal-cannot-write = Šiame kanale negaliu rašyti. Tam man reikia teisių „Peržiūrėti kanalą“ ir „Siųsti žinutes“.
refusal-not-shared = Ši partija nebebendrinama.
refusal-animation-in-flight = Jau kuriu tau animaciją. Ji tuoj bus.
refusal-export-in-flight = Jau renku tavo duomenis. Gausi juos, kai tik bus surinkti visi.
refusal-shut-out = Apgailestauju, tas, kas mane paleido, neleidžia man čia su tavimi žaisti. { COMMAND("privacy") } vis dar veikia.
refusal-being-deleted = Tavo duomenys trinami. Po kelių sekundžių vėl galėsi žaisti.
refusal-not-server-manager = Tai gali daryti tik žmonės, turintys teisę „Tvarkyti serverį“.

## Pasisveikinimas su serveriu

welcome-text =
    ### 👋 Labas! Aš – { -bot }.
    Žaidžiu kryžiukus-nuliukus. Spausk **{ play }**, jei nori partijos prieš mane, arba mesk iššūkį draugui: { COMMAND("tictactoe challenge") }. Visa kita parodys { COMMAND("help") }.
welcome-admins = -# Administratoriams: kur mane galima naudoti, nustatoma skiltyje „Serverio nustatymai → Integracijos“.
welcome-settings = -# Naudojant { COMMAND("settings") } nustatoma mano kalba čia ir dienos užduoties kanalas.

## Serverio nustatymai

command-settings = Šio serverio numatytosios reikšmės ir ar jo partijos įskaitomos bendroje lentelėje
settings-title = ## Šio serverio nustatymai
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · įskaitomos bendroje lentelėje
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · bendroje lentelėje neįskaitomos
settings-now-season-first = { "**" }{ settings-seasons }**: pirmasis
settings-now-season-since = { "**" }{ settings-seasons }**: { $number } sezonas, nuo { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatinė
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partijos
settings-seasons = Sezonai
settings-language = Kalba
back = Atgal

settings-difficulty = { "**Numatytasis lygis**" } partijoms prieš mane (žaidimo „{ game-ultimate }“ stipriausias – { level-expert })
settings-pace = { "**Numatytasis tempas**" } žmonių partijoms
settings-call = { "**Kviečiamas vaidmuo**" } atviriems iššūkiams: **{ call-players }** jį pamini, ne dažniau kaip kartą per dešimt minučių
settings-call-none = Pasirink vaidmenį (tuščia – išjungta)
settings-call-refused =
    { $why ->
        [everyone] Tai negali būti { $role }.
        [yours] Negali minėti { $role }, todėl ir aš už tave to nedarau. Leisk visiems jį minėti, tada pasirink jį dar kartą.
        [closed] { $role } minėti gali jau ne visi, todėl ir aš to nedarau. Leisk visiems jį minėti arba pasirink jį dar kartą.
       *[other] Negaliu paminėti { $role }. Leisk visiems jį minėti arba leisk man minėti visus vaidmenis.
    }
settings-everywhere-1 = Šio serverio partijos įskaitomos bendroje lyderių lentelėje.
settings-everywhere-0 = Šio serverio partijos bendroje lyderių lentelėje neįskaitomos.
settings-turn-everywhere-1 = Įskaityti bendroje lentelėje
settings-turn-everywhere-0 = Skaičiuoti tik šiame serveryje

settings-language-automatic = { "**" }{ choice-automatic }**: ką mato visi, rašau to žmogaus kalba, kuris tai pradeda. To, ko niekas nepradeda, pavyzdžiui, mano pasisveikinimo, kalba: { $name }.
settings-language-set = To, ką šiame serveryje mato visi, kalba: { "**" }{ $name }{ "**" }. Jau pradėtos partijos savo kalbos nekeičia.
settings-language-private = -# Ką matai tik tu, rašau tavo Discord kalba.
choice-automatic = Automatinė

settings-now-daily-off = { "**" }{ puzzle-open }**: išjungta
settings-now-daily-refused = { "**" }{ puzzle-open }**: išjungta, nes nebegalėjau rašyti jos kanale
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, kasdien { $time }
settings-daily-about = Viena žinutė per dieną su užduotimi, kuri visur ta pati. Žmonės ją sprendžia asmeniškai, o žinutė rodo, kam pavyko. Ji niekam nesiunčia pranešimų.
settings-daily-none = Pasirink kanalą (tuščia – išjungta)
settings-daily-hour = Užduotis pasirodo { $time } tavo laiku.
settings-daily-failed = Negaliu rašyti kanale { $channel }, todėl niekas nepasikeitė. Leisk man ten **Peržiūrėti kanalą** ir **Siųsti žinutes**, tada pasirink jį dar kartą.
settings-channel-yours = Negali rašyti kanale { $channel }, todėl ir aš už tave to nedarau. Niekas nepasikeitė.
daily-comes-here = Dienos užduotis bus čia kasdien { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] išjungta
        [empty] išjungta, nes tris kartus iš eilės prisijungė per mažai žmonių
       *[set] { $channel }, kita: { $time }
    }
settings-arena-about =
    Arena, kuri ateina pati: prieš valandą apie ją pranešama jos kanale, su mygtuku **{ join }**. { $calls ->
        [yes] Pranešimas vieną kartą pamini { $role }.
       *[no] Ji niekam nesiunčia pranešimų.
    } Jei tris kartus iš eilės nesusirenka du žaidėjai, daugiau jų nebus.
    Diena ir valanda nurodytos pagal UTC, be vasaros laiko. Tavo laiku ši valanda dabar atitinka { $time }.
evening-none = Jokia diena
evening-each-day = Kasdien
evening-any = Kaskart kitas žaidimas
evening-quiet = Nieko nekviesti
evening-comes-here = Čia pranešama apie arenas, kurios ateina pačios.
arena-last = 🏟️ **Paskutinė arena:** { $winner }

settings-new-season = Naujas sezonas
season-first = Šio serverio lyderių lentelėje – **pirmasis sezonas**.
season-since = Šio serverio lyderių lentelėje – **{ $number } sezonas**, prasidėjęs { $since }.
season-question = Pradėti { $number } sezoną? Tada { $former } sezonas baigsis visam laikui, ir to atšaukti nebus galima. Visi šio serverio lyderių lentelėje vėl pradės nuo 1500. { $former } sezonas liks komandoje { COMMAND("stats") }. { $podium }
season-start = Pradėti { $number } sezoną
season-keep = Atšaukti
season-started = Prasidėjo { $number } sezonas. Sėkmės visiems!
season-name = { $number } sezonas
season-name-current = { $number } sezonas (dabar)
season-ends-hand = Sezonai baigiasi, kai pasakai
season-ends-month = Sezonai baigiasi kas mėnesį
season-ends-week = Sezonai baigiasi kas savaitę
season-ends =
    { $ends ->
        [week] Sezonai baigiasi kas savaitę. Kitas prasidės { $end }, jei šiame bus įskaityta partija.
        [month] Sezonai baigiasi kas mėnesį. Kitas prasidės { $end }, jei šiame bus įskaityta partija.
       *[other] Sezonai baigiasi, kai pasakai.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Nugalėtojų pakyla bus ten, kur kas nors pradės kitą sezoną.
       *[other] Nugalėtojų pakyla bus čia: { $where }.
    }
season-podium =
    { $state ->
        [refused] Sezonui pasibaigus, jo **nugalėtojų pakyla** būdavo skelbiama kanale. Dabar nebe, nes negalėjau ten rašyti.
       *[other] Sezonui pasibaigus, jo **nugalėtojų pakyla** skelbiama kanale. Ji niekam nesiunčia pranešimų.
    }
season-podium-comes = Sezonui pasibaigus, jo nugalėtojų pakyla bus čia.
season-role = Pirmoji vieta tada gauna **vaidmenį**, kol jos neužims kas nors kitas.
season-role-refused =
    { $why ->
        [everyone] Tai negali būti { $role }.
        [permissions] { $role } turi teisių, todėl šio vaidmens niekam nesuteikiu.
        [managed] Vaidmenį { $role } gali suteikti tik Discord arba kita programa.
        [above] { $role } nėra žemiau už mano vaidmenį, todėl negaliu jo suteikti. Perkelk manąjį aukščiau, tada pasirink šį dar kartą.
        [yours] Negali suteikti { $role }, todėl ir aš už tave to nedarau. Tam reikia teisės **Tvarkyti vaidmenis** ir tavo vaidmens virš jo.
        [missing] Vaidmeniui { $role } suteikti man reikia dar vienos teisės. Suteik ją žemiau esančiu mygtuku, tada pasirink vaidmenį dar kartą.
        [two-factor] Discord čia neleidžia man keisti vaidmenų: šis serveris reikalauja dviejų veiksnių autentifikavimo, o įjungti jį turi tas, kas mane paleido.
       *[other] Paskutinį kartą Discord neleido man pakeisti vaidmenų. Leisk man **Tvarkyti vaidmenis** ir perkelk mano vaidmenį virš pirmosios vietos vaidmens.
    }
season-role-allow = Leisti Tvarkyti vaidmenis
season-over = ## 🏆 Baigėsi { $number } sezonas
season-won =
    { $shared ->
        [yes] **Pirmąją vietą pasidalijo keli!**
       *[no] **Sezoną laimėjo { $winner }!**
    }
season-nobody = Niekas jame nebaigė { $games } reitinginių partijų, todėl pirmoji vieta lieka laisva.
season-games = Kiti žaidimai
season-champion = 🏆 **Pirmoji vieta:** { $winner }

## Arenos

refusal-arena-here = Šiame kanale arena jau yra. Paspausk joje **{ join }**.
refusal-not-in-arena-game = Arenoje negalima siūlyti lygiųjų, atsiimti ėjimo ar prašyti revanšo: kita partija prasidės savaime.
refusal-arena-length = Arena trunka nuo { $shortest } iki { $longest }{"\u00A0"}min.
refusal-arena-start = Arena prasideda ne vėliau kaip po { $latest }{"\u00A0"}min.
refusal-long-arena-game = Žaidimo „{ game-ultimate }“ partijos arenai per ilgos. Pasirink kitą žaidimą.
refusal-arena-over = Ši arena baigta.
refusal-arena-full = Ši arena pilna: daugiausia dalyvių – { $most }. Kai tik kas nors išeis, galėsi prisijungti.
refusal-not-in-arena = Šioje arenoje nedalyvauji.
refusal-not-away = Tu ir taip dalyvauji: kita tavo partija prasidės, kai tik kas nors bus laisvas.
refusal-not-arena-host = Šią areną paskelbė { $person }. Tai daryti gali tik šis žmogus ir tie, kas turi teisę „Tvarkyti serverį“.
refusal-too-few-for-arena = Arenai reikia dalyvių: { $enough }. Kai tik jie prisijungs, galėsi ją pradėti.

## Dienos užduoties žinutė

post-solve = Spręsti
post-solved-1 = **Iš pirmo karto**: { $people }
post-solved-2 = **Iš antro karto**: { $people }
post-solved-3 = **Iš trečio karto**: { $people }
post-solved = { $people ->
        [0] Čia jos dar niekas neišsprendė.
        [one] Čia ją išsprendė { $people } žmogus.
        [few] Čia ją išsprendė { $people } žmonės.
       *[other] Čia ją išsprendė { $people } žmonių.
    }
post-solved-more = { $people ->
        [one] Čia ją išsprendė dar { $people } žmogus.
        [few] Čia ją išsprendė dar { $people } žmonės.
       *[other] Čia ją išsprendė dar { $people } žmonių.
    }
post-former = -# Vakarykštę užduotį išsprendė: { $people }

## Kas saugoma apie žmogų

mydata-kinds =
    - **Partijos ir iššūkiai**, taip pat atviri: kas, kur, kada, kalba, ėjimai, užuominos ir rezultatas. Jie priklauso ir tavo varžovams: ištrynus tavo duomenis, partijos, kurias žaidi, baigiasi, o tavo vietoje lieka atsitiktinis skaičius.
    - **Reitingai**: tavo vieta kiekviename serveryje ir sezone, ką pakeitė kiekviena partija ir tavo rezultatai prieš kiekvieną žmogų. Ištrynus tavo duomenis, dingsti iš visų sąrašų, o tavo vietoje lieka tas pats atsitiktinis skaičius.
    - **Visa kita**: nustatymai, dienos užduotys, arenos, nugalėtojų pakylos, bendrintos partijos ir užduočių rezultatai, pasirodymai; ką blokuoji ar kam siunti iššūkį, kas blokuoja tave ir ar tau uždaryta prieiga. Viskas lieka, kol to reikia arba kol neištrinsi savo duomenų; tada tai ištrinama arba tavo vietoje lieka atsitiktinis skaičius ar kodas.
mydata-export = Mano duomenys
mydata-delete = Ištrinti duomenis
mydata-exported = Tavo duomenys JSON formatu. Langeliai ir stulpeliai juose skaičiuojami nuo 0.
mydata-question = Ištrinti viską, kas apie tave saugoma? Partijos, kurias žaidi, baigsis kaip pasidavimas. Atšaukti to negalėsi.
mydata-stays =
    Kai kas lieka, kad apsaugotų kitus: baigtos partijos su atsitiktiniu skaičiumi, kas tave blokuoja, ir pertrauka tarp iššūkių ({ $minutes }{"\u00A0"}min.). Blokavimai ir ši pertrauka saugomi pažymėti kodu, gautu iš tavo identifikatoriaus, o { $days ->
        [one] { $days } dieną
        [few] { $days } dienas
       *[other] { $days } dienų
    } prie to kodo saugomas ir tavo atsitiktinis skaičius. Tas, kas mane paleido, gali patikrinti, ar kodas priklauso jam žinomam identifikatoriui.
mydata-yes = Ištrinti
mydata-no = Palikti mano duomenis
mydata-done = Atlikta: mano duomenų bazėje nebėra nieko, kas rodytų į tave, išskyrus pėdsakus nenaudojamose jos dalyse. Jie dings per kelias minutes arba kitą kartą išvalius duomenų bazę. Ačiū, kad žaidei!
mydata-begun = Trinu tavo duomenis. Sužaidei tiek partijų, kad tai užtruks dar kelias sekundes; baigsiu, net jei būsiu paleistas iš naujo. Iki tol partijos pradėti negalėsi. Jei nori pamatyti, ar jau padaryta, dar kartą spausk `{ mydata-delete }`: { COMMAND("privacy") }.
mydata-copies = Atlikta: mano duomenų bazėje nebėra nieko, kas rodytų į tave. Jos serveryje dar yra kopijų žurnale, replikose ir nenaudojamose failų dalyse, kol ta vieta bus panaudota iš naujo. Ačiū, kad žaidei!
mydata-boards =
    Tavo vardas dings ir iš naujausių baigtų lentų ({ $boards }), maždaug iš 40 per minutę, jei jas dar galiu keisti. Negaliu pasiekti lentų serveriuose, kurie mane pašalino, man uždarytuose kanaluose, archyvuotose gijose ir ten, kur mane įsidiegė tik žmogus, o ne serveris.
    Jei kanalas, gija ar serveris mane vėl įsileis, tavo vardas dings ir iš ten, vėliausiai po dienos.
    Gali būti dar žinučių su tavo vardu: Discord ne visada praneša, ar jos atėjo. Jei tokią pamatysi, paspausk joje mygtuką, ir tavo vardas dings.
mydata-kept = Gerai. Niekas neištrinta.

## Dienos užduotis

puzzle-open = Dienos užduotis
puzzle-title = ### Užduotis Nr.{"\u00A0"}{ $number } · { $game }
puzzle-win = { "**" }{ $mark } pradeda ir laimi per { $moves ->
    [one] { $moves } ėjimą
    [few] { $moves } ėjimus
   *[other] { $moves } ėjimų
}.**
puzzle-save = { "**" }{ $mark } pradeda: partiją išgelbsti tik vienas ėjimas.**
puzzle-progress = -# { $dots } · { $number } bandymas iš { $tries }
puzzle-past = -# Ši užduotis serijai neįskaitoma.
puzzle-order = -# Nuo seniausio ženklo iki naujausio: { $marks }.
puzzle-left = -# { $mark } dar turi: { $pieces }.
puzzle-wrong = { "**Neteisingai:**" } { $cell }. Vėl pradinė pozicija.
puzzle-right = { "**Teisingai!**" } Užėmiau { FORM($cell, of: "acc") }.
puzzle-hint = 💡 Pirmasis ėjimas – { $area }.
puzzle-solved = { $number ->
    [1] **Išspręsta iš pirmo karto!**
    [2] **Išspręsta iš antro karto.**
    [3] **Išspręsta iš trečio karto.**
    [one] **Išspręsta iš { $number } karto.**
    [few] **Išspręsta iš { $number } karto.**
   *[other] **Išspręsta iš { $number } karto.**
}
puzzle-lost = { "**Šįkart ne.**" } Teisingas ėjimas: { $cell }.
puzzle-streak = -# 🔥 Serija: { $streak ->
    [one] { $streak } diena
    [few] { $streak } dienos
   *[other] { $streak } dienų
}. { $freezes ->
    [0] {""}
    [1] ❄️ { $freezes } užšaldymas išsaugos seriją, jei praleisi dieną.
    [one] ❄️ { $freezes } užšaldymas išsaugos seriją, jei praleisi kelias dienas.
    [few] ❄️ { $freezes } užšaldymai išsaugos seriją, jei praleisi kelias dienas.
   *[other] ❄️ { $freezes } užšaldymų išsaugos seriją, jei praleisi kelias dienas.
}
puzzle-freeze = -# Kas septinta diena iš eilės duoda užšaldymą: jis išsaugo seriją, kai praleidi dieną.
puzzle-streak-ended = -# Tavo serija baigėsi ties { $streak }.
puzzle-streak-kept = -# ❄️ Užšaldymas išsaugojo tavo seriją: 🔥 { $streak }. Liko užšaldymų: { $freezes }.
puzzle-at-stake = -# ⏳ Vakarykštė užduotis tavo serijai įskaitoma iki { $time } ({ $left }).
puzzle-frozen = -# ❄️ Užšaldymas padengė vakarykštę dieną.
puzzle-share = -# Iš pirmo karto rado { $percent }{"\u00A0"}%.
puzzle-next = -# Kita užduotis { $time }.
puzzle-give-up = Rodyti atsakymą
puzzle-give-up-question = Rodyti atsakymą? { $costs ->
        [streak] Tada tavo serija baigsis ties { $streak }.
        [freeze] Tai kainuos vieną tavo serijos užšaldymą.
       *[nothing] Po to šios užduoties nebeišspręsi.
    }
puzzle-give-up-yes = Taip, rodyti
puzzle-give-up-no = Bandyti toliau
puzzle-yesterday = Vakarykštė
puzzle-today = Šiandienos
puzzle-results = Rezultatai čia
puzzle-results-title = ### Užduotis Nr.{"\u00A0"}{ $number } šiame serveryje
puzzle-results-none = Čia jos dar niekas neatvėrė.
puzzle-results-open = { $person }: dar bando
puzzle-results-who = -# Rodomi tik tie, kas savo partijas rodo kitiems.
puzzle-copy = Kopijuoti
puzzle-share-here = Bendrinti čia
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Tokios užduoties tau nėra. { COMMAND("daily") } atveria šiandienos.
refusal-puzzle-over = Šią užduotį jau baigei. Rytoj bus kita.
refusal-tried-before = Šį ėjimą jau bandei, jis neteisingas. Bandymo neprarandi.
refusal-puzzle-not-over = Pirma baik užduotį.
refusal-shared-once = Rezultatą kanale galima bendrinti vieną kartą.
practice-played = Tavo ėjimas čia ({ $date }, varžovas: { $opponent }): { $cell }.
practice-task = { "**" }Tavo ženklas: { $mark }.** { $result ->
        [win] Kas laimi?
       *[draw] Kas išlaiko lygiąsias?
    }
practice-move = { $what ->
        [right] **Teisingai:** { $cell }.
        [wrong] **Neteisingai:** { $cell }.
       *[answer] Geriausias atsakymas: { $cell }.
    }
practice-lets = { $result ->
        [win] Taip pergalė išslysta.
       *[draw] Dabar { $opponent } gali laimėti.
    }
practice-next = Kita
practice-look-on = Ieškoti toliau
practice-open = Atverti partiją
practice-looked = { $games ->
        [one] Ką tik peržiūrėta { $games } partija, tavo klaidų joje nėra.
        [few] Ką tik peržiūrėtos { $games } partijos, tavo klaidų jose nėra.
       *[other] Ką tik peržiūrėta { $games } partijų, tavo klaidų jose nėra.
    }
practice-all = { $count ->
        [0] Dar nėra tavo klaidų treniruotei. Pirmoji atsiras su kitomis tavo partijomis.
        [1] Vienintelė pozicija jau treniruota. Kita atsiras su kita tavo partija.
        [one] Visos pozicijos jau treniruotos: { $count }. Kita atsiras su kita tavo partija.
        [few] Visos pozicijos jau treniruotos: { $count }. Kita atsiras su kita tavo partija.
       *[other] Visos pozicijos jau treniruotos: { $count }. Kita atsiras su kita tavo partija.
    }
practice-again = -# Viena pozicija grįš { $time }.
practice-waiting = { $count ->
        [one] { $count } pozicija treniruotei
        [few] { $count } pozicijos treniruotei
       *[other] { $count } pozicijų treniruotei
    }
practise-this = Treniruoti šią
refusal-no-practice = Niekas nežino, kas teisinga žaidime „{ game-ultimate }“, todėl nėra ko treniruoti. Pasirink kitą žaidimą.
