# Suomi. Pelaajaa sinutellaan, mutta pronomini jää yleensä pois; botti on minä, samoin ilman pronominia. Moottori on ”se”.
# Mainintaan ei koskaan liitetä päätettä: se on aina nominatiivissa (”{ $x } voitti”, ”Vuorossa: { $x }”, ”vastustaja { $x }”).
# X ja O voivat saada päätteen kaksoispisteellä (X:n). Kaksoispisteen jälkeen jatketaan pienellä alkukirjaimella.
#
# Nimien muodot: ill = mihin ruutuun pelataan (”vasempaan yläkulmaan”; b2 jää sellaisenaan), gen = kenen tai minkä,
# ade = missä (”ylärivillä”, ”keskilaudalla”), part = mitä peliä pelataan, ine = missä pelissä, title = isolla alkukirjaimella,
# who = moottori tekijänä.

-bot = Noughts

# Mitä on kahden virkkeen välissä ja luettelon osien välissä.
between-sentences = {" "}
between-items = {", "}

# Mitä vain käännökset sanovat.
english-holds = -# Epäselvissä tapauksissa pätee englanninkielinen teksti.
help-wrong-word = -# Väärä sana? Kerro meille: { $link }

## Komennot: kuvaukset (enintään 100 merkkiä) ja mitä niiden vaihtoehdot tarkoittavat

command-tictactoe = Pelaa ristinollaa
command-start = Aloita peli bottia vastaan
command-start-difficulty = Kuinka vahvasti botti pelaa (oletuksena tämän palvelimen taso)
command-start-engine = Botin tyyli tason sijaan; vain joillakin on myös vaikeustaso
command-mark = Merkkisi; X siirtää ensin (oletuksena arvotaan)
command-board = Näytä pelisi uudelleen tämän kanavan lopussa
command-board-words = Kuvaile lauta sen sijaan sanoin, vain sinulle
command-resign = Luovuta pelisi tällä kanavalla

command-challenge = Haasta joku tai jätä avoin haaste
command-challenge-opponent = Kenet haastat (tyhjä: avoin haaste)
command-challenge-pace = Aika siirtoa kohti (oletuksena tämän palvelimen tahti)
command-menu-challenge = Haasta ristinollaan
command-menu-stats = Ristinollatilastot
command-menu-review = Analysoi ristinolla
command-help = Aloita tästä: pelaa, haasta kaveri tai katso, kuka on paras
command-privacy = Kuka voi haastaa sinut, muistutuksesi ja tallennetut tietosi

command-daily = Päivän tehtävä: löydä oikea siirto
command-daily-number = Aiempi tehtävä numeron mukaan (oletuksena tämän päivän)
command-practice = Omat virheesi tehtävinä
command-practice-variant = Mitä peliä harjoitellaan (oletuksena kaikkia)
command-arena = Järjestä areena: nopeita pelejä kaikille mukaan tuleville
command-arena-variant = Mitä peliä pelataan (oletuksena ”Katoava”)
command-arena-minutes = Kuinka kauan se kestää: 10–60 minuuttia (oletuksena 20)
command-arena-starts-in = Monenko minuutin kuluttua se alkaa: 0–60 (oletuksena 5)

command-history = Päättyneet pelit: omasi, jonkun toisen tai tämän palvelimen
command-history-player = Kenen pelit näytetään (oletuksena omasi)
command-history-variant = Mikä peli näytetään (oletuksena kaikki)
command-review = Katso, mikä siirto ratkaisi pelin ja mikä olisi ollut parempi
command-review-variant = Mikä peli (oletuksena se, jota pelasit viimeksi)

command-watch = Katso, kun kaksi moottoria pelaa vastakkain
command-watch-x = Kuka pelaa X:llä ja siirtää ensin (oletuksena arvotaan)
command-watch-o = Kuka pelaa O:lla (oletuksena arvotaan)
command-engines = Tutustu moottoreihin: kuinka vahvoja ne ovat ja miten ne voittaa

command-variant = Mitä peliä pelataan (oletuksena ”Klassinen”)
command-stats-variant = Minkä pelin vahvuusluvut näytetään (oletuksena ”Klassinen”)
choice-game-classic = { game-classic }: kolmen suora
choice-game-misere = { game-misere }: kolmen suoralla häviää
choice-game-vanish = { game-vanish }: kolme merkkiä kummallakin
choice-game-squares = { game-squares }: neljän suora tai neliö
choice-game-drop = { game-drop }: merkit putoavat, neljän suora
choice-game-ultimate = { game-ultimate }: yhdeksän lautaa yhdessä
choice-game-sizes = { game-sizes }: iso peittää pienen
choice-easy = Helppo: suoria jää huomaamatta
choice-medium = Keskitaso: tekee virheitä, jotka voit löytää
choice-hard = Vaikea: voittoon tarvitset suunnitelman
choice-unbeatable = Voittamaton: parhaimmillaan saat tasapelin
choice-matched = Mukautuva: yhtä vahva kuin sinä (ei vaikuta vahvuuslukuun)
choice-x = X: sinä siirrät ensin
choice-o = O: botti siirtää ensin
choice-challenge-o = O: vastustajasi siirtää ensin
choice-quick = Nopea: 1 minuutti siirtoa kohti
choice-casual = Rento: 15 minuuttia siirtoa kohti
choice-slow = Hidas: 3 päivää siirtoa kohti

## Moottorit: nimi ja sana siitä, miten kukin ajattelee

choice-engine-dice = Dice: muutama sääntö ja noppa
choice-engine-lines = Lines: pisteyttää joka ruudun suorat
choice-engine-sampling = Sampling: pelaa satunnaisia pelejä
choice-engine-wargames = Wargames: katsoo kaksi siirtoa eteenpäin
choice-engine-minimax = Minimax: laskee loppuun asti
choice-engine-perfect = Perfect: ei koskaan häviä, virittää ansoja
choice-engine-tree = Tree: pelaa vain peliä { game-ultimate }
choice-engine-learned = Learned: opetti itselleen pelin { game-ultimate }

level-easy = helppo
    .title = Helppo
level-medium = keskitaso
    .title = Keskitaso
level-hard = vaikea
    .title = Vaikea
level-unbeatable = voittamaton
    .title = Voittamaton
level-expert = ekspertti
    .title = Ekspertti
level-matched = mukautuva
    .title = Mukautuva
    .who = mukautuva moottori

## Lauta

# Nimi voi olla kirjoitettu oikealta vasemmalle; se, mitä seuraa, ei saa kääntyä sen mukana.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = kuka vain
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Sarja: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 tasapeli"}
       *[other] {"  ·  "}{ $draws } tasapeliä
    }
board-turn = **Sinun vuorosi, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) miettii …**
board-ahead = -# Jonossa ennen peliäsi: { $games ->
        [one] 1 peli
       *[other] { $games } peliä
    }
board-to-move = -# Siirtovuorossa: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Siirrä viimeistään { $time } ({ $left })
board-deadline-unwatched = -# Siirrä viimeistään { $time } ({ $left }). Ajan loppuminen näkyy tässä, kun joku painaa painiketta.
board-offer-draw = 🤝 **{ $asked }, hyväksytkö tasapelin?**
board-offer-take-back = ↩️ **{ $asked }, saako { $player } perua viimeisen siirtonsa?**
board-won-line = 🏆 **{ $winner } voitti { $length ->
        [3] kolmen
        [4] neljän
       *[other] { $length }:n
    } suoralla!**
board-lost = **{ $winner } voitti { $length ->
        [3] kolmen
        [4] neljän
       *[other] { $length }:n
    } suoralla.**
board-won-line-square = 🏆 **{ $winner } voitti neljän neliöllä!**
board-won-line-boards = 🏆 **{ $winner } voitti kolmen laudan suoralla!**
board-lost-boards = **{ $winner } voitti kolmen laudan suoralla.**
board-won-line-more-boards = 🏆 **{ $winner } voitti laudoin { $most }–{ $fewest }!**
board-lost-more-boards = **{ $winner } voitti laudoin { $most }–{ $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } teki { $length ->
        [3] kolmen
        [4] neljän
       *[other] { $length }:n
    } suoran, joten { $winner } voitti!**
board-lost-square = **{ $winner } voitti neljän neliöllä.**
board-lost-reverse = **{ $loser } teki { $length ->
        [3] kolmen
        [4] neljän
       *[other] { $length }:n
    } suoran, joten { $winner } voitti.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } luovutti. { $winner } voitti!**
board-won-out-of-time = ⏰ **Aika loppui: { $loser }. { $winner } voitti!**
board-won-abandoned = 🍂 **{ $loser } jätti pelin kesken. { $winner } voitti!**
drawn-classic = 🤝 **Tasapeli!** Kukaan ei saanut kolmen suoraa.
drawn-squares = 🤝 **Tasapeli!** Lauta on täynnä.
drawn-sizes = 🤝 **Tasapeli!** Yhtään nappulaa ei voi enää pelata.
drawn-ultimate = 🤝 **Tasapeli!** Kumpikin voitti yhtä monta lautaa.
board-drew-unbeatable = 🎉 **Tasapeli voittamatonta bottia vastaan: parempaan ei pysty kukaan!**
board-ended-repetition = 🤝 **Tasapeli!** Sama asema syntyi kolme kertaa.
board-ended-agreed-draw = 🤝 **Tasapeli!** Pelaajat sopivat siitä.
board-ended-abandoned = 🍂 **Keskeytetty**, ennen kuin peli kunnolla alkoi. Peliä ei lasketa.
board-ended-unreachable = 🍂 **Päättynyt**: pelin kanavaa ei enää ole. Peliä ei lasketa.
board-matched = -# { -bot } mukautuu sinuun: taito { $skill }/100. Ei vaikuta vahvuuslukuun.
board-another-try = -# Ei vaikuta vahvuuslukuun: uusi yritys siirrosta { $number } alkaen
board-hints = -# Ei vaikuta vahvuuslukuun: { $hints ->
        [one] 1 vihje
       *[other] { $hints } vihjettä
    }
board-next-over = -# Uusi peli? Paina painiketta tai käytä komentoa { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Tämä peli siirtyi uuteen viestiin.
go-to-board = Siirry laudalle

