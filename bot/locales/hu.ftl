# Magyar. A bot tegez, és egyes szám első személyben beszél magáról. A játszma az, amit lejátszanak; a játék a szabályok.
# Személy, motor, játék és szám neve nem kap ragot, és névelő sem áll előtte: „{ $x } nyert”, „{ $x } ellen”, „lépése: { $cell }”.
# Kettőspont után kisbetűvel folytatódik a mondat. A mezők neve kettőspont után, alanyesetben áll, ahogyan a b2 is.
#
# A nevek alakjai: acc névelővel, -t raggal; your „a felső sorodat”; def névelővel, alanyesetben; loc „a felső táblán”;
# poss a tábla után, birtokos jellel („bal felső tábla sarka”); title sor elején és gombon, nagybetűvel;
# who „az adaptív motor”.

-bot = Noughts

# Ami két mondat, illetve egy felsorolás tagjai között áll.
between-sentences = {" "}
between-items = {", "}

# Amit csak a fordítások mondanak.
english-holds = -# Kétség esetén az angol szöveg az irányadó.
help-wrong-word = -# Rossz szót találtál? Írd meg nekünk: { $link }

## Parancsok: leírásuk (legfeljebb 100 karakter), és amit a választásaik jelentenek

command-tictactoe = Tic-tac-toe, vagyis 3×3-as amőba
command-start = Indíts játszmát a bot ellen
command-start-difficulty = Milyen erősen játsszon a bot (alapból a szerver szintje)
command-start-engine = Inkább a bot stílusa; csak némelyikhez jár szint is
command-mark = A jeled; X lép először (alapból véletlenszerű)
command-board = A játszmád újra megjelenik a csatorna végén
command-board-words = Inkább a tábla szavakkal, csak neked
command-resign = Add fel a játszmádat ebben a csatornában

command-challenge = Hívj ki valakit, vagy tégy közzé nyílt kihívást
command-challenge-opponent = Kit hívsz ki (üresen: nyílt kihívás)
command-challenge-pace = Idő egy lépésre (alapból a szerver tempója)
command-menu-challenge = Kihívás tic-tac-toe-ra
command-menu-stats = Tic-tac-toe statisztika
command-menu-review = Tic-tac-toe elemzése
command-help = Itt kezdd: játssz, hívd ki egy barátodat, vagy nézd meg a legjobbakat
command-privacy = Ki hívhat ki, az emlékeztetőid és a tárolt adataid

command-daily = A nap feladványa: találd meg a helyes lépést
command-daily-number = Korábbi feladvány a sorszáma alapján (alapból a mai)
command-practice = A saját hibáid feladványként
command-practice-variant = Melyik játékot gyakorlod (alapból mindet)
command-arena = Rendezz arénát: gyors játszmák mindenkinek, aki csatlakozik
command-arena-variant = Melyik játék legyen (alapból „{ game-vanish }”)
command-arena-minutes = Meddig tartson: 10–60 perc (alapból 20)
command-arena-starts-in = Hány perc múlva kezdődjön: 0–60 (alapból 5)

command-history = Befejezett játszmák: a tieid, másé vagy ezé a szerveré
command-history-player = Kinek a játszmái (alapból a tieid)
command-history-variant = Melyik játék (alapból mind)
command-review = Nézd meg, melyik lépés döntötte el a játszmát, és mi lett volna jobb
command-review-variant = Melyik játék (alapból az, amelyikkel utoljára játszottál)

command-watch = Nézd meg két motor játszmáját
command-watch-x = Ki játszik X-szel, és lép először (alapból véletlenszerű)
command-watch-o = Ki játszik O-val (alapból véletlenszerű)
command-engines = Ismerd meg a motorokat: milyen erősek, és hogyan lehet legyőzni őket

command-variant = Melyik játék legyen (alapból „{ game-classic }”)
command-stats-variant = Melyik játék értékszámai (alapból „{ game-classic }”)
choice-game-classic = { game-classic }: három egy sorban
choice-game-misere = { game-misere }: aki hármat kirak egy sorban, veszít
choice-game-vanish = { game-vanish }: mindenkinek három jele van
choice-game-squares = { game-squares }: négy egy sorban vagy négyzetben
choice-game-drop = { game-drop }: leeső jelek, négy egy sorban
choice-game-ultimate = { game-ultimate }: kilenc tábla egyben
choice-game-sizes = { game-sizes }: a nagy lefedi a kicsit
choice-easy = Könnyű: nem vesz észre vonalakat
choice-medium = Közepes: hibázik, és megtalálhatod a hibáit
choice-hard = Nehéz: terv kell a győzelemhez
choice-unbeatable = Verhetetlen: a döntetlen a legtöbb, amit elérhetsz
choice-matched = Adaptív: olyan erős, mint te (nem értékelt)
choice-x = X: te lépsz először
choice-o = O: a bot lép először
choice-challenge-o = O: az ellenfeled lép először
choice-quick = Gyors: lépésenként 1 perc
choice-casual = Laza: lépésenként 15 perc
choice-slow = Lassú: lépésenként 3 nap

## Motorok: a nevük, és egy-két szó arról, hogyan gondolkodnak

choice-engine-dice = Dice: néhány szabály és egy dobókocka
choice-engine-lines = Lines: pontozza a mezők vonalait
choice-engine-sampling = Sampling: véletlen játszmákat játszik le
choice-engine-wargames = Wargames: két lépésre néz előre
choice-engine-minimax = Minimax: a játszma végéig számol
choice-engine-perfect = Perfect: sosem veszít, csapdát állít
choice-engine-tree = Tree: csak a „{ game-ultimate }” játékot játssza
choice-engine-learned = Learned: magától tanulta meg a „{ game-ultimate }” játékot

level-easy = könnyű
    .title = Könnyű
level-medium = közepes
    .title = Közepes
level-hard = nehéz
    .title = Nehéz
level-unbeatable = verhetetlen
    .title = Verhetetlen
level-expert = szakértő
    .title = Szakértő
level-matched = adaptív
    .title = Adaptív
    .who = az adaptív motor

## A tábla

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = bárki
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Párharc: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 döntetlen"}
       *[other] {"  ·  "}{ $draws } döntetlen
    }
board-turn = **Te következel, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) gondolkodik…**
board-ahead = -# Előtted még { $games ->
        [one] 1 játszma
       *[other] { $games } játszma
    } van
board-to-move = -# Most lép: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Lépj eddig: { $time } ({ $left })
board-deadline-unwatched = -# Lépj eddig: { $time } ({ $left }). Az időtúllépés akkor látszik itt, amikor valaki megnyom egy gombot.
board-offer-draw = 🤝 **{ $asked }, elfogadod a döntetlent?**
board-offer-take-back = ↩️ **{ $asked }, engeded, hogy { $player } visszavonja az utolsó lépését?**
board-won-line = 🏆 **{ $winner } nyert: { $length ->
        [3] három
        [4] négy
       *[other] { $length }
    } egy sorban!**
board-lost = **{ $winner } nyert: { $length ->
        [3] három
        [4] négy
       *[other] { $length }
    } egy sorban.**
board-won-line-square = 🏆 **{ $winner } nyert: négy jel négyzetben!**
board-won-line-boards = 🏆 **{ $winner } nyert: három tábla egy sorban!**
board-lost-boards = **{ $winner } nyert: három tábla egy sorban.**
board-won-line-more-boards = 🏆 **{ $winner } nyert: { $most ->
        [one] 1 tábla
       *[other] { $most } tábla
    } { $fewest } ellen!**
board-lost-more-boards = **{ $winner } nyert: { $most ->
        [one] 1 tábla
       *[other] { $most } tábla
    } { $fewest } ellen.**
board-won-line-reverse = 🏆 **{ $loser } kirakott { $length ->
        [3] hármat
        [4] négyet
       *[other] { $length } jelet
    } egy sorban, így { $winner } nyert!**
board-lost-square = **{ $winner } nyert: négy jel négyzetben.**
board-lost-reverse = **{ $loser } kirakott { $length ->
        [3] hármat
        [4] négyet
       *[other] { $length } jelet
    } egy sorban, így { $winner } nyert.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } feladta. { $winner } nyert!**
board-won-out-of-time = ⏰ **{ $loser } kifutott az időből. { $winner } nyert!**
board-won-abandoned = 🍂 **{ $loser } otthagyta a játszmát. { $winner } nyert!**
drawn-classic = 🤝 **Döntetlen!** Senkinek sem lett három egy sorban.
drawn-squares = 🤝 **Döntetlen!** Betelt a tábla.
drawn-sizes = 🤝 **Döntetlen!** Nincs több lerakható figura.
drawn-ultimate = 🤝 **Döntetlen!** Mindketten ugyanannyi táblát nyertek.
board-drew-unbeatable = 🎉 **Döntetlen egy verhetetlen bot ellen: ennél jobbra senki sem képes!**
board-ended-repetition = 🤝 **Döntetlen!** Háromszor állt elő ugyanaz az állás.
board-ended-agreed-draw = 🤝 **Döntetlen!** A két játékos megegyezett.
board-ended-abandoned = 🍂 **Félbeszakadt**, mielőtt igazán elkezdődött volna. Ez a játszma nem számít.
board-ended-unreachable = 🍂 **Vége**: megszűnt a csatornája. Ez a játszma nem számít.
board-matched = -# { -bot } alkalmazkodik hozzád: erőssége { $skill } a 100-ból. Nem értékelt.
board-another-try = -# Nem értékelt: újra { $number }. lépéstől
board-hints = -# Nem értékelt: { $hints ->
        [one] 1 tipp
       *[other] { $hints } tipp
    }
board-next-over = -# Még egy játszma? Nyomd meg a gombot, vagy használd ezt: { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Ez a játszma új üzenetbe költözött.
go-to-board = Ugrás a táblához

