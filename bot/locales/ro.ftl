# Română. Botul și oamenii își spun „tu”, iar botul vorbește la persoana întâi. Jocul e X și 0; o partidă e cea care se joacă,
# un joc e felul ei, cu regulile lui. Genul persoanelor nu se știe, iar mențiunile nu se declină: fără participii ca „învins”,
# fără „lui”, „pe” sau „împotriva” înaintea lor; „a câștigat”, „cu { $x }”, „de la { $x }”, „Acum mută { $x }” merg mereu.
# „Partidă cu cineva” înseamnă contra lui. Botul și motoarele sunt masculine.
#
# Numele de căsuțe, table și linii sunt articulate („colțul din stânga sus”, „tabla din centru”).
# Forme: .gen e genitivul tablei, .al e ce leagă o căsuță de tabla ei („colțul … al tablei”, „centrul tablei”),
# .who e motorul ca subiect.

-bot = Noughts

# Ce stă între două propoziții și între lucrurile dintr-o listă.
between-sentences = {" "}
between-items = {", "}

# Ce spun doar traducerile.
english-holds = -# Dacă există îndoieli, e valabil textul în engleză.
help-wrong-word = -# Un cuvânt sună greșit? Spune-ne: { $link }

## Comenzi: descrieri (cel mult 100 de caractere) și ce înseamnă opțiunile lor

command-tictactoe = Joacă X și 0
command-start = Începe o partidă cu botul
command-start-difficulty = Cât de bine joacă botul (implicit: nivelul acestui server)
command-start-engine = Stilul botului, în loc de nivel; doar unele au și dificultate
command-mark = Semnul tău; X mută primul (implicit: la întâmplare)
command-board = Arată din nou partida ta la capătul acestui canal
command-board-words = Descrie în schimb tabla în cuvinte, doar pentru tine
command-resign = Cedează partida ta din acest canal

command-challenge = Provoacă pe cineva sau lansează o provocare deschisă
command-challenge-opponent = Pe cine provoci (gol: provocare deschisă)
command-challenge-pace = Timpul pentru fiecare mutare (implicit: ritmul acestui server)
command-menu-challenge = Provoacă la X și 0
command-menu-stats = Statistici X și 0
command-menu-review = Analizează X și 0
command-help = Începe de aici: joacă, provoacă-ți prietenii sau vezi cine e pe primul loc
command-privacy = Cine te poate provoca, mementourile și datele tale stocate

command-daily = Problema zilei: găsește mutarea bună
command-daily-number = O problemă mai veche, după numărul ei (implicit: cea de azi)
command-practice = Greșelile tale, ca probleme
command-practice-variant = Ce joc exersezi (implicit: toate)
command-arena = Organizează o arenă: partide rapide pentru toți cei care participă
command-arena-variant = Ce joc se joacă (implicit: „{ game-vanish }”)
command-arena-minutes = Cât durează: între 10 și 60 de minute (implicit: 20)
command-arena-starts-in = Peste câte minute începe: între 0 și 60 (implicit: 5)

command-history = Partide terminate: ale tale, ale altcuiva sau ale acestui server
command-history-player = Ale cui partide (implicit: ale tale)
command-history-variant = Partidele cărui joc (implicit: toate)
command-review = Vezi ce mutare a decis partida și ce era mai bine
command-review-variant = Care joc (implicit: cel din ultima ta partidă)

command-watch = Privește cum joacă două motoare între ele
command-watch-x = Cine joacă cu X și mută primul (implicit: la întâmplare)
command-watch-o = Cine joacă cu O (implicit: la întâmplare)
command-engines = Cunoaște motoarele: cât de puternice sunt și cum le poți bate

command-variant = Ce joc se joacă (implicit: „{ game-classic }”)
command-stats-variant = Ratingul cărui joc (implicit: „{ game-classic }”)
choice-game-classic = { game-classic }: trei în linie
choice-game-misere = { game-misere }: cine face trei în linie pierde
choice-game-vanish = { game-vanish }: câte trei semne
choice-game-squares = { game-squares }: patru în linie sau un pătrat
choice-game-drop = { game-drop }: semnele cad, patru în linie
choice-game-ultimate = { game-ultimate }: nouă table într-una
choice-game-sizes = { game-sizes }: cele mari le acoperă pe cele mici
choice-easy = Ușor: îi scapă linii
choice-medium = Mediu: face greșeli pe care le poți găsi
choice-hard = Greu: ai nevoie de un plan ca să câștigi
choice-unbeatable = Imbatabil: poți obține cel mult o remiză
choice-matched = Adaptiv: la fel de bun ca tine (fără rating)
choice-x = X: tu faci prima mutare
choice-o = O: botul face prima mutare
choice-challenge-o = O: adversarul face prima mutare
choice-quick = Rapid: 1 minut pe mutare
choice-casual = Relaxat: 15 minute pe mutare
choice-slow = Lent: 3 zile pe mutare

## Motoare: un nume și câteva cuvinte despre cum gândește fiecare

choice-engine-dice = Dice: câteva reguli și un zar
choice-engine-lines = Lines: dă puncte liniilor fiecărei căsuțe
choice-engine-sampling = Sampling: joacă partide la întâmplare
choice-engine-wargames = Wargames: se uită cu două mutări înainte
choice-engine-minimax = Minimax: calculează până la final
choice-engine-perfect = Perfect: nu pierde niciodată, întinde capcane
choice-engine-tree = Tree: joacă doar „{ game-ultimate }”
choice-engine-learned = Learned: a învățat singur „{ game-ultimate }”

level-easy = ușor
    .title = Ușor
level-medium = mediu
    .title = Mediu
level-hard = greu
    .title = Greu
level-unbeatable = imbatabil
    .title = Imbatabil
level-expert = expert
    .title = Expert
level-matched = adaptiv
    .who = motorul adaptiv
    .title = Adaptiv

## Tabla

# Un nume se poate scrie de la dreapta la stânga; ce urmează după el nu trebuie.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = oricine
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Scor: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 remiză"}
        [few] {"  ·  "}{ $draws } remize
       *[other] {"  ·  "}{ $draws } de remize
    }
board-turn = **E rândul tău, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) se gândește…**
board-ahead = -# { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } înaintea partidei tale
board-to-move = -# Acum mută: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Termen pentru mutare: { $time } ({ $left })
board-deadline-unwatched = -# Termen pentru mutare: { $time } ({ $left }). Dacă timpul expiră, se vede aici doar când cineva apasă un buton.
board-offer-draw = 🤝 **{ $asked }, accepți remiza?**
board-offer-take-back = ↩️ **{ $asked }, { $player } vrea să ia înapoi ultima sa mutare. Accepți?**
board-won-line = 🏆 **{ $winner } câștigă cu { $length ->
        [3] trei
        [4] patru
       *[other] { $length }
    } în linie!**
board-lost = **{ $winner } câștigă cu { $length ->
        [3] trei
        [4] patru
       *[other] { $length }
    } în linie.**
board-won-line-square = 🏆 **{ $winner } câștigă cu un pătrat de patru!**
board-won-line-boards = 🏆 **{ $winner } câștigă cu trei table în linie!**
board-lost-boards = **{ $winner } câștigă cu trei table în linie.**
board-won-line-more-boards = 🏆 **{ $winner } câștigă cu { $most ->
        [one] 1 tablă
        [few] { $most } table
       *[other] { $most } de table
    } la { $fewest }!**
board-lost-more-boards = **{ $winner } câștigă cu { $most ->
        [one] 1 tablă
        [few] { $most } table
       *[other] { $most } de table
    } la { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } a făcut { $length ->
        [3] trei
        [4] patru
       *[other] { $length }
    } în linie, așa că { $winner } câștigă!**
board-lost-square = **{ $winner } câștigă cu un pătrat de patru.**
board-lost-reverse = **{ $loser } a făcut { $length ->
        [3] trei
        [4] patru
       *[other] { $length }
    } în linie, așa că { $winner } câștigă.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } a cedat. { $winner } câștigă!**
board-won-out-of-time = ⏰ **{ $loser } a depășit timpul. { $winner } câștigă!**
board-won-abandoned = 🍂 **{ $loser } a părăsit partida. { $winner } câștigă!**
drawn-classic = 🤝 **Remiză!** Nimeni nu a făcut trei în linie.
drawn-squares = 🤝 **Remiză!** Tabla e plină.
drawn-sizes = 🤝 **Remiză!** Nu mai e nicio piesă de pus.
drawn-ultimate = 🤝 **Remiză!** Ambele părți au câștigat la fel de multe table.
board-drew-unbeatable = 🎉 **Remiză cu un bot imbatabil: nimeni nu poate mai mult!**
board-ended-repetition = 🤝 **Remiză!** Aceeași poziție a apărut de trei ori.
board-ended-agreed-draw = 🤝 **Remiză!** Ambele părți au fost de acord.
board-ended-abandoned = 🍂 **Abandonată** înainte să înceapă cu adevărat. Această partidă nu contează.
board-ended-unreachable = 🍂 **Încheiată**: canalul ei nu mai există. Această partidă nu contează.
board-matched = -# { -bot } se adaptează la tine: forță { $skill } din 100. Fără rating.
board-another-try = -# Fără rating: o nouă încercare, de la mutarea { $number }
board-hints = -# Fără rating: { $hints ->
        [one] 1 indiciu
        [few] { $hints } indicii
       *[other] { $hints } de indicii
    }
board-next-over = -# Încă o partidă? Apasă butonul sau folosește { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Această partidă continuă într-un mesaj nou.
go-to-board = Mergi la tablă