refresh = Päivitä
rule = Säännöt
board-in-words = Lauta sanoin
offer-draw = Tarjoa tasapeliä
take-back = Peru siirto
take-back-question = Perutaanko viimeinen siirtosi ja vastaus siihen? Sen jälkeen tämä peli ei voi nostaa vahvuuslukuasi.
take-back-consent = Vastustajan on ensin suostuttava.
resign = Luovuta
accept = Hyväksy
decline = Hylkää
offer-withdraw = Peru
rematch = Revanssi
play-again = Uusi peli
easier = Helpompi
harder = Vaikeampi
more = Lisää
my-stats = Tilastoni

reminder = { $player }, on sinun vuorosi! Vastustaja: { $opponent } ({ $game }, siirto { $number }): { $link }

## Areenat

arena-title = Areena: { $game }
arena-starts = **Alkaa { $start }** ja kestää { $minutes } minuuttia.
arena-how = Vapaana olevat saavat uuden vastustajan kerta toisensa jälkeen, ja aikaa on 1 minuutti siirtoa kohti. Voitosta saa 2 pistettä, tasapelistä yhden. Voit tulla myöhässä, pitää taukoa ja lähteä milloin vain.
arena-in-thread = Pelisi tulevat ketjuun { $thread }, jossa sinut mainitaan.
arena-in-new-thread = Pelisi tulevat tämän viestin ketjuun, jossa sinut mainitaan.
arena-in-channel = Pelisi tulevat tälle kanavalle, jolla sinut mainitaan.
arena-joined-none = Kukaan ei ole vielä mukana.
arena-joined = **Mukana { $count ->
        [one] 1 pelaaja
       *[other] { $count } pelaajaa
    }:** { $names }
arena-ends = **Päättyy { $end }.**
arena-ending = **Uusia pelejä ei enää ala.** Käynnissä olevat lasketaan, jos ne päättyvät ajoissa (aikaraja: { $end }).
arena-here = -# Mukana on { $count ->
        [one] 1 pelaaja.
       *[other] { $count } pelaajaa.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }**, { $games ->
        [one] 1 peli
       *[other] { $games } peliä
    }
arena-score-tied = { arena-score } (voittoja: { $wins }, voitettujen pisteet: { $beaten })
arena-more = -# … ja { $count ->
        [one] 1 muu
       *[other] { $count } muuta
    }
arena-nobody-played = Kukaan ei ole vielä pelannut peliä loppuun.
arena-won = 🏆 **{ $winner } voitti areenan!**
arena-shared = 🏆 **Areena on ohi, ja ensimmäinen sija jaettiin!**
arena-played = -# { $people ->
        [one] 1 pelaaja
       *[other] { $people } pelaajaa
    }, { $games ->
        [one] 1 peli
       *[other] { $games } peliä
    }
arena-over-unplayed = Areena on ohi ilman yhtään loppuun pelattua peliä.
arena-too-few = Tällä kertaa mukaan ei tullut tarpeeksi pelaajia: areenaan tarvitaan kaksi.
arena-lapsed = Tämä areena ei alkanut, koska olin silloin pois päältä.
arena-cancelled = Tämä areena peruttiin.
arena-you-missed = Et saa uusia pelejä, ennen kuin ilmoitat palanneesi.
arena-ratings = -# Pelit vaikuttavat vahvuuslukuihin tavalliseen tapaan. Jos samat kaksi pelaavat vuorokauden aikana monta peliä, ensimmäinen lasketaan kokonaan, toinen puoliksi ja kolmas kolmasosana.
arena-you-are-back = Tervetuloa takaisin: seuraava pelisi alkaa heti, kun joku on vapaana.
arena-ask = Kukaan muu ei näe tätä vielä. **{ arena-announce }** julkaisee sen tällä kanavalla.
arena-announced-in = Areenasta ilmoitetaan täällä: { $channel }.
arena-end-question = Lopetatko tämän areenan? Uusia pelejä ei enää ala, ja käynnissä olevat lasketaan vielä { $minutes } minuutin ajan.
arena-cancel-question = Lopetatko tämän areenan jo ennen sen alkua?
arena-ended = Areena päättyy: uusia pelejä ei enää ala.
arena-goes-on = Hyvä. Areena jatkuu!

arena-announce = Ilmoita
join = Liity
call-players = Kutsu pelaajia
arena-leave = Poistu
arena-standings = Tilanne
arena-start = Aloita nyt
arena-end = Lopeta
arena-end-yes = Kyllä, lopeta
arena-end-no = Ei, jatka
arena-back = Palasin
arena-again = Uusi areena

# Areenan päättyneen pelin laudan alla
arena-points = -# Areena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Tämä peli lasketaan areenassa, mutta ei vahvuuslukuihin: siihen vaaditaan vähintään kaksi siirtoa kummaltakin.
arena-missed = -# Uusia pelejä ei toistaiseksi tule: { $player }.
arena-next = -# Areenan aikana seuraava pelisi alkaa itsestään.

## Haasteet

challenge = ### ⚔️ Ristinollaa, { $invited }?
    { $challenger } haastaa sinut peliin.
challenge-open = ### ⚔️ Kuka pelaa ristinollaa?
    { $challenger } etsii vastustajaa. Ensimmäinen ilmoittautunut pääsee pelaamaan.
challenge-rematch = ### ⚔️ Uusi peli, { $invited }?
    { $challenger } haluaa revanssin.
challenge-another-try = ### ⚔️ Yritetäänkö uudelleen, { $invited }?
    { $challenger } haluaa jatkaa tästä asemasta.
challenge-until = -# Vanhenee { $until }
players-called = { $role } { $challenger } etsii vastustajaa.
players-found = Löytyi: { $players }
players-none = Ei ketään tällä kertaa.
challenge-block = Estä
challenge-cancel = Peru haasteeni
challenge-again = Kysy uudelleen
challenge-anyway = Haasta silti
challenge-too = Julkaise minunkin
challenge-declined = { $invited } hylkäsi haasteen. Haastaja: { $challenger }.
challenge-lapsed = { $invited } ei vastannut haasteeseen ajoissa. Haastaja: { $challenger }.
challenge-lapsed-open = { $challenger } etsi vastustajaa, mutta kukaan ei ilmoittautunut ajoissa.
challenge-cancelled = { $challenger } perui haasteen. Haastettu: { $invited }.
challenge-cancelled-open = { $challenger } perui avoimen haasteen.

## Miksi moottori siirsi niin: mitä siirto teki tai miten se löytyi; sitten luvut

why = Miksi?
move-explained = **{ $player }** pelasi { FORM($cell, of: "ill") }.
effect-win = Se sai suoran { FORM($line, of: "ade") } ja voitti.
effect-won = Se voitti tällä siirrolla.
effect-line = Se sai kolmen suoran valmiiksi.
effect-safe = Se vältti kolmen suoran.
effect-block =
    { $whose ->
        [yours] Se esti suorasi { FORM($line, of: "ade") }.
       *[theirs] Se esti suoran { FORM($line, of: "ade") }.
    }
effect-blocked = Se esti suoran.
effect-coverable = Se asettui suoran tielle, mutta isompi nappula voi vielä täydentää sen.
effect-threat = Se uhkaa voittaa { $cells ->
        [one] yhdessä ruudussa
       *[other] { $cells } ruudussa
    }.
effect-no-reason = Tämän siirto tekee, mutta se ei välttämättä ole syy siirtoon.
line-0 = ylärivi
    .ade = ylärivillä
line-1 = keskirivi
    .ade = keskirivillä
line-2 = alarivi
    .ade = alarivillä
line-3 = vasen sarake
    .ade = vasemmassa sarakkeessa
line-4 = keskisarake
    .ade = keskisarakkeessa
line-5 = oikea sarake
    .ade = oikeassa sarakkeessa
line-6 = lävistäjä
    .ade = lävistäjällä
show-numbers = Näytä luvut
numbers-title = ### Näin valitsi { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" kaikilla"}
    }

why-dice-opening = Lauta oli tyhjä, joten se heitti noppaa: yleensä kulma, joskus keskiruutu, harvoin reunaruutu.
why-dice-centre = Ensimmäinen siirto oli kulma, joten se otti keskiruudun.
why-dice-corner = Ensimmäinen siirto oli keskiruutu, joten se otti kulman.
why-dice-fork = Kahdesta vastakkaisesta kulmasta voi syntyä haarukka, joten se heitti noppaa: yleensä reunaruutu.
why-dice-any = Mikään sääntö ei sopinut, joten se arpoi.
why-lines-weights = Se otti ruudun, jolla oli eniten pisteitä. Avoimet suorat antavat vähän, valmistuva tai estettävä suora paljon.
why-sampling-games = Se kokeili joka siirtoa { $games ->
        [one] yhdessä satunnaisessa pelissä
       *[other] { $games } satunnaisessa pelissä
    } ja valitsi sen, jolla se hävisi harvimmin.
why-wargames-two-plies = Se vertasi siirtojaan vastauksiin ja ratkaisi tasatilanteet mieltymystensä mukaan.
why-minimax-guess = Loppu oli liian kaukana nähtäväksi, joten se siirsi umpimähkään.
why-minimax-search = Se laski pelin loppuun asti ja valitsi yhden parhaista siirroista.
why-level-ahead = Se näki { $plies ->
        [1] yhden siirron
       *[other] { $plies } siirtoa
    } eteenpäin, ei pidemmälle.
why-level-overlooked =
    { $whose ->
        [own] Siltä jäi oma suora huomaamatta.
        [theirs] Siltä jäi vastustajan suora huomaamatta.
       *[other] Siltä jäi suora huomaamatta.
    }
why-matched-measured = Se valitsi taitoonsa sopivan siirron.
why-perfect-winning = Se valitsi siirron, joka voittaa, vastasipa siihen miten tahansa.
why-perfect-trap = Turvallisista siirroistaan se valitsi sen, johon useimmin vastataan väärin.
why-perfect-hold = Se valitsi turvallisen siirron. Mikään vastaus siihen ei ole virhe.
why-perfect-losing = Jokainen siirto häviää, jos vastustaja jatkaa hyvin.
why-tree-win = Se löysi siirron, joka voittaa varmasti.
why-tree-search = Se valitsi yhden siirroista, joihin se palasi useimmin.
why-sampling-hurried = Moni peli odotti, joten se siirsi kiireessä.
why-board-won = Se voitti sen pikkulaudan.
why-board-blocked = Se esti suoran sillä pikkulaudalla.
why-sent-anywhere = Seuraavan siirron voi tehdä mille tahansa avoimelle laudalle: { $board } on suljettu.
why-sent-empty = Seuraava siirto on tehtävä { FORM($board, of: "ade") }, joka on vielä tyhjä.
why-sent-own = Se uhkaa voittaa { FORM($board, of: "gen") }, jolla seuraava siirto on tehtävä.
why-sent-theirs = Seuraava siirto on tehtävä { FORM($board, of: "ade") }, jonka se voi voittaa.
why-sent-both = Se uhkaa voittaa { FORM($board, of: "gen") }, mutta seuraava siirto on tehtävä sillä ja voi voittaa sen ensin.
why-sent-neither = Seuraava siirto on tehtävä { FORM($board, of: "ade") }, jota kukaan ei voi vielä voittaa yhdellä siirrolla.
why-chance = Se arvioi voittomahdollisuudekseen noin { $percent }{"\u00A0"}%, kun tasapeli on puolikas voitto.