refresh = Frissítés
rule = Szabályok
board-in-words = Tábla szavakkal
offer-draw = Döntetlenajánlat
take-back = Visszalépés
take-back-question = Visszavonod az utolsó lépésedet és az arra adott választ? Utána ez a játszma már nem növelheti az értékszámodat.
take-back-consent = Ehhez előbb az ellenfelednek is bele kell egyeznie.
resign = Feladás
accept = Elfogadás
decline = Elutasítás
offer-withdraw = Mégsem
rematch = Visszavágó
play-again = Még egyszer
easier = Könnyebb
harder = Nehezebb
more = Egyéb
my-stats = Statisztikám

reminder = { $player }, te következel { $opponent } ellen ({ $game }, { $number }. lépés): { $link }

## Arénák

arena-title = Aréna: { $game }
arena-starts = **Kezdés: { $start }**, időtartam: { $minutes } perc.
arena-how = Aki szabad, azt újra és újra párosítom, lépésenként 1 perc idővel. A győzelem 2, a döntetlen 1 pontot ér. Jöhetsz később, tarthatsz szünetet, és bármikor kiléphetsz.
arena-in-thread = A játszmáid ide érkeznek: { $thread }. Ott megemlítelek.
arena-in-new-thread = A játszmáid az üzenet alatt nyíló szálba érkeznek, ahol megemlítelek.
arena-in-channel = A játszmáid ebbe a csatornába érkeznek, ahol megemlítelek.
arena-joined-none = Még senki sem csatlakozott.
arena-joined = **{ $count ->
        [one] 1 ember csatlakozott
       *[other] { $count } ember csatlakozott
    }:** { $names }
arena-ends = **Vége: { $end }.**
arena-ending = **Új játszma már nem kezdődik.** A folyamatban lévők a zárásig számítanak: { $end }.
arena-here = -# { $count ->
        [one] 1 résztvevő.
       *[other] { $count } résztvevő.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 pont
       *[other] { $points } pont
    }**, { $games ->
        [one] 1 játszma
       *[other] { $games } játszma
    }
arena-score-tied = { arena-score } (győzelem: { $wins }, a legyőzöttek pontjai: { $beaten })
arena-more = -# … és még { $count ->
        [one] 1 ember
       *[other] { $count } ember
    }
arena-nobody-played = Még senki sem fejezett be játszmát.
arena-won = 🏆 **{ $winner } megnyerte az arénát!**
arena-shared = 🏆 **Vége az arénának, az első helyen holtverseny van!**
arena-played = -# { $people ->
        [one] 1 ember
       *[other] { $people } ember
    }, { $games ->
        [one] 1 játszma
       *[other] { $games } játszma
    }
arena-over-unplayed = Vége az arénának, befejezett játszma nélkül.
arena-too-few = Most nem csatlakoztak elegen: egy arénához két ember kell.
arena-lapsed = Ez az aréna nem indult el, mert akkor épp nem működtem.
arena-cancelled = Ez az aréna elmarad.
arena-you-missed = Nem kapsz új játszmát, amíg nem jelzed, hogy visszatértél.
arena-ratings = -# A játszmák a szokásos módon hatnak az értékszámra. Ha ketten 24 órán belül többször játszanak egymással, az első játszma egészben, a második felerészben, a harmadik harmadrészben számít.
arena-you-are-back = Újra itt vagy: jön a következő játszmád, amint valaki szabad lesz.
arena-ask = Ezt még senki más nem látja. A **{ arena-announce }** gomb kiteszi ebbe a csatornába.
arena-announced-in = Az aréna meghirdetve itt: { $channel }.
arena-end-question = Vége legyen ennek az arénának? Új játszma nem kezdődik, a folyamatban lévők pedig még { $minutes } percig számítanak.
arena-cancel-question = Elmaradjon ez az aréna, mielőtt elkezdődik?
arena-ended = Az aréna véget ér: új játszma már nem kezdődik.
arena-goes-on = Rendben. Az aréna folytatódik!

arena-announce = Meghirdetés
join = Csatlakozás
call-players = Játékosok hívása
arena-leave = Kilépés
arena-standings = Állás
arena-start = Indítás most
arena-end = Befejezés
arena-end-yes = Igen, legyen vége
arena-end-no = Nem, folytatódjon
arena-back = Visszajöttem
arena-again = Új aréna

# Egy aréna befejezett játszmájának táblája alatt
arena-points = -# Aréna: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Ez a játszma az arénában számít, de az értékszámba nem: mindkét játékosnak legalább kétszer kell lépnie.
arena-missed = -# { $player } egyelőre nem kap új játszmát.
arena-next = -# Amíg az aréna tart, a következő játszmád magától érkezik.

## Kihívások

challenge = ### ⚔️ Tic-tac-toe, { $invited }?
    { $challenger } kihív téged egy játszmára.
challenge-open = ### ⚔️ Ki játszik tic-tac-toe-t?
    { $challenger } ellenfelet keres. Az játszhat, aki elsőként csatlakozik.
challenge-rematch = ### ⚔️ Még egy játszma, { $invited }?
    { $challenger } visszavágót kér.
challenge-another-try = ### ⚔️ Még egy próba, { $invited }?
    { $challenger } innen szeretné folytatni.
challenge-until = -# Lejár: { $until }
players-called = { $role } { $challenger } ellenfelet keres.
players-found = Megvan: { $players }
players-none = Ezúttal senki.
challenge-block = Letiltás
challenge-cancel = Kihívásom törlése
challenge-again = Új kihívás
challenge-anyway = Kihívom így is
challenge-too = Az enyém is mehet
challenge-declined = { $invited } elutasította { $challenger } kihívását.
challenge-lapsed = { $invited } nem válaszolt időben { $challenger } kihívására.
challenge-lapsed-open = { $challenger } ellenfelet keresett, de senki sem csatlakozott időben.
challenge-cancelled = { $challenger } törölte a kihívását, amelyet { $invited } kapott.
challenge-cancelled-open = { $challenger } törölte a nyílt kihívását.

## Miért oda lépett egy motor: mit tett a lépés, vagy hogyan találta meg; aztán a számok

why = Miért?
move-explained = **{ $player }** lépése: { $cell }.
effect-win = Kirakta { FORM($line, of: "acc") }, és nyert.
effect-won = Ezzel a lépéssel nyert.
effect-line = Kirakott hármat egy sorban.
effect-safe = Elkerülte, hogy három legyen egy sorban.
effect-block =
    { $whose ->
        [yours] Blokkolta { FORM($line, of: "your") }.
       *[theirs] Blokkolta { FORM($line, of: "acc") }.
    }
effect-blocked = Blokkolt egy vonalat.
effect-coverable = Egy vonal útjába állt, de egy nagyobb figura még befejezheti.
effect-threat = Azzal fenyeget, hogy { $cells ->
        [one] egy mezőn
       *[other] { $cells } mezőn
    } nyer.
effect-no-reason = Ezt teszi a lépés, de nem feltétlenül ezért született.
line-0 = felső sor
    .acc = a felső sort
    .your = a felső sorodat
line-1 = középső sor
    .acc = a középső sort
    .your = a középső sorodat
line-2 = alsó sor
    .acc = az alsó sort
    .your = az alsó sorodat
line-3 = bal oszlop
    .acc = a bal oszlopot
    .your = a bal oszlopodat
line-4 = középső oszlop
    .acc = a középső oszlopot
    .your = a középső oszlopodat
line-5 = jobb oszlop
    .acc = a jobb oszlopot
    .your = a jobb oszlopodat
line-6 = átló
    .acc = az átlót
    .your = az átlódat
show-numbers = Számok mutatása
numbers-title = ### Így választott: { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" mindegyiknél"}
    }

why-dice-opening = A tábla üres volt, ezért dobott a kockával: többnyire sarok, néha közép, ritkán egy oldal közepe.
why-dice-centre = Az első lépés sarokra ment, ezért középre lépett.
why-dice-corner = Az első lépés középre ment, ezért egy sarokra lépett.
why-dice-fork = Két szemközti sarokból villa lehet, ezért dobott a kockával: többnyire egy oldal közepe.
why-dice-any = Egyik szabály sem illett ide, ezért véletlenszerűen választott.
why-lines-weights = A legtöbb pontot érő mezőre lépett. A nyitott vonalak kevés pontot adnak; egy kirakható vagy blokkolandó vonal sokat.
why-sampling-games = Minden lépést kipróbált { $games ->
        [one] 1 véletlen játszmában
       *[other] { $games } véletlen játszmában
    }, és azt választotta, amelyikkel a legritkábban veszített.
why-wargames-two-plies = Összevetette a lépéseit a válaszokkal, egyenlőségnél pedig az ízlése döntött.
why-minimax-guess = A vége túl messze volt ahhoz, hogy lássa, ezért találomra lépett.
why-minimax-search = A játszma végéig számolt, és az egyik legjobb lépést választotta.
why-level-ahead = Csak { $plies ->
        [1] egy lépésre
       *[other] { $plies } lépésre
    } látott előre.
why-level-overlooked =
    { $whose ->
        [own] Nem vett észre egy saját vonalat.
        [theirs] Nem vette észre az ellenfele egyik vonalát.
       *[other] Nem vett észre egy vonalat.
    }