refresh = Actualizează
rule = Reguli
board-in-words = Tabla în cuvinte
offer-draw = Propune remiză
take-back = Ia înapoi
take-back-question = Iei înapoi ultima mutare și răspunsul la ea? După aceea, această partidă nu îți mai poate crește ratingul.
take-back-consent = Mai întâi trebuie să fie de acord adversarul.
resign = Cedează
accept = Acceptă
decline = Refuză
offer-withdraw = Retrage
rematch = Revanșă
play-again = Joacă din nou
easier = Mai ușor
harder = Mai greu
more = Mai multe
my-stats = Statistici

reminder = { $player }, e rândul tău în partida cu { $opponent } ({ $game }, mutarea { $number }): { $link }

## Arene

arena-title = Arenă: { $game }
arena-starts = **Începe { $start }** și durează { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }.
arena-how = Cine e liber primește mereu un nou adversar, cu 1 minut pentru fiecare mutare. O victorie aduce 2 puncte, o remiză 1. Poți veni mai târziu, lua o pauză și ieși oricând.
arena-in-thread = Partidele tale apar în { $thread }, unde te menționez.
arena-in-new-thread = Partidele tale apar într-un fir al acestui mesaj, unde te menționez.
arena-in-channel = Partidele tale apar în acest canal, unde te menționez.
arena-joined-none = Încă nu participă nimeni.
arena-joined = **{ $count ->
        [one] Participă 1 persoană
        [few] Participă { $count } persoane
       *[other] Participă { $count } de persoane
    }:** { $names }
arena-ends = **Se termină { $end }.**
arena-ending = **Nu mai încep partide noi.** Cele în curs contează dacă se termină la timp (limita: { $end }).
arena-here = -# { $count ->
        [one] Participă 1 persoană.
        [few] Participă { $count } persoane.
       *[other] Participă { $count } de persoane.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }**, { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }
arena-score-tied = { arena-score } (victorii: { $wins }, punctele celor învinși: { $beaten })
arena-more = -# … și încă { $count ->
        [one] 1 persoană
        [few] { $count } persoane
       *[other] { $count } de persoane
    }
arena-nobody-played = Nimeni nu a terminat încă vreo partidă.
arena-won = 🏆 **{ $winner } câștigă arena!**
arena-shared = 🏆 **Arena s-a încheiat, cu primul loc la egalitate!**
arena-played = -# { $people ->
        [one] 1 persoană
        [few] { $people } persoane
       *[other] { $people } de persoane
    }, { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }
arena-over-unplayed = Arena s-a încheiat fără nicio partidă terminată.
arena-too-few = De data aceasta nu s-au adunat destule persoane: o arenă are nevoie de două.
arena-lapsed = Această arenă nu a început, pentru că la ora aceea eram offline.
arena-cancelled = Această arenă a fost anulată.
arena-you-missed = Nu mai primești alte partide până nu spui că ai revenit.
arena-ratings = -# Partidele contează pentru rating ca de obicei. Din cele jucate de aceleași două persoane în 24 de ore, prima contează întreagă, a doua pe jumătate, a treia o treime.
arena-you-are-back = Ai revenit: următoarea ta partidă vine de îndată ce e cineva liber.
arena-ask = Deocamdată nu vede nimeni altcineva asta. **{ arena-announce }** o publică în acest canal.
arena-announced-in = Arena e anunțată în { $channel }.
arena-end-question = Închei această arenă? Nu mai încep partide noi, iar cele în curs mai contează { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }.
arena-cancel-question = Închei această arenă înainte să înceapă?
arena-ended = Arena se încheie: nu mai încep partide noi.
arena-goes-on = Bine. Arena continuă!

arena-announce = Anunță
join = Participă
call-players = Cheamă jucători
arena-leave = Ieși
arena-standings = Clasament
arena-start = Începe acum
arena-end = Încheie
arena-end-yes = Da, încheie
arena-end-no = Nu, continuă
arena-back = Am revenit
arena-again = Altă arenă

# Sub tabla unei partide de arenă care s-a terminat
arena-points = -# Arenă: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Această partidă contează în arenă, dar nu pentru rating: e nevoie de cel puțin două mutări de fiecare parte.
arena-missed = -# { $player } deocamdată nu mai primește alte partide.
arena-next = -# Cât timp durează arena, următoarea ta partidă vine singură.

## Provocări

challenge = ### ⚔️ X și 0, { $invited }?
    { $challenger } te provoacă la o partidă.
challenge-open = ### ⚔️ Cine joacă X și 0?
    { $challenger } caută un adversar. Joacă prima persoană care răspunde.
challenge-rematch = ### ⚔️ Încă o partidă, { $invited }?
    { $challenger } vrea revanșa.
challenge-another-try = ### ⚔️ Mai încercăm o dată, { $invited }?
    { $challenger } vrea să continue din această poziție.
challenge-until = -# Expiră { $until }
players-called = { $role } { $challenger } caută un adversar.
players-found = S-a găsit: { $players }
players-none = Nimeni de data asta.
challenge-block = Blochează
challenge-cancel = Anulează provocarea
challenge-again = Întreabă din nou
challenge-anyway = Provoacă oricum
challenge-too = Publică și provocarea mea
challenge-declined = { $invited } a refuzat provocarea de la { $challenger }.
challenge-lapsed = { $invited } nu a răspuns la timp la provocarea de la { $challenger }.
challenge-lapsed-open = { $challenger } căuta un adversar, dar nimeni nu a răspuns la timp.
challenge-cancelled = { $challenger } a anulat provocarea pentru { $invited }.
challenge-cancelled-open = { $challenger } a anulat provocarea deschisă.

## De ce a mutat un motor acolo: ce a făcut mutarea sau cum a fost găsită; apoi cifrele

why = De ce?
move-explained = **{ $player }** a ocupat { $cell }.
effect-win = A completat { $line } și a câștigat.
effect-won = A câștigat cu această mutare.
effect-line = A făcut trei în linie.
effect-safe = A evitat să facă trei în linie.
effect-block =
    { $whose ->
        [yours] Ți-a blocat { $line }.
       *[theirs] A blocat { $line }.
    }
effect-blocked = A blocat o linie.
effect-coverable = S-a pus în calea unei linii, dar o piesă mai mare o mai poate completa.
effect-threat = Amenință să câștige pe { $cells ->
        [one] o căsuță
        [few] { $cells } căsuțe
       *[other] { $cells } de căsuțe
    }.
effect-no-reason = Asta face mutarea, nu neapărat motivul pentru care a fost aleasă.
line-0 = rândul de sus
line-1 = rândul din mijloc
line-2 = rândul de jos
line-3 = coloana din stânga
line-4 = coloana din mijloc
line-5 = coloana din dreapta
line-6 = diagonala
show-numbers = Arată cifrele
numbers-title = ### Cum a ales { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
        [few] {" pentru toate"}
       *[other] {" pentru toate"}
    }

why-dice-opening = Tabla era goală, așa că a dat cu zarul: de obicei un colț, uneori centrul, rareori o căsuță laterală.
why-dice-centre = Prima mutare a fost un colț, așa că a ocupat centrul.
why-dice-corner = Prima mutare a fost centrul, așa că a ocupat un colț.
why-dice-fork = Din două colțuri opuse poate ieși o furculiță, așa că a dat cu zarul: de obicei o căsuță laterală.
why-dice-any = Nu se potrivea nicio regulă, așa că a ales la întâmplare.
why-lines-weights = A ocupat căsuța cu cele mai multe puncte. O linie deschisă adaugă puțin; una de completat sau de blocat adaugă mult.
why-sampling-games = A încercat fiecare mutare în { $games ->
        [one] 1 partidă jucată
        [few] { $games } partide jucate
       *[other] { $games } de partide jucate
    } la întâmplare și a ales-o pe cea cu care a pierdut cel mai rar.
why-wargames-two-plies = Și-a comparat mutările cu răspunsurile, iar la egalitate a ales după preferință.
why-minimax-guess = Finalul era prea departe ca să îl vadă, așa că a ales la întâmplare.
why-minimax-search = A calculat până la sfârșitul partidei și a ales una dintre cele mai bune mutări.
why-level-ahead = A văzut { $plies ->
        [one] o mutare
        [few] { $plies } mutări
       *[other] { $plies } de mutări
    } înainte, nu mai departe.
why-level-overlooked =
    { $whose ->
        [own] Nu a observat o linie proprie.
        [theirs] Nu a observat o linie a adversarului.
       *[other] Nu a observat o linie.
    }
why-matched-measured = A ales o mutare potrivită cu forța lui.
why-perfect-winning = A ales o mutare care câștigă, oricare ar fi răspunsul.
why-perfect-trap = Dintre mutările sigure, a ales-o pe cea la care oamenii răspund cel mai des greșit.
why-perfect-hold = A ales o mutare sigură: niciun răspuns nu e o greșeală.
why-perfect-losing = Orice mutare pierde dacă adversarul continuă bine.
why-tree-win = A găsit o mutare care câștigă sigur.
why-tree-search = A ales una dintre mutările la care a revenit cel mai des.
why-sampling-hurried = Așteptau multe partide, așa că a mutat în grabă.
why-board-won = A câștigat acea tablă mică.
why-board-blocked = A blocat o linie pe acea tablă mică.
why-sent-anywhere = Următoarea mutare poate fi pe orice tablă deschisă: { $board } e închisă.
why-sent-empty = Următoarea mutare trebuie să fie pe { $board }, care e încă goală.
why-sent-own = Amenință să câștige { $board }, iar următoarea mutare trebuie să fie acolo.
why-sent-theirs = Următoarea mutare trebuie să fie pe { $board } și o poate câștiga.
why-sent-both = Amenință să câștige { $board }, dar următoarea mutare trebuie să fie acolo și o poate câștiga prima.
why-sent-neither = Următoarea mutare trebuie să fie pe { $board }, pe care încă nu o poate câștiga nimeni dintr-o mutare.
why-chance = Și-a estimat șansele de câștig la circa { $percent }%, socotind remiza ca jumătate.