table-lines-weight = Kunkin vapaan ruudun pisteet
table-sampling-wins = Voitetut pelit siirroittain, kun pelejä oli { $games }
table-sampling-draws = Tasapelit siirroittain, kun pelejä oli { $games }
table-wargames-own = Kuinka hyviä sen siirrot ovat
table-wargames-reply = Kuinka hyviä vastauksesi ovat
table-wargames-taste = Sen siirrot, mieltymykset mukaan laskettuina
table-tree-chance = Kuinka todennäköisesti kukin siirto näyttää voittavan
table-tree-visits = Kuinka usein se katsoi kutakin siirtoa
table-minimax-value = Kunkin siirron tulos (10 on voitto, 0 tasapeli, -10 tappio)
table-perfect-chance = Voiton mahdollisuus kullakin turvallisella siirrolla, jos teet silloin tällöin virheitä
table-perfect-slip = Virheiden osuus vastauksistasi kuhunkin turvalliseen siirtoon

## Vihjeet: mitä asemasta voi sanoa, mistä etsiä, ja itse siirto

hint = Vihje
hint-question = Vihjeen jälkeen peli ei enää voi vaikuttaa vahvuuslukuusi.
hint-yes = Näytä vihje
hint-where = Missä?
hint-what = Mikä siirto?
hint-gone = Lauta on muuttunut tämän vihjeen jälkeen. Paina laudan alta **{ hint }**, niin saat uuden.
hint-unseen = -# Lauta ei näytä sitä vielä. Seuraava painalluksesi laudalla vain päivittää sen.
hint-finish = **Voit ratkaista pelin:** { $right ->
        [one] yksi siirto voittaa
       *[other] { $right } siirtoa voittaa
    } heti.
hint-only-move = **Sinulla on vain yksi siirto.**
hint-own-line = **Varo:** { $legal } siirrostasi { $wrong ->
        [one] yksi
       *[other] { $wrong }
    } tekee kolmen suoran, ja sillä häviää.
hint-threat = **Varo:** { $right ->
        [one] vain yksi siirto estää minua voittamasta seuraavalla vuorolla.
       *[other] { $legal } siirrostasi { $wrong } antaa minun voittaa seuraavalla vuorolla.
    }
hint-win-in-two = **Voit voittaa kahdella siirrolla:** { $right ->
        [one] yksi siirto aloittaa sen.
       *[other] { $legal } siirrostasi { $right } aloittaa sen.
    }
hint-win-some = **Tästä voi voittaa.** { $right ->
        [one] Vain yksi siirto säilyttää voiton.
       *[other] { $legal } siirrostasi { $right } säilyttää voiton.
    }
hint-win-all = **Tästä voi voittaa.** Jokainen siirto säilyttää voiton.
hint-even-some = **Peli on tasoissa.** { $right ->
        [one] Vain yksi siirto säilyttää tasapelin.
       *[other] { $legal } siirrostasi { $right } säilyttää tasapelin.
    }
hint-even-all = **Peli on tasoissa.** Jokainen siirto säilyttää tasapelin, joten etsi siirto, johon on vaikein vastata.
hint-lost = **Voin voittaa, teitpä mitä tahansa.** Valitse siirto, johon on vaikein vastata.
hint-judged = **Arvioni:** mahdollisuutesi ovat noin { $chance }{"\u00A0"}%.
hint-area = Paras siirto on { $area }.
hint-judged-area = Paras siirto näyttää olevan { $area }.
hint-board = Paras siirto on { FORM($board, of: "ade") }.
hint-judged-board = Paras siirto näyttää olevan { FORM($board, of: "ade") }.
hint-move = Pelaa { FORM($cell, of: "ill") }.
hint-play = Pelaa se
hint-played = Pelasit { FORM($cell, of: "ill") }.
area-line-0 = ylärivillä
area-line-1 = keskirivillä
area-line-2 = alarivillä
area-line-3 = vasemmassa sarakkeessa
area-line-4 = keskisarakkeessa
area-line-5 = oikeassa sarakkeessa
area-line-6 = vasemmasta yläkulmasta alkavalla lävistäjällä
area-line-7 = oikeasta yläkulmasta alkavalla lävistäjällä
area-quarter-0 = vasemmassa yläneljänneksessä
area-quarter-1 = oikeassa yläneljänneksessä
area-quarter-2 = vasemmassa alaneljänneksessä
area-quarter-3 = oikeassa alaneljänneksessä

## Päättyneen pelin analyysi

review = Analyysi
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Yritä uudelleen siirrosta { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 vihje
       *[other] { $hints } vihjettä
    })
review-start = **Alku.** ▶ näyttää { $moves ->
        [one] siirron.
       *[other] kaikki { $moves } siirtoa yksitellen.
    }