why-matched-measured = Az erősségéhez illő lépést választott.
why-perfect-winning = Olyan lépést választott, amely minden válasz ellen nyer.
why-perfect-trap = A biztonságos lépései közül azt választotta, amelyikre az emberek a leggyakrabban rosszul válaszolnak.
why-perfect-hold = Biztonságos lépést választott: egyik lehetséges válasz sem hiba rá.
why-perfect-losing = Minden lépés veszít, ha az ellenfele jól folytatja.
why-tree-win = Talált egy biztosan nyerő lépést.
why-tree-search = Az egyik olyan lépést választotta, amelyekhez a legtöbbször visszatért.
why-sampling-hurried = Sok játszma várt, ezért sietve lépett.
why-board-won = Megnyerte azt a kis táblát.
why-board-blocked = Blokkolt egy vonalat azon a kis táblán.
why-sent-anywhere = A következő lépés bármelyik nyitott táblán lehet, mert { FORM($board, of: "def") } lezárult.
why-sent-empty = A következő lépést { FORM($board, of: "loc") } kell megtenni, amely még üres.
why-sent-own = Azzal fenyeget, hogy megnyeri { FORM($board, of: "acc") }, ahol a következő lépést meg kell tenni.
why-sent-theirs = A következő lépést { FORM($board, of: "loc") } kell megtenni, és azzal a tábla meg is nyerhető.
why-sent-both = Azzal fenyeget, hogy megnyeri { FORM($board, of: "acc") }, de a következő lépést ott kell megtenni, és az előbb megnyerheti.
why-sent-neither = A következő lépést { FORM($board, of: "loc") } kell megtenni, amelyet egy lépéssel még senki sem nyerhet meg.
why-chance = A nyerési esélyét kb. { $percent }%-ra becsülte, a döntetlent fél győzelemnek számítva.

table-lines-weight = Az egyes szabad mezők pontjai
table-sampling-wins = Megnyert játszmák az egyes lépésekkel (összesen { $games })
table-sampling-draws = Döntetlen játszmák az egyes lépésekkel (összesen { $games })
table-wargames-own = Milyen jók a lépései
table-wargames-reply = Milyen jók a válaszaid
table-wargames-taste = A lépései, az ízlését is hozzáadva
table-tree-chance = Mennyire tűnnek nyerőnek az egyes lépések
table-tree-visits = Hányszor nézte meg az egyes lépéseket
table-minimax-value = Az egyes lépések eredménye (10 győzelem, 0 döntetlen, -10 vereség)
table-perfect-chance = Nyerési esély az egyes biztonságos lépésekkel, ha néha hibázol
table-perfect-slip = A hibás válaszaid aránya az egyes biztonságos lépésekre

## Tippek: ami igaz az állásra, hol érdemes keresni, és a lépés

hint = Tipp
hint-question = Ha tippet kérsz, ez a játszma nem értékelt: már nem változtathat az értékszámodon.
hint-yes = Mutasd a tippet
hint-where = Hol?
hint-what = Melyik lépés?
hint-gone = A tábla a tipp óta megváltozott. Új tippért nyomd meg a tábla alatt ezt: **{ hint }**.
hint-unseen = -# A tábla ezt még nem mutatja. A következő gombnyomásod csak frissíti a táblát.
hint-finish = **Befejezheted:** { $right ->
        [one] egy lépés
       *[other] { $right } lépés
    } azonnal nyer.
hint-only-move = **Csak egy lépésed van.**
hint-own-line = **Vigyázz:** { $legal } lépésedből { $wrong ->
        [one] egy
       *[other] { $wrong }
    } után három jeled lesz egy sorban, és azzal veszítesz.
hint-threat = **Vigyázz:** { $right ->
        [one] csak egy lépés akadályozza meg, hogy a következő lépésemmel nyerjek.
       *[other] { $legal } lépésedből { $wrong } után a következő lépésemmel nyerhetek.
    }
hint-win-in-two = **Két lépésben nyerhetsz:** { $right ->
        [one] egy lépés indítja el.
       *[other] { $legal } lépésedből { $right } indítja el.
    }
hint-win-some = **Innen nyerhetsz.** { $right ->
        [one] Csak egy lépés tartja meg a győzelmet.
       *[other] { $legal } lépésedből { $right } tartja meg a győzelmet.
    }
hint-win-all = **Innen nyerhetsz.** Minden lépés megtartja a győzelmet.
hint-even-some = **A játszma kiegyenlített.** { $right ->
        [one] Csak egy lépés tartja meg a döntetlent.
       *[other] { $legal } lépésedből { $right } tartja meg a döntetlent.
    }
hint-even-all = **A játszma kiegyenlített.** Minden lépés megtartja a döntetlent, úgyhogy keresd azt, amelyikre a legnehezebb válaszolni.
hint-lost = **Nyerhetek, bármit teszel.** Válaszd azt a lépést, amelyikre a legnehezebb válaszolni.
hint-judged = **Becslésem szerint** az esélyed kb. { $chance }%.
hint-area = A legjobb lépés { $area } van.
hint-judged-area = A legjobb lépés alighanem { $area } van.
hint-board = A legjobb lépés { FORM($board, of: "loc") } van.
hint-judged-board = A legjobb lépés alighanem { FORM($board, of: "loc") } van.
hint-move = Lépj ide: { $cell }.
hint-play = Meglépem
hint-played = Ide léptél: { $cell }.
area-line-0 = a felső sorban
area-line-1 = a középső sorban
area-line-2 = az alsó sorban
area-line-3 = a bal oszlopban
area-line-4 = a középső oszlopban
area-line-5 = a jobb oszlopban
area-line-6 = a bal felső sarokból induló átlón
area-line-7 = a jobb felső sarokból induló átlón
area-quarter-0 = a bal felső negyedben
area-quarter-1 = a jobb felső negyedben
area-quarter-2 = a bal alsó negyedben
area-quarter-3 = a jobb alsó negyedben

## Egy befejezett játszma elemzése

review = Elemzés
review-player-accuracy = { $player } { $number }%
review-try-again = Újra { $number }. lépéstől
review-player-hints = { $player } ({ $hints ->
        [one] 1 tipp
       *[other] { $hints } tipp
    })
review-start = **A kezdet.** A ▶ végiglépked { $moves ->
        [one] egyetlen lépésen
       *[other] { $moves } lépésen
    }.
review-move = **{ $number }/{ $moves }. lépés:** { $mark } – { $cell }
review-accuracy = Pontosság: { $players }
review-turning-point = **{ $number }/{ $moves }. lépés, a fordulópont:** { $mark } – { $cell } · **{ $name }**
review-faultless = Egyik fél sem követett el döntő hibát.
review-praise-find = Szépen megtaláltad az egyetlen jó lépést: { $cell }.
review-praise-trap = Szép csapdát állítottál: { $cell }.
review-praise-moves = { $good ->
        [0] Egy tanács:
       *[other] { $moves ->
            [one] Az egyetlen lépésed helyes volt.
           *[other] { $moves } lépésedből { $good ->
                [one] egy
               *[other] { $good }
            } helyes volt.
        }
    }
review-praise-last-moves = { $good ->
        [0] Egy tanács:
       *[other] { $moves ->
            [one] Az utolsó lépésed helyes volt.
           *[other] Az utolsó { $moves } lépésedből { $good ->
                [one] egy
               *[other] { $good }
            } helyes volt.
        }
    }
review-lesson = Legközelebb { $number }. lépésként ezt válaszd: { $cell }.
review-next-time = Legközelebb ezt válaszd: { $cells }.
review-held = Jobb lett volna: { $cells }.
review-better = Egy kicsit jobb lett volna: { $cells }.
review-any = bármelyik zöld mező
review-any-move = { $count } másik lépés egyike
review-trap = Ráadásul csapdát is állít: a kézenfekvő válasz rossz.
review-partly-known = -# Csak az utolsó lépéseket tudom megítélni. Azok előtt a játszma vége túl messze van.
review-unknown = -# Nem tudom megmondani, mennyit értek ezek a lépések.
review-doubts = -# Lépések, amelyeket érdemes újra megnézni: { $numbers }.
review-doubt = Becslésem szerint { $mark } esélye kb. { $before }%-ról { $after }%-ra esett. Jobbnak tűnt ez: { $cell }.
review-boards-won = -# A végén megnyert kis táblák: X { $x }, O { $o }.

move-brilliant = zseniális
move-great = nagyszerű
move-best = legjobb
move-good = jó
move-sound = megbízható
move-winning = nyerő
move-inaccuracy = pontatlanság
move-slower = lassabb
move-doubtful = kétes
move-missed-win = elszalasztott győzelem
move-blunder = baklövés
move-opening = megnyitás
move-forced = kényszerű
move-given = adott
move-and-trap = { $name }, csapda

review-won = Ez megnyerte a játszmát.
review-own-line = Ez kirakott egy vonalat, és aki ebben a játékban vonalat rak ki, veszít.
review-win-overlooked = Volt egy nyerő lépés: { $cell }.
review-line-left-open = Nyitva hagyott egy vonalat. { $opponent } itt nyerhet: { $cell }.
review-win-allowed = { $opponent } most itt nyerhet: { $cell }.
review-fork-allowed = { $opponent } itt egyszerre két fenyegetést teremthet: { $cell }.
review-win-let-go = Ki lehetett volna kényszeríteni a győzelmet: { $cell }.
review-loss-allowed = { $opponent } most itt kikényszerítheti a győzelmet: { $cell }.
review-no-choice = Nem volt más lépés.
review-all-equal = Minden lépés ugyanannyit ért.
review-lost-already = { $opponent } ekkor már bármelyik lépés ellen nyerhetett.
review-only-winning = Már csak ez a lépés nyer.
review-only-holding = Csak ez a lépés tartja meg a döntetlent.
review-fork-made = Két fenyegetés egyszerre: az egyik célba ér.
review-blocked = Blokkolja { $opponent } vonalát.
review-win-kept = Megtartja a győzelmet.
review-draw-kept = Megtartja a döntetlent.

## Kik a motorok: hogyan gondolkodnak, hogyan lehet legyőzni őket, és milyen erősek

engines-title =
    ## Ismerd meg a motorokat
    Minél hosszabb a sáv, annál nehezebb legyőzni a motort a „{ game-classic }” játékban. Válassz egyet, és megtudod, hogyan lehet.
    - Sampling: minden játék
    - Minimax, Perfect: minden a „{ game-ultimate }” kivételével
    - Tree, Learned: „{ game-ultimate }”
    A második menü az egyes játékok szintjeit mutatja.