table-lines-weight = Punctele fiecărei căsuțe libere
table-sampling-wins = Partide câștigate cu fiecare mutare, din { $games }
table-sampling-draws = Partide remizate cu fiecare mutare, din { $games }
table-wargames-own = Cât de bune sunt mutările lui
table-wargames-reply = Cât de bune sunt răspunsurile tale
table-wargames-taste = Mutările lui, cu preferințele adăugate
table-tree-chance = Cât de probabil pare să câștige fiecare mutare
table-tree-visits = Cât de des s-a uitat la fiecare mutare
table-minimax-value = Rezultatul fiecărei mutări (10 e victorie, 0 remiză, -10 înfrângere)
table-perfect-chance = Șansa de a câștiga cu fiecare mutare sigură, dacă mai greșești din când în când
table-perfect-slip = Câte dintre răspunsurile tale la fiecare mutare sigură sunt greșeli

## Indicii: ce e adevărat despre poziție, unde să te uiți și mutarea

hint = Indiciu
hint-question = Cu un indiciu, această partidă devine fără rating: nu îți mai poate schimba ratingul.
hint-yes = Arată indiciul
hint-where = Unde?
hint-what = Ce mutare?
hint-gone = Tabla s-a schimbat după acest indiciu. Apasă **{ hint }** sub ea pentru unul nou.
hint-unseen = -# Tabla încă nu arată asta. Următorul buton pe care îl apeși acolo doar o actualizează.
hint-finish = **Poți încheia:** { $right ->
        [one] o mutare câștigă
        [few] { $right } mutări câștigă
       *[other] { $right } de mutări câștigă
    } pe loc.
hint-only-move = **Ai o singură mutare.**
hint-own-line = **Atenție:** { $wrong ->
        [one] o mutare din { $legal } face
        [few] { $wrong } mutări din { $legal } fac
       *[other] { $wrong } de mutări din { $legal } fac
    } trei în linie, iar așa pierzi.
hint-threat = **Atenție:** { $right ->
        [one] o singură mutare mă împiedică să câștig la rândul următor.
        [few] după { $wrong } din { $legal ->
            [one] { $legal } mutare posibilă
            [few] { $legal } mutări posibile
           *[other] { $legal } de mutări posibile
        }, pot câștiga la rândul următor.
       *[other] după { $wrong } din { $legal ->
            [one] { $legal } mutare posibilă
            [few] { $legal } mutări posibile
           *[other] { $legal } de mutări posibile
        }, pot câștiga la rândul următor.
    }
hint-win-in-two = **Poți câștiga din două mutări:** { $right ->
        [one] o singură mutare duce acolo.
        [few] { $right } mutări din { $legal } duc acolo.
       *[other] { $right } de mutări din { $legal } duc acolo.
    }
hint-win-some = **De aici poți câștiga.** { $right ->
        [one] O singură mutare păstrează victoria.
        [few] { $right } mutări din { $legal } păstrează victoria.
       *[other] { $right } de mutări din { $legal } păstrează victoria.
    }
hint-win-all = **De aici poți câștiga.** Orice mutare păstrează victoria.
hint-even-some = **Partida e egală.** { $right ->
        [one] O singură mutare păstrează remiza.
        [few] { $right } mutări din { $legal } păstrează remiza.
       *[other] { $right } de mutări din { $legal } păstrează remiza.
    }
hint-even-all = **Partida e egală.** Orice mutare păstrează remiza, deci caut-o pe cea la care e cel mai greu de răspuns.
hint-lost = **Pot câștiga, orice ai face.** Alege mutarea la care e cel mai greu de răspuns.
hint-judged = **Estimarea mea:** șansele tale sunt de circa { $chance }%.
hint-area = Cea mai bună mutare e { $area }.
hint-judged-area = Cea mai bună mutare pare să fie { $area }.
hint-board = Cea mai bună mutare e pe { $board }.
hint-judged-board = Cea mai bună mutare pare să fie pe { $board }.
hint-move = Ocupă { $cell }.
hint-play = Joac-o
hint-played = Ai ocupat { $cell }.
area-line-0 = pe rândul de sus
area-line-1 = pe rândul din mijloc
area-line-2 = pe rândul de jos
area-line-3 = pe coloana din stânga
area-line-4 = pe coloana din mijloc
area-line-5 = pe coloana din dreapta
area-line-6 = pe diagonala care pornește din colțul din stânga sus
area-line-7 = pe diagonala care pornește din colțul din dreapta sus
area-quarter-0 = în sfertul din stânga sus
area-quarter-1 = în sfertul din dreapta sus
area-quarter-2 = în sfertul din stânga jos
area-quarter-3 = în sfertul din dreapta jos

## Analiza unei partide terminate

review = Analiză
review-player-accuracy = { $player } { $number }%
review-try-again = Reia de la mutarea { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 indiciu
        [few] { $hints } indicii
       *[other] { $hints } de indicii
    })
review-start = **Începutul.** Cu ▶ parcurgi { $moves ->
        [one] mutarea
        [few] cele { $moves } mutări
       *[other] cele { $moves } de mutări
    }.
review-move = **Mutarea { $number } din { $moves }:** { $mark } a ocupat { $cell }
review-accuracy = Acuratețe: { $players }
review-turning-point = **Mutarea { $number } din { $moves }, momentul decisiv:** { $mark } a ocupat { $cell } · **{ $name }**
review-faultless = Niciuna dintre părți nu a făcut o greșeală decisivă.
review-praise-find = Bine găsit: { $cell } era singura ta mutare bună.
review-praise-trap = Ai întins o capcană frumoasă ocupând { $cell }.
review-praise-moves = { $good ->
        [0] Iată o idee:
       *[other] { $moves ->
            [one] Singura ta mutare a fost corectă.
            [few] Din cele { $moves } mutări ale tale, { $good ->
                [1] una a fost corectă
               *[other] { $good } au fost corecte
            }.
           *[other] Din cele { $moves } de mutări ale tale, { $good ->
                [1] una a fost corectă
               *[other] { $good } au fost corecte
            }.
        }
    }
review-praise-last-moves = { $good ->
        [0] Iată o idee:
       *[other] { $moves ->
            [one] Ultima ta mutare a fost corectă.
            [few] Din ultimele tale { $moves } mutări, { $good ->
                [1] una a fost corectă
               *[other] { $good } au fost corecte
            }.
           *[other] Din ultimele tale { $moves } de mutări, { $good ->
                [1] una a fost corectă
               *[other] { $good } au fost corecte
            }.
        }
    }
review-lesson = La mutarea { $number }, data viitoare ocupă { $cell }.
review-next-time = Data viitoare, alege { $cells }.
review-held = Mai bine: { $cells }.
review-better = Puțin mai bine: { $cells }.
review-any = una dintre căsuțele verzi
review-any-move = { $count ->
        [one] cealaltă mutare
        [few] una dintre celelalte { $count } mutări
       *[other] una dintre celelalte { $count } de mutări
    }
review-trap = Întinde și o capcană: răspunsul care pare firesc e greșit.
review-partly-known = -# Pot judeca doar ultimele mutări. Înaintea lor, finalul e prea departe ca să îl văd.
review-unknown = -# Nu pot spune cât valorau aceste mutări.
review-doubts = -# Mutări care merită încă o privire: { $numbers }.
review-doubt = Estimarea mea: șansele lui { $mark } au scăzut de la circa { $before }% la { $after }%. Părea mai bine să ocupe { $cell }.
review-boards-won = -# Table mici câștigate la final: X { $x }, O { $o }.

move-brilliant = genială
move-great = excelentă
move-best = cea mai bună
move-good = bună
move-sound = solidă
move-winning = câștigătoare
move-inaccuracy = imprecizie
move-slower = mai lentă
move-doubtful = îndoielnică
move-missed-win = victorie ratată
move-blunder = gafă
move-opening = deschidere
move-forced = forțată
move-given = prestabilită
move-and-trap = { $name }, o capcană

review-won = Asta a câștigat partida.
review-own-line = Asta a completat o linie, iar aici cine completează o linie pierde.
review-win-overlooked = Se putea câștiga ocupând { $cell }.
review-line-left-open = A lăsat o linie deschisă: { $opponent } poate câștiga dacă ocupă { $cell }.
review-win-allowed = Acum { $opponent } poate câștiga dacă ocupă { $cell }.
review-fork-allowed = Așa { $opponent } poate crea două amenințări deodată dacă ocupă { $cell }.
review-win-let-go = Se putea forța victoria ocupând { $cell }.
review-loss-allowed = Acum { $opponent } poate forța victoria dacă ocupă { $cell }.
review-no-choice = Nu exista altă mutare.
review-all-equal = Toate mutările valorau la fel.
review-lost-already = În acel moment { $opponent } putea câștiga după orice mutare.
review-only-winning = Doar această mutare mai câștigă.
review-only-holding = Doar această mutare păstrează remiza.
review-fork-made = Două amenințări deodată: una trece.
review-blocked = Blochează linia lui { $opponent }.
review-win-kept = Păstrează victoria.
review-draw-kept = Păstrează remiza.