review-move = **Siirto { $number }/{ $moves }:** { $mark } pelasi { FORM($cell, of: "ill") }
review-accuracy = Tarkkuus: { $players }
review-turning-point = **Siirto { $number }/{ $moves }, käännekohta:** { $mark } pelasi { FORM($cell, of: "ill") } · **{ $name }**
review-faultless = Kumpikaan ei tehnyt ratkaisevaa virhettä.
review-praise-find = Hyvin löydetty: siirtosi { FORM($cell, of: "ill") } oli ainoa hyvä.
review-praise-trap = Viritit hienon ansan: { $cell }.
review-praise-moves = { $good ->
        [0] Tässä yksi vinkki:
       *[other] { $moves ->
            [one] Ainoa siirtosi oli oikea.
           *[other] { $moves } siirrostasi { $good ->
                [one] yksi oli oikea.
               *[other] { $good } oli oikeita.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Tässä yksi vinkki:
       *[other] { $moves ->
            [one] Viimeinen siirtosi oli oikea.
           *[other] { $moves } viimeisestä siirrostasi { $good ->
                [one] yksi oli oikea.
               *[other] { $good } oli oikeita.
            }
        }
    }
review-lesson = Pelaa ensi kerralla { $number }. siirrolla { FORM($cell, of: "ill") }.
review-next-time = Pelaa ensi kerralla { FORM($cells, of: "ill") }.
review-held = Parempi: { $cells }.
review-better = Hieman parempi: { $cells }.
review-any = jokin vihreistä ruuduista
    .ill = johonkin vihreistä ruuduista
review-any-move = jokin { $count } muusta siirrosta
review-trap = Se virittää myös ansan: luontevalta näyttävä vastaus on väärä.
review-partly-known = -# Osaan arvioida vain viimeiset siirrot. Ennen niitä loppu on liian kaukana nähtäväksi.
review-unknown = -# En osaa sanoa näiden siirtojen arvoa.
review-doubts = -# Siirrot, joita kannattaa katsoa uudelleen: { $numbers }.
review-doubt = Arvioni: { $mark }:n mahdollisuudet putosivat noin { $before }{"\u00A0"}%:sta { $after }{"\u00A0"}%:iin. Paremmalta näytti siirto { FORM($cell, of: "ill") }.
review-boards-won = -# Lopussa voitetut pikkulaudat: X { $x }, O { $o }.

move-brilliant = loistava
move-great = erinomainen
move-best = paras
move-good = hyvä
move-sound = kelpo
move-winning = voittosiirto
move-inaccuracy = epätarkkuus
move-slower = hitaampi
move-doubtful = epäilyttävä
move-missed-win = hukattu voitto
move-blunder = vakava virhe
move-opening = avaus
move-forced = pakkosiirto
move-given = annettu
move-and-trap = { $name }, ansa

review-won = Se voitti pelin.
review-own-line = Siitä syntyi suora, ja tässä pelissä suoralla häviää.
review-win-overlooked = Voitto olisi ollut tarjolla: { $cell }.
review-line-left-open = Suora jäi auki: { $opponent } voi voittaa pelaamalla { FORM($cell, of: "ill") }.
review-win-allowed = Nyt { $opponent } voi voittaa pelaamalla { FORM($cell, of: "ill") }.
review-fork-allowed = Nyt { $opponent } voi tehdä kaksi uhkaa yhtä aikaa pelaamalla { FORM($cell, of: "ill") }.
review-win-let-go = Voiton olisi voinut pakottaa: { $cell }.
review-loss-allowed = Nyt { $opponent } voi pakottaa voiton pelaamalla { FORM($cell, of: "ill") }.
review-no-choice = Muuta siirtoa ei ollut.
review-all-equal = Kaikki siirrot olivat yhtä hyviä.
review-lost-already = Siinä vaiheessa { $opponent } pystyi jo voittamaan, oli siirto mikä tahansa.
review-only-winning = Vain tämä siirto voittaa yhä.
review-only-holding = Vain tämä siirto säilyttää tasapelin.
review-fork-made = Kaksi uhkaa yhtä aikaa: toinen menee läpi.
review-blocked = Se estää { $opponent }:n suoran.
review-win-kept = Se säilyttää voiton.
review-draw-kept = Se säilyttää tasapelin.

## Keitä moottorit ovat: miten ne ajattelevat, miten ne voi voittaa, kuinka vahvoja ne ovat

engines-title =
    ## Tutustu moottoreihin
    Mitä enemmän palkkeja, sitä vaikeampi voittaa klassisessa pelissä. Valitse moottori, niin näet, miten se voitetaan.
    - Sampling: kaikki pelit
    - Minimax, Perfect: kaikki paitsi ”{ game-ultimate.part }”
    - Tree, Learned: ”{ game-ultimate }”
    Toinen valikko näyttää kunkin pelin tasot.
engines-pick = Valitse moottori
play-level = { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Kukaan ei voi voittaa sitä.
        [one] Sen tavat tunteva pelaaja voittaa sen yhdessä pelissä sadasta.
       *[other] Sen tavat tunteva pelaaja voittaa sen { $worst } pelissä sadasta.
    }
engine-random = Satunnaista pelaajaa vastaan se voittaa sadasta pelistä { $wins ->
        [one] yhden
       *[other] { $wins }
    } ja { $losses ->
        [0] ei häviä yhtään
        [one] häviää yhden
       *[other] häviää { $losses }
    }.
engine-beat = **Miten sen voittaa:** { $beat }

about-dice = Noudattaa muutamaa sääntöä. Kun mikään ei sovi, se heittää noppaa.
about-lines = Pisteyttää jokaisen ruudun kautta kulkevat suorat eikä koskaan katso eteenpäin.
about-sampling = Kokeilee joka siirtoa jopa sadassa satunnaisessa pelissä.
about-wargames = Katsoo siirtoaan ja vastaustasi, ei pidemmälle.
about-minimax = Laskee pelin loppuun asti.
about-perfect = Osaa jokaisen aseman ulkoa ja virittää ansoja.

beat-dice = siirrä ensin, keskelle reunaa. Sitä varten sillä ei ole sääntöä.
beat-lines = siirrä ensin: kulmaan, sitten reunaan ratsunsiirron päähän. Se kävelee haarukkaan joka kerta.
beat-sampling = siirrä ensin ja ota kaksi vastakkaista kulmaa. Se vastaa liian usein kolmanteen kulmaan.
beat-wargames = siirrä ensin, kulmaan. Kun se ottaa keskiruudun, ota vastakkainen kulma ja sitten kolmas kulma.
beat-minimax = ei mitenkään, joten tavoittele tasapeliä. Tasolla ”{ level-easy }” se siirtää umpimähkään, kunnes ruutuja on jäljellä neljä.
beat-perfect = ei mitenkään, joten tavoittele tasapeliä.

levels-pick = Pelin tasot
levels-title =
    ## Tasot: { $game }
    Sääntö: { $rule } Jos molemmat pelaavat parhaalla mahdollisella tavalla, tulee tasapeli.
levels-title-unsolved =
    ## Tasot: { $game }
    Sääntö: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, vahvuusluku { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }** ei vaikuta vahvuuslukuun ja on yhtä vahva kuin sinä.
levels-blocks = -# Palkit: montako peliä kymmenestä se ei häviä pelaajalle, joka löytää parhaan siirron neljä kertaa viidestä.

beat-learned = vahvin, mitä minulla on; kukaan ei ole ratkaissut tätä peliä. Se katsoo tuhansia asemia. Älä päästä sitä valitsemaan vapaasti, ja ajattele kolmen laudan suoraa jo alusta alkaen.
beat-levels = se näkee { $plies ->
        [1] yhden siirron
       *[other] { $plies } siirtoa
    } eteenpäin ja arvaa loput. Suunnittele pidemmälle.
beat-overlooking = siltä jää huomaamatta { $percent }{"\u00A0"}% uhkauksistasi. Uhkaa jokaisella siirrolla.

## Näytökset: kaksi moottoria pelaa vastakkain

show-opening = **Valmiina? Peli alkaa!**
show-moved = **{ $engine } ({ $mark }) pelasi { FORM($cell, of: "ill") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Pysäytä
show-again = Uudelleen
show-play-winner = Haasta voittaja
show-stopped = Pysäytetty.
show-cut-short = Anteeksi, jouduin lopettamaan kesken.
show-lost = Yhteys katkesi, ennen kuin ne ehtivät aloittaa.
show-record = Pelejä tähän asti { $games }. Voittoja: X { $x }, O { $o }. Tasapelejä: { $draws }.
show-conclusion = **Outo peli. Ainoa voittava siirto on olla pelaamatta.** Miten olisi { COMMAND("tictactoe start") }?

## Ohje ja kysymys siitä, kenet haastetaan

help-text =
    ## Ristinolla
    Kolmen suoralla voittaa. Pelaa minua vastaan tai haasta kaveri, suoraan tässä keskustelussa.
    Oletko jumissa minua vastaan? Paina **{ hint }**. Jälkeenpäin **{ review }** näyttää siirron, joka ratkaisi pelin.
help-games = Valitse peli …
help-hint = -# Ensi kerralla riittää { COMMAND("tictactoe start") }
help-play = Pelaa bottia vastaan
help-challenge = Haasta kaveri
help-stats = Tilastot
help-privacy-policy = Tietosuoja
help-terms = Käyttöehdot
help-support = Tuki
challenge-who = Kenet haluat haastaa?
challenge-who-person = Valitse joku
challenge-who-anyone = Avoin haaste
challenge-recent-number = Haasta { $number }

## Mitä ihmiseltä kysytään tai hänelle kerrotaan yksityisesti

resign-question-counted = Luovutatko tämän pelin? Se lasketaan tappioksi.
resign-question-uncounted = Luovutatko tämän pelin? Sitä ei lasketa: siihen vaaditaan vähintään kaksi siirtoa kummaltakin.
resign-question-arena = Luovutatko tämän pelin? { $counts ->
        [counted] Silloin vastustajasi saa areenan pisteet.
       *[uncounted] Sitä ei lasketa, etkä saa uusia pelejä, ennen kuin painat **{ arena-back }**.
    }
resign-question-unrated = Luovutatko tämän pelin? Se ei vaikuta vahvuuslukuun, joten lukusi pysyy ennallaan.
resign-yes = Kyllä, luovuta
resign-no = Jatka peliä
resign-done = Luovutit. Kiitos pelistä!
resign-kept = Hyvä. Peli jatkuu!

already-playing = Sinulla on jo peli täällä.
already-shown = Tässä on pelisi taas.
already-show = Näytä se tässä
which-game = Sinulla on täällä kaksi peliä. Kumpi?

start-own = Aloita oma peli
you-declined = Hylkäsit haasteen. { $person } voi haastaa sinut uudelleen klo { $time } ({ $left }).
blocked = { $person } ei voi enää haastaa sinua; voit kumota sen komennolla { COMMAND("privacy") }.

privacy-title = ## Yksityisyys
privacy-challenges-on = **Haasteet:** kuka tahansa, jota et ole estänyt, voi haastaa sinut.
privacy-challenges-off = **Haasteet:** kukaan ei voi haastaa sinua.
privacy-challenges-turn-on = Salli haasteet
privacy-challenges-turn-off = Estä haasteet
privacy-reminders-on = **Muistutukset:** mainitsen sinut, kun on sinun vuorosi hitaassa pelissä, ja uudelleen, kun ajasta on neljännes jäljellä. Rennossa pelissä teen sen kahden minuutin kuluttua vuorosi alkamisesta.
privacy-reminders-off = **Muistutukset:** en muistuta sinua vuorostasi.
privacy-reminders-turn-on = Muistuta minua
privacy-reminders-turn-off = Älä muistuta
privacy-games-on = **Pelisi:** kunkin palvelimen jäsenet näkevät siellä pelaamasi pelit komennoilla { COMMAND("history") } ja { COMMAND("stats") }.
privacy-games-off = **Pelisi:** kun ne ovat ohi, vain sinä ja vastustajasi löydätte ne komennoilla { COMMAND("history") } ja { COMMAND("stats") } ja voitte analysoida niitä. Kanavien laudat, jaetut pelit, vahvuusluvut ja yhteismäärät jäävät näkyviin.
privacy-games-turn-on = Näytä pelini
privacy-games-turn-off = Piilota pelini
privacy-words-on = **Laudat sanoin:** tästä lähtien alkavissa peleissä kuvailen sinulle laudan sanoin yksityisesti aina, kun toinen pelaaja on siirtänyt.
privacy-words-off = **Laudat sanoin:** vain kun painat { board-in-words }.
privacy-words-turn-on = Kuvaile laudat
privacy-words-turn-off = Älä kuvaile lautoja
privacy-name = **Nimesi:** piilossa globaalilla tulostaululla, ellet näytä sitä komennolla { COMMAND("stats") } kohdassa ”{ choice-everywhere }”.
privacy-blocked = **Estetyt:** tässä valikossa olevat eivät voi haastaa sinua.
privacy-blocked-none = Ketään ei ole estetty
privacy-data =
    ### Tietosi
    Tallennan pelisi, vahvuuslukusi ja asetuksesi, mutta en nimiä enkä viestejä.
privacy-blocked-deleted = { $count ->
        [one] Yksi estämistäsi on poistanut tietonsa, joten en tiedä, kuka hän on. Hänkään ei voi haastaa sinua.
       *[other] { $count } estämistäsi on poistanut tietonsa, joten en tiedä, keitä he ovat. Hekään eivät voi haastaa sinua.
    }
privacy-unblock-deleted = Poista esto tietonsa poistaneilta

refusal-not-your-match = Tämä on muiden peli.
refusal-not-your-turn = Vuorossa on { $person }. Vuoro alkoi <t:{ $since }:R>.
refusal-match-not-over = Tämä peli ei ole vielä ohi.
refusal-not-against-bot = En hyväksy tasapelejä. Jatka pelaamista tai luovuta.
refusal-draw-too-early = Voit tarjota tasapeliä viidennestä siirrosta alkaen.
refusal-nothing-to-take-back = Et ole vielä siirtänyt, joten peruttavaa ei ole.
refusal-offer-stands = Vastaa ensin nykyiseen tarjoukseen.
refusal-own-offer = Tämä on oma tarjouksesi, joten vain { $person } voi hyväksyä tai hylätä sen. Sinä voit perua sen.
refusal-not-your-offer = Vain { $person } voi perua tämän tarjouksen. Sinä voit hyväksyä tai hylätä sen.
refusal-no-offer = Tämä tarjous ei ole enää voimassa.
refusal-challenge-open = Tämä peli ei ole alkanut. Haaste odottaa vielä vastausta.
refusal-challenge-over = Tämä haaste ei ole enää voimassa.
refusal-not-your-challenge = Vain { $person } voi hyväksyä tai hylätä tämän haasteen. Tee oma haaste: { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Et voi hyväksyä omaa haastettasi. Jonkun muun on tehtävä se.
refusal-own-invitation = Tämä on oma haasteesi, joten vain { $person } voi hyväksyä tai hylätä sen. Sinä voit perua sen.
refusal-not-your-invitation = Vain { $person } voi perua tämän haasteen.
refusal-too-many-challenges = Sinulla on jo { $limit ->
        [one] 1 avoin haaste
       *[other] { $limit } avointa haastetta
    }. Odota vastausta tai peru jokin niistä.
refusal-not-challengeable = { $person } ei juuri nyt ota haasteita vastaan.
refusal-just-declined = { $person } hylkäsi haasteen juuri äsken. Voit haastaa uudelleen klo <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = En voi enää mainita kutsuttavaa roolia. Se, joka hallitsee palvelinta, voi valita toisen: { COMMAND("settings") }.
refusal-just-called = Pelaajat kutsuttiin täällä juuri äsken. Voit kutsua heidät uudelleen klo <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Olet jo estänyt { $limit ->
        [one] 1 ihmisen
       *[other] { $limit } ihmistä
    }, enkä voi pitää muistissa enempää. Poista ensin jonkun esto: { COMMAND("privacy") }.
refusal-self-challenge = Et voi haastaa itseäsi. Jätä `opponent` tyhjäksi, niin pelaat ensimmäistä ilmoittautunutta vastaan.
refusal-bot-challenge = Muut botit eivät osaa pelata tätä. Haasta ihminen tai minut.
refusal-not-here = { $person } ei näe tätä kanavaa.
refusal-nobody-here = Kukaan muu ei näe tätä keskustelua. Pelaa minua vastaan komennolla { COMMAND("tictactoe start") } tai haasta joku palvelimella.
refusal-only-you = Vain sinä näet vastaukseni tällä palvelimella, joten peruin haasteen. Kukaan ei olisi voinut ottaa sitä vastaan.
refusal-opponent-busy = { $person } pelaa jo täällä. Yritä uudelleen sen pelin jälkeen.
refusal-opponent-deleted = Vastustajasi on poistanut tietonsa, joten en enää tiedä, kuka hän oli. Haasta joku: { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Voitte yrittää yhdessä uudelleen sen pelin kanavalla. Avaa analyysi siellä.
refusal-rematch-made = Tästä pelistä on jo revanssi.
refusal-cell-taken = Tuo ruutu on varattu. Valitse vapaa.
refusal-board-moved-on = Lauta muuttui ennen painallustasi. Näin se on nyt.
refusal-match-over = Tämä peli on ohi. Aloita uusi: { COMMAND("tictactoe start") }.
refusal-arena-match-over = Tämä peli on ohi. Areenan aikana seuraava pelisi alkaa itsestään.
refusal-newer-engine = Minua päivitetään, ja vain uudempi versioni tuntee tämän pelin vastustajan. Mikään ei ole muuttunut; yritä uudelleen muutaman minuutin päästä.
refusal-no-such-match = Minulla ei ole täällä peliä sinulle. Aloita peli: { COMMAND("tictactoe start") }.
refusal-already-playing = Sinulla on jo peli täällä. { COMMAND("tictactoe board") } näyttää pelisi.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } pelaa vain ”{ game-ultimate.part }”.
    [ultimate] { $engine } ei pelaa ”{ FORM($game, of: "part") }”. Sitä pelaavat Sampling, Tree ja Learned.
   *[other] { $engine } ei pelaa ”{ FORM($game, of: "part") }”. Sitä pelaavat Sampling, Minimax ja Perfect.
}
refusal-no-such-level = { $engine } ei pelaa tasolla ”{ $level }”. Jätä `difficulty` tyhjäksi, niin vastassa on { $engine }, tai jätä `engine` tyhjäksi, niin taso on { $level }.
refusal-unknown-button = Tämä painike on liian vanha. Aloita peli: { COMMAND("tictactoe start") }.
refusal-too-fast = Olet nopeampi kuin minä. Anna minulle pari sekuntia.
refusal-unknown-option = En tunne tuota vaihtoehtoa. Valitse jokin luettelosta.
refusal-board-gone = Tuo lauta on poistettu. { COMMAND("tictactoe board") } näyttää pelisi taas.
refusal-nothing-to-explain = En ole vielä siirtänyt.
refusal-no-hints = Vihjeitä saa vain peleissä minua vastaan.
refusal-show-running = Tällä kanavalla pelaa jo kaksi moottoria. Odota, että ne lopettavat, tai pyydä näytöksen aloittajaa pysäyttämään se.
refusal-too-many-shows = En pysty juuri nyt pitämään enempää näytöksiä. Yritä uudelleen minuutin päästä.
refusal-show-over = Tämä näytös on ohi.
refusal-not-your-show = Vain tämän näytöksen aloittaja voi pysäyttää sen.
refusal-nothing-to-review = Et ole vielä pelannut peliä loppuun. Aloita peli: { COMMAND("tictactoe start") }.
refusal-store-busy = En juuri nyt saanut sitä tallennettua. Mitään ei kadonnut; yritä hetken päästä uudelleen.
refusal-store-unknown = Yhteys tietokantaani katkesi juuri silloin, joten en tiedä, tallentuiko se. Katso uudelleen hetken päästä.
refusal-store-damaged = En pysty lukemaan tietokantaani, joten tuota ei laskettu. Ylläpitäjäni on korjattava asia.
refusal-unknown-command = Tämä komento on muuttunut. Lataa Discord uudelleen ja yritä sitten taas.
refusal-engine-failed = En keksinyt siirtoa ajoissa. Pelisi on tallessa; yritä uudelleen.
refusal-broken = Jokin meni vikaan minun puolellani. Pelisi on tallessa; yritä uudelleen.

## Tilastot: laudat, kortit, tulokset ja miksi peliä ei laskettu

command-stats = Tulostaulu, pelaajan tilastot tai kahden pelaajan keskinäiset pelit
command-stats-player = Kenen tilastot näytetään
command-stats-versus = Näytä keskinäiset pelit tätä pelaajaa vastaan
command-stats-scope = Tämä palvelin vai globaali (oletuksena tämä palvelin)
choice-server = Tämä palvelin
choice-everywhere = Globaali

stats-title-server = ## 🏆 Tämän palvelimen tulostaulu
stats-title-everywhere = ## 🏆 Globaali tulostaulu
stats-title-season = ## 🏆 Tämän palvelimen tulostaulu: kausi { $number }
stats-title-direct = ## Yksityisviestisi
results-legend = -# Voitot/tasapelit/tappiot
stats-unsettled = Ei vielä sijoitusta: muutama peli puuttuu
stats-empty = Kukaan ei ole vielä pelannut loppuun peliä, joka lasketaan. Ole ensimmäinen: { COMMAND("tictactoe start") }
stats-unsettled-season = Ei sijoitusta: liian vähän pelejä
stats-empty-season = Sillä kaudella kukaan ei pelannut loppuun peliä, joka laskettiin.
stats-own-none-season = { "**Sinä**" } et sillä kaudella pelannut loppuun peliä, joka laskettiin.
stats-you = { $who } { "**(sinä)**" }
stats-own-none = { "**Sinä**" } et ole vielä pelannut täällä loppuun peliä, joka lasketaan.
stats-own-unnamed = -# Nimesi on tällä listalla piilossa kaikilta muilta.
stats-someone = joku
person-gone = poistettu käyttäjä
stats-page = { $page }/{ $pages }
stats-mine = Oma sivuni
stats-to-direct = DM:t
stats-name-me = Näytä nimi
stats-unname-me = Piilota nimi
stats-help = Vahvuusluvuista
play = Pelaa
card-board = Tulostaulu

card-rank = { "**" }{ $points }**, sija { $rank }
card-none = Täällä ei ole vielä peliä, joka lasketaan.
card-none-season = Sillä kaudella ei laskettu yhtään peliä.
card-direct = { "**" }{ $points }**, jonka vain sinä näet
card-puzzles =
    -# 🧩 Ratkaistuja tehtäviä: { $solved }
    -# 🔥 Pisin putki: { $longest }
card-total = Voittoja { $wins }, tasapelejä { $draws }, tappioita { $losses }  ·  X { $x ->
        [0] ei kertaakaan
        [one] kerran
       *[other] { $x } kertaa
    }, O { $o ->
        [0] ei kertaakaan
        [one] kerran
       *[other] { $o } kertaa
    }
card-streak = Voittoja peräkkäin: nyt { $streak }, enimmillään { $best }
card-streak-season = Voittoja peräkkäin: lopussa { $streak }, enimmillään { $best }
card-opening = Yleisin aloitusruutu: { $cell } ({ $times ->
        [one] kerran
       *[other] { $times } kertaa
    })
card-opponents = ### Vastustajat
card-opponent = { $opponent }: voittoja { $wins }, tasapelejä { $draws }, tappioita { $losses }
card-opponent-people = ihmiset
card-opponent-you = sinä
against-bot = ## { $who } – { -bot }
against-bot-how = -# Jokaisella tasolla on kiinteä vahvuusluku: katso **{ stats-help }**.
card-latest = ### Viimeisimmät pelit täällä
card-match-link = { $match }  ·  [lauta]({ $link })
card-picture = Vasemmalla: vahvuusluku { $matches ->
        [one] viimeisimmässä pelissä
       *[other] { $matches } viimeisimmässä pelissä
    }, alussa { $first }, lopussa { $last }, alimmillaan { $lowest }, ylimmillään { $highest }. Oikealla: kuinka usein kukin ruutu oli ensimmäinen siirto, rivi riviltä: { $cells }.
card-picture-caption = -# Vasemmalla: vahvuusluku ajan mittaan. Oikealla: kuinka usein kukin ruutu oli ensimmäinen siirto.

waiting-yours = **Sinun vuorosi ({ $count })**
waiting-theirs = **Odotat muita ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  vastustaja { $opponent }  ·  aika loppuu { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } miettii
waiting-group-chat = `{ $number }.` { $game }  ·  vastustaja { $opponent }  ·  aika loppuu { $until }  ·  ryhmäkeskustelussa
waiting-open = Peli { $number }
history-title = ## Pelit: { $who }
history-title-server = ## Tämän palvelimen viimeisimmät pelit
history-seen-here = -# Tällä palvelimella pelatut pelit ja pelit sinua vastaan.
history-seen-own = -# Pelit sinua vastaan. Käytä tätä palvelimella, niin näet siellä kaikkien pelit minua vastaan.
history-seen-direct = -# Tässä keskustelussa pelatut pelit ja pelit sinua vastaan. Käytä tätä palvelimella, niin näet, mitä hän on pelannut siellä.
history-none = Ei näytettäviä pelejä.
history-none-server = Täällä ei ole vielä näytettäviä pelejä. Pelaa ensimmäinen: { COMMAND("tictactoe start") }
history-won = { "**Voitto**" }, vastustaja { $opponent }
history-lost = { "**Tappio**" }, vastustaja { $opponent }
history-drawn = { "**Tasapeli**" }, vastustaja { $opponent }
history-unfinished = { "**Jäi kesken**" }, vastustaja { $opponent }
history-beat = { $winner } voitti, { $loser } hävisi
history-drew = { $x } ja { $o }: tasapeli
history-stopped = { $x } ja { $o }: jäi kesken
history-unrated = ei vaikuta vahvuuslukuun
history-arena = areena
history-uncounted = ei laskettu
history-open = Avaa peli …
history-option = Peli { $number }: { $game }
history-newer = Uudemmat
history-older = Vanhemmat
history-all-games = Kaikki pelit
history-own = Omat pelini
history-server = Palvelimen pelit

animation = Animaatio
replay-told = Peli siirto siirrolta: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = ei siirtoja
replay-won = { $mark } voitti.
replay-drawn = Kukaan ei voittanut.
replay-unfinished = Se jäi kesken.

cell-0 = vasen yläkulma
    .ill = vasempaan yläkulmaan
cell-1 = keskimmäinen yläruutu
    .ill = keskimmäiseen yläruutuun
cell-2 = oikea yläkulma
    .ill = oikeaan yläkulmaan
cell-3 = vasen keskiruutu
    .ill = vasempaan keskiruutuun
cell-4 = keskiruutu
    .ill = keskiruutuun
cell-5 = oikea keskiruutu
    .ill = oikeaan keskiruutuun
cell-6 = vasen alakulma
    .ill = vasempaan alakulmaan
cell-7 = keskimmäinen alaruutu
    .ill = keskimmäiseen alaruutuun
cell-8 = oikea alakulma
    .ill = oikeaan alakulmaan
piece-a = { $cell } pienellä nappulalla
    .ill = { FORM($cell, of: "ill") } pienellä nappulalla
piece-b = { $cell } keskikokoisella nappulalla
    .ill = { FORM($cell, of: "ill") } keskikokoisella nappulalla
piece-c = { $cell } isolla nappulalla
    .ill = { FORM($cell, of: "ill") } isolla nappulalla
cell-in-board = { FORM($board, of: "gen") } { $cell }
    .ill = { FORM($board, of: "gen") } { FORM($cell, of: "ill") }
small-board-nw = vasen ylälauta
    .gen = vasemman ylälaudan
    .ade = vasemmalla ylälaudalla
small-board-n = keskimmäinen ylälauta
    .gen = keskimmäisen ylälaudan
    .ade = keskimmäisellä ylälaudalla
small-board-ne = oikea ylälauta
    .gen = oikean ylälaudan
    .ade = oikealla ylälaudalla
small-board-w = vasen keskilauta
    .gen = vasemman keskilaudan
    .ade = vasemmalla keskilaudalla
small-board-centre = keskilauta
    .gen = keskilaudan
    .ade = keskilaudalla
small-board-e = oikea keskilauta
    .gen = oikean keskilaudan
    .ade = oikealla keskilaudalla
small-board-sw = vasen alalauta
    .gen = vasemman alalaudan
    .ade = vasemmalla alalaudalla
small-board-s = keskimmäinen alalauta
    .gen = keskimmäisen alalaudan
    .ade = keskimmäisellä alalaudalla
small-board-se = oikea alalauta
    .gen = oikean alalaudan
    .ade = oikealla alalaudalla
ultimate-sent = **Pelaa { FORM($board, of: "ade") }.** 🟨
ultimate-choose = **Valitse lauta, jolla pelaat: mikä tahansa, jossa on 🟨.**
ultimate-closed = **Valitse lauta, jolla pelaat: mikä tahansa, jossa on 🟨.** Tämä on suljettu: { $board }.
ultimate-chosen = **Pelaa { FORM($board, of: "ade") }** tai valitse toinen. 🟨
pick-again = Valitse toinen lauta
words-row = Rivi { $name }: { $cells }.
words-column = Sarake { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = tyhjä { $square }
words-fading = seuraavaksi katoava { $mark }
words-won = { $mark } voitti
words-untouched = ei vielä mitään
words-choose = **Valitse mikä tahansa lauta, joka on vielä auki.**
pick-a = Pieni ×{ $left }
pick-b = Keski ×{ $left }
pick-c = Iso ×{ $left }

## Pelit: nimi, ja sääntö yhdellä rivillä

game-classic = Klassinen
    .part = Klassista
    .ine = Klassisessa
game-misere = Käänteinen
    .part = Käänteistä
    .ine = Käänteisessä
game-vanish = Katoava
    .part = Katoavaa
    .ine = Katoavassa
game-squares = Neliöt
    .part = Neliöitä
    .ine = Neliöissä
game-drop = Pudotus
    .part = Pudotusta
    .ine = Pudotuksessa
game-sizes = Kolme kokoa
    .part = Kolmea kokoa
    .ine = Kolmessa koossa
game-ultimate = Super
    .part = Superia
    .ine = Superissa
legend-fading = himmeä merkki katoaa seuraavaksi.
legend-sizes = 1 on pieni, 2 keskikokoinen, 3 iso.
rule-classic = kolmen suoralla voittaa.
rule-misere = kolmen suoralla häviää.
rule-vanish = { $moves ->
        [0] neljäs merkkisi saa vanhimman merkkisi katoamaan. Kolmen suoralla voittaa. Kolmannen kerran syntyvä asema on tasapeli. Ensimmäinen siirto ei saa olla reunan keskellä.
       *[other] neljäs merkkisi saa vanhimman merkkisi katoamaan. Kolmen suoralla voittaa. Kolmannen kerran syntyvä asema on tasapeli.
    }
rule-squares = neljän suoralla voittaa, samoin kaksi kertaa kaksi -neliöllä.
rule-drop = merkit putoavat sarakkeensa alimpaan vapaaseen ruutuun. Neljän suoralla voittaa.
rule-ultimate = ruutusi lähettää vastustajasi samassa paikassa olevalle pikkulaudalle. Kolmen suoralla voittaa pikkulaudan, ja kolmen pikkulaudan suoralla voittaa pelin. Jos kukaan ei saa sellaista, enemmän lautoja voittanut voittaa.
rule-sizes = isommat nappulat peittävät pienempiä, myös omiasi. Nappula pysyy siinä, mihin sen panet. Kolmen oman nappulan suoralla voittaa.

versus-title = ## { $one } ja { $other }
versus-none = Täällä ei ole vielä yhtään loppuun pelattua keskinäistä peliä.
versus-record =
    { $matches ->
        [one] 1 peli
       *[other] { $matches } peliä
    }. Voittoja: { $one } { $wins }, { $other } { $losses }. Tasapelejä: { $draws }.

rules-title = ## Miten vahvuusluvut toimivat
rules-start = Kaikki aloittavat luvusta 1500. Vahvojen pelaajien voittaminen nostaa eniten.
rules-levels = Vahvuuslukuni ”{ FORM($game, of: "ine") }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Vahvuuslukusi näkyy, kun sinulla on sijoitus: muutaman pelin jälkeen, parhaiten eri vastustajia vastaan.
rules-two-moves = Peli lasketaan, kun kumpikin on siirtänyt kahdesti.
rules-details = Tarkemmin
rules-details-text =
    ## Vahvuusluvut tarkemmin
    - Vahvuusluvut ovat Glicko-2-lukuja. Tasojeni luvut ovat kiinteät ja tarkasti laskettu.
    - Toistetussa pelissä on samat siirrot, myös käännetyllä tai peilatulla laudalla.
    - Pelit uutta pelaajaa vastaan siirtävät vahvuuslukua vain välillä { $least }–{ $most }, eivätkä ne tuo sijoitusta. Pelaaja on uusi, kunnes hänellä on sijoitus tai hän on pelannut { $matches } peliä { $people } ihmisen kanssa.
    - Siirron perumisen jälkeen peli voi laskea vahvuuslukuasi mutta ei nostaa sitä. Vihjeen jälkeen peli ei vaikuta vahvuuslukuun.
    - Voitto minusta nostaa sinut enintään { $cap } pistettä yläpuolelleni; tasapeli voittamatonta bottia vastaan nostaa enintään tason ”{ level-hard }” lukuun.
    - Yksityisviestien pelit lasketaan erikseen, ja vain niiden pelaajat näkevät ne.

uncounted-hinted = Otit vihjeen, joten tämä peli ei vaikuta vahvuuslukuun ja lukusi pysyy ennallaan.
uncounted-unrated = Tämä peli ei vaikuta vahvuuslukuun, joten lukusi pysyy ennallaan.
name-and-value = { $name }: { $value }
rating-changed = Vahvuusluku { $before } → { $after }
rating-unranked = { $games ->
        [one] Ei vielä sijoitusta: noin 1 peli puuttuu
       *[other] Ei vielä sijoitusta: noin { $games } peliä puuttuu
    }
rating-of-game = Vahvuusluku { $points }
rating-kept = Vahvuusluku ennallaan
uncounted-short = Tätä peliä ei lasketa: siihen vaaditaan vähintään kaksi siirtoa kummaltakin.
uncounted-nobody = Tätä peliä ei lasketa kenellekään.
uncounted-repeated = Äskettäisen pelin toistaminen bottia vastaan ei muuta vahvuuslukuasi.
uncounted-again = Pelit samaa vastustajaa vastaan lasketaan päivän aikana joka kerralla vähemmän.
uncounted-taken-back = Peruit siirron, joten tämä peli ei voinut nostaa vahvuuslukuasi.
uncounted-capped = Voitto minusta tai uudesta pelaajasta nostaa sinua vain tiettyyn rajaan asti.

refusal-not-shown = { $person } piilottaa nimensä globaalilta tulostaululta.
refusal-no-server = Täällä ei ole palvelinta. Kokeile `scope: { choice-everywhere }`.
refusal-not-added = Asetukset ovat palvelimilla, joille minut on lisätty, eikä tämä ole sellainen. Omasi löydät täältä: { COMMAND("privacy") }.
refusal-cannot-write = En voi kirjoittaa tälle kanavalle. Siihen tarvitsen luvat Katsele kanavaa ja Lähetä viestejä.
refusal-not-shared = Tätä peliä ei enää jaeta.
refusal-animation-in-flight = Teen jo animaatiota sinulle. Se tulee hetken päästä.
refusal-export-in-flight = Kerään jo tietojasi. Ne tulevat heti, kun kaikki on koossa.
refusal-shut-out = Valitettavasti ylläpitäjäni ei anna minun pelata kanssasi täällä. { COMMAND("privacy") } toimii yhä.
refusal-being-deleted = Tietojasi poistetaan. Muutaman sekunnin päästä voit taas pelata.
refusal-not-server-manager = Sen voivat tehdä vain ne, joilla on lupa Hallitse palvelinta.

## Tervehdys palvelimelle

welcome-text =
    ### 👋 Hei! Olen { -bot }.
    Pelaan ristinollaa. Paina **{ play }**, niin saat pelin minua vastaan, tai haasta kaveri: { COMMAND("tictactoe challenge") }. Loput kertoo { COMMAND("help") }.
welcome-admins = -# Ylläpitäjille: missä minua voi käyttää, valitaan kohdassa Palvelimen asetukset → Integraatiot.
welcome-settings = -# Komennolla { COMMAND("settings") } valitaan täällä käyttämäni kieli ja kanava päivän tehtävälle.

## Palvelimen asetukset

command-settings = Tämän palvelimen oletukset ja lasketaanko sen pelit globaalisti
settings-title = ## Tämän palvelimen asetukset
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · lasketaan globaalisti
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · ei lasketa globaalisti
settings-now-season-first = { "**" }{ settings-seasons }**: ensimmäinen
settings-now-season-since = { "**" }{ settings-seasons }**: numero { $number }, alkoi { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automaattinen
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Pelit
settings-seasons = Kaudet
settings-language = Kieli
back = Takaisin

settings-difficulty = { "**Oletustaso**" } peleissä minua vastaan (”{ game-ultimate.ine }” vahvin on { level-expert })
settings-pace = { "**Oletustahti**" } ihmisten välisissä peleissä
settings-call = { "**Kutsuttava rooli**" } avoimissa haasteissa: **{ call-players }** mainitsee sen, enintään kerran kymmenessä minuutissa
settings-call-none = Valitse rooli (tyhjä: pois päältä)
settings-call-refused =
    { $why ->
        [everyone] Tämä ei voi olla { $role }.
        [yours] Et voi itse mainita roolia { $role }, joten en tee sitä puolestasi. Salli kaikkien mainita se ja valitse se sitten uudelleen.
        [closed] Kaikki eivät enää voi mainita roolia { $role }, joten en tee sitä minäkään. Salli kaikkien mainita se tai valitse se uudelleen.
       *[other] En voi mainita roolia { $role }. Salli kaikkien mainita se, tai salli minun mainita kaikki roolit.
    }
settings-everywhere-1 = Tämän palvelimen pelit lasketaan globaaliin tulostauluun.
settings-everywhere-0 = Tämän palvelimen pelejä ei lasketa globaaliin tulostauluun.
settings-turn-everywhere-1 = Laske tulokset globaalisti
settings-turn-everywhere-0 = Pidä tulokset palvelimella

settings-language-automatic = { "**" }{ choice-automatic }**: kaikille näkyvät viestit ovat aloittajan kielellä. Kieli, kun aloittajaa ei ole, kuten tervehdyksessäni: { $name }.
settings-language-set = Kaikille näkyvien viestien kieli tällä palvelimella: { "**" }{ $name }{ "**" }. Alkaneet pelit pitävät kielensä.
settings-language-private = -# Vain sinulle näkyvät viestit ovat oman Discordisi kielellä.
choice-automatic = Automaattinen

settings-now-daily-off = { "**" }{ puzzle-open }**: pois päältä
settings-now-daily-refused = { "**" }{ puzzle-open }**: pois päältä, koska en enää voinut lähettää sitä kanavalle
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, joka päivä klo { $time }
settings-daily-about = Yksi viesti päivässä, ja siinä tehtävä, joka on kaikkialla sama. Jokainen ratkoo sitä yksityisesti, ja viesti kertoo, ketkä ratkaisivat. Se ei lähetä ilmoituksia kenellekään.
settings-daily-none = Valitse kanava (tyhjä: pois päältä)
settings-daily-hour = Tehtävä tulee klo { $time } omaa aikaasi.
settings-daily-failed = En voi lähettää tänne: { $channel }. Mikään ei siis muuttunut. Salli minulle siellä **Katsele kanavaa** ja **Lähetä viestejä** ja valitse se sitten uudelleen.
settings-channel-yours = Et voi itse kirjoittaa tänne: { $channel }. En siis tee sitä puolestasi. Mikään ei muuttunut.
daily-comes-here = Päivän tehtävä tulee tänne joka päivä klo { $time }.

settings-arena = Areena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] pois päältä
        [empty] pois päältä, koska mukaan tuli kolme kertaa peräkkäin liian vähän pelaajia
       *[set] { $channel }, seuraava: { $time }
    }
settings-arena-about =
    Areena, joka tulee itsestään: siitä ilmoitetaan sen kanavalla tuntia ennen, painikkeella **{ join }**. { $calls ->
        [yes] Ilmoitus mainitsee roolin { $role } kerran.
       *[no] Se ei lähetä ilmoituksia kenellekään.
    } Jos kolme peräkkäin jää alle kahden pelaajan, uusia ei enää tule.
    Päivä ja tunti ovat UTC-aikaa ilman kesäaikaa. Omassa ajassasi tunti vastaa nyt kellonaikaa { $time }.
evening-none = Ei päivää
evening-each-day = Joka päivä
evening-any = Joka kerta eri peli
evening-quiet = Älä kutsu ketään
evening-comes-here = Täällä ilmoitetaan areenoista, jotka tulevat itsestään.
arena-last = 🏟️ **Viimeisin areena:** { $winner }

settings-new-season = Uusi kausi
season-first = Tämän palvelimen tulostaululla on menossa **ensimmäinen kausi**.
season-since = Tämän palvelimen tulostaululla on menossa **kausi { $number }**, joka alkoi { $since }.
season-question = Aloitetaanko kausi { $number }? Kausi { $former } päättyy silloin lopullisesti, eikä sitä voi perua. Kaikki tämän palvelimen tulostaululla aloittavat taas luvusta 1500. Kausi { $former } säilyy: { COMMAND("stats") }. { $podium }
season-start = Aloita kausi { $number }
season-keep = Peruuta
season-started = Kausi { $number } on alkanut. Onnea kaikille!
season-name = Kausi { $number }
season-name-current = Kausi { $number } (nyt)
season-ends-hand = Kaudet päättyvät, kun sinä niin päätät
season-ends-month = Kaudet päättyvät kuukausittain
season-ends-week = Kaudet päättyvät viikoittain
season-ends =
    { $ends ->
        [week] Kaudet päättyvät viikoittain. Seuraava alkaa { $end }, jos tällä kaudella on laskettu jokin peli.
        [month] Kaudet päättyvät kuukausittain. Seuraava alkaa { $end }, jos tällä kaudella on laskettu jokin peli.
       *[other] Kaudet päättyvät, kun sinä niin päätät.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Kärkikolmikko tulee sinne, missä joku aloittaa seuraavan kauden.
       *[other] Kärkikolmikko tulee kanavalle { $where }.
    }
season-podium =
    { $state ->
        [refused] Kauden päättyessä sen **kärkikolmikko** julkaistiin kanavalla. Enää ei, koska en voinut lähettää sitä sinne.
       *[other] Kauden päättyessä sen **kärkikolmikko** julkaistaan kanavalla. Siitä ei tule ilmoituksia kenellekään.
    }
season-podium-comes = Kauden päättyessä sen kärkikolmikko tulee tänne.
season-role = Silloin ensimmäisenä oleva saa **roolin**, kunnes joku muu on ensimmäisenä.
season-role-refused =
    { $why ->
        [everyone] Tämä ei voi olla { $role }.
        [permissions] Roolilla { $role } on lupia, joten en anna sitä kenellekään.
        [managed] Vain Discord tai toinen sovellus voi antaa roolin { $role }.
        [above] { $role } ei ole oman roolini alapuolella, joten en voi antaa sitä. Siirrä omani ylemmäs ja valitse sitten uudelleen.
        [yours] Et voi itse antaa roolia { $role }, joten en tee sitä puolestasi. Siihen tarvitaan **Hallitse rooleja** ja oma roolisi sen yläpuolella.
        [missing] Tarvitsen vielä yhden luvan, jotta voin antaa roolin { $role }. Salli se alla olevalla painikkeella ja valitse rooli sitten uudelleen.
        [two-factor] Discord ei anna minun muuttaa rooleja täällä: tämä palvelin vaatii kaksivaiheisen todennuksen, ja ylläpitäjäni on otettava se käyttöön.
       *[other] Viimeksi Discord ei antanut minun muuttaa rooleja. Salli minulle **Hallitse rooleja** ja siirrä oma roolini mestarin roolin yläpuolelle.
    }
season-role-allow = Salli Hallitse rooleja
season-over = ## 🏆 Kausi { $number } on päättynyt
season-won =
    { $shared ->
        [yes] **Ensimmäinen sija jaettiin!**
       *[no] **{ $winner } on mestari!**
    }
season-nobody = Kukaan ei pelannut kauden aikana loppuun { $games } vahvuuslukuun vaikuttavaa peliä, joten mestaria ei ole.
season-games = Muut pelit
season-champion = 🏆 **Mestari:** { $winner }

## Areenat

refusal-arena-here = Tällä kanavalla on jo areena. Paina siinä **{ join }**.
refusal-not-in-arena-game = Areenassa ei tarjota tasapeliä, peruta siirtoja eikä pelata revanssia: seuraava pelisi alkaa itsestään.
refusal-arena-length = Areena kestää { $shortest }–{ $longest } minuuttia.
refusal-arena-start = Areena alkaa enintään { $latest } minuutin kuluttua.
refusal-long-arena-game = ”{ game-ultimate }” kestää liian kauan areenaan. Valitse toinen peli.
refusal-arena-over = Tämä areena on ohi.
refusal-arena-full = Tämä areena on täynnä: siihen mahtuu { $most } pelaajaa. Voit liittyä heti, kun joku lähtee.
refusal-not-in-arena = Et ole mukana tässä areenassa.
refusal-not-away = Et ollut poissa: seuraava pelisi alkaa heti, kun joku on vapaa.
refusal-not-arena-host = Sen voi tehdä vain { $person }, joka järjestää tämän areenan, ja ne, joilla on lupa Hallitse palvelinta.
refusal-too-few-for-arena = Areenaan tarvitaan { $enough } pelaajaa. Voit aloittaa sen heti, kun he ovat mukana.

## Päivän tehtävän viesti

post-solve = Ratkaise
post-solved-1 = **Ensimmäisellä yrityksellä**: { $people }
post-solved-2 = **Toisella yrityksellä**: { $people }
post-solved-3 = **Kolmannella yrityksellä**: { $people }
post-solved = { $people ->
        [0] Kukaan täällä ei ole vielä ratkaissut sitä.
        [one] Yksi ihminen täällä on ratkaissut sen.
       *[other] { $people } ihmistä täällä on ratkaissut sen.
    }
post-solved-more = { $people ->
        [one] Yksi muukin täällä on ratkaissut sen.
       *[other] { $people } muutakin täällä on ratkaissut sen.
    }
post-former = -# Eilisen tehtävän ratkaisijat: { $people }

## Mitä ihmisestä säilytetään

mydata-kinds =
    - **Pelit ja haasteet**, avoimetkin: kuka, missä, milloin, kieli, siirrot, vihjeet ja tulos. Ne ovat myös vastustajiesi: tietojesi poistaminen päättää pelit, joissa olet mukana, ja panee paikallesi satunnaisen numeron.
    - **Vahvuusluvut**: tilanteesi kullakin palvelimella ja kaudella, mitä kukin peli muutti, ja tuloksesi kutakin ihmistä vastaan. Tietojesi poistaminen poistaa sinut kaikilta listoilta ja panee tilalle saman satunnaisen numeron.
    - **Muut**: asetukset, päivän tehtävät, areenat, kärkikolmikot, jaetut pelit ja tehtävien tulokset, näytökset; ketkä olet estänyt tai haastanut, ketkä ovat estäneet sinut, ja onko sinut suljettu pois. Kaikki säilyy niin kauan kuin sitä tarvitaan tai kunnes poistat tietosi; silloin se poistetaan, tai tilallesi tulee satunnainen numero tai koodi.
mydata-export = Näytä tietoni
mydata-delete = Poista tietoni
mydata-exported = Tietosi JSON-muodossa. Siinä ruudut ja sarakkeet numeroidaan nollasta alkaen.
mydata-question = Haluatko poistaa kaiken, mitä sinusta on tallennettu? Käynnissä olevat pelisi päättyvät luovutuksena. Tätä ei voi kumota.
mydata-stays = Jotkin tiedot säilyvät muiden suojaksi: päättyneet pelit satunnaisella numerolla merkittyinä, ketkä ovat estäneet sinut, ja haasteiden väliset { $minutes } minuuttia. Estot ja nuo minuutit säilyvät tunnisteestasi tehdyllä koodilla merkittyinä, ja { $days } päivän ajan myös satunnainen numerosi. Ylläpitäjäni voi tarkistaa, kuuluuko koodi tunnisteelle, jonka hän tietää.
mydata-yes = Poista
mydata-no = Säilytä tietoni
mydata-done = Valmis: mikään tietokannassani ei enää viittaa sinuun, lukuun ottamatta jälkiä sen käyttämättömissä osissa. Ne katoavat muutamassa minuutissa tai kun tietokantani seuraavan kerran siivotaan. Kiitos peleistä!
mydata-begun = Poistan tietojasi. Olet pelannut niin paljon pelejä, että siihen menee vielä muutama sekunti, ja vien sen loppuun, vaikka käynnistyisin uudelleen. Siihen asti et voi aloittaa peliä. Jos haluat nähdä, onko se valmis, paina uudelleen `{ mydata-delete }`: { COMMAND("privacy") }.
mydata-copies = Valmis: mikään tietokannassani ei enää viittaa sinuun. Sen palvelimella on vielä kopioita lokissa, replikoissa ja tiedostojen käyttämättömissä osissa, kunnes tila otetaan uudelleen käyttöön. Kiitos peleistä!
mydata-boards =
    Nimesi katoaa myös { $boards } uusimmasta päättyneestä laudasta, noin 40 lautaa minuutissa, sieltä, missä voin vielä muokata niitä. En pysty muuttamaan lautoja palvelimilla, jotka ovat poistaneet minut, minulta suljetuilla kanavilla, arkistoiduissa ketjuissa tai siellä, minne minut on asentanut vain yksittäinen ihminen.
    Jos kanava, ketju tai palvelin päästää minut taas sisään, nimesi katoaa sieltäkin viimeistään vuorokauden kuluttua.
    Voi olla vielä viestejä, joissa on nimesi: Discord ei aina kerro, menivätkö ne perille. Jos näet sellaisen, paina siinä painiketta, niin nimesi katoaa.
mydata-kept = Hyvä. Mitään ei poistettu.

## Päivän tehtävä

puzzle-open = Päivän tehtävä
puzzle-title = ### Tehtävä #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } siirtää ja voittaa { $moves ->
    [one] yhdellä siirrolla
   *[other] { $moves } siirrolla
}.**
puzzle-save = { "**" }{ $mark } siirtää: vain yksi siirto pelastaa pelin.**
puzzle-progress = -# { $dots } · Yritys { $number }/{ $tries }
puzzle-past = -# Tämä tehtävä ei kerrytä putkea.
puzzle-order = -# Vanhimmasta merkistä uusimpaan: { $marks }.
puzzle-left = -# Jäljellä ({ $mark }): { $pieces }.
puzzle-wrong = { "**Väärin:**" } { $cell }. Palataan alkuun.
puzzle-right = { "**Oikein!**" } Pelasin { FORM($cell, of: "ill") }.
puzzle-hint = 💡 Ensimmäinen siirto on { $area }.
puzzle-solved = { $number ->
    [one] **Ratkaistu ensimmäisellä yrityksellä!**
   *[other] **Ratkaistu { $number }. yrityksellä.**
}
puzzle-lost = { "**Ei tällä kertaa.**" } Oikea siirto oli { $cell }.
puzzle-streak = -# 🔥 Putki: { $streak ->
    [one] yksi päivä
   *[other] { $streak } päivää
}. { $freezes ->
    [0] {""}
    [one] ❄️ Yksi jäädytys paikkaa väliin jääneen päivän.
   *[other] ❄️ { $freezes } jäädytystä paikkaa väliin jääneitä päiviä.
}
puzzle-freeze = -# Joka seitsemäs peräkkäinen päivä antaa jäädytyksen, joka paikkaa väliin jääneen päivän.
puzzle-streak-ended = -# Putkesi katkesi lukemaan { $streak }.
puzzle-streak-kept = -# ❄️ Jäädytys pelasti putkesi: 🔥 { $streak }. Jäädytyksiä jäljellä: { $freezes }.
puzzle-at-stake = -# ⏳ Eilinen tehtävä kerryttää putkeasi { $time } asti ({ $left }).
puzzle-frozen = -# ❄️ Jäädytys paikkasi eilisen.
puzzle-share = -# { $percent }{"\u00A0"}% löysi sen heti.
puzzle-next = -# Seuraava tehtävä { $time }.
puzzle-give-up = Näytä vastaus
puzzle-give-up-question = Näytetäänkö vastaus? { $costs ->
        [streak] Silloin putkesi katkeaa lukemaan { $streak }.
        [freeze] Se maksaa yhden putkesi jäädytyksen.
       *[nothing] Sen jälkeen et voi enää ratkaista tätä tehtävää.
    }
puzzle-give-up-yes = Kyllä, näytä
puzzle-give-up-no = Yritän vielä
puzzle-yesterday = Eilinen
puzzle-today = Tämän päivän
puzzle-results = Tulokset täällä
puzzle-results-title = ### Tehtävä #{ $number } tällä palvelimella
puzzle-results-none = Kukaan ei ole vielä avannut sitä täällä.
puzzle-results-open = { $person }: yrittää vielä
puzzle-results-who = -# Listalla ovat vain ne, jotka näyttävät pelinsä muille.
puzzle-copy = Kopioi tulos
puzzle-share-here = Jaa täällä
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Sellaista tehtävää ei ole sinulle tarjolla. { COMMAND("daily") } avaa tämän päivän tehtävän.
refusal-puzzle-over = Tämä tehtävä on osaltasi ohi. Huomenna tulee uusi.
refusal-tried-before = Olet jo kokeillut tätä siirtoa, ja se on väärä. Et menetä yritystä.
refusal-puzzle-not-over = Vie tehtävä ensin loppuun.
refusal-shared-once = Tuloksen voi jakaa kanavalla kerran.
practice-played = Pelasit tässä { FORM($cell, of: "ill") } ({ $date }, vastustaja { $opponent }).
practice-task = { "**" }Merkkisi on { $mark }.** { $result ->
        [win] Mikä voittaa?
       *[draw] Mikä säilyttää tasapelin?
    }
practice-move = { $what ->
        [right] **Oikein:** { $cell }.
        [wrong] **Väärin:** { $cell }.
       *[answer] Paras vastaus: { $cell }.
    }
practice-lets = { $result ->
        [win] Siinä voitto karkaa.
       *[draw] Nyt { $opponent } voi voittaa.
    }
practice-next = Seuraava
practice-look-on = Etsi lisää
practice-open = Avaa peli
practice-looked = { $games ->
        [one] Juuri katsotussa pelissä ei ollut virheitäsi.
       *[other] Juuri katsotuissa { $games } pelissä ei ollut virheitäsi.
    }
practice-all = { $count ->
        [0] Sinulla ei ole vielä virheitä harjoiteltavaksi. Ensimmäinen tulee seuraavista peleistäsi.
        [one] Harjoittelit ainoan aseman. Seuraava tulee seuraavasta pelistäsi.
       *[other] Harjoittelit kaikki { $count } asemaa. Seuraava tulee seuraavasta pelistäsi.
    }
practice-again = -# Yksi asema tulee uudelleen { $time }.
practice-waiting = { $count ->
        [one] 1 asema harjoiteltavana
       *[other] { $count } asemaa harjoiteltavana
    }
practise-this = Harjoittele tätä
refusal-no-practice = Kukaan ei tiedä, mikä pelissä ”{ game-ultimate }” on oikein, joten harjoiteltavaa ei ole. Valitse toinen peli.