engines-pick = Válassz motort
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Senki sem tudja legyőzni.
        [one] Aki ismeri a szokásait, 100 játszmából egyszer legyőzi.
       *[other] Aki ismeri a szokásait, 100 játszmából { $worst } alkalommal legyőzi.
    }
engine-random = Találomra lépő játékos ellen 100 játszmából { $wins ->
        [one] egyszer
       *[other] { $wins } alkalommal
    } nyer, és { $losses ->
        [0] egyszer sem
        [one] egyszer
       *[other] { $losses } alkalommal
    } veszít.
engine-beat = **Így győzheted le:** { $beat }

about-dice = Néhány szabályt követ. Ha egyik sem illik az állásra, kockát dob.
about-lines = Pontozza a mezőkön átmenő vonalakat, és sosem néz előre.
about-sampling = Minden lépést kipróbál, legfeljebb száz véletlen játszmában.
about-wargames = A saját lépését és a válaszodat nézi, tovább nem.
about-minimax = A játszma végéig számol.
about-perfect = Minden állást fejből tud, és csapdát állít.

beat-dice = lépj először, egy oldal közepére. Arra nincs szabálya.
beat-lines = lépj először: egy sarok, majd az onnan lóugrásra lévő oldal közepe. Mindig besétál a villába.
beat-sampling = lépj először, és foglalj el két szemközti sarkot. Túl gyakran egy harmadik sarokkal válaszol.
beat-wargames = lépj először, egy sarokra. Ha középre lép, foglald el a szemközti sarkot, aztán egy harmadikat.
beat-minimax = nem lehet, úgyhogy játssz döntetlenre. { level-easy.title } szinten addig lép találomra, amíg négynél több mező szabad.
beat-perfect = nem lehet, úgyhogy játssz döntetlenre.

levels-pick = Egy játék szintjei
levels-title =
    ## Szintek: { $game }
    A szabály: { $rule } Ha mindketten a legjobbat lépik, az eredmény döntetlen.