## Cine sunt motoarele: cum gândesc, cum pot fi bătute, cât de puternice sunt

engines-title =
    ## Cunoaște motoarele
    Cu cât un motor are mai multe segmente, cu atât e mai greu de bătut la „{ game-classic }”. Alege unul ca să vezi cum.
    - Sampling: toate jocurile
    - Minimax, Perfect: toate în afară de „{ game-ultimate }”
    - Tree, Learned: „{ game-ultimate }”
    Al doilea meniu arată nivelurile fiecărui joc.
engines-pick = Alege un motor
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Nimeni nu îl poate bate.
        [one] Cine îi știe obiceiurile îl bate în 1 partidă din 100.
        [few] Cine îi știe obiceiurile îl bate în { $worst } partide din 100.
       *[other] Cine îi știe obiceiurile îl bate în { $worst } de partide din 100.
    }
engine-random = Cu cineva care joacă la întâmplare câștigă { $wins ->
        [one] 1 partidă
        [few] { $wins } partide
       *[other] { $wins } de partide
    } din 100 și { $losses ->
        [0] nu pierde niciuna
       *[other] pierde { $losses }
    }.
engine-beat = **Cum îl bați:** { $beat }

about-dice = Urmează câteva reguli. Când nu se potrivește niciuna, dă cu zarul.
about-lines = Dă puncte liniilor care trec prin fiecare căsuță și nu se uită niciodată înainte.
about-sampling = Încearcă fiecare mutare în cel mult o sută de partide la întâmplare.
about-wargames = Se uită la mutarea lui și la răspunsul tău, nu mai departe.
about-minimax = Calculează până la sfârșitul partidei.
about-perfect = Știe fiecare poziție pe de rost și întinde capcane.

beat-dice = fă tu prima mutare, la mijlocul unei laturi. Pentru asta nu are nicio regulă.
beat-lines = fă tu prima mutare: un colț, apoi căsuța laterală aflată la o săritură de cal. Cade în furculiță de fiecare dată.
beat-sampling = fă tu prima mutare și ocupă două colțuri opuse. Prea des răspunde într-un al treilea.
beat-wargames = fă tu prima mutare, într-un colț. Când ocupă centrul, ia colțul opus, apoi un al treilea colț.
beat-minimax = nu se poate, deci joacă pentru remiză. La nivelul „{ level-easy }” mută la întâmplare până rămân patru căsuțe.
beat-perfect = nu se poate, deci joacă pentru remiză.

levels-pick = Nivelurile unui joc
levels-title =
    ## Nivelurile la { $game }
    Regula: { $rule } Dacă ambele părți joacă perfect, e remiză.