levels-title-unsolved =
    ## Szintek: { $game }
    A szabály: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, értékszám { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, nem értékelt: olyan erős, mint te.
levels-blocks = -# A sáv: tíz játszmából ennyit nem veszít el olyan ellen, aki ötből négyszer megtalálja a legjobb lépést.

beat-learned = a legerősebb, amim van; ezt a játékot még senki sem fejtette meg. Több ezer állást néz meg. Ne hagyd, hogy szabadon válasszon, és gondolj korán arra, hogy három táblád legyen egy sorban.
beat-levels = { $plies ->
        [1] egy lépésre
       *[other] { $plies } lépésre
    } lát előre, azon túl találomra lép. Tervezz messzebbre.
beat-overlooking = a fenyegetéseid { $percent }%-át nem veszi észre. Fenyegess minden lépéssel.

## Bemutatók: két motor játszik egymással

show-opening = **Kész? Indul!**
show-moved = **{ $engine } ({ $mark }) lépése: { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Leállítás
show-again = Még egyszer
show-play-winner = Játék a győztessel
show-stopped = Leállítva.
show-cut-short = Sajnálom, idő előtt abba kellett hagynom.
show-lost = Megszakadt a kapcsolat, mielőtt elkezdhették volna.
show-record = Eddig { $games ->
        [one] 1 játszma
       *[other] { $games } játszma
    } – X: { $x ->
        [0] nem nyert
       *[other] { $x } győzelem
    }, O: { $o ->
        [0] nem nyert
       *[other] { $o } győzelem
    }, { $draws ->
        [0] döntetlen nem volt
       *[other] { $draws } döntetlen
    }.
show-conclusion = **Furcsa játék. Az egyetlen nyerő lépés, ha nem játszol.** Mit szólnál ehhez: { COMMAND("tictactoe start") }?

## Segítség, és a kérdés, hogy kit hívj ki

help-text =
    ## Tic-tac-toe
    Ez a 3×3-as amőba: aki hármat kirak egy sorban, nyer. Játssz ellenem, vagy hívd ki egy barátodat, itt a csevegésben.
    Ha ellenem játszva elakadsz, nyomd meg ezt: **{ hint }**. A végén az **{ review }** megmutatja a döntő lépést.
help-games = Válassz egy játékot…
help-hint = -# Legközelebb elég ennyi: { COMMAND("tictactoe start") }
help-play = A bot ellen
help-challenge = Barát ellen
help-stats = Statisztika
help-privacy-policy = Adatkezelés
help-terms = Feltételek
help-support = Támogatás
challenge-who = Kit szeretnél kihívni?
challenge-who-person = Válassz valakit
challenge-who-anyone = Nyílt kihívás
challenge-recent-number = Kihívás: { $number }.

## Amit valaki bizalmasan kap kérdésként vagy közlésként

resign-question-counted = Feladod ezt a játszmát? Vereségnek számít.
resign-question-uncounted = Feladod ezt a játszmát? Nem fog számítani: mindkét játékosnak legalább kétszer kell lépnie.
resign-question-arena = Feladod ezt a játszmát? { $counts ->
        [counted] Az arénában akkor az ellenfeled kapja a pontokat.
       *[uncounted] Nem fog számítani, és nem kapsz új játszmát, amíg meg nem nyomod ezt: **{ arena-back }**.
    }
resign-question-unrated = Feladod ezt a játszmát? Nem értékelt, ezért az értékszámod nem változik.
resign-yes = Igen, feladom
resign-no = Folytatás
resign-done = Feladtad. Köszönöm a játékot!
resign-kept = Rendben. A játszma folytatódik!

already-playing = Itt már folyik egy játszmád.
already-shown = Itt van újra a játszmád.
already-show = Mutasd itt
which-game = Két játszmád van itt. Melyiket?

start-own = Saját játszma
you-declined = Elutasítottad. { $person } ekkor hívhat ki újra: { $time } ({ $left }).
blocked = { $person } többé nem hívhat ki; itt visszavonhatod: { COMMAND("privacy") }.

privacy-title = ## Adatvédelem
privacy-challenges-on = **Kihívások:** bárki kihívhat, akit nem tiltottál le.
privacy-challenges-off = **Kihívások:** senki sem hívhat ki.
privacy-challenges-turn-on = Kihívás engedélyezése
privacy-challenges-turn-off = Kihívás tiltása
privacy-reminders-on = **Emlékeztetők:** megemlítelek, ha te következel egy lassú játszmában, és még egyszer, amikor az idő negyede maradt. Egy laza játszmában két perccel azután teszem ezt, hogy te következel.
privacy-reminders-off = **Emlékeztetők:** nem szólok, amikor te következel.
privacy-reminders-turn-on = Emlékeztess
privacy-reminders-turn-off = Ne emlékeztess
privacy-games-on = **A játszmáid:** egy szerver tagjai látják, mit játszottál ott: { COMMAND("history") } és { COMMAND("stats") }.
privacy-games-off = **A játszmáid:** miután véget értek, csak te és az ellenfeleid találjátok meg őket itt: { COMMAND("history") } és { COMMAND("stats") }, és csak ti elemezhetitek őket. A csatornák táblái, a megosztott játszmák, az értékszámok és az összesítések láthatók maradnak.
privacy-games-turn-on = Játszmáim mutatása
privacy-games-turn-off = Játszmáim elrejtése
privacy-words-on = **Táblák szavakkal:** a mostantól kezdődő játszmákban a másik játékos minden lépése után csak neked leírom szavakkal a táblát.
privacy-words-off = **Táblák szavakkal:** csak ha megnyomod: { board-in-words }.
privacy-words-turn-on = Táblák leírása
privacy-words-turn-off = Táblák leírása nélkül
privacy-name = **A neved:** rejtve van a globális ranglistán, hacsak meg nem mutatod itt: { COMMAND("stats") }, „{ choice-everywhere }”.
privacy-blocked = **Letiltva:** az ebben a menüben szereplők nem hívhatnak ki.
privacy-blocked-none = Senkit sem tiltottál le
privacy-data =
    ### Az adataid
    A játszmáidat, értékszámaidat és beállításaidat tárolom, neveket és üzeneteket nem.
privacy-blocked-deleted = { $count ->
        [one] Valaki, akit letiltottál, törölte az adatait, ezért nem tudom megnevezni. Ő sem hívhat ki.
       *[other] { $count } ember, akit letiltottál, törölte az adatait, ezért nem tudom megnevezni őket. Ők sem hívhatnak ki.
    }
privacy-unblock-deleted = Az adataikat törlők tiltásának feloldása

refusal-not-your-match = Ez másnak a játszmája.
refusal-not-your-turn = Most { $person } következik. A köre ekkor kezdődött: <t:{ $since }:R>.
refusal-match-not-over = Ez a játszma még nem ért véget.
refusal-not-against-bot = Nem fogadok el döntetlent. Játssz tovább, vagy add fel.
refusal-draw-too-early = Döntetlent az ötödik lépéstől ajánlhatsz.
refusal-nothing-to-take-back = Még nem léptél, így nincs mit visszavonni.
refusal-offer-stands = Előbb válaszolj a mostani ajánlatra.
refusal-own-offer = Ez a saját ajánlatod, így csak { $person } fogadhatja el vagy utasíthatja el. Te visszavonhatod.
refusal-not-your-offer = Ezt az ajánlatot csak { $person } vonhatja vissza. Te elfogadhatod vagy elutasíthatod.
refusal-no-offer = Ez az ajánlat már nem él.
refusal-challenge-open = Ez a játszma nem kezdődött el. A kihívás még válaszra vár.
refusal-challenge-over = Ez a kihívás már nem él.
refusal-not-your-challenge = Ezt a kihívást csak { $person } fogadhatja el vagy utasíthatja el. Indíts sajátot: { COMMAND("tictactoe challenge") }.
refusal-own-challenge = A saját kihívásodat nem fogadhatod el. Valaki másnak kell.
refusal-own-invitation = Ez a saját kihívásod, így csak { $person } fogadhatja el vagy utasíthatja el. Te törölheted.
refusal-not-your-invitation = Ezt a kihívást csak { $person } törölheti.
refusal-too-many-challenges = Már van { $limit ->
        [one] 1 nyitott kihívásod
       *[other] { $limit } nyitott kihívásod
    }. Várj válaszra, vagy törölj egyet.
refusal-not-challengeable = { $person } most nem fogad kihívásokat.
refusal-just-declined = { $person } épp most utasított el. Ekkor hívhatod ki újra: <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Már nem említhetem meg a hívható szerepet. Aki a szervert kezeli, itt választhat másikat: { COMMAND("settings") }.
refusal-just-called = Itt épp most hívták a játékosokat. Újra ekkor hívhatod őket: <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Már letiltottál { $limit ->
        [one] 1 embert
       *[other] { $limit } embert
    }, többet nem tudok tárolni. Előbb vegyél ki valakit itt: { COMMAND("privacy") }.
refusal-self-challenge = Magadat nem hívhatod ki. Hagyd üresen ezt: `opponent`, és azzal játszol, aki elsőként csatlakozik.
refusal-bot-challenge = Más botok ezt nem tudják játszani. Hívj ki egy embert, vagy engem.
refusal-not-here = { $person } nem látja ezt a csatornát.
refusal-nobody-here = Ezt a csevegést senki más nem látja. Játssz ellenem: { COMMAND("tictactoe start") }, vagy hívj ki valakit egy szerveren.
refusal-only-you = Ezen a szerveren a válaszaimat csak te látod, ezért töröltem a kihívást. Senki sem csatlakozhatott volna.
refusal-opponent-busy = { $person } már játszik itt. Próbáld újra a játszmája után.
refusal-opponent-deleted = Az ellenfeled törölte az adatait, ezért már nem tudom, ki volt. Hívj ki valakit így: { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Együtt annak a játszmának a csatornájában próbálhatjátok újra. Ott nyisd meg az elemzését.
refusal-rematch-made = Ennek a játszmának már van visszavágója.
refusal-cell-taken = Ez a mező foglalt. Válassz egy szabadat.
refusal-board-moved-on = A tábla megváltozott a gombnyomásod előtt. Most így néz ki.
refusal-match-over = Ez a játszma véget ért. Indíts másikat: { COMMAND("tictactoe start") }.
refusal-arena-match-over = Ez a játszma véget ért. Amíg az aréna tart, a következő játszmád magától érkezik.
refusal-newer-engine = Épp frissítenek, és a játszma ellenfelét csak az újabb változatom ismeri. Semmi sem változott; próbáld újra néhány perc múlva.
refusal-no-such-match = Nincs itt számodra játszma. Indíts egyet: { COMMAND("tictactoe start") }.
refusal-already-playing = Itt már folyik egy játszmád. Ez megmutatja: { COMMAND("tictactoe board") }.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } csak ezt játssza: „{ game-ultimate }”.
    [ultimate] { $engine } nem játssza ezt: „{ $game }”. Sampling, Tree és Learned igen.
   *[other] { $engine } nem játssza ezt: „{ $game }”. Sampling, Minimax és Perfect igen.
}
refusal-no-such-level = { $engine } nem állítható erre a szintre: { $level }. Ha { $engine } ellen játszanál, hagyd üresen ezt: `difficulty`; ha { $level } szinten, akkor ezt: `engine`.
refusal-unknown-button = Ez a gomb túl régi. Indíts játszmát: { COMMAND("tictactoe start") }.
refusal-too-fast = Gyorsabb vagy nálam. Adj néhány másodpercet, kérlek.
refusal-unknown-option = Ezt a lehetőséget nem ismerem. Válassz egyet a listából.
refusal-board-gone = Az a tábla törölve lett. Ez újra megmutatja a játszmádat: { COMMAND("tictactoe board") }.
refusal-nothing-to-explain = Még nem léptem.
refusal-no-hints = Tipp csak az ellenem játszott játszmákban van.
refusal-show-running = Ebben a csatornában már játszik két motor. Várd meg, amíg befejezik, vagy kérd meg azt, aki elindította őket, hogy állítsa le.
refusal-too-many-shows = Most nem tudok több bemutatót futtatni. Próbáld újra egy perc múlva.
refusal-show-over = Ez a bemutató véget ért.
refusal-not-your-show = Ezt a bemutatót csak az állíthatja le, aki elindította.
refusal-nothing-to-review = Még nem fejeztél be játszmát. Indíts egyet: { COMMAND("tictactoe start") }.
refusal-store-busy = Ezt most nem tudtam elmenteni. Semmi sem veszett el; próbáld újra egy pillanat múlva.
refusal-store-unknown = Épp most elérhetetlenné vált az adatbázisom, így nem tudom, sikerült-e a mentés. Nézd meg újra egy pillanat múlva.
refusal-store-damaged = Nem tudom olvasni az adatbázisomat, ezért ez nem számított. Ezt annak kell megjavítania, aki üzemeltet.
refusal-unknown-command = Ez a parancs megváltozott. Töltsd újra a Discordot, és próbáld újra.
refusal-engine-failed = Nem jutott időben eszembe lépés. A játszmád biztonságban van; próbáld újra.
refusal-broken = Nálam valami elromlott. A játszmád biztonságban van; próbáld újra.

## Ranglisták: táblázatok, lapok, mérlegek, és hogy egy játszma miért nem számított

command-stats = Ranglista, egy játékos statisztikája vagy két játékos mérlege
command-stats-player = Kinek a statisztikája
command-stats-versus = A mérlege ezzel a játékossal szemben
command-stats-scope = Ez a szerver vagy globális (alapból ez a szerver)
choice-server = Ez a szerver
choice-everywhere = Globális

stats-title-server = ## 🏆 A szerver ranglistája
stats-title-everywhere = ## 🏆 Globális ranglista
stats-title-season = ## 🏆 A szerver ranglistája: { $number }. szezon
stats-title-direct = ## Közvetlen üzeneteid
results-legend = -# Győzelem/döntetlen/vereség
stats-unsettled = Még nincs helyezése: kell még néhány játszma
stats-empty = Még senki sem fejezett be olyan játszmát, amely számít. Légy te az első: { COMMAND("tictactoe start") }
stats-unsettled-season = Nincs helyezése: túl kevés játszma
stats-empty-season = Ebben a szezonban senki sem fejezett be olyan játszmát, amely számított.
stats-own-none-season = { "**Te**" } ebben a szezonban nem fejeztél be olyan játszmát, amely számított.
stats-you = { $who } { "**(te)**" }
stats-own-none = { "**Te**" } még nem fejeztél be olyan játszmát, amely itt számít.
stats-own-unnamed = -# A nevedet ezen a listán mások nem látják.
stats-someone = valaki
person-gone = törölt felhasználó
stats-page = { $page }/{ $pages }
stats-mine = Saját oldal
stats-to-direct = DM
stats-name-me = Név mutatása
stats-unname-me = Név elrejtése
stats-help = Az értékszámról
play = Játék
card-board = Ranglista

card-rank = { "**" }{ $points }**, { $rank }. hely
card-none = Itt még nincs játszma, amely számít.
card-none-season = Ebben a szezonban egy játszma sem számított.
card-direct = { "**" }{ $points }**, csak te látod
card-puzzles =
    -# 🧩 Megfejtett feladványok: { $solved }
    -# 🔥 Leghosszabb sorozat: { $longest }
card-total = { $wins } győzelem, { $draws } döntetlen, { $losses } vereség  ·  X { $x ->
        [0] soha
        [one] egyszer
       *[other] { $x } alkalommal
    }, O { $o ->
        [0] soha
        [one] egyszer
       *[other] { $o } alkalommal
    }
card-streak = Győzelmek zsinórban: most { $streak }, legjobb { $best }
card-streak-season = Győzelmek zsinórban: a végén { $streak }, legjobb { $best }
card-opening = Kedvenc kezdőmező: { $cell } ({ $times ->
        [one] egyszer
       *[other] { $times } alkalommal
    })
card-opponents = ### Ellenfelek szerint
card-opponent = { $opponent }: { $wins } győzelem, { $draws } döntetlen, { $losses } vereség
card-opponent-people = Emberek
card-opponent-you = Te
against-bot = ## { $who } { -bot } ellen
against-bot-how = -# Minden szintnek rögzített értékszáma van: lásd **{ stats-help }**.
card-latest = ### Legutóbbi játszmák itt
card-match-link = { $match }  ·  [a tábla]({ $link })
card-picture = Balra: az értékszám { $matches ->
        [one] az utolsó játszmában
       *[other] az utolsó { $matches } játszmában
    }, az elején { $first }, a végén { $last }, a legkisebb { $lowest }, a legnagyobb { $highest }. Jobbra: melyik mező hányszor volt az első lépés, soronként: { $cells }.
card-picture-caption = -# Balra: az értékszám alakulása. Jobbra: melyik mező hányszor volt az első lépés.

waiting-yours = **Te következel ({ $count })**
waiting-theirs = **Mások következnek ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  { $opponent } ellen  ·  lejár: { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } gondolkodik
waiting-group-chat = `{ $number }.` { $game }  ·  { $opponent } ellen  ·  lejár: { $until }  ·  csoportos csevegésben
waiting-open = { $number }. játszma
history-title = ## { $who } játszmái
history-title-server = ## A szerver legutóbbi játszmái
history-seen-here = -# Az ezen a szerveren és az ellened játszott játszmák.
history-seen-own = -# Az ellened játszott játszmák. Ha ezt egy szerveren használod, az ottani, ellenem játszott játszmákat látod, bárkiét.
history-seen-direct = -# Az ebben a csevegésben és az ellened játszott játszmák. Ha ezt egy szerveren használod, azt látod, mit játszott ott ez a játékos.
history-none = Nincs megjeleníthető játszma.
history-none-server = Itt még nincs megjeleníthető játszma. Játssz egyet: { COMMAND("tictactoe start") }
history-won = { "**Győzelem**" } { $opponent } ellen
history-lost = { "**Vereség**" } { $opponent } ellen
history-drawn = { "**Döntetlen**" } { $opponent } ellen
history-unfinished = { "**Befejezetlen**" } { $opponent } ellen
history-beat = { $winner } győzelme { $loser } ellen
history-drew = { $x } és { $o }: döntetlen
history-stopped = { $x } és { $o }: befejezetlen
history-unrated = nem értékelt
history-arena = aréna
history-uncounted = nem számított
history-open = Nyiss meg egy játszmát…
history-option = { $number }. játszma: { $game }
history-newer = Újabbak
history-older = Régebbiek
history-all-games = Minden játék
history-own = Saját játszmák
history-server = A szerver játszmái

animation = Animáció
replay-told = A játszma lépésről lépésre: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = nincs lépés
replay-won = { $mark } nyert.
replay-drawn = Senki sem nyert.
replay-unfinished = Nem fejeződött be.

cell-0 = bal felső sarok
    .poss = bal felső sarka
cell-1 = felső oldal közepe
    .poss = felső oldalának közepe
cell-2 = jobb felső sarok
    .poss = jobb felső sarka
cell-3 = bal oldal közepe
    .poss = bal oldalának közepe
cell-4 = közép
    .poss = közepe
cell-5 = jobb oldal közepe
    .poss = jobb oldalának közepe
cell-6 = bal alsó sarok
    .poss = bal alsó sarka
cell-7 = alsó oldal közepe
    .poss = alsó oldalának közepe
cell-8 = jobb alsó sarok
    .poss = jobb alsó sarka
piece-a = { $cell } (kis figura)
piece-b = { $cell } (közepes figura)
piece-c = { $cell } (nagy figura)
cell-in-board = { $board } { FORM($cell, of: "poss") }
small-board-nw = bal felső tábla
    .acc = a bal felső táblát
    .def = a bal felső tábla
    .loc = a bal felső táblán
small-board-n = felső tábla
    .acc = a felső táblát
    .def = a felső tábla
    .loc = a felső táblán
small-board-ne = jobb felső tábla
    .acc = a jobb felső táblát
    .def = a jobb felső tábla
    .loc = a jobb felső táblán
small-board-w = bal oldali tábla
    .acc = a bal oldali táblát
    .def = a bal oldali tábla
    .loc = a bal oldali táblán
small-board-centre = középső tábla
    .acc = a középső táblát
    .def = a középső tábla
    .loc = a középső táblán
small-board-e = jobb oldali tábla
    .acc = a jobb oldali táblát
    .def = a jobb oldali tábla
    .loc = a jobb oldali táblán
small-board-sw = bal alsó tábla
    .acc = a bal alsó táblát
    .def = a bal alsó tábla
    .loc = a bal alsó táblán
small-board-s = alsó tábla
    .acc = az alsó táblát
    .def = az alsó tábla
    .loc = az alsó táblán
small-board-se = jobb alsó tábla
    .acc = a jobb alsó táblát
    .def = a jobb alsó tábla
    .loc = a jobb alsó táblán
ultimate-sent = **Játssz { FORM($board, of: "loc") }.** 🟨
ultimate-choose = **Válassz egy táblát a 🟨 jelűek közül, és játssz rajta.**
ultimate-closed = **Válassz egy táblát a 🟨 jelűek közül, és játssz rajta:** { FORM($board, of: "def") } lezárult.
ultimate-chosen = **Játssz { FORM($board, of: "loc") }**, vagy válassz másikat. 🟨
pick-again = Másik tábla
words-row = { $name }. sor: { $cells }.
words-column = { $name } oszlop: { $cells }.
words-board = { $name }: { $cells }.
words-empty = üres { $square }
words-fading = { $mark } (legközelebb eltűnik)
words-won = { $mark } nyerte
words-untouched = még semmi
words-choose = **Válassz egy táblát, amely még nyitva van.**
pick-a = Kicsi ×{ $left }
pick-b = Közepes ×{ $left }
pick-c = Nagy ×{ $left }

## A játékok: nevük, és a szabály egy sorban

game-classic = Klasszikus
game-misere = Fordított
game-vanish = Eltűnő
game-squares = Négyzetes
game-drop = Potyogós
game-sizes = Lefedős
game-ultimate = Szuper
legend-fading = a halvány jel tűnik el legközelebb.
legend-sizes = 1 a kicsi, 2 a közepes, 3 a nagy.
rule-classic = aki hármat kirak egy sorban, nyer.
rule-misere = aki hármat kirak egy sorban, veszít.
rule-vanish = { $moves ->
        [0] a negyedik jeledtől eltűnik a legrégebbi. Aki hármat kirak egy sorban, nyer. A harmadszor előálló állás döntetlen. Az első lépés nem mehet egy oldal közepére.
       *[other] a negyedik jeledtől eltűnik a legrégebbi. Aki hármat kirak egy sorban, nyer. A harmadszor előálló állás döntetlen.
    }
rule-squares = aki négyet kirak egy sorban vagy kétszer kettes négyzetben, nyer.
rule-drop = a jelek az oszlopuk legalsó szabad mezőjére esnek. Aki négyet kirak egy sorban, nyer.
rule-ultimate = a meződ az ugyanolyan helyen lévő kis táblára küldi az ellenfeledet. Aki hármat kirak egy sorban, megnyer egy kis táblát; akinek három kis táblája van egy sorban, megnyeri a játszmát. Ha ez senkinek sem sikerül, a több tábla nyer.
rule-sizes = a nagyobb figurák lefedik a kisebbeket, a sajátjaidat is. Egy figura ott marad, ahová tetted. Akinek három figurája látszik egy sorban, nyer.

versus-title = ## { $one } és { $other }
versus-none = Itt még nincs befejezett, egymás elleni játszma.
versus-record =
    { $matches ->
        [one] 1 játszma
       *[other] { $matches } játszma
    } – { $one }: { $wins ->
        [0] nem nyert
       *[other] { $wins } győzelem
    }, { $other }: { $losses ->
        [0] nem nyert
       *[other] { $losses } győzelem
    }, { $draws ->
        [0] döntetlen nem volt
       *[other] { $draws } döntetlen
    }.

rules-title = ## Hogyan működik az értékszám
rules-start = Mindenki 1500-ról indul. Erős játékosok legyőzése hozza a legtöbbet.
rules-levels = Az értékszámom a „{ $game }” játékban: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Az értékszámod akkor látszik, ha van helyezésed: néhány játszma után, leginkább különböző ellenfelek ellen.
rules-two-moves = Egy játszma akkor számít, ha már mindkét játékos kétszer lépett.
rules-details = Részletek
rules-details-text =
    ## Az értékszám részletesen
    - Az értékszám Glicko-2 szerinti. A szintjeimé rögzített, pontosan kiszámított.
    - Egy játszma ismétlés, ha a lépések ugyanazok, elforgatott vagy tükrözött táblán is.
    - Új játékos elleni játszma az értékszámot csak { $least } és { $most } között mozgatja, és helyezést nem hoz. Új az, akinek még nincs helyezése, és nem játszott { $matches } játszmát { $people } emberrel.
    - Visszalépés után egy játszma csökkentheti az értékszámodat, de nem növelheti. Egy tipptől nem értékelt lesz.
    - Ha legyőzöl, az legfeljebb { $cap } ponttal az értékszámom fölé emel; egy döntetlen a verhetetlen bot ellen legfeljebb a { level-hard } szintig.
    - A közvetlen üzenetekben játszott játszmák külön számítanak, és csak a játékosaik látják őket.

uncounted-hinted = Tippet kértél, így ez a játszma nem értékelt, és az értékszámod nem változik.
uncounted-unrated = Ez a játszma nem értékelt, így az értékszámod nem változik.
name-and-value = { $name }: { $value }
rating-changed = Értékszám { $before } → { $after }
rating-unranked = { $games ->
        [one] Még nincs helyezése: kb. 1 játszma hiányzik
       *[other] Még nincs helyezése: kb. { $games } játszma hiányzik
    }
rating-of-game = Értékszám { $points }
rating-kept = Az értékszám nem változott
uncounted-short = Ez a játszma nem számít: mindkét játékosnak legalább kétszer kell lépnie.
uncounted-nobody = Ez a játszma senkinek sem számít.
uncounted-repeated = Ha megismételsz egy friss játszmát a bot ellen, az értékszámod nem változik.
uncounted-again = Az ugyanazon ellenfél elleni játszmák egy napon belül minden alkalommal kevesebbet számítanak.
uncounted-taken-back = Visszavontál egy lépést, így ez a játszma nem növelhette az értékszámodat.
uncounted-capped = Az én legyőzésem vagy egy új játékosé csak egy határig emel.

refusal-not-shown = { $person } elrejti a nevét a globális ranglistán.
refusal-no-server = Itt nincs szerver. Próbáld így: `scope: { choice-everywhere }`.
refusal-not-added = Beállításai olyan szervernek vannak, amelyhez hozzáadtak, és ez nem az. A sajátjaid itt vannak: { COMMAND("privacy") }.
refusal-cannot-write = Nem tudok írni ebbe a csatornába. Ehhez ezek az engedélyek kellenek nekem: Csatorna megtekintése és Üzenetek küldése.
refusal-not-shared = Ez a játszma már nincs megosztva.
refusal-animation-in-flight = Már készítek neked egy animációt. Mindjárt jön.
refusal-export-in-flight = Már gyűjtöm az adataidat. Jönnek, amint teljesek.
refusal-shut-out = Sajnálom, aki üzemeltet, nem engedi, hogy itt játsszak veled. Ez a parancs továbbra is működik: { COMMAND("privacy") }.
refusal-being-deleted = Az adataid törlése folyamatban van. Néhány másodperc múlva újra játszhatsz.
refusal-not-server-manager = Ezt csak a „Szerver kezelése” engedéllyel rendelkezők tehetik meg.

## Üdvözlet egy szervernek

welcome-text =
    ### 👋 Szia! { -bot } vagyok.
    Tic-tac-toe-t játszom, vagyis 3×3-as amőbát. Nyomd meg ezt: **{ play }**, és játszhatsz ellenem, vagy hívd ki egy barátodat: { COMMAND("tictactoe challenge") }. A többit itt találod: { COMMAND("help") }.
welcome-admins = -# Adminoknak: itt állíthatod be, hol legyek használható: Szerverbeállítások → Integrációk.
welcome-settings = -# Itt állíthatod be a nyelvemet és a napi feladvány csatornáját: { COMMAND("settings") }.

## Egy szerver beállításai

command-settings = A szerver alapbeállításai, és hogy a játszmái számítanak-e globálisan
settings-title = ## A szerver beállításai
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · globálisan számítanak
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · globálisan nem számítanak
settings-now-season-first = { "**" }{ settings-seasons }**: az első
settings-now-season-since = { "**" }{ settings-seasons }**: { $number }., kezdete: { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatikus
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Játszmák
settings-seasons = Szezonok
settings-language = Nyelv
back = Vissza

settings-difficulty = { "**Alapszint**" } az ellenem játszott játszmákhoz (a „{ game-ultimate }” játékban a legerősebb: { level-expert })
settings-pace = { "**Alaptempó**" } az emberek közti játszmákhoz
settings-call = { "**Hívható szerep**" } a nyílt kihívásokhoz: a **{ call-players }** megemlíti, legfeljebb tíz percenként egyszer
settings-call-none = Válassz szerepet (üresen: kikapcsolva)
settings-call-refused =
    { $why ->
        [everyone] Ez nem lehet { $role }.
        [yours] Te nem említheted meg ezt: { $role }, ezért helyetted én sem teszem. Engedd, hogy mindenki megemlíthesse, aztán válaszd újra.
        [closed] Már nem mindenki említheti meg ezt: { $role }, ezért én sem teszem. Engedd, hogy mindenki megemlíthesse, vagy válaszd újra.
       *[other] Nem említhetem meg ezt: { $role }. Engedd, hogy mindenki megemlíthesse, vagy engedd, hogy én minden szerepet megemlíthessek.
    }
settings-everywhere-1 = Az itteni játszmák számítanak a globális ranglistán.
settings-everywhere-0 = Az itteni játszmák nem számítanak a globális ranglistán.
settings-turn-everywhere-1 = Számítson globálisan
settings-turn-everywhere-0 = Csak ezen a szerveren

settings-language-automatic = { "**" }{ choice-automatic }**: amit mindenki lát, az indítója nyelvén jelenik meg. Amit senki sem indít, például az üdvözletem, ezen a nyelven: { $name }.
settings-language-set = Amit ezen a szerveren mindenki lát, ezen a nyelven jelenik meg: { "**" }{ $name }{ "**" }. A már elkezdett játszmák nyelve nem változik.
settings-language-private = -# Amit csak te látsz, az a Discordod nyelvén jelenik meg.
choice-automatic = Automatikus

settings-now-daily-off = { "**" }{ puzzle-open }**: kikapcsolva
settings-now-daily-refused = { "**" }{ puzzle-open }**: kikapcsolva, mert már nem tudtam a csatornájába írni
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, minden nap ekkor: { $time }
settings-daily-about = Napi egy üzenet, olyan feladvánnyal, amely mindenhol ugyanaz. Mindenki magában fejti meg, az üzenet pedig megmutatja, kinek sikerült. Senkinek sem küld értesítést.
settings-daily-none = Válassz csatornát (üresen: kikapcsolva)
settings-daily-hour = A feladvány a te időd szerint ekkor érkezik: { $time }.
settings-daily-failed = Ide nem tudok írni: { $channel }, így semmi sem változott. Engedd meg nekem ott ezeket: **Csatorna megtekintése** és **Üzenetek küldése**, aztán válaszd újra.
settings-channel-yours = Te nem tudsz ide írni: { $channel }, ezért helyetted én sem teszem. Semmi sem változott.
daily-comes-here = A napi feladvány ide érkezik, minden nap ekkor: { $time }.

settings-arena = Aréna
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] kikapcsolva
        [empty] kikapcsolva, mert háromszor egymás után túl kevesen csatlakoztak
       *[set] { $channel }, a következő: { $time }
    }
settings-arena-about =
    Egy magától érkező aréna: egy órával előbb megjelenik a csatornájában, **{ join }** gombbal. { $calls ->
        [yes] A hirdetés egyszer megemlíti ezt: { $role }.
       *[no] Senkinek sem küld értesítést.
    } Ha háromszor egymás után nem gyűlik össze két játékos, több nem jön.
    A nap és az óra UTC szerinti, nyári időszámítás nélkül. Ez az óra a te időd szerint jelenleg: { $time }.
evening-none = Egyik nap sem
evening-each-day = Minden nap
evening-any = Mindig másik játék
evening-quiet = Hívás nélkül
evening-comes-here = Itt jelennek meg a maguktól érkező arénák.
arena-last = 🏟️ **Legutóbbi aréna:** { $winner }

settings-new-season = Új szezon
season-first = A szerver ranglistája az **első szezonban** jár.
season-since = A szerver ranglistája: **{ $number }. szezon**, kezdete: { $since }.
season-question = Induljon új szezon ({ $number }.)? A mostani szezon ({ $former }.) ezzel végleg lezárul, és ezt nem lehet visszavonni. A szerver ranglistáján mindenki újra 1500-ról indul. A mostani ({ $former }.) itt megmarad: { COMMAND("stats") }. { $podium }
season-start = { $number }. szezon indítása
season-keep = Mégsem
season-started = Elindult: { $number }. szezon. Sok szerencsét mindenkinek!
season-name = { $number }. szezon
season-name-current = { $number }. szezon (mostani)
season-ends-hand = A szezonok akkor érnek véget, amikor te mondod
season-ends-month = A szezonok havonta érnek véget
season-ends-week = A szezonok hetente érnek véget
season-ends =
    { $ends ->
        [week] A szezonok hetente érnek véget. A következő ekkor kezdődik, ha ebben számított játszma: { $end }.
        [month] A szezonok havonta érnek véget. A következő ekkor kezdődik, ha ebben számított játszma: { $end }.
       *[other] A szezonok akkor érnek véget, amikor te mondod.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] A dobogó oda érkezik, ahol valaki elindítja a következő szezont.
       *[other] A dobogó ide érkezik: { $where }.
    }