levels-title-unsolved =
    ## Nivelurile la { $game }
    Regula: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rating { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, fără rating, e la fel de puternic ca tine.
levels-blocks = -# Segmentele: din zece partide, cele pe care nu le pierde cu cineva care găsește una dintre cele mai bune mutări de patru ori din cinci.

beat-learned = cel mai puternic pe care îl am; nimeni nu a rezolvat acest joc. Se uită la mii de poziții. Nu-l lăsa să aleagă liber și gândește-te din timp la trei table în linie.
beat-levels = vede { $plies ->
        [one] o mutare
        [few] { $plies } mutări
       *[other] { $plies } de mutări
    } înainte, iar mai departe mută la întâmplare. Gândește-te mai departe decât el.
beat-overlooking = îi scapă { $percent }% dintre amenințările tale. Amenință la fiecare mutare.

## Demonstrații: două motoare joacă între ele

show-opening = **Gata? S-a dat startul!**
show-moved = **{ $engine } ({ $mark }) a ocupat { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Oprește
show-again = Din nou
show-play-winner = Joacă cu câștigătorul
show-stopped = Demonstrație oprită.
show-cut-short = Scuze, a trebuit să mă opresc mai devreme.
show-lost = Conexiunea s-a întrerupt înainte să înceapă.
show-record = Până acum { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }: X { $x ->
        [0] nu a câștigat niciuna
       *[other] a câștigat { $x }
    }, O { $o ->
        [0] nu a câștigat niciuna
       *[other] a câștigat { $o }
    }, remize: { $draws ->
        [0] niciuna
       *[other] { $draws }
    }.
show-conclusion = **Ciudat joc. Singura mutare câștigătoare e să nu joci.** Ce-ai zice de { COMMAND("tictactoe start") }?

## Ajutorul și întrebarea pe cine provoci

help-text =
    ## X și 0
    Cine face trei în linie câștigă. Joacă cu mine sau provoacă-ți prietenii, chiar aici, în acest chat.
    Te-ai blocat într-o partidă cu mine? Apasă **{ hint }**. După aceea, **{ review }** arată mutarea care a decis partida.
help-games = Alege un joc…
help-hint = -# Data viitoare folosește direct { COMMAND("tictactoe start") }
help-play = Joacă cu botul
help-challenge = Joacă cu prietenii
help-stats = Statistici
help-privacy-policy = Confidențialitate
help-terms = Termeni
help-support = Asistență
challenge-who = Pe cine vrei să provoci?
challenge-who-person = Alege pe cineva
challenge-who-anyone = Provocare deschisă
challenge-recent-number = Provoacă { $number }

## Ce e întrebată sau i se spune unei persoane în privat

resign-question-counted = Cedezi această partidă? Contează ca înfrângere.
resign-question-uncounted = Cedezi această partidă? Nu va conta: e nevoie de cel puțin două mutări de fiecare parte.
resign-question-arena = Cedezi această partidă? { $counts ->
        [counted] Punctele din arenă le primește atunci adversarul tău.
       *[uncounted] Nu va conta și nu mai primești alte partide până nu apeși **{ arena-back }**.
    }
resign-question-unrated = Cedezi această partidă? E fără rating, deci ratingul tău rămâne la fel.
resign-yes = Da, cedez
resign-no = Joacă mai departe
resign-done = Ai cedat. Mulțumesc pentru partidă!
resign-kept = Bine. Partida continuă!

already-playing = Joci deja aici.
already-shown = Iată din nou partida ta.
already-show = Arat-o aici
which-game = Ai două partide aici. Care?

start-own = Începe o partidă
you-declined = Ai refuzat. { $person } te poate provoca din nou la { $time } ({ $left }).
blocked = { $person } nu te mai poate provoca; poți anula asta cu { COMMAND("privacy") }.

privacy-title = ## Confidențialitate
privacy-challenges-on = **Provocări:** te poate provoca oricine nu e pe lista ta de blocări.
privacy-challenges-off = **Provocări:** nimeni nu te poate provoca.
privacy-challenges-turn-on = Permite provocări
privacy-challenges-turn-off = Oprește provocările
privacy-reminders-on = **Mementouri:** te menționez când e rândul tău într-o partidă lentă și încă o dată când a rămas un sfert din timp. Într-o partidă relaxată fac asta la două minute după ce ți-a venit rândul.
privacy-reminders-off = **Mementouri:** nu îți amintesc când e rândul tău.
privacy-reminders-turn-on = Amintește-mi
privacy-reminders-turn-off = Nu-mi aminti
privacy-games-on = **Partidele tale:** membrii unui server văd ce ai jucat acolo, în { COMMAND("history") } și { COMMAND("stats") }.
privacy-games-off = **Partidele tale:** după ce se termină, doar tu și adversarii tăi le găsiți în { COMMAND("history") } și { COMMAND("stats") } și le puteți analiza. Tablele din canale, partidele distribuite, ratingul și totalurile rămân vizibile.
privacy-games-turn-on = Arată partidele mele
privacy-games-turn-off = Ascunde partidele mele
privacy-words-on = **Table în cuvinte:** în partidele care încep de acum înainte, îți descriu tabla în cuvinte, doar ție, după fiecare mutare a celuilalt jucător.
privacy-words-off = **Table în cuvinte:** doar când apeși „{ board-in-words }”.
privacy-words-turn-on = Descrie tablele
privacy-words-turn-off = Nu descrie tablele
privacy-name = **Numele tău:** ascuns în clasamentul global, dacă nu îl arăți în { COMMAND("stats") }, la „{ choice-everywhere }”.
privacy-blocked = **Blocări:** persoanele din acest meniu nu te pot provoca.
privacy-blocked-none = Nimeni nu e pe lista de blocări
privacy-data =
    ### Datele tale
    Îți stochez partidele, ratingul și setările, dar niciun nume și niciun mesaj.
privacy-blocked-deleted = { $count ->
        [one] O persoană pe care ai blocat-o și-a șters datele, așa că nu o pot numi. Nici ea nu te poate provoca.
        [few] { $count } persoane pe care le-ai blocat și-au șters datele, așa că nu le pot numi. Nici ele nu te pot provoca.
       *[other] { $count } de persoane pe care le-ai blocat și-au șters datele, așa că nu le pot numi. Nici ele nu te pot provoca.
    }
privacy-unblock-deleted = Deblochează conturile șterse

refusal-not-your-match = Asta e partida altcuiva.
refusal-not-your-turn = Acum mută { $person }. Rândul a început <t:{ $since }:R>.
refusal-match-not-over = Această partidă nu s-a terminat încă.
refusal-not-against-bot = Nu accept remize. Joacă mai departe sau cedează.
refusal-draw-too-early = Poți propune remiză începând cu a cincea mutare.
refusal-nothing-to-take-back = Nu ai mutat încă, deci nu ai ce să iei înapoi.
refusal-offer-stands = Răspunde mai întâi la propunerea de acum.
refusal-own-offer = Propunerea e a ta, deci doar { $person } o poate accepta sau refuza. Tu o poți retrage.
refusal-not-your-offer = Doar { $person } poate retrage această propunere. Tu o poți accepta sau refuza.
refusal-no-offer = Această propunere nu mai e valabilă.
refusal-challenge-open = Această partidă nu a început. Provocarea încă așteaptă un răspuns.
refusal-challenge-over = Această provocare nu mai e deschisă.
refusal-not-your-challenge = Doar { $person } poate accepta sau refuza această provocare. Lansează una a ta cu { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Nu îți poți accepta propria provocare. Trebuie să o facă altcineva.
refusal-own-invitation = Provocarea e a ta, deci doar { $person } o poate accepta sau refuza. Tu o poți anula.
refusal-not-your-invitation = Doar { $person } poate anula această provocare.
refusal-too-many-challenges = Ai deja { $limit ->
        [one] 1 provocare deschisă
        [few] { $limit } provocări deschise
       *[other] { $limit } de provocări deschise
    }. Așteaptă un răspuns sau anulează una.
refusal-not-challengeable = { $person } nu primește provocări acum.
refusal-just-declined = { $person } tocmai a refuzat. Poți trimite o nouă provocare la <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Nu mai pot menționa rolul de chemat. Cine gestionează serverul poate alege altul în { COMMAND("settings") }.
refusal-just-called = Jucătorii tocmai au fost chemați aici. Îi poți chema din nou la <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Ai blocat deja { $limit ->
        [one] 1 persoană
        [few] { $limit } persoane
       *[other] { $limit } de persoane
    } și nu pot ține minte mai multe. Elimină mai întâi una în { COMMAND("privacy") }.
refusal-self-challenge = Nu te poți provoca pe tine. Lasă `opponent` gol ca să joci cu prima persoană care răspunde.
refusal-bot-challenge = Alți boți nu pot juca. Provoacă o persoană sau pe mine.
refusal-not-here = { $person } nu poate vedea acest canal.
refusal-nobody-here = Nimeni altcineva nu vede acest chat. Joacă cu mine prin { COMMAND("tictactoe start") } sau provoacă pe cineva pe un server.
refusal-only-you = Pe acest server doar tu vezi răspunsurile mele, așa că am anulat provocarea. Nimeni nu ar fi putut răspunde la ea.
refusal-opponent-busy = { $person } joacă deja aici. Încearcă din nou după acea partidă.
refusal-opponent-deleted = Adversarul tău și-a șters datele, așa că nu mai știu cine era. Provoacă pe cineva cu { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Puteți relua împreună în canalul acelei partide. Deschide acolo analiza ei.
refusal-rematch-made = Există deja o revanșă pentru această partidă.
refusal-cell-taken = Căsuța aceea e ocupată. Alege una liberă.
refusal-board-moved-on = Tabla s-a schimbat înainte să apeși. Iată cum arată acum.
refusal-match-over = Această partidă s-a terminat. Începe alta cu { COMMAND("tictactoe start") }.
refusal-arena-match-over = Această partidă s-a terminat. Cât timp durează arena, următoarea ta partidă vine singură.
refusal-newer-engine = Mă actualizez chiar acum, și doar versiunea mea nouă cunoaște adversarul din această partidă. Nu s-a schimbat nimic; încearcă din nou peste câteva minute, te rog.
refusal-no-such-match = Nu am nicio partidă pentru tine aici. Începe una cu { COMMAND("tictactoe start") }.
refusal-already-playing = Joci deja aici. { COMMAND("tictactoe board") } îți arată partida.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } joacă doar „{ game-ultimate }”.
    [ultimate] { $engine } nu joacă „{ $game }”. Sampling, Tree și Learned îl joacă.
   *[other] { $engine } nu joacă „{ $game }”. Sampling, Minimax și Perfect îl joacă.
}
refusal-no-such-level = { $engine } nu are nivelul „{ $level }”. Lasă `difficulty` gol ca să joci cu { $engine } sau lasă `engine` gol ca să joci la nivelul „{ $level }”.
refusal-unknown-button = Acest buton e prea vechi. Începe o partidă cu { COMMAND("tictactoe start") }.
refusal-too-fast = Te miști mai repede decât mine. Dă-mi câteva secunde, te rog.
refusal-unknown-option = Nu cunosc această opțiune. Alege una din listă.
refusal-board-gone = Tabla aceea a fost ștearsă. { COMMAND("tictactoe board") } îți arată din nou partida.
refusal-nothing-to-explain = Nu am mutat încă.
refusal-no-hints = Indiciile sunt pentru partidele cu mine.
refusal-show-running = În acest canal joacă deja două motoare. Așteaptă să termine sau roagă persoana care le-a pornit să le oprească.
refusal-too-many-shows = Nu pot ține mai multe demonstrații acum. Încearcă din nou peste un minut, te rog.
refusal-show-over = Această demonstrație s-a încheiat.
refusal-not-your-show = Doar persoana care a pornit această demonstrație o poate opri.
refusal-nothing-to-review = Nu ai terminat încă nicio partidă. Începe una cu { COMMAND("tictactoe start") }.
refusal-store-busy = Nu am putut salva acum. Nu s-a pierdut nimic; încearcă din nou peste o clipă, te rog.
refusal-store-unknown = Baza mea de date tocmai a încetat să răspundă, așa că nu știu dacă s-a salvat. Uită-te din nou peste o clipă, te rog.
refusal-store-damaged = Nu îmi pot citi baza de date, așa că asta nu a contat. Cine mă găzduiește trebuie să o repare.
refusal-unknown-command = Această comandă s-a schimbat. Reîncarcă Discord și încearcă din nou.
refusal-engine-failed = Nu am găsit o mutare la timp. Partida ta e în siguranță; încearcă din nou, te rog.
refusal-broken = Ceva nu a mers la mine. Partida ta e în siguranță; încearcă din nou, te rog.

## Clasamente: liste, fișe, bilanțuri și de ce o partidă nu a contat

command-stats = Clasamentul, statisticile cuiva sau bilanțul dintre două persoane
command-stats-player = Ale cui statistici
command-stats-versus = Arată bilanțul cu această persoană
command-stats-scope = Acest server sau global (implicit: acest server)
choice-server = Acest server
choice-everywhere = Global

stats-title-server = ## 🏆 Clasamentul acestui server
stats-title-everywhere = ## 🏆 Clasamentul global
stats-title-season = ## 🏆 Clasamentul acestui server: sezonul { $number }
stats-title-direct = ## Mesajele tale directe
results-legend = -# Victorii/remize/înfrângeri
stats-unsettled = Încă fără loc: mai sunt de jucat câteva partide
stats-empty = Nimeni nu a terminat încă o partidă care să conteze. Începe tu: { COMMAND("tictactoe start") }
stats-unsettled-season = Fără loc: prea puține partide
stats-empty-season = În acest sezon nimeni nu a terminat vreo partidă care să conteze.
stats-own-none-season = { "**Tu**" } nu ai terminat în acest sezon nicio partidă care să conteze.
stats-you = { $who } { "**(tu)**" }
stats-own-none = { "**Tu**" } nu ai terminat încă aici nicio partidă care să conteze.
stats-own-unnamed = -# În această listă, nimeni altcineva nu îți vede numele.
stats-someone = cineva
person-gone = utilizator șters
stats-page = { $page } din { $pages }
stats-mine = Pagina mea
stats-to-direct = DM-uri
stats-name-me = Arată numele
stats-unname-me = Ascunde numele
stats-help = Despre rating
play = Joacă
card-board = Clasament

card-rank = { "**" }{ $points }**, locul { $rank }
card-none = Aici încă nicio partidă care să conteze.
card-none-season = În acest sezon nu a contat nicio partidă.
card-direct = { "**" }{ $points }**, doar tu îl vezi
card-puzzles =
    -# 🧩 Probleme rezolvate: { $solved }
    -# 🔥 Cea mai lungă serie: { $longest }
card-total = Victorii { $wins }, remize { $draws }, înfrângeri { $losses }  ·  X { $x ->
        [0] niciodată
        [one] o dată
        [few] de { $x } ori
       *[other] de { $x } de ori
    }, O { $o ->
        [0] niciodată
        [one] o dată
        [few] de { $o } ori
       *[other] de { $o } de ori
    }
card-streak = Victorii la rând: { $streak } acum, { $best } cel mult
card-streak-season = Victorii la rând: { $streak } la final, { $best } cel mult
card-opening = Cea mai frecventă primă căsuță: { $cell } ({ $times ->
        [one] o dată
        [few] de { $times } ori
       *[other] de { $times } de ori
    })
card-opponents = ### Adversari
card-opponent = { $opponent }: victorii { $wins }, remize { $draws }, înfrângeri { $losses }
card-opponent-people = oameni
card-opponent-you = tu
against-bot = ## { $who } cu { -bot }
against-bot-how = -# Fiecare nivel are un rating fix: vezi **{ stats-help }**.
card-latest = ### Ultimele partide de aici
card-match-link = { $match }  ·  [tabla]({ $link })
card-picture = În stânga: ratingul din { $matches ->
        [one] ultima partidă
        [few] ultimele { $matches } partide
       *[other] ultimele { $matches } de partide
    }, de la { $first } la { $last }, minim { $lowest }, maxim { $highest }. În dreapta: cât de des a fost fiecare căsuță prima mutare, rând cu rând: { $cells }.
card-picture-caption = -# În stânga: ratingul de-a lungul timpului. În dreapta: cât de des a fost fiecare căsuță prima mutare.

waiting-yours = **E rândul tău ({ $count })**
waiting-theirs = **Aștepți mutarea altora ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  cu { $opponent }  ·  expiră { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } se gândește
waiting-group-chat = `{ $number }.` { $game }  ·  cu { $opponent }  ·  expiră { $until }  ·  într-un chat de grup
waiting-open = Partida { $number }
history-title = ## Partide: { $who }
history-title-server = ## Ultimele partide de pe acest server
history-seen-here = -# Partidele jucate pe acest server și partidele cu tine.
history-seen-own = -# Partidele cu tine. Folosește comanda pe un server ca să vezi ce partide a jucat fiecare cu mine acolo.
history-seen-direct = -# Partidele jucate în acest chat și partidele cu tine. Folosește comanda pe un server ca să vezi ce a jucat acolo această persoană.
history-none = Nicio partidă de arătat.
history-none-server = Aici nu e încă nicio partidă de arătat. Joacă una: { COMMAND("tictactoe start") }
history-won = { "**Victorie**" } cu { $opponent }
history-lost = { "**Înfrângere**" } cu { $opponent }
history-drawn = { "**Remiză**" } cu { $opponent }
history-unfinished = { "**Neterminată**" } cu { $opponent }
history-beat = { $winner } a câștigat cu { $loser }
history-drew = Remiză între { $x } și { $o }
history-stopped = { $x } și { $o } nu au terminat
history-unrated = fără rating
history-arena = arenă
history-uncounted = nu a contat
history-open = Deschide o partidă…
history-option = Partida { $number }: { $game }
history-newer = Mai noi
history-older = Mai vechi
history-all-games = Toate jocurile
history-own = Partidele tale
history-server = Partidele acestui server

animation = Animație
replay-told = Partida, mutare cu mutare: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = nicio mutare
replay-won = { $mark } câștigă.
replay-drawn = Nu câștigă nimeni.
replay-unfinished = Nu a fost terminată.

cell-0 = colțul din stânga sus
    .al = {" al "}
cell-1 = căsuța din mijloc sus
    .al = {" a "}
cell-2 = colțul din dreapta sus
    .al = {" al "}
cell-3 = căsuța din stânga mijloc
    .al = {" a "}
cell-4 = centrul
    .al = {" "}
cell-5 = căsuța din dreapta mijloc
    .al = {" a "}
cell-6 = colțul din stânga jos
    .al = {" al "}
cell-7 = căsuța din mijloc jos
    .al = {" a "}
cell-8 = colțul din dreapta jos
    .al = {" al "}
piece-a = { $cell } cu o piesă mică
piece-b = { $cell } cu o piesă medie
piece-c = { $cell } cu o piesă mare
cell-in-board = { $cell }{ FORM($cell, of: "al") }{ FORM($board, of: "gen") }
small-board-nw = tabla din stânga sus
    .gen = tablei din stânga sus
small-board-n = tabla de sus
    .gen = tablei de sus
small-board-ne = tabla din dreapta sus
    .gen = tablei din dreapta sus
small-board-w = tabla din stânga
    .gen = tablei din stânga
small-board-centre = tabla din centru
    .gen = tablei din centru
small-board-e = tabla din dreapta
    .gen = tablei din dreapta
small-board-sw = tabla din stânga jos
    .gen = tablei din stânga jos
small-board-s = tabla de jos
    .gen = tablei de jos
small-board-se = tabla din dreapta jos
    .gen = tablei din dreapta jos
ultimate-sent = **Joacă pe { $board }.** 🟨
ultimate-choose = **Alege orice tablă cu 🟨 pe care să joci.**
ultimate-closed = **Alege orice tablă cu 🟨 pe care să joci:** { $board } e închisă.
ultimate-chosen = **Joacă pe { $board }** sau alege alta. 🟨
pick-again = Alege altă tablă
words-row = Rândul { $name }: { $cells }.
words-column = Coloana { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = liberă { $square }
words-fading = { $mark } (dispare următorul)
words-won = câștigată de { $mark }
words-untouched = încă nimic
words-choose = **Alege orice tablă care e încă deschisă.**
pick-a = Mică ×{ $left }
pick-b = Medie ×{ $left }
pick-c = Mare ×{ $left }

## Jocurile: un nume și regula într-un rând

game-classic = Clasic
game-misere = Invers
game-vanish = Dispariție
game-squares = Pătrate
game-drop = Gravitație
game-sizes = Mărimi
game-ultimate = Ultimate
legend-fading = semnul estompat dispare următorul.
legend-sizes = 1 e mică, 2 medie, 3 mare.
rule-classic = cine face trei în linie câștigă.
rule-misere = cine face trei în linie pierde.
rule-vanish = { $moves ->
        [0] al patrulea semn al tău îl face să dispară pe cel mai vechi al tău. Cine face trei în linie câștigă. O poziție care apare a treia oară e remiză. Prima mutare nu poate fi la mijlocul unei laturi.
       *[other] al patrulea semn al tău îl face să dispară pe cel mai vechi al tău. Cine face trei în linie câștigă. O poziție care apare a treia oară e remiză.
    }
rule-squares = cine face patru în linie câștigă, la fel și cine face un pătrat de doi pe doi.
rule-drop = semnele cad în cea mai de jos căsuță liberă a coloanei lor. Cine face patru în linie câștigă.
rule-ultimate = căsuța ta îți trimite adversarul pe tabla mică din același loc. Cu trei în linie câștigi o tablă mică, iar cu trei table mici în linie câștigi partida. Dacă nimeni nu reușește, câștigă cine are mai multe table.
rule-sizes = piesele mai mari le acoperă pe cele mai mici, inclusiv pe ale tale. O piesă rămâne unde o pui. Câștigă cine face trei în linie cu piesele sale.

versus-title = ## { $one } și { $other }
versus-none = Aici nu există încă nicio partidă terminată a acestui duel.
versus-record =
    { $matches ->
        [one] 1 partidă
        [few] { $matches } partide
       *[other] { $matches } de partide
    }: { $one } { $wins ->
        [0] nu a câștigat niciuna
       *[other] a câștigat { $wins }
    }, { $other } { $losses ->
        [0] nu a câștigat niciuna
       *[other] a câștigat { $losses }
    }, remize: { $draws ->
        [0] niciuna
       *[other] { $draws }
    }.

rules-title = ## Cum funcționează ratingul
rules-start = Toată lumea începe de la 1500. Câștigi cel mai mult când bați adversari puternici.
rules-levels = Ratingul meu la „{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Ratingul tău se vede când ai un loc: după câteva partide, cel mai bine cu adversari diferiți.
rules-two-moves = O partidă contează după ce fiecare parte a mutat de cel puțin două ori.
rules-details = Detalii
rules-details-text =
    ## Ratingul în detaliu
    - Ratingul urmează Glicko-2. Cel al nivelurilor mele e fix, calculat exact.
    - O partidă repetată are aceleași mutări, chiar și pe o tablă rotită sau în oglindă.
    - Partidele cu o persoană nouă mută un rating doar între { $least } și { $most } și nu aduc un loc. O persoană e nouă până are un loc sau până joacă { $matches ->
        [one] { $matches } partidă
        [few] { $matches } partide
       *[other] { $matches } de partide
    } cu { $people ->
        [one] { $people } persoană
        [few] { $people } persoane
       *[other] { $people } de persoane
    }.
    - După o mutare luată înapoi, o partidă îți poate scădea ratingul, dar nu îl poate crește. Cu un indiciu e fără rating.
    - O victorie cu mine te ridică la cel mult { $cap ->
        [one] { $cap } punct
        [few] { $cap } puncte
       *[other] { $cap } de puncte
    } peste mine; o remiză cu un bot imbatabil, nu mai sus de nivelul „{ level-hard }”.
    - Partidele din mesajele directe contează separat și le văd doar cei care le joacă.

uncounted-hinted = Ai luat un indiciu, deci această partidă e fără rating și ratingul tău rămâne la fel.
uncounted-unrated = Această partidă e fără rating, deci ratingul tău rămâne la fel.
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = { $games ->
        [one] Încă fără loc: încă circa 1 partidă
        [few] Încă fără loc: încă circa { $games } partide
       *[other] Încă fără loc: încă circa { $games } de partide
    }
rating-of-game = Rating { $points }
rating-kept = Rating neschimbat
uncounted-short = Această partidă nu contează: e nevoie de cel puțin două mutări de fiecare parte.
uncounted-nobody = Această partidă nu contează pentru nimeni.
uncounted-repeated = Repetarea unei partide recente cu botul nu îți schimbă ratingul.
uncounted-again = Partidele cu același adversar contează de fiecare dată mai puțin într-o zi.
uncounted-taken-back = Ai luat înapoi o mutare, deci această partidă nu îți putea crește ratingul.
uncounted-capped = Victoria cu mine sau cu o persoană nouă te ridică doar până la o limită.

refusal-not-shown = { $person } își ascunde numele în clasamentul global.
refusal-no-server = Aici nu e niciun server. Încearcă `scope: { choice-everywhere }`.
refusal-not-added = Setările sunt ale serverelor care m-au adăugat, iar acesta nu e unul dintre ele. Ale tale sunt în { COMMAND("privacy") }.
refusal-cannot-write = Nu pot scrie în acest canal. Pentru asta am nevoie de permisiunile „Vezi canalul” și „Trimite mesaje”.
refusal-not-shared = Această partidă nu mai e distribuită.
refusal-animation-in-flight = Îți pregătesc deja o animație. Vine imediat.
refusal-export-in-flight = Îți adun deja datele. Vin de îndată ce sunt complete.
refusal-shut-out = Îmi pare rău, cine mă găzduiește nu mă lasă să joc cu tine aici. { COMMAND("privacy") } funcționează în continuare.
refusal-being-deleted = Datele tale se șterg chiar acum. Peste câteva secunde poți juca din nou.
refusal-not-server-manager = Doar cine are permisiunea „Gestionează serverul” poate face asta.

## Bun venit pe un server

welcome-text =
    ### 👋 Salut! Sunt { -bot }.
    Joc X și 0. Apasă **{ play }** pentru o partidă cu mine sau provoacă-ți prietenii cu { COMMAND("tictactoe challenge") }. { COMMAND("help") } arată restul.
welcome-admins = -# Pentru administratori: alegeți în Setări server → Integrări unde pot fi folosit.
welcome-settings = -# Cu { COMMAND("settings") } alegeți limba mea aici și un canal pentru problema zilei.

## Setările unui server

command-settings = Valorile implicite ale acestui server și dacă partidele lui contează global
settings-title = ## Setările acestui server
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · contează global
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · nu contează global
settings-now-season-first = { "**" }{ settings-seasons }**: primul
settings-now-season-since = { "**" }{ settings-seasons }**: numărul { $number }, început pe { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automat
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partide
settings-seasons = Sezoane
settings-language = Limbă
back = Înapoi

settings-difficulty = { "**Nivelul implicit**" } pentru partidele cu mine (la „{ game-ultimate }”, cel mai puternic e „{ level-expert }”)
settings-pace = { "**Ritmul implicit**" } pentru partidele dintre oameni
settings-call = { "**Rolul de chemat**" } la provocările deschise: **{ call-players }** îl menționează, cel mult o dată la zece minute
settings-call-none = Alege un rol (gol: oprit)
settings-call-refused =
    { $why ->
        [everyone] Nu poate fi { $role }.
        [yours] Nu poți menționa { $role }, deci nu fac asta în locul tău. Lasă pe toată lumea să îl menționeze, apoi alege-l din nou.
        [closed] Nu mai poate oricine menționa { $role }, deci nu o fac nici eu. Lasă pe toată lumea să îl menționeze sau alege-l din nou.
       *[other] Nu pot menționa { $role }. Lasă pe toată lumea să îl menționeze sau lasă-mă să menționez toate rolurile.
    }
settings-everywhere-1 = Partidele de aici contează pentru clasamentul global.
settings-everywhere-0 = Partidele de aici nu contează pentru clasamentul global.
settings-turn-everywhere-1 = Să conteze global
settings-turn-everywhere-0 = Doar pe acest server

settings-language-automatic = { "**" }{ choice-automatic }**: fiecare lucru pe care îl vede toată lumea e în limba persoanei care l-a pornit. Ce nu pornește nimeni, cum e mesajul meu de bun venit, e în această limbă: { $name }.
settings-language-set = Limba a ceea ce vede toată lumea pe acest server: { "**" }{ $name }{ "**" }. Partidele începute își păstrează limba.
settings-language-private = -# Ce vezi doar tu e în limba din Discordul tău.
choice-automatic = Automat

settings-now-daily-off = { "**" }{ puzzle-open }**: oprită
settings-now-daily-refused = { "**" }{ puzzle-open }**: oprită, pentru că nu mai puteam scrie în canalul ei
settings-now-daily-set = { "**" }{ puzzle-open }**: în { $channel }, zilnic la { $time }
settings-daily-about = Un mesaj pe zi, cu o problemă care e aceeași peste tot. Fiecare o rezolvă în privat, iar mesajul spune cine a reușit. Nu trimite nimănui notificări.
settings-daily-none = Alege un canal (gol: oprită)
settings-daily-hour = Problema vine la { $time }, după ora ta.
settings-daily-failed = Nu pot scrie în { $channel }, deci nu s-a schimbat nimic. Dă-mi acolo permisiunile **Vezi canalul** și **Trimite mesaje**, apoi alege-l din nou.
settings-channel-yours = Nu poți scrie în { $channel }, deci nu fac asta în locul tău. Nu s-a schimbat nimic.
daily-comes-here = Problema zilei vine aici, zilnic la { $time }.

settings-arena = Arenă
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] oprită
        [empty] oprită, pentru că de trei ori la rând au participat prea puține persoane
       *[set] în { $channel }, următoarea: { $time }
    }
settings-arena-about =
    O arenă care vine de la sine: e anunțată în canalul ei cu o oră înainte, cu **{ join }**. { $calls ->
        [yes] Anunțul menționează { $role }, o dată.
       *[no] Nu trimite nimănui notificări.
    } Dacă de trei ori la rând nu se adună două persoane, nu mai vine alta.
    Ziua și ora sunt în UTC, fără ora de vară. Ora aleasă corespunde acum cu { $time } în fusul tău orar.
evening-none = Nicio zi
evening-each-day = Zilnic
evening-any = De fiecare dată alt joc
evening-quiet = Nu chema pe nimeni
evening-comes-here = Aici sunt anunțate arenele care vin de la sine.
arena-last = 🏟️ **Ultima arenă:** { $winner }

settings-new-season = Sezon nou
season-first = Clasamentul acestui server e la **primul sezon**.
season-since = Clasamentul acestui server e la **sezonul { $number }**, început pe { $since }.
season-question = Încep sezonul { $number }? Sezonul { $former } se încheie atunci definitiv și nu există cale înapoi. În clasamentul acestui server, toată lumea reîncepe de la 1500. Sezonul { $former } rămâne în { COMMAND("stats") }. { $podium }
season-start = Începe sezonul { $number }
season-keep = Renunță
season-started = Sezonul { $number } a început. Succes tuturor!
season-name = Sezonul { $number }
season-name-current = Sezonul { $number } (acum)
season-ends-hand = Sezoanele se încheie când spui tu
season-ends-month = Sezoanele se încheie în fiecare lună
season-ends-week = Sezoanele se încheie în fiecare săptămână
season-ends =
    { $ends ->
        [week] Sezoanele se încheie în fiecare săptămână. Următorul începe pe { $end }, dacă în acesta a contat o partidă.
        [month] Sezoanele se încheie în fiecare lună. Următorul începe pe { $end }, dacă în acesta a contat o partidă.
       *[other] Sezoanele se încheie când spui tu.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Podiumul vine acolo unde cineva începe sezonul următor.
       *[other] Podiumul vine în { $where }.
    }
season-podium =
    { $state ->
        [refused] La sfârșitul unui sezon, **podiumul** lui era publicat într-un canal. Acum nu mai e, pentru că nu am putut scrie acolo.
       *[other] La sfârșitul unui sezon, **podiumul** lui e publicat într-un canal. Nu trimite nimănui notificări.
    }
season-podium-comes = La sfârșitul unui sezon, podiumul lui vine aici.
season-role = Primul loc primește atunci un **rol**, până îl ocupă altcineva.
season-role-refused =
    { $why ->
        [everyone] Nu poate fi { $role }.
        [permissions] { $role } are permisiuni, deci nu dau nimănui acest rol.
        [managed] Rolul { $role } poate fi dat doar de Discord sau de altă aplicație.
        [above] { $role } nu e sub rolul meu, deci nu îl pot da. Pune-l pe al meu mai sus, apoi alege-l din nou pe acesta.
        [yours] Nu poți da { $role }, deci nu fac asta în locul tău. E nevoie de **Gestionează rolurile** și de un rol al tău deasupra lui.
        [missing] Ca să dau rolul { $role }, mai am nevoie de o permisiune. Dă-mi-o cu butonul de mai jos, apoi alege din nou rolul.
        [two-factor] Discord nu mă lasă să schimb roluri aici: acest server cere autentificare cu doi factori, iar cine mă găzduiește trebuie să o activeze.
       *[other] Ultima dată, Discord nu m-a lăsat să schimb niciun rol. Dă-mi permisiunea **Gestionează rolurile** și pune rolul meu deasupra celui pentru primul loc.
    }
season-role-allow = Permite Gestionează rolurile
season-over = ## 🏆 Sezonul { $number } s-a încheiat
season-won =
    { $shared ->
        [yes] **Primul loc e la egalitate!**
       *[no] **{ $winner } câștigă sezonul!**
    }
season-nobody = Nimeni nu a terminat în el { $games } partide cu rating, deci primul loc rămâne liber.
season-games = Alte jocuri
season-champion = 🏆 **Primul loc:** { $winner }

## Arene: refuzuri

refusal-arena-here = Acest canal are deja o arenă. Apasă pe ea **{ join }**.
refusal-not-in-arena-game = Într-o arenă nu se propun remize, nu se iau înapoi mutări și nu sunt revanșe: următoarea ta partidă vine singură.
refusal-arena-length = O arenă durează între { $shortest } și { $longest ->
        [one] { $longest } minut
        [few] { $longest } minute
       *[other] { $longest } de minute
    }.
refusal-arena-start = O arenă începe în cel mult { $latest ->
        [one] { $latest } minut
        [few] { $latest } minute
       *[other] { $latest } de minute
    }.
refusal-long-arena-game = Partidele de „{ game-ultimate }” durează prea mult pentru o arenă. Alege alt joc.
refusal-arena-over = Această arenă s-a încheiat.
refusal-arena-full = Această arenă e plină: are loc pentru { $most ->
        [one] { $most } persoană
        [few] { $most } persoane
       *[other] { $most } de persoane
    }. De îndată ce iese cineva, poți participa.
refusal-not-in-arena = Nu participi la această arenă.
refusal-not-away = Nu erai în pauză: următoarea ta partidă vine imediat ce cineva e liber.
refusal-not-arena-host = Asta pot face doar { $person }, care a anunțat această arenă, și cine are permisiunea „Gestionează serverul”.
refusal-too-few-for-arena = O arenă are nevoie de { $enough ->
        [one] { $enough } persoană
        [few] { $enough } persoane
       *[other] { $enough } de persoane
    }. De îndată ce participă, o poți începe.

## Mesajul cu problema zilei

post-solve = Rezolvă
post-solved-1 = **Din prima încercare**: { $people }
post-solved-2 = **Din a doua încercare**: { $people }
post-solved-3 = **Din a treia încercare**: { $people }
post-solved = { $people ->
        [0] Nimeni de aici nu a rezolvat-o încă.
        [one] O persoană de aici a rezolvat-o.
        [few] { $people } persoane de aici au rezolvat-o.
       *[other] { $people } de persoane de aici au rezolvat-o.
    }
post-solved-more = { $people ->
        [one] Încă o persoană de aici a rezolvat-o.
        [few] Încă { $people } persoane de aici au rezolvat-o.
       *[other] Încă { $people } de persoane de aici au rezolvat-o.
    }
post-former = -# Problema de ieri a fost rezolvată de { $people }

## Ce se păstrează despre o persoană

mydata-kinds =
    - **Partide și provocări**, și cele deschise: cine, unde, când, limba, mutările, indiciile și rezultatul. Sunt și ale adversarilor tăi: ștergerea datelor tale încheie partidele în care joci și pune în locul tău un număr aleatoriu.
    - **Rating**: unde te afli pe fiecare server și în fiecare sezon, ce a schimbat fiecare partidă și bilanțul tău cu fiecare persoană. Ștergerea datelor tale te scoate din toate listele și pune acolo același număr aleatoriu.
    - **Restul**: setări, problemele zilei, arene, podiumuri, partide și rezultate la probleme distribuite, demonstrații; pe cine blochezi sau provoci, cine te blochează și dacă ai accesul închis. Totul rămâne cât e nevoie sau până îți ștergi datele; apoi se șterge sau numărul aleatoriu ori un cod îți ia locul.
mydata-export = Arată-mi datele
mydata-delete = Șterge-mi datele
mydata-exported = Datele tale în format JSON. În ele, căsuțele și coloanele se numără de la 0.
mydata-question = Șterg tot ce e stocat despre tine? Partidele în care joci se încheie ca și cum ai fi cedat. Nu poți anula asta.
mydata-stays =
    Unele lucruri rămân, ca să-i protejeze pe alții: partidele terminate, sub un număr aleatoriu, cine te blochează și cele { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    } dintre provocări. Blocările și acele minute se păstrează sub un cod făcut din ID-ul tău, iar timp de { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    } și numărul tău aleatoriu. Cine mă găzduiește poate verifica dacă un cod aparține unui ID pe care îl știe.
mydata-yes = Șterge
mydata-no = Păstrează-mi datele
mydata-done = Gata: în baza mea de date nimic nu mai duce la tine, în afară de urme în părțile ei nefolosite. Dispar în câteva minute sau la următoarea curățare a bazei de date. Mulțumesc că ai jucat!
mydata-begun = Îți șterg datele. Ai jucat atâtea partide încât mai durează câteva secunde, și termin chiar dacă repornesc. Până atunci nu poți începe o partidă. Ca să vezi dacă e gata, apasă din nou `{ mydata-delete }` în { COMMAND("privacy") }.
mydata-copies = Gata: în baza mea de date nimic nu mai duce la tine. Serverul ei mai are copii în jurnal, în replici și în părți nefolosite ale fișierelor, până refolosește acel spațiu. Mulțumesc că ai jucat!
mydata-boards =
    Numele tău dispare și de pe cele mai noi { $boards ->
        [one] { $boards } tablă terminată
        [few] { $boards } table terminate
       *[other] { $boards } de table terminate
    }, circa 40 pe minut, acolo unde le mai pot edita. Nu pot ajunge la tablele de pe servere care m-au eliminat, din canale închise pentru mine, din fire arhivate sau de acolo unde m-a instalat doar o persoană.
    Dacă un canal, un fir sau un server mă lasă din nou să intru, numele tău dispare și de acolo, cel târziu după o zi.
    Poate mai există mesaje cu numele tău: Discord nu îmi spune întotdeauna dacă au ajuns. Dacă vezi unul, apasă un buton pe el, și numele tău dispare.
mydata-kept = Bine. Nu s-a șters nimic.

## Problema zilei

puzzle-open = Problema zilei
puzzle-title = ### Problema #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } mută și câștigă din { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.**
puzzle-save = { "**" }{ $mark } mută: doar o mutare salvează partida.**
puzzle-progress = -# { $dots } · Încercarea { $number } din { $tries }
puzzle-past = -# Această problemă nu contează pentru serie.
puzzle-order = -# De la cel mai vechi semn la cel mai nou: { $marks }.
puzzle-left = -# { $mark } mai are: { $pieces }.
puzzle-wrong = { "**Greșit:**" } { $cell }. Revii la început.
puzzle-right = { "**Corect!**" } Am ocupat { $cell }.
puzzle-hint = 💡 Prima mutare e { $area }.
puzzle-solved = { $number ->
    [one] **Rezolvată din prima încercare!**
    [few] **Rezolvată la încercarea { $number }.**
   *[other] **Rezolvată la încercarea { $number }.**
}
puzzle-lost = { "**De data asta nu.**" } Mutarea bună era { $cell }.
puzzle-streak = -# 🔥 Serie: { $streak ->
    [one] o zi
    [few] { $streak } zile
   *[other] { $streak } de zile
}. { $freezes ->
    [0] {""}
    [one] ❄️ O înghețare acoperă o zi sărită.
    [few] ❄️ { $freezes } înghețări acoperă zile sărite.
   *[other] ❄️ { $freezes } de înghețări acoperă zile sărite.
}
puzzle-freeze = -# Fiecare a șaptea zi la rând aduce o înghețare, care acoperă o zi sărită.
puzzle-streak-ended = -# Seria ta s-a încheiat la { $streak }.
puzzle-streak-kept = -# ❄️ O înghețare ți-a salvat seria: 🔥 { $streak }. Înghețări rămase: { $freezes }.
puzzle-at-stake = -# ⏳ Problema de ieri contează pentru seria ta până la { $time } ({ $left }).
puzzle-frozen = -# ❄️ O înghețare a acoperit ziua de ieri.
puzzle-share = -# Au găsit-o din prima: { $percent }%.
puzzle-next = -# Următoarea problemă { $time }.
puzzle-give-up = Arată soluția
puzzle-give-up-question = Arăt soluția? { $costs ->
        [streak] Așa se încheie seria ta de { $streak }.
        [freeze] Costă o înghețare a seriei tale.
       *[nothing] După aceea nu mai poți rezolva această problemă.
    }
puzzle-give-up-yes = Da, arat-o
puzzle-give-up-no = Mai încerc
puzzle-yesterday = Cea de ieri
puzzle-today = Cea de azi
puzzle-results = Rezultate aici
puzzle-results-title = ### Problema #{ $number } pe acest server
puzzle-results-none = Nimeni nu a deschis-o încă aici.
puzzle-results-open = { $person }: încă încearcă
puzzle-results-who = -# Apar doar cei care le arată altora partidele lor.
puzzle-copy = Copiază
puzzle-share-here = Distribuie aici
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Nu există o astfel de problemă de rezolvat. { COMMAND("daily") } o deschide pe cea de azi.
refusal-puzzle-over = Ai terminat această problemă. Mâine vine alta.
refusal-tried-before = Ai încercat deja mutarea asta și e greșită. Nu pierzi nicio încercare.
refusal-puzzle-not-over = Termină mai întâi problema.
refusal-shared-once = Un rezultat se distribuie o singură dată într-un canal.
practice-played = Aici ai ocupat { $cell }, pe { $date }, în partida cu { $opponent }.
practice-task = { "**" }Joci cu { $mark }.** { $result ->
        [win] Ce câștigă?
       *[draw] Ce păstrează remiza?
    }
practice-move = { $what ->
        [right] **Corect:** { $cell }.
        [wrong] **Greșit:** { $cell }.
       *[answer] Cel mai bun răspuns: { $cell }.
    }
practice-lets = { $result ->
        [win] Așa scapi victoria din mână.
       *[draw] Acum { $opponent } poate câștiga.
    }
practice-next = Următoarea
practice-look-on = Caută mai departe
practice-open = Deschide partida
practice-looked = { $games ->
        [one] Nicio greșeală de-a ta în partida pe care tocmai am parcurs-o.
        [few] Nicio greșeală de-a ta în cele { $games } partide pe care tocmai le-am parcurs.
       *[other] Nicio greșeală de-a ta în cele { $games } de partide pe care tocmai le-am parcurs.
    }
practice-all = { $count ->
        [0] Încă nu ai greșeli de exersat. Prima vine cu următoarele tale partide.
        [one] Ai exersat singura poziție. Următoarea vine cu următoarea ta partidă.
        [few] Ai exersat toate cele { $count } poziții. Următoarea vine cu următoarea ta partidă.
       *[other] Ai exersat toate cele { $count } de poziții. Următoarea vine cu următoarea ta partidă.
    }
practice-again = -# O poziție revine { $time }.
practice-waiting = { $count ->
        [one] 1 poziție de exersat
        [few] { $count } poziții de exersat
       *[other] { $count } de poziții de exersat
    }
practise-this = Exersează asta
refusal-no-practice = Nimeni nu știe ce e corect în „{ game-ultimate }”, așa că nu e nimic de exersat. Alege alt joc.