season-podium =
    { $state ->
        [refused] A szezon végén a **dobogó** megjelent egy csatornában. Már nem jelenik meg, mert nem tudtam oda írni.
       *[other] A szezon végén a **dobogó** megjelenik egy csatornában. Senkinek sem küld értesítést.
    }
season-podium-comes = A szezon végén a dobogó ide érkezik.
season-role = Aki akkor első, kap egy **szerepet**, amíg másvalaki nem lesz az első.
season-role-refused =
    { $why ->
        [everyone] Ez nem lehet { $role }.
        [permissions] { $role } engedélyekkel jár, ezért senkinek sem adom oda.
        [managed] Ezt csak a Discord vagy egy másik alkalmazás adhatja: { $role }.
        [above] { $role } nincs a saját szerepem alatt, ezért nem adhatom oda. Tedd az enyémet feljebb, aztán válaszd ezt újra.
        [yours] Te nem adhatod oda ezt: { $role }, ezért helyetted én sem teszem. Ehhez **Rangok kezelése** kell, és egy saját szereped fölötte.
        [missing] Még egy engedély kell ahhoz, hogy ezt odaadhassam: { $role }. Add meg az alábbi gombbal, aztán válaszd újra a szerepet.
        [two-factor] A Discord itt nem engedi, hogy szerepeket módosítsak: ez a szerver kétfaktoros hitelesítést kíván, és azt annak kell bekapcsolnia, aki üzemeltet.
       *[other] A Discord legutóbb nem engedte, hogy szerepeket módosítsak. Engedd meg nekem ezt: **Rangok kezelése**, és tedd a saját szerepemet a bajnoké fölé.
    }
season-role-allow = Rangok kezelése: engedélyezés
season-over = ## 🏆 Véget ért: { $number }. szezon
season-won =
    { $shared ->
        [yes] **Holtverseny az első helyen!**
       *[no] **{ $winner } a bajnok!**
    }
season-nobody = Senki sem fejezett be benne { $games } értékelt játszmát, így nincs bajnok.
season-games = Más játékok
season-champion = 🏆 **Bajnok:** { $winner }

## Arénák

refusal-arena-here = Ebben a csatornában már van aréna. Nyomd meg rajta ezt: **{ join }**.
refusal-not-in-arena-game = Arénában nincs döntetlenajánlat, visszalépés vagy visszavágó: a következő játszmád magától érkezik.
refusal-arena-length = Egy aréna { $shortest }–{ $longest } percig tart.
refusal-arena-start = Egy aréna { $latest } percen belül kezdődik.
refusal-long-arena-game = A „{ game-ultimate }” játszmái túl hosszúak egy arénához. Válassz másik játékot.
refusal-arena-over = Ez az aréna véget ért.
refusal-arena-full = Ez az aréna betelt: { $most } embernek van benne hely. Amint valaki kilép, csatlakozhatsz.
refusal-not-in-arena = Nem csatlakoztál ehhez az arénához.
refusal-not-away = Nem voltál távol: a következő játszmád indul, amint valaki szabad.
refusal-not-arena-host = Ezt csak { $person }, az aréna meghirdetője teheti meg, vagy akinek „Szerver kezelése” engedélye van.
refusal-too-few-for-arena = Egy arénához { $enough } ember kell. Amint csatlakoztak, elindíthatod.

## A napi feladvány bejegyzése

post-solve = Megfejtem
post-solved-1 = **Első próbálkozásra**: { $people }
post-solved-2 = **Második próbálkozásra**: { $people }
post-solved-3 = **Harmadik próbálkozásra**: { $people }
post-solved = { $people ->
        [0] Itt még senki sem fejtette meg.
        [one] Itt egy ember fejtette meg.
       *[other] Itt { $people } ember fejtette meg.
    }
post-solved-more = { $people ->
        [one] Rajtuk kívül még egy ember fejtette meg itt.
       *[other] Rajtuk kívül még { $people } ember fejtette meg itt.
    }
post-former = -# A tegnapi feladványt megfejtette: { $people }

## Amit egy emberről tárolunk

mydata-kinds =
    - **Játszmák és kihívások**, a nyitottak is: ki, hol, mikor, nyelv, lépések, tippek és eredmény. Ezek az ellenfeleidéi is: adataid törlése befejezi a folyamatban lévő játszmáidat, és a helyedre egy véletlen számot tesz.
    - **Értékszámok**: a helyed minden szerveren és szezonban, mit változtatott egy-egy játszma, és a mérlegeid másokkal szemben. Adataid törlése levesz minden listáról, és ugyanazt a véletlen számot teszi oda.
    - **A többi**: beállítások, napi feladványok, arénák, dobogók, megosztott játszmák és feladványeredmények, bemutatók; kit tiltottál le vagy hívtál ki, ki tiltott le téged, és ki vagy-e zárva. Minden addig marad, amíg szükség van rá, vagy amíg nem törlöd az adataidat; utána törlődik, vagy a véletlen szám vagy egy kód kerül a helyedre.
mydata-export = Adataim
mydata-delete = Adataim törlése
mydata-exported = Az adataid JSON-ként. A mezők és oszlopok számozása ebben 0-tól indul.
mydata-question = Töröljek mindent, amit rólad tárolok? A folyamatban lévő játszmáid feladással érnek véget. Ez nem vonható vissza.
mydata-stays = Mások védelmében néhány dolog megmarad: a befejezett játszmák egy véletlen szám alatt, hogy ki tiltott le téged, és a kihívások közti { $minutes } perc. A tiltások és ezek a percek egy kód alatt maradnak, amely az azonosítódból készül, és { $days } napig ott marad a véletlen számod is. Aki üzemeltet, meg tudja nézni, hogy egy kód egy általa ismert azonosítóhoz tartozik-e.
mydata-yes = Törlés
mydata-no = Maradjanak
mydata-done = Kész: az adatbázisomban már semmi sem utal rád, kivéve a használaton kívüli részein maradt nyomokat. Ezek néhány percen belül vagy az adatbázisom következő tisztításakor eltűnnek. Köszönöm a játékot!
mydata-begun = Törlöm az adataidat. Olyan sok játszmát játszottál, hogy ez még néhány másodpercig tart, és akkor is befejezem, ha közben újraindulok. Addig nem indíthatsz játszmát. Ha tudni akarod, kész-e, nyomd meg újra ezt: `{ mydata-delete }`, itt: { COMMAND("privacy") }.
mydata-copies = Kész: az adatbázisomban már semmi sem utal rád. A szerverén még vannak másolatok a naplójában, a másodpéldányaiban és a fájljai használaton kívüli részein, amíg azt a helyet újra nem használja. Köszönöm a játékot!
mydata-boards =
    A neved a legújabb { $boards } befejezett tábláról is eltűnik, percenként kb. 40-ről, ahol még szerkeszthetem őket. Nem érem el a táblákat olyan szervereken, amelyek eltávolítottak, előttem zárt csatornákban, archivált szálakban, vagy ahol csak egy ember telepített, nem a szerver.
    Ha egy csatorna, szál vagy szerver újra beenged, a neved onnan is eltűnik, legkésőbb egy nap múlva.
    Lehetnek még üzenetek a neveddel: a Discord nem mindig közli velem, hogy megérkeztek-e. Ha látsz egyet, nyomj meg rajta egy gombot, és a neved eltűnik.
mydata-kept = Rendben. Semmit sem töröltem.

## A napi feladvány

puzzle-open = Napi feladvány
puzzle-title = ### { $number }. feladvány · { $game }
puzzle-win = { "**" }{ $mark } lép, és { $moves ->
    [one] egy lépésben
   *[other] { $moves } lépésben
} nyer.**
puzzle-save = { "**" }{ $mark } lép: csak egy lépés menti meg a játszmát.**
puzzle-progress = -# { $dots } · { $number }/{ $tries }. próbálkozás
puzzle-past = -# Ez a feladvány nem számít bele egy sorozatba.
puzzle-order = -# A legrégebbi jeltől a legújabbig: { $marks }.
puzzle-left = -# { $mark } megmaradt figurái: { $pieces }.
puzzle-wrong = { "**Rossz:**" } { $cell }. Újra a kiinduló állás látható.
puzzle-right = { "**Jó!**" } A lépésem: { $cell }.
puzzle-hint = 💡 Az első lépés { $area } van.
puzzle-solved = { $number ->
    [one] **Elsőre megfejtetted!**
   *[other] **Megfejtetted, { $number }. próbálkozásra.**
}
puzzle-lost = { "**Most nem sikerült.**" } A jó lépés ez volt: { $cell }.
puzzle-streak = -# 🔥 Sorozat: { $streak ->
    [one] egy nap
   *[other] { $streak } nap
}. { $freezes ->
    [0] {""}
    [one] ❄️ Egy fagyasztás fedez egy kihagyott napot.
   *[other] ❄️ { $freezes } fagyasztás fedez kihagyott napokat.
}
puzzle-freeze = -# Zsinórban minden hetedik nap egy fagyasztást ér, amely fedez egy kihagyott napot.
puzzle-streak-ended = -# A sorozatod itt ért véget: { $streak }.
puzzle-streak-kept = -# ❄️ Egy fagyasztás megmentette a sorozatodat: 🔥 { $streak }. Maradt fagyasztás: { $freezes }.
puzzle-at-stake = -# ⏳ A tegnapi feladvány eddig számít bele a sorozatodba: { $time } ({ $left }).
puzzle-frozen = -# ❄️ Egy fagyasztás pótolta a tegnapi napot.
puzzle-share = -# { $percent }% elsőre megtalálta.
puzzle-next = -# Következő feladvány: { $time }.
puzzle-give-up = Mutasd a megoldást
puzzle-give-up-question = Mutassam a megoldást? { $costs ->
        [streak] Ezzel véget ér a sorozatod: { $streak }.
        [freeze] Ez a sorozatod egyik fagyasztásába kerül.
       *[nothing] Utána ezt a feladványt már nem oldhatod meg.
    }
puzzle-give-up-yes = Igen, mutasd
puzzle-give-up-no = Próbálom tovább
puzzle-yesterday = Tegnapi
puzzle-today = Mai
puzzle-results = Itteni eredmények
puzzle-results-title = ### { $number }. feladvány ezen a szerveren
puzzle-results-none = Itt még senki sem nyitotta meg.
puzzle-results-open = { $person }: még próbálkozik
puzzle-results-who = -# Csak azok szerepelnek, akik megmutatják másoknak a játszmáikat.
puzzle-copy = Másolás
puzzle-share-here = Megosztás itt
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Nincs ilyen feladvány, amelyet megfejthetnél. Ez megnyitja a mait: { COMMAND("daily") }.
refusal-puzzle-over = Ezt a feladványt már befejezted. Holnap lesz másik.
refusal-tried-before = Ezt a lépést már kipróbáltad, és rossz. Nem vesztesz próbálkozást.
refusal-puzzle-not-over = Előbb fejezd be a feladványt.
refusal-shared-once = Egy eredmény egy csatornában egyszer osztható meg.
practice-played = A lépésed itt ({ $date }, ellenfél: { $opponent }): { $cell }.
practice-task = { "**" }A jeled: { $mark }.** { $result ->
        [win] Mi nyer?
       *[draw] Mi tartja meg a döntetlent?
    }
practice-move = { $what ->
        [right] **Jó:** { $cell }.
        [wrong] **Rossz:** { $cell }.
       *[answer] A legjobb válasz: { $cell }.
    }
practice-lets = { $result ->
        [win] Így elúszik a győzelem.
       *[draw] { $opponent } most nyerhet.
    }
practice-next = Következő
practice-look-on = További keresés
practice-open = Játszma megnyitása
practice-looked = { $games ->
        [one] Az imént átnézett játszmában nincs hibád.
       *[other] Az imént átnézett { $games } játszmában nincs hibád.
    }
practice-all = { $count ->
        [0] Még nincs gyakorolni való hibád. Az első a következő játszmáiddal jön.
        [one] Az egyetlen állást begyakoroltad. Új állás a következő játszmáddal jön.
       *[other] Minden állást begyakoroltál, ennyit: { $count }. Új állás a következő játszmáddal jön.
    }
practice-again = -# Egy állás újra jön: { $time }.
practice-waiting = { $count ->
        [one] 1 gyakorolható állás
       *[other] { $count } gyakorolható állás
    }
practise-this = Állás gyakorlása
refusal-no-practice = Senki sem tudja, mi a helyes itt: „{ game-ultimate }”, így nincs mit gyakorolni. Válassz másik játékot.
