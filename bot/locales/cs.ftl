# Čeština. Botovi tykáme a on tyká nám. Rod osob je neznámý a zmínky se neskloňují: o lidech mluvíme
# v přítomném čase („obsazuje“, „vzdává se“), podstatným jménem („výhra“, „prohra“) nebo neosobně („odmítnuto“)
# a zmínka stojí vždy v 1. pádě („výzva hráče …“), nikdy po „od“, „proti“, „s“ ani „pro“. Bot o sobě říká „já“; bot a enginy
# jsou rodu mužského. Partie je jedna odehraná hra, hra je její druh. Úroveň je rodu ženského („lehká“).
#
# Tvary jmen: bez tvaru – 1. pád; acc – 4. pád („obsazuje …“, „vyhraje …“), gen – 2. pád („střed …“),
# loc – 6. pád („na …“), title – s velkým písmenem, na začátku řádku a na tlačítku; who – „adaptivní engine“.

-bot = Noughts

between-sentences = {" "}
between-items = {", "}

english-holds = -# V případě pochybností platí anglický text.
help-wrong-word = -# Špatné slovo? Napiš nám: { $link }

## Příkazy: popisy a význam jejich možností

command-tictactoe = Hrát piškvorky
command-start = Začít partii proti botovi
command-start-difficulty = Jak silně bot hraje (výchozí: úroveň tohoto serveru)
command-start-engine = Styl bota místo úrovně; obtížnost se dá zvolit jen u některých
command-mark = Tvá značka; X táhne první (výchozí: náhodně)
command-board = Znovu ukázat tvou partii na konci tohoto kanálu
command-board-words = Místo toho popsat desku slovy, jen tobě
command-resign = Vzdát tvou partii v tomto kanálu

command-challenge = Vyzvat někoho nebo zveřejnit otevřenou výzvu
command-challenge-opponent = Koho vyzvat (prázdné: otevřená výzva)
command-challenge-pace = Čas na každý tah (výchozí: tempo tohoto serveru)
command-menu-challenge = Vyzvat na piškvorky
command-menu-stats = Statistiky piškvorek
command-menu-review = Rozebrat piškvorky
command-help = Začni tady: zahraj si, vyzvi kamarády nebo se podívej, kdo je nejlepší
command-privacy = Kdo tě může vyzvat, tvá připomenutí a uložené údaje

command-daily = Úloha dne: najdi správný tah
command-daily-number = Dřívější úloha podle čísla (výchozí: dnešní)
command-practice = Tvé vlastní chyby jako úlohy
command-practice-variant = Kterou hru procvičovat (výchozí: všechny)
command-arena = Uspořádat arénu: rychlé partie pro všechny, kdo se přidají
command-arena-variant = Jaká hra se hraje (výchozí: mizení)
command-arena-minutes = Jak dlouho trvá: 10 až 60 minut (výchozí: 20)
command-arena-starts-in = Za kolik minut začne: 0 až 60 (výchozí: 5)

command-history = Dohrané partie: tvé, někoho jiného nebo tohoto serveru
command-history-player = Čí partie vypsat (výchozí: tvé)
command-history-variant = Kterou hru vypsat (výchozí: všechny)
command-review = Zjisti, který tah partii rozhodl a co bylo lepší
command-review-variant = Která hra (výchozí: ta z tvé poslední partie)

command-watch = Sleduj, jak dva enginy hrají proti sobě
command-watch-x = Kdo hraje X a táhne první (výchozí: náhodně)
command-watch-o = Kdo hraje O (výchozí: náhodně)
command-engines = Poznej enginy: jak jsou silné a jak je porazit

command-variant = Jakou hru hrát (výchozí: klasika)
command-stats-variant = Rating které hry ukázat (výchozí: klasika)
choice-game-classic = { game-classic }: tři v řadě
choice-game-misere = { game-misere }: kdo má tři v řadě, prohrává
choice-game-vanish = { game-vanish }: každý má tři značky
choice-game-squares = { game-squares }: čtyři v řadě nebo čtverec
choice-game-drop = { game-drop }: značky padají, čtyři v řadě
choice-game-ultimate = { game-ultimate }: devět desek v jedné
choice-game-sizes = { game-sizes }: velké zakryje malé
choice-easy = Lehká: bot přehlíží řady
choice-medium = Střední: bot dělá chyby, které se dají najít
choice-hard = Těžká: k výhře potřebuješ plán
choice-unbeatable = Neporazitelná: víc než remíza se získat nedá
choice-matched = Adaptivní: stejně silná jako ty (bez ratingu)
choice-x = X: první táhneš ty
choice-o = O: první táhne bot
choice-challenge-o = O: první táhne soupeř
choice-quick = Rychlé: 1 minuta na tah
choice-casual = Pohodové: 15 minut na tah
choice-slow = Pomalé: 3 dny na tah

## Enginy: jméno a pár slov o tom, jak každý přemýšlí

choice-engine-dice = Dice: pár pravidel a hrací kostka
choice-engine-lines = Lines: hodnotí řady každého pole
choice-engine-sampling = Sampling: hraje náhodné partie
choice-engine-wargames = Wargames: dívá se dva tahy dopředu
choice-engine-minimax = Minimax: počítá až do konce partie
choice-engine-perfect = Perfect: nikdy neprohraje, klade pasti
choice-engine-tree = Tree: hraje jen „{ game-ultimate }“
choice-engine-learned = Learned: „{ game-ultimate }“ se naučil sám

level-easy = lehká
    .loc = lehké
    .title = Lehká
level-medium = střední
    .title = Střední
level-hard = těžká
    .title = Těžká
level-unbeatable = neporazitelná
    .title = Neporazitelná
level-expert = expertní
    .title = Expertní
level-matched = adaptivní
    .title = Adaptivní
    .who = adaptivní engine

## Deska

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = kdokoli
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Série: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 remíza"}
        [few] {"  ·  "}{ $draws } remízy
       *[other] {"  ·  "}{ $draws } remíz
    }
board-turn = **{ $player }{"\u00A0"}({ $mark }), jsi na tahu**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) přemýšlí…**
board-ahead = -# Ve frontě před tvou: { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    }
board-to-move = -# Na tahu: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Tah do { $time } ({ $left })
board-deadline-unwatched = -# Tah do { $time } ({ $left }). Vypršení času se tu ukáže, až někdo stiskne tlačítko.
board-offer-draw = 🤝 **{ $asked }, přijímáš remízu?**
board-offer-take-back = ↩️ **{ $asked }, { $player } chce vrátit svůj poslední tah. Souhlasíš?**
board-won-line = 🏆 **Vítězí { $winner }: { $length ->
        [3] tři
        [4] čtyři
       *[other] { $length }
    } v řadě!**
board-lost = **Vítězí { $winner }: { $length ->
        [3] tři
        [4] čtyři
       *[other] { $length }
    } v řadě.**
board-won-line-square = 🏆 **Vítězí { $winner }: čtverec ze čtyř!**
board-won-line-boards = 🏆 **Vítězí { $winner }: tři desky v řadě!**
board-lost-boards = **Vítězí { $winner }: tři desky v řadě.**
board-won-line-more-boards = 🏆 **Vítězí { $winner } počtem desek { $most }:{ $fewest }!**
board-lost-more-boards = **Vítězí { $winner } počtem desek { $most }:{ $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } má { $length ->
        [3] tři
        [4] čtyři
       *[other] { $length }
    } v řadě, takže vítězí { $winner }!**
board-lost-square = **Vítězí { $winner }: čtverec ze čtyř.**
board-lost-reverse = **{ $loser } má { $length ->
        [3] tři
        [4] čtyři
       *[other] { $length }
    } v řadě, takže vítězí { $winner }.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } se vzdává. Vítězí { $winner }!**
board-won-out-of-time = ⏰ **{ $loser }: čas vypršel. Vítězí { $winner }!**
board-won-abandoned = 🍂 **{ $loser } opouští partii. Vítězí { $winner }!**
drawn-classic = 🤝 **Remíza!** Nikdo nemá tři v řadě.
drawn-squares = 🤝 **Remíza!** Deska je plná.
drawn-sizes = 🤝 **Remíza!** Nezbývá žádný kámen, který by šlo položit.
drawn-ultimate = 🤝 **Remíza!** Obě strany mají stejně vyhraných desek.
board-drew-unbeatable = 🎉 **Remíza s neporazitelným botem: lépe to nejde!**
board-ended-repetition = 🤝 **Remíza!** Stejná pozice nastala třikrát.
board-ended-agreed-draw = 🤝 **Remíza!** Obě strany souhlasí.
board-ended-abandoned = 🍂 **Partie opuštěna** dřív, než se pořádně rozjela. Nepočítá se.
board-ended-unreachable = 🍂 **Konec**: kanál této partie už neexistuje. Partie se nepočítá.
board-matched = -# { -bot } se ti přizpůsobuje: síla { $skill } ze 100. Bez ratingu.
board-another-try = -# Bez ratingu: další pokus od { $number }. tahu
board-hints = -# Bez ratingu: { $hints ->
        [one] 1 nápověda
        [few] { $hints } nápovědy
       *[other] { $hints } nápověd
    }
board-next-over = -# Další partie? Stiskni tlačítko nebo použij { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Tato partie se přesunula do nové zprávy.
go-to-board = Přejít na desku

refresh = Obnovit
rule = Pravidla
board-in-words = Deska slovy
offer-draw = Remíza?
take-back = Vrátit tah
take-back-question = Vrátit tvůj poslední tah i odpověď na něj? Tato partie pak už nemůže zvýšit tvůj rating.
take-back-consent = Nejdřív s tím musí souhlasit soupeř.
resign = Vzdát se
accept = Přijmout
decline = Odmítnout
offer-withdraw = Stáhnout
rematch = Odveta
play-again = Hrát znovu
easier = Lehčí
harder = Těžší
more = Více
my-stats = Moje statistiky

reminder = { $player }, jsi na tahu! Soupeř: { $opponent } ({ $game }, tah { $number }): { $link }

## Arény

arena-title = Aréna: { $game }
arena-starts = **Začíná { $start }** a trvá { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
arena-how = Kdo je volný, dostává stále nové soupeře; na každý tah je 1 minuta. Výhra je za 2 body, remíza za 1. Můžeš přijít později, dát si přestávku i kdykoli odejít.
arena-in-thread = Tvé partie přijdou do vlákna { $thread }, kde tě zmíním.
arena-in-new-thread = Tvé partie přijdou do vlákna této zprávy, kde tě zmíním.
arena-in-channel = Tvé partie přijdou do tohoto kanálu, kde tě zmíním.
arena-joined-none = Zatím se nikdo nepřidal.
arena-joined = **{ $count ->
        [one] Přidal se 1 člověk
        [few] Přidali se { $count } lidé
       *[other] Přidalo se { $count } lidí
    }:** { $names }
arena-ends = **Konec { $end }.**
arena-ending = **Nové partie už nezačínají.** Rozehrané se počítají ještě do konce arény ({ $end }).
arena-here = -# { $count ->
        [one] Účastní se 1 člověk.
        [few] Účastní se { $count } lidé.
       *[other] Účastní se { $count } lidí.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }**, { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    }
arena-score-tied = { arena-score } (výhry: { $wins }, body poražených: { $beaten })
arena-more = -# … a ještě { $count ->
        [one] 1 člověk
        [few] { $count } lidé
       *[other] { $count } lidí
    }
arena-nobody-played = Zatím nikdo nedohrál žádnou partii.
arena-won = 🏆 **Arénu vyhrává { $winner }!**
arena-shared = 🏆 **Aréna skončila a první místo je dělené!**
arena-played = -# { $people ->
        [one] 1 člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }, { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    }
arena-over-unplayed = Aréna skončila bez jediné dohrané partie.
arena-too-few = Tentokrát se přidalo málo lidí: na arénu jsou potřeba dva.
arena-lapsed = Tato aréna nezačala, protože jsem byl v tu dobu vypnutý.
arena-cancelled = Tato aréna byla zrušena.
arena-you-missed = Další partii nedostaneš, dokud nedáš vědět, že jsi zpátky.
arena-ratings = -# Partie se počítají do ratingu jako obvykle. Když stejní dva lidé sehrají během 24 hodin víc partií, první se počítá celá, druhá z poloviny, třetí z třetiny.
arena-you-are-back = Jsi zpátky: další partie přijde, jakmile bude někdo volný.
arena-ask = Zatím to nevidí nikdo jiný. **{ arena-announce }** to zveřejní v tomto kanálu.
arena-announced-in = Aréna je ohlášená v kanálu { $channel }.
arena-end-question = Ukončit tuto arénu? Nové partie nezačnou a rozehrané se počítají ještě { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
arena-cancel-question = Ukončit tuto arénu, než začne?
arena-ended = Aréna končí: nové partie už nezačnou.
arena-goes-on = Dobře. Aréna pokračuje!

arena-announce = Ohlásit
join = Přidat se
call-players = Svolat hráče
arena-leave = Odejít
arena-standings = Pořadí
arena-start = Začít hned
arena-end = Ukončit
arena-end-yes = Ano, ukončit
arena-end-no = Ne, pokračovat
arena-back = Jsem zpátky
arena-again = Další aréna

arena-points = -# Aréna: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Tato partie se počítá v aréně, ale ne do ratingu: každý hráč musí udělat aspoň dva tahy.
arena-missed = -# { $player } zatím nové partie nedostává.
arena-next = -# Dokud aréna běží, další partie přijde sama.

## Výzvy

challenge = ### ⚔️ Piškvorky, { $invited }?
    { $challenger } tě vyzývá na partii.
challenge-open = ### ⚔️ Piškvorky, kdo si zahraje?
    { $challenger } hledá soupeře. Hraje, kdo se přidá první.
challenge-rematch = ### ⚔️ Další partie, { $invited }?
    { $challenger } chce odvetu.
challenge-another-try = ### ⚔️ Zkusíme to znovu, { $invited }?
    { $challenger } chce hrát dál z této pozice.
challenge-until = -# Vyprší { $until }
players-called = { $role } { $challenger } hledá soupeře.
players-found = Nalezeno: { $players }
players-none = Tentokrát nikdo.
challenge-block = Blokovat
challenge-cancel = Zrušit výzvu
challenge-again = Vyzvat znovu
challenge-anyway = Přesto vyzvat
challenge-too = Vyvěsit i moji
challenge-declined = { $invited } odmítá výzvu hráče { $challenger }.
challenge-lapsed = Čas vypršel: { $invited } neodpovídá na výzvu hráče { $challenger }.
challenge-lapsed-open = { $challenger } zůstává bez soupeře: nikdo se včas nepřidal.
challenge-cancelled = { $challenger } ruší výzvu pro hráče { $invited }.
challenge-cancelled-open = { $challenger } ruší otevřenou výzvu.

## Proč engine táhl právě sem: co tah přinesl nebo jak ho našel; potom čísla

why = Proč?
move-explained = **{ $player }** obsadil { FORM($cell, of: "acc") }.
effect-win = Doplnil { FORM($line, of: "acc") } a vyhrál.
effect-won = Tímto tahem vyhrál.
effect-line = Doplnil tři v řadě.
effect-safe = Vyhnul se třem v řadě.
effect-block =
    { $whose ->
        [yours] Zablokoval ti { FORM($line, of: "acc") }.
       *[theirs] Zablokoval { FORM($line, of: "acc") }.
    }
effect-blocked = Zablokoval řadu.
effect-coverable = Postavil se do cesty jedné řadě, ale větší kámen ji ještě může dokončit.
effect-threat = Hrozí, že vyhraje na { $cells ->
        [one] jednom poli
        [few] { $cells } polích
       *[other] { $cells } polích
    }.
effect-no-reason = To je účinek tahu, ne nutně důvod, proč padl.
line-0 = horní řada
    .acc = horní řadu
line-1 = prostřední řada
    .acc = prostřední řadu
line-2 = dolní řada
    .acc = dolní řadu
line-3 = levý sloupec
line-4 = prostřední sloupec
line-5 = pravý sloupec
line-6 = úhlopříčka
    .acc = úhlopříčku
show-numbers = Ukázat čísla
numbers-title = ### Jak vybíral { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
        [few] {" pro všechny"}
       *[other] {" pro všechny"}
    }

why-dice-opening = Deska byla prázdná, a tak hodil kostkou: obvykle padne roh, občas střed, zřídka krajní pole.
why-dice-centre = První tah byl do rohu, a tak obsadil střed.
why-dice-corner = První tah byl na střed, a tak obsadil roh.
why-dice-fork = Ze dvou protilehlých rohů může vzniknout vidlička, a tak hodil kostkou: obvykle padne krajní pole.
why-dice-any = Žádné pravidlo se nehodilo, a tak vybral náhodně.
why-lines-weights = Obsadil pole s nejvyšším skóre. Otevřené řady přidají trochu, řada k doplnění nebo zablokování hodně.
why-sampling-games = Ke každému tahu odehrál { $games ->
        [one] 1 náhodnou partii
        [few] { $games } náhodné partie
       *[other] { $games } náhodných partií
    } a vybral tah, se kterým prohrával nejméně.
why-wargames-two-plies = Porovnal své tahy s odpověďmi na ně a mezi stejně dobrými vybral podle svých preferencí.
why-minimax-guess = Konec byl příliš daleko, a tak táhl náhodně.
why-minimax-search = Propočítal partii až do konce a vybral jeden z nejlepších tahů.
why-level-ahead = Viděl { $plies ->
        [one] jeden tah
        [few] { $plies } tahy
       *[other] { $plies } tahů
    } dopředu, dál ne.
why-level-overlooked =
    { $whose ->
        [own] Přehlédl vlastní řadu.
        [theirs] Přehlédl řadu soupeře.
       *[other] Přehlédl řadu.
    }
why-matched-measured = Vybral tah, který odpovídá jeho síle.
why-perfect-winning = Vybral tah, který vyhrává proti každé odpovědi.
why-perfect-trap = Z bezpečných tahů vybral ten, na který lidé nejčastěji odpovídají špatně.
why-perfect-hold = Vybral bezpečný tah. Žádná odpověď na něj není chyba.
why-perfect-losing = Každý tah prohrává, pokud soupeř bude dál hrát dobře.
why-tree-win = Našel tah, který určitě vyhrává.
why-tree-search = Vybral jeden z tahů, ke kterým se nejčastěji vracel.
why-sampling-hurried = Čekalo hodně partií, a tak táhl ve spěchu.
why-board-won = Vyhrál tuto malou desku.
why-board-blocked = Zablokoval řadu na této malé desce.
why-sent-anywhere = Příští tah může přijít na kteroukoli otevřenou desku: { $board } je uzavřená.
why-sent-empty = Příští tah musí přijít na { FORM($board, of: "acc") }, která je zatím prázdná.
why-sent-own = Hrozí, že vyhraje { FORM($board, of: "acc") }, kam musí přijít příští tah.
why-sent-theirs = Příští tah musí přijít na { FORM($board, of: "acc") } a může ji vyhrát.
why-sent-both = Hrozí, že vyhraje { FORM($board, of: "acc") }, ale příští tah musí přijít právě tam a může ji vyhrát dřív.
why-sent-neither = Příští tah musí přijít na { FORM($board, of: "acc") }, kterou zatím nikdo nemůže vyhrát jedním tahem.
why-chance = Svou šanci na výhru odhadl asi na { $percent }{"\u00A0"}%, přičemž remíza platí za polovinu.

table-lines-weight = Skóre každého volného pole
table-sampling-wins = Vyhrané partie s každým tahem, z celkem { $games }
table-sampling-draws = Remízové partie s každým tahem, z celkem { $games }
table-wargames-own = Jak dobré jsou jeho tahy
table-wargames-reply = Jak dobré jsou tvé odpovědi
table-wargames-taste = Jeho tahy se započtenými preferencemi
table-tree-chance = Jak pravděpodobná se zdá výhra s každým tahem
table-tree-visits = Kolikrát se na každý tah podíval
table-minimax-value = Výsledek každého tahu (10 je výhra, 0 remíza, -10 prohra)
table-perfect-chance = Šance na výhru s každým bezpečným tahem, když občas uděláš chybu
table-perfect-slip = Podíl chyb mezi tvými odpověďmi na každý bezpečný tah

## Nápovědy: co o pozici platí, kam se dívat, a samotný tah

hint = Nápověda
hint-question = S nápovědou bude tato partie bez ratingu: tvůj rating už nezmění.
hint-yes = Ukázat nápovědu
hint-where = Kde?
hint-what = Který tah?
hint-gone = Deska se od této nápovědy změnila. Novou dostaneš, když na ní stiskneš **{ hint }**.
hint-unseen = -# Na desce to ještě není vidět. Tvé příští stisknutí tlačítka ji jen obnoví.
hint-finish = **Můžeš to dokončit:** { $right ->
        [one] jeden tah hned vyhrává
        [few] { $right } tahy hned vyhrávají
       *[other] { $right } tahů hned vyhrává
    }.
hint-only-move = **Máš jen jeden tah.**
hint-own-line = **Pozor:** { $wrong ->
        [one] jeden z tvých { $legal } tahů vytvoří
        [few] { $wrong } z tvých { $legal } tahů vytvoří
       *[other] { $wrong } z tvých { $legal } tahů vytvoří
    } tři v řadě, a tím se prohrává.
hint-threat = **Pozor:** { $right ->
        [one] jen jeden tah mi zabrání vyhrát příštím tahem.
        [few] po { $wrong } z tvých { $legal } tahů můžu příštím tahem vyhrát.
       *[other] po { $wrong } z tvých { $legal } tahů můžu příštím tahem vyhrát.
    }
hint-win-in-two = **Můžeš vyhrát dvěma tahy:** { $right ->
        [one] vede k tomu jediný tah.
        [few] vedou k tomu { $right } z tvých { $legal } tahů.
       *[other] vede k tomu { $right } z tvých { $legal } tahů.
    }
hint-win-some = **Odsud se dá vyhrát.** { $right ->
        [one] Výhru udrží jen jeden tah.
        [few] Výhru udrží { $right } z tvých { $legal } tahů.
       *[other] Výhru udrží { $right } z tvých { $legal } tahů.
    }
hint-win-all = **Odsud se dá vyhrát.** Výhru udrží každý tah.
hint-even-some = **Partie je vyrovnaná.** { $right ->
        [one] Remízu udrží jen jeden tah.
        [few] Remízu udrží { $right } z tvých { $legal } tahů.
       *[other] Remízu udrží { $right } z tvých { $legal } tahů.
    }
hint-even-all = **Partie je vyrovnaná.** Remízu udrží každý tah, tak hledej ten, na který se nejhůř odpovídá.
hint-lost = **Můžu vyhrát, ať zahraješ cokoli.** Vyber tah, na který se nejhůř odpovídá.
hint-judged = **Můj odhad:** tvé šance jsou asi { $chance }{"\u00A0"}%.
hint-area = Nejlepší tah je { $area }.
hint-judged-area = Nejlepší tah je zřejmě { $area }.
hint-board = Nejlepší tah je na { FORM($board, of: "loc") }.
hint-judged-board = Nejlepší tah je zřejmě na { FORM($board, of: "loc") }.
hint-move = Obsaď { FORM($cell, of: "acc") }.
hint-play = Zahrát
hint-played = Zahráno: { $cell }.
area-line-0 = v horní řadě
area-line-1 = v prostřední řadě
area-line-2 = v dolní řadě
area-line-3 = v levém sloupci
area-line-4 = v prostředním sloupci
area-line-5 = v pravém sloupci
area-line-6 = na úhlopříčce z levého horního rohu
area-line-7 = na úhlopříčce z pravého horního rohu
area-quarter-0 = v levé horní čtvrtině
area-quarter-1 = v pravé horní čtvrtině
area-quarter-2 = v levé dolní čtvrtině
area-quarter-3 = v pravé dolní čtvrtině

## Rozbor dohrané partie

review = Rozbor
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Zkusit znovu od tahu { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 nápověda
        [few] { $hints } nápovědy
       *[other] { $hints } nápověd
    })
review-start = **Začátek.** ▶ projde { $moves ->
        [one] jediný tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }.
review-move = **Tah { $number } z { $moves }:** { $mark } obsazuje { FORM($cell, of: "acc") }
review-accuracy = Přesnost: { $players }
review-turning-point = **Tah { $number } z { $moves }, zlomový okamžik:** { $mark } obsazuje { FORM($cell, of: "acc") } · **{ $name }**
review-faultless = Ani jedna strana neudělala rozhodující chybu.
review-praise-find = Skvěle nalezeno: jediným dobrým tahem bylo obsadit { FORM($cell, of: "acc") }.
review-praise-trap = Krásná past: { $cell }.
review-praise-moves = { $good ->
        [0] Jedna rada:
       *[other] { $moves ->
            [1] Tvůj jediný tah byl správný.
           *[other] { $good ->
                [one] Správný byl jeden z tvých { $moves } tahů.
                [few] Správné byly { $good } z tvých { $moves } tahů.
               *[other] Správných bylo { $good } z tvých { $moves } tahů.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Jedna rada:
       *[other] { $moves ->
            [1] Tvůj poslední tah byl správný.
           *[other] { $good ->
                [one] Správný byl jeden z tvých posledních { $moves } tahů.
                [few] Správné byly { $good } z tvých posledních { $moves } tahů.
               *[other] Správných bylo { $good } z tvých posledních { $moves } tahů.
            }
        }
    }
review-lesson = Příště v tahu { $number } obsaď { FORM($cell, of: "acc") }.
review-next-time = Příště radši: { $cells }.
review-held = Lepší: { $cells }.
review-better = O něco lepší: { $cells }.
review-any = jedno ze zelených polí
review-any-move = { $count ->
        [one] jiný tah
        [few] jeden ze { $count } jiných tahů
       *[other] jeden z { $count } jiných tahů
    }
review-trap = Navíc klade past: odpověď, která se sama nabízí, je špatná.
review-partly-known = -# Posoudit můžu jen poslední tahy. Před nimi je konec partie příliš daleko.
review-unknown = -# Jakou cenu měly tyto tahy, říct neumím.
review-doubts = -# Tahy, které stojí za další pohled: { $numbers }.
review-doubt = Můj odhad: šance hráče { $mark } klesly asi z { $before }{"\u00A0"}% na { $after }{"\u00A0"}%. Lepší bylo zřejmě obsadit { FORM($cell, of: "acc") }.
review-boards-won = -# Malé desky vyhrané do konce partie: X { $x }, O { $o }.

move-brilliant = brilantní
move-great = výborný
move-best = nejlepší
move-good = dobrý
move-sound = solidní
move-winning = vítězný
move-inaccuracy = nepřesnost
move-slower = pomalejší
move-doubtful = pochybný
move-missed-win = promeškaná výhra
move-blunder = hrubá chyba
move-opening = zahájení
move-forced = vynucený
move-given = zadaný
move-and-trap = { $name }, past

review-won = Tento tah vyhrál partii.
review-own-line = Tento tah dokončil řadu, a tím se v této hře prohrává.
review-win-overlooked = Dalo se vyhrát, stačilo obsadit { FORM($cell, of: "acc") }.
review-line-left-open = Jedna řada zůstala otevřená: { $opponent } může vyhrát, když obsadí { FORM($cell, of: "acc") }.
review-win-allowed = Teď může { $opponent } vyhrát, když obsadí { FORM($cell, of: "acc") }.
review-fork-allowed = Teď může { $opponent } vytvořit dvě hrozby najednou, když obsadí { FORM($cell, of: "acc") }.
review-win-let-go = Výhra se dala vynutit, stačilo obsadit { FORM($cell, of: "acc") }.
review-loss-allowed = Teď si { $opponent } může vynutit výhru, když obsadí { FORM($cell, of: "acc") }.
review-no-choice = Jiný tah nebyl.
review-all-equal = Všechny tahy měly stejnou cenu.
review-lost-already = V té chvíli už { $opponent } může vyhrát proti každému tahu.
review-only-winning = Jen tento tah ještě vyhrává.
review-only-holding = Jen tento tah udrží remízu.
review-fork-made = Dvě hrozby najednou: obě zastavit nejde.
review-blocked = Blokuje řadu hráče { $opponent }.
review-win-kept = Udrží výhru.
review-draw-kept = Udrží remízu.

## Kdo jsou enginy: jak přemýšlejí, jak je porazit, jak jsou silné

engines-title =
    ## Poznej enginy
    Čím víc dílků, tím hůř se v klasice vyhrává. Vyber engine a uvidíš, jak na něj.
    - Sampling: každá hra
    - Minimax, Perfect: každá kromě hry „{ game-ultimate }“
    - Tree, Learned: „{ game-ultimate }“
    Druhá nabídka ukáže úrovně každé hry.
engines-pick = Vyber engine
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Nikdo ho nemůže porazit.
        [one] Kdo zná jeho zvyky, porazí ho v 1 partii ze 100.
        [few] Kdo zná jeho zvyky, porazí ho ve { $worst } partiích ze 100.
       *[other] Kdo zná jeho zvyky, vyhraje nad ním { $worst } partií ze 100.
    }
engine-random = Proti náhodnému hráči vyhraje { $wins ->
        [one] 1 partii
        [few] { $wins } partie
       *[other] { $wins } partií
    } ze 100 a { $losses ->
        [0] žádnou neprohraje
       *[other] { $losses } prohraje
    }.
engine-beat = **Jak ho porazit:** { $beat }

about-dice = Drží se několika pravidel. Když se žádné nehodí, hodí kostkou.
about-lines = Hodnotí řady přes každé pole a nikdy se nedívá dopředu.
about-sampling = Zkouší každý tah až ve sto náhodných partiích.
about-wargames = Dívá se na svůj tah a tvou odpověď, dál ne.
about-minimax = Počítá až do konce partie.
about-perfect = Zná každou pozici zpaměti a klade pasti.

beat-dice = táhni první, na střed strany. Na to nemá pravidlo.
beat-lines = táhni první: roh a pak krajní pole o skok jezdce dál. Do vidličky vběhne pokaždé.
beat-sampling = táhni první a obsaď dva protilehlé rohy. Příliš často odpoví ve třetím.
beat-wargames = táhni první, do rohu. Když obsadí střed, obsaď protilehlý roh a pak třetí roh.
beat-minimax = nejde to, tak hraj na remízu. Na { level-easy.loc } úrovni táhne náhodně, dokud nezbývají čtyři pole.
beat-perfect = nejde to, tak hraj na remízu.

levels-pick = Úrovně hry
levels-title =
    ## Úrovně: { $game }
    Pravidlo: { $rule } Když obě strany hrají co nejlépe, je to remíza.
levels-title-unsolved =
    ## Úrovně: { $game }
    Pravidlo: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rating { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, bez ratingu, je stejně silná jako ty.
levels-blocks = -# Dílky: kolik partií z deseti bot neprohraje s někým, kdo ve čtyřech případech z pěti najde nejlepší tah.

beat-learned = to nejsilnější, co mám; tuto hru nikdo nevyřešil. Prohlíží tisíce pozic. Nedávej mu volný výběr a včas mysli na tři desky v řadě.
beat-levels = vidí { $plies ->
        [one] jeden tah
        [few] { $plies } tahy
       *[other] { $plies } tahů
    } dopředu, dál už spoléhá na náhodu. Plánuj dál než on.
beat-overlooking = přehlédne { $percent }{"\u00A0"}% tvých hrozeb. Hroz každým tahem.

## Ukázky: dva enginy hrají proti sobě

show-opening = **Pozor, začínají!**
show-moved = **{ $engine } ({ $mark }) obsazuje { FORM($cell, of: "acc") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Zastavit
show-again = Ještě jednou
show-play-winner = Hrát s vítězem
show-stopped = Zastaveno.
show-cut-short = Promiň, musel jsem skončit dřív.
show-lost = Spojení se přerušilo, než stačili začít.
show-record = Zatím { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    }. Výhry X: { $x }, výhry O: { $o }, remízy: { $draws }.
show-conclusion = **Zvláštní hra. Jediný vítězný tah je nehrát.** Co takhle { COMMAND("tictactoe start") }?

## Pomoc a otázka, koho vyzvat

help-text =
    ## Piškvorky
    Vyhrává, kdo má tři v řadě. Zahraj si se mnou nebo vyzvi někoho známého, přímo tady v chatu.
    Nevíš si se mnou rady? Stiskni **{ hint }**. Po partii ti **{ review }** ukáže tah, který ji rozhodl.
help-games = Vyber si hru…
help-hint = -# Příště stačí { COMMAND("tictactoe start") }
help-play = Hrát s botem
help-challenge = Hrát s přáteli
help-stats = Statistiky
help-privacy-policy = Ochrana soukromí
help-terms = Podmínky
help-support = Podpora
challenge-who = Koho chceš vyzvat?
challenge-who-person = Vyber někoho
challenge-who-anyone = Otevřená výzva
challenge-recent-number = Vyzvat { $number }

## Na co se bot člověka ptá nebo co mu říká v soukromí

resign-question-counted = Vzdát tuto partii? Počítá se jako prohra.
resign-question-uncounted = Vzdát tuto partii? Nebude se počítat: každý hráč musí udělat aspoň dva tahy.
resign-question-arena = Vzdát tuto partii? { $counts ->
        [counted] Body v aréně pak dostane soupeř.
       *[uncounted] Nebude se počítat a další partii nedostaneš, dokud nestiskneš **{ arena-back }**.
    }
resign-question-unrated = Vzdát tuto partii? Je bez ratingu, takže tvůj rating zůstane stejný.
resign-yes = Ano, vzdát
resign-no = Hrát dál
resign-done = Partie vzdána. Díky za hru!
resign-kept = Dobře. Partie pokračuje!

already-playing = Už tady hraješ.
already-shown = Tady je znovu tvá partie.
already-show = Ukázat ji tady
which-game = Máš tu dvě partie. Kterou?

start-own = Vlastní partie
you-declined = Výzva odmítnuta. { $person } tě může znovu vyzvat od { $time } ({ $left }).
blocked = { $person } tě už nemůže vyzvat; zrušit to jde v { COMMAND("privacy") }.

privacy-title = ## Soukromí
privacy-challenges-on = **Výzvy:** může tě vyzvat každý, koho neblokuješ.
privacy-challenges-off = **Výzvy:** nikdo tě nemůže vyzvat.
privacy-challenges-turn-on = Povolit výzvy
privacy-challenges-turn-off = Vypnout výzvy
privacy-reminders-on = **Připomenutí:** zmíním tě, když jsi na tahu v pomalé partii, a znovu, když zbývá čtvrtina času. V pohodové partii tě zmíním dvě minuty poté, co přijdeš na tah.
privacy-reminders-off = **Připomenutí:** tvůj tah ti nepřipomínám.
privacy-reminders-turn-on = Připomínat
privacy-reminders-turn-off = Nepřipomínat
privacy-games-on = **Tvé partie:** členové serveru vidí v { COMMAND("history") } a { COMMAND("stats") }, co tam hraješ.
privacy-games-off = **Tvé partie:** po skončení je v { COMMAND("history") } a { COMMAND("stats") } najdete a můžete rozebrat jen ty a tvoji soupeři. Desky v kanálech, sdílené partie, rating a součty zůstávají vidět.
privacy-games-turn-on = Ukázat partie
privacy-games-turn-off = Skrýt partie
privacy-words-on = **Desky slovy:** v partiích, které od teď začnou, ti po každém tahu druhého hráče soukromě popíšu desku slovy.
privacy-words-off = **Desky slovy:** jen když stiskneš { board-in-words }.
privacy-words-turn-on = Popisovat desky
privacy-words-turn-off = Nepopisovat desky
privacy-name = **Tvé jméno:** v globálním žebříčku skryté, dokud ho neukážeš v { COMMAND("stats") } pod „{ choice-everywhere }“.
privacy-blocked = **Blokovaní:** lidé v této nabídce tě nemůžou vyzvat.
privacy-blocked-none = Nikdo není blokovaný
privacy-data =
    ### Tvé údaje
    Ukládám tvé partie, rating a nastavení, ale žádná jména ani zprávy.
privacy-blocked-deleted = { $count ->
        [one] Člověk, kterého blokuješ, smazal své údaje, takže nevím, jak se jmenuje. Ani on tě nemůže vyzvat.
        [few] { $count } lidé, které blokuješ, smazali své údaje, takže nevím, jak se jmenují. Ani oni tě nemůžou vyzvat.
       *[other] { $count } lidí, které blokuješ, smazalo své údaje, takže nevím, jak se jmenují. Ani oni tě nemůžou vyzvat.
    }
privacy-unblock-deleted = Odblokovat ty, kdo smazali údaje

refusal-not-your-match = Tohle je cizí partie.
refusal-not-your-turn = Na tahu je { $person }. Tah začal <t:{ $since }:R>.
refusal-match-not-over = Tato partie ještě neskončila.
refusal-not-against-bot = Remízy nepřijímám. Hraj dál, nebo se vzdej.
refusal-draw-too-early = Remízu můžeš nabídnout od pátého tahu.
refusal-nothing-to-take-back = Na desce ještě není žádný tvůj tah, takže není co vrátit.
refusal-offer-stands = Nejdřív odpověz na současnou nabídku.
refusal-own-offer = To je tvá vlastní nabídka, takže ji může přijmout nebo odmítnout jen { $person }. Ty ji můžeš stáhnout.
refusal-not-your-offer = Stáhnout tuto nabídku může jen { $person }. Ty ji můžeš přijmout nebo odmítnout.
refusal-no-offer = Tato nabídka už neplatí.
refusal-challenge-open = Tato partie nezačala. Výzva stále čeká na odpověď.
refusal-challenge-over = Tato výzva už neplatí.
refusal-not-your-challenge = Přijmout nebo odmítnout tuto výzvu může jen { $person }. Pošli vlastní: { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Vlastní výzvu přijmout nemůžeš. Musí to udělat někdo jiný.
refusal-own-invitation = To je tvá vlastní výzva, takže ji může přijmout nebo odmítnout jen { $person }. Ty ji můžeš zrušit.
refusal-not-your-invitation = Zrušit tuto výzvu může jen { $person }.
refusal-too-many-challenges = Už máš { $limit ->
        [one] 1 otevřenou výzvu
        [few] { $limit } otevřené výzvy
       *[other] { $limit } otevřených výzev
    }. Počkej na odpověď, nebo jednu zruš.
refusal-not-challengeable = { $person } teď výzvy nepřijímá.
refusal-just-declined = Tvá výzva byla právě odmítnuta ({ $person }). Znovu ji můžeš poslat od <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Roli ke svolání už zmínit nemůžu. Kdo spravuje server, může vybrat jinou v { COMMAND("settings") }.
refusal-just-called = Hráči tu byli svoláni před chvilkou. Znovu je můžeš svolat v <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Blokuješ už { $limit ->
        [one] 1 člověka
        [few] { $limit } lidi
       *[other] { $limit } lidí
    } a víc si jich pamatovat nemůžu. Nejdřív někoho odeber v { COMMAND("privacy") }.
refusal-self-challenge = Nemůžeš vyzvat sebe. Nech `opponent` prázdné a zahraješ si s tím, kdo se přidá první.
refusal-bot-challenge = Jiní boti tohle hrát neumějí. Vyzvi člověka, nebo mě.
refusal-not-here = { $person } tento kanál nevidí.
refusal-nobody-here = Tento chat nikdo jiný nevidí. Zahraj si se mnou: { COMMAND("tictactoe start") }, nebo někoho vyzvi na serveru.
refusal-only-you = Na tomto serveru vidíš mé odpovědi jen ty, a tak jsem výzvu zrušil. Nikdo by se nemohl přidat.
refusal-opponent-busy = { $person } už tady hraje. Zkus to znovu po té partii.
refusal-opponent-deleted = Tvůj soupeř smazal své údaje, takže už nevím, kdo to byl. Vyzvi někoho: { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Společně to můžete zkusit znovu v kanálu té partie. Otevři její rozbor tam.
refusal-rematch-made = Odveta této partie už existuje.
refusal-cell-taken = To pole je obsazené. Vyber volné.
refusal-board-moved-on = Deska se změnila dřív, než přišlo tvé stisknutí. Teď vypadá takhle.
refusal-match-over = Tato partie skončila. Začni další: { COMMAND("tictactoe start") }.
refusal-arena-match-over = Tato partie skončila. Dokud aréna běží, další partie přijde sama.
refusal-newer-engine = Právě se aktualizuju a soupeře z této partie zná jen má novější verze. Nic se nezměnilo; zkus to prosím za pár minut znovu.
refusal-no-such-match = Nemám tu pro tebe žádnou partii. Začni novou: { COMMAND("tictactoe start") }.
refusal-already-playing = Už tady hraješ. { COMMAND("tictactoe board") } ukáže tvou partii.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } hraje jen „{ game-ultimate }“.
    [ultimate] { $engine } hru „{ $game }“ nehraje. Hrají ji Sampling, Tree a Learned.
   *[other] { $engine } hru „{ $game }“ nehraje. Hrají ji Sampling, Minimax a Perfect.
}
refusal-no-such-level = { $engine } nemá úroveň „{ $level }“. Nech prázdné `difficulty` a bude hrát { $engine }, nebo nech prázdné `engine` a úroveň bude „{ $level }“.
refusal-unknown-button = Toto tlačítko je moc staré. Začni partii: { COMMAND("tictactoe start") }.
refusal-too-fast = Nestíhám ti. Dej mi prosím pár vteřin.
refusal-unknown-option = Tuto možnost neznám. Vyber některou ze seznamu.
refusal-board-gone = Ta deska byla smazána. { COMMAND("tictactoe board") } znovu ukáže tvou partii.
refusal-nothing-to-explain = Ještě jsem netáhl.
refusal-no-hints = Nápovědy jsou jen v partiích proti mně.
refusal-show-running = V tomto kanálu už dva enginy hrají. Počkej, až skončí, nebo popros toho, kdo je spustil, ať je zastaví.
refusal-too-many-shows = Víc ukázek teď spustit nemůžu. Zkus to prosím za minutu znovu.
refusal-show-over = Tato ukázka skončila.
refusal-not-your-show = Tuto ukázku může zastavit jen ten, kdo ji spustil.
refusal-nothing-to-review = Ještě nemáš žádnou dohranou partii. Začni novou: { COMMAND("tictactoe start") }.
refusal-store-busy = Teď se mi to nepodařilo uložit. Nic se neztratilo; zkus to prosím za chvíli znovu.
refusal-store-unknown = Moje databáze mi zrovna vypadla, takže nevím, jestli se to uložilo. Podívej se prosím za chvíli znovu.
refusal-store-damaged = Nemůžu přečíst svou databázi, takže se to nepočítá. Opravit to musí můj provozovatel.
refusal-unknown-command = Tento příkaz se změnil. Načti Discord znovu a zkus to ještě jednou.
refusal-engine-failed = Nestihl jsem včas vymyslet tah. Tvá partie je v bezpečí; zkus to prosím znovu.
refusal-broken = Na mé straně se něco pokazilo. Tvá partie je v bezpečí; zkus to prosím znovu.

## Žebříčky, karty, bilance a proč se partie nepočítala

command-stats = Žebříček, statistiky hráče nebo bilance dvou hráčů
command-stats-player = Čí statistiky ukázat
command-stats-versus = Ukázat bilanci s tímto hráčem
command-stats-scope = Tento server, nebo globálně (výchozí: tento server)
choice-server = Tento server
choice-everywhere = Globálně

stats-title-server = ## 🏆 Žebříček tohoto serveru
stats-title-everywhere = ## 🏆 Globální žebříček
stats-title-season = ## 🏆 Žebříček tohoto serveru: sezóna { $number }
stats-title-direct = ## Tvé přímé zprávy
results-legend = -# Výhry/remízy/prohry
stats-unsettled = Zatím bez umístění: chybí ještě pár partií
stats-empty = Zatím nikdo nedohrál partii, která se počítá. Začni jako první: { COMMAND("tictactoe start") }
stats-unsettled-season = Bez umístění: málo partií
stats-empty-season = V této sezóně nikdo nedohrál partii, která se počítala.
stats-own-none-season = { "**Ty**" }: v této sezóně žádná dohraná partie, která se počítala.
stats-you = { $who } { "**(ty)**" }
stats-own-none = { "**Ty**" }: zatím žádná dohraná partie, která se tu počítá.
stats-own-unnamed = -# Tvé jméno je v tomto seznamu skryté přede všemi ostatními.
stats-someone = někdo
person-gone = smazaný uživatel
stats-page = { $page } z { $pages }
stats-mine = Moje strana
stats-to-direct = DM
stats-name-me = Ukázat jméno
stats-unname-me = Skrýt jméno
stats-help = O ratingu
play = Hrát
card-board = Žebříček

card-rank = { "**" }{ $points }**, { $rank }. místo
card-none = Zatím tu není žádná partie, která se počítá.
card-none-season = V této sezóně se nepočítala žádná partie.
card-direct = { "**" }{ $points }**, což vidíš jen ty
card-puzzles =
    -# 🧩 Vyřešené úlohy: { $solved }
    -# 🔥 Nejdelší série: { $longest }
card-total = Výhry { $wins }, remízy { $draws }, prohry { $losses }  ·  X { $x ->
        [0] nikdy
        [one] jednou
        [few] { $x }krát
       *[other] { $x }krát
    }, O { $o ->
        [0] nikdy
        [one] jednou
        [few] { $o }krát
       *[other] { $o }krát
    }
card-streak = Výhry v řadě: teď { $streak }, nejvíc { $best }
card-streak-season = Výhry v řadě: na konci { $streak }, nejvíc { $best }
card-opening = Oblíbené první pole: { $cell } ({ $times ->
        [one] jednou
        [few] { $times }krát
       *[other] { $times }krát
    })
card-opponents = ### Soupeři
card-opponent = { $opponent }: výhry { $wins }, remízy { $draws }, prohry { $losses }
card-opponent-people = lidé
card-opponent-you = ty
against-bot = ## { $who } a { -bot }
against-bot-how = -# Každá úroveň má pevný rating: viz **{ stats-help }**.
card-latest = ### Poslední partie tady
card-match-link = { $match }  ·  [deska]({ $link })
card-picture = Vlevo: rating za { $matches ->
        [one] poslední partii
        [few] poslední { $matches } partie
       *[other] posledních { $matches } partií
    }, od { $first } do { $last }, nejnižší { $lowest }, nejvyšší { $highest }. Vpravo: jak často bylo každé pole prvním tahem, řada po řadě: { $cells }.
card-picture-caption = -# Vlevo: rating v čase. Vpravo: jak často bylo každé pole prvním tahem.

waiting-yours = **Jsi na tahu ({ $count })**
waiting-theirs = **Čeká se na ostatní ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  soupeř: { $opponent }  ·  čas vyprší { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } přemýšlí
waiting-group-chat = `{ $number }.` { $game }  ·  soupeř: { $opponent }  ·  čas vyprší { $until }  ·  ve skupinovém chatu
waiting-open = Partie { $number }
history-title = ## Partie: { $who }
history-title-server = ## Poslední partie tohoto serveru
history-seen-here = -# Partie z tohoto serveru a partie proti tobě.
history-seen-own = -# Partie proti tobě. Na serveru tento příkaz ukáže všechny tamní partie proti mně.
history-seen-direct = -# Partie z tohoto chatu a partie proti tobě. Na serveru tento příkaz ukáže, co tam tento člověk hraje.
history-none = Žádné partie k zobrazení.
history-none-server = Zatím tu nejsou žádné partie k zobrazení. Zahraj si: { COMMAND("tictactoe start") }
history-won = { "**Výhra**" } · soupeř: { $opponent }
history-lost = { "**Prohra**" } · soupeř: { $opponent }
history-drawn = { "**Remíza**" } · soupeř: { $opponent }
history-unfinished = { "**Nedohráno**" } · soupeř: { $opponent }
history-beat = { $winner } vyhrává, { $loser } prohrává
history-drew = { $x } a { $o }: remíza
history-stopped = { $x } a { $o }: nedohráno
history-unrated = bez ratingu
history-arena = aréna
history-uncounted = nepočítala se
history-open = Otevřít partii…
history-option = Partie { $number }: { $game }
history-newer = Novější
history-older = Starší
history-all-games = Všechny hry
history-own = Tvé partie
history-server = Partie tohoto serveru

animation = Animace
replay-told = Partie tah po tahu: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = bez tahů
replay-won = { $mark } vyhrává.
replay-drawn = Nikdo nevyhrává.
replay-unfinished = Partie nebyla dohrána.

cell-0 = levý horní roh
cell-1 = horní prostřední pole
cell-2 = pravý horní roh
cell-3 = levé prostřední pole
cell-4 = střed
cell-5 = pravé prostřední pole
cell-6 = levý dolní roh
cell-7 = dolní prostřední pole
cell-8 = pravý dolní roh
piece-a = { $cell } (malý kámen)
    .acc = { $cell } malým kamenem
piece-b = { $cell } (střední kámen)
    .acc = { $cell } středním kamenem
piece-c = { $cell } (velký kámen)
    .acc = { $cell } velkým kamenem
cell-in-board = { $cell } { FORM($board, of: "gen") }
small-board-nw = levá horní deska
    .gen = levé horní desky
    .acc = levou horní desku
    .loc = levé horní desce
small-board-n = horní deska
    .gen = horní desky
    .acc = horní desku
    .loc = horní desce
small-board-ne = pravá horní deska
    .gen = pravé horní desky
    .acc = pravou horní desku
    .loc = pravé horní desce
small-board-w = levá deska
    .gen = levé desky
    .acc = levou desku
    .loc = levé desce
small-board-centre = prostřední deska
    .gen = prostřední desky
    .acc = prostřední desku
    .loc = prostřední desce
small-board-e = pravá deska
    .gen = pravé desky
    .acc = pravou desku
    .loc = pravé desce
small-board-sw = levá dolní deska
    .gen = levé dolní desky
    .acc = levou dolní desku
    .loc = levé dolní desce
small-board-s = dolní deska
    .gen = dolní desky
    .acc = dolní desku
    .loc = dolní desce
small-board-se = pravá dolní deska
    .gen = pravé dolní desky
    .acc = pravou dolní desku
    .loc = pravé dolní desce
ultimate-sent = **Hraj na { FORM($board, of: "loc") }.** 🟨
ultimate-choose = **Vyber si kteroukoli desku s 🟨.**
ultimate-closed = **Vyber si kteroukoli desku s 🟨:** { $board } je uzavřená.
ultimate-chosen = **Hraj na { FORM($board, of: "loc") }**, nebo vyber jinou. 🟨
pick-again = Jiná deska
words-row = Řádek { $name }: { $cells }.
words-column = Sloupec { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = prázdné { $square }
words-fading = { $mark } (zmizí jako další)
words-won = vyhrává { $mark }
words-untouched = zatím nic
words-choose = **Vyber si kteroukoli desku, která je ještě otevřená.**
pick-a = Malý ×{ $left }
pick-b = Střední ×{ $left }
pick-c = Velký ×{ $left }

## Hry: jméno a pravidlo v jednom řádku

game-classic = Klasika
game-misere = Naopak
game-vanish = Mizení
game-squares = Čtverce
game-drop = Gravitace
game-sizes = Velikosti
game-ultimate = Ultimate
legend-fading = jako další zmizí bledá značka.
legend-sizes = 1 je malý, 2 střední, 3 velký.
rule-classic = kdo má tři v řadě, vyhrává.
rule-misere = kdo má tři v řadě, prohrává.
rule-vanish = { $moves ->
        [0] s tvou čtvrtou značkou zmizí tvá nejstarší. Kdo má tři v řadě, vyhrává. Pozice, která nastane potřetí, je remíza. První tah nesmí být na střed strany.
       *[other] s tvou čtvrtou značkou zmizí tvá nejstarší. Kdo má tři v řadě, vyhrává. Pozice, která nastane potřetí, je remíza.
    }
rule-squares = vyhrává, kdo má čtyři v řadě nebo čtverec dva krát dva.
rule-drop = značky padají na nejnižší volné pole svého sloupce. Kdo má čtyři v řadě, vyhrává.
rule-ultimate = tvé pole pošle soupeře na malou desku na stejném místě. Kdo má tři v řadě, vyhrává malou desku, a kdo má tři malé desky v řadě, vyhrává partii. Když se to nikomu nepodaří, rozhodne víc desek.
rule-sizes = větší kameny zakrývají menší, i tvé vlastní. Kámen zůstane tam, kam ho dáš. Kdo má tři své v řadě, vyhrává.

versus-title = ## { $one } a { $other }
versus-none = Zatím tu není žádná dohraná vzájemná partie.
versus-record =
    { $matches ->
        [one] 1 partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }. Výhry: { $one } { $wins }, { $other } { $losses }. Remízy: { $draws }.

rules-title = ## Jak funguje rating
rules-start = Všichni začínají na 1500. Nejvíc přinese výhra nad silným hráčem.
rules-levels = Můj rating ve hře „{ $game }“: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Tvůj rating se ukáže, jakmile máš umístění: po několika partiích, nejlépe s různými soupeři.
rules-two-moves = Partie se počítá, jakmile každý hráč udělá dva tahy.
rules-details = Podrobnosti
rules-details-text =
    ## Rating podrobně
    - Rating je Glicko-2. Moje úrovně mají pevný, přesně vypočítaný rating.
    - Zopakovaná partie má stejné tahy, i na otočené nebo zrcadlené desce.
    - Partie s nováčkem posunou rating jen mezi { $least } a { $most } a umístění nepřinesou. Nováčkem je každý, kdo ještě nemá umístění a neodehrál { $matches } partií se { $people } lidmi.
    - Po vrácení tahu může partie tvůj rating snížit, ale ne zvýšit. S nápovědou je bez ratingu.
    - Výhra nade mnou tě zvedne nejvýš { $cap } bodů nade mě; remíza s neporazitelným botem nejvýš na úroveň „{ level-hard }“.
    - Partie v přímých zprávách se počítají zvlášť a vidí je jen jejich hráči.

uncounted-hinted = S nápovědou je tato partie bez ratingu, takže tvůj rating zůstává stejný.
uncounted-unrated = Tato partie je bez ratingu, takže tvůj rating zůstává stejný.
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = { $games ->
        [one] Zatím bez umístění: ještě asi 1 partie
        [few] Zatím bez umístění: ještě asi { $games } partie
       *[other] Zatím bez umístění: ještě asi { $games } partií
    }
rating-of-game = Rating { $points }
rating-kept = Rating beze změny
uncounted-short = Tato partie se nepočítá: každý hráč musí udělat aspoň dva tahy.
uncounted-nobody = Tato partie se nepočítá nikomu.
uncounted-repeated = Zopakování nedávné partie proti botovi tvůj rating nezmění.
uncounted-again = Partie se stejným soupeřem se během dne počítají pokaždé méně.
uncounted-taken-back = S vráceným tahem nemohla tato partie tvůj rating zvýšit.
uncounted-capped = Výhra nade mnou nebo nad nováčkem tě zvedne jen po určitou mez.

refusal-not-shown = { $person } své jméno v globálním žebříčku skrývá.
refusal-no-server = Tady žádný server není. Zkus `scope: { choice-everywhere }`.
refusal-not-added = Nastavení mají servery, které si mě přidaly, a tento mezi ně nepatří. Tvé vlastní najdeš v { COMMAND("privacy") }.
refusal-cannot-write = Do tohoto kanálu psát nemůžu. Potřebuju k tomu oprávnění Zobrazit kanál a Posílat zprávy.
refusal-not-shared = Tato partie už není sdílená.
refusal-animation-in-flight = Už ti jednu animaci dělám. Za chvilku bude.
refusal-export-in-flight = Už sbírám tvé údaje. Dostaneš je, jakmile budou kompletní.
refusal-shut-out = Je mi líto, můj provozovatel mi nedovoluje tady s tebou hrát. { COMMAND("privacy") } ale funguje dál.
refusal-being-deleted = Tvé údaje se právě mažou. Za pár vteřin můžeš zase hrát.
refusal-not-server-manager = To můžou jen lidé s oprávněním Spravovat server.

## Přivítání na serveru

welcome-text =
    ### 👋 Ahoj! Jsem { -bot }.
    Hraju piškvorky. Stiskni **{ play }** pro partii se mnou, nebo vyzvi někoho známého: { COMMAND("tictactoe challenge") }. Zbytek ukáže { COMMAND("help") }.
welcome-admins = -# Pro správce: kde se můžu používat, vybereš v Nastavení serveru → Integrace.
welcome-settings = -# Pomocí { COMMAND("settings") } nastavíte můj jazyk na serveru a kanál pro úlohu dne.

## Nastavení serveru

command-settings = Výchozí nastavení tohoto serveru a zda se jeho partie počítají globálně
settings-title = ## Nastavení tohoto serveru
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · počítají se globálně
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · nepočítají se globálně
settings-now-season-first = { "**" }{ settings-seasons }**: první
settings-now-season-since = { "**" }{ settings-seasons }**: číslo { $number }, od { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automaticky
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partie
settings-seasons = Sezóny
settings-language = Jazyk
back = Zpět

settings-difficulty = { "**Výchozí úroveň**" } pro partie proti mně (ve hře „{ game-ultimate }“ je nejsilnější { level-expert })
settings-pace = { "**Výchozí tempo**" } pro partie mezi lidmi
settings-call = { "**Role ke svolání**" } u otevřených výzev: **{ call-players }** ji zmíní, nejvýš jednou za deset minut
settings-call-none = Vyber roli (prázdné: vypnuto)
settings-call-refused =
    { $why ->
        [everyone] Nemůže to být { $role }.
        [yours] Roli { $role } zmiňovat nemůžeš, takže ji za tebe nezmiňuju ani já. Dovol všem ji zmiňovat a pak ji vyber znovu.
        [closed] Roli { $role } už nemůžou zmiňovat všichni, takže ji nezmiňuju ani já. Dovol všem ji zmiňovat, nebo ji vyber znovu.
       *[other] Nemůžu zmínit { $role }. Dovol všem ji zmiňovat, nebo mi dovol zmiňovat všechny role.
    }
settings-everywhere-1 = Partie odsud se počítají do globálního žebříčku.
settings-everywhere-0 = Partie odsud se nepočítají do globálního žebříčku.
settings-turn-everywhere-1 = Počítat globálně
settings-turn-everywhere-0 = Počítat jen na serveru

settings-language-automatic = { "**" }{ choice-automatic }**: co vidí všichni, je v jazyce toho, kdo to začne. Co nezačíná nikdo, třeba mé přivítání, má tento jazyk: { $name }.
settings-language-set = Jazyk toho, co na tomto serveru vidí všichni: { "**" }{ $name }{ "**" }. Rozehrané partie si nechají svůj jazyk.
settings-language-private = -# Co vidíš jen ty, je v jazyce tvého Discordu.
choice-automatic = Automaticky

settings-now-daily-off = { "**" }{ puzzle-open }**: vypnuto
settings-now-daily-refused = { "**" }{ puzzle-open }**: vypnuto, protože jsem do jejího kanálu už nemohl psát
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, každý den v čase { $time }
settings-daily-about = Jedna zpráva denně s úlohou, která je všude stejná. Lidé ji řeší v soukromí a zpráva ukáže, komu se to povedlo. Nikoho neupozorňuje.
settings-daily-none = Vyber kanál (prázdné: vypnuto)
settings-daily-hour = Úloha přichází v čase { $time } podle tvého časového pásma.
settings-daily-failed = Do kanálu { $channel } psát nemůžu, takže se nic nezměnilo. Povol mi tam **Zobrazit kanál** a **Posílat zprávy** a pak ho vyber znovu.
settings-channel-yours = Do kanálu { $channel } psát nemůžeš, takže tam za tebe nepíšu ani já. Nic se nezměnilo.
daily-comes-here = Úloha dne přichází sem, každý den v čase { $time }.

settings-arena = Aréna
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] vypnuto
        [empty] vypnuto, protože se třikrát za sebou přidalo málo lidí
       *[set] { $channel }, příští: { $time }
    }
settings-arena-about =
    Aréna, která přichází sama: hodinu předem se oznámí ve svém kanálu, s tlačítkem **{ join }**. { $calls ->
        [yes] Oznámení jednou zmíní { $role }.
       *[no] Nikoho neupozorňuje.
    } Když se třikrát za sebou nesejdou ani dva hráči, další už nepřijde.
    Den a hodina jsou v UTC, bez letního času. V tvém časovém pásmu tato hodina teď odpovídá času { $time }.
evening-none = Žádný den
evening-each-day = Každý den
evening-any = Pokaždé jiná hra
evening-quiet = Nikoho nesvolávat
evening-comes-here = Tady se oznamují arény, které přicházejí samy.
arena-last = 🏟️ **Poslední aréna:** { $winner }

settings-new-season = Nová sezóna
season-first = Žebříček tohoto serveru je v **první sezóně**.
season-since = Žebříček tohoto serveru je v **sezóně { $number }**, která trvá od { $since }.
season-question = Začít sezónu { $number }? Sezóna { $former } tím končí nadobro a vrátit se to nedá. Všichni v žebříčku tohoto serveru začnou znovu na 1500. Sezóna { $former } zůstane v { COMMAND("stats") }. { $podium }
season-start = Začít sezónu { $number }
season-keep = Zrušit
season-started = Sezóna { $number } začala. Hodně štěstí všem!
season-name = Sezóna { $number }
season-name-current = Sezóna { $number } (teď)
season-ends-hand = Sezóny končí, když to řekneš
season-ends-month = Sezóny končí každý měsíc
season-ends-week = Sezóny končí každý týden
season-ends =
    { $ends ->
        [week] Sezóny končí každý týden. Další začne { $end }, pokud se v téhle započítala nějaká partie.
        [month] Sezóny končí každý měsíc. Další začne { $end }, pokud se v téhle započítala nějaká partie.
       *[other] Sezóny končí, když to řekneš.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Stupně vítězů přijdou tam, kde někdo začne další sezónu.
       *[other] Stupně vítězů přijdou do kanálu { $where }.
    }
season-podium =
    { $state ->
        [refused] Na konci sezóny se **stupně vítězů** zveřejňovaly v kanálu. Teď už ne, protože jsem tam nemohl psát.
       *[other] Na konci sezóny se její **stupně vítězů** zveřejní v kanálu. Nikoho neupozorňují.
    }
season-podium-comes = Na konci sezóny sem přijdou její stupně vítězů.
season-role = První místo pak dostane **roli**, dokud ho nezíská někdo jiný.
season-role-refused =
    { $why ->
        [everyone] Nemůže to být { $role }.
        [permissions] { $role } má oprávnění, takže tuto roli nikomu nedávám.
        [managed] Roli { $role } může dávat jen Discord nebo jiná aplikace.
        [above] { $role } není pod mou vlastní rolí, takže ji dávat nemůžu. Posuň mou roli výš a pak vyber tuto znovu.
        [yours] Roli { $role } dávat nemůžeš, takže ji za tebe nedávám ani já. Je k tomu potřeba **Spravovat role** a tvoje role nad ní.
        [missing] Abych mohl dávat roli { $role }, potřebuju ještě jedno oprávnění. Povol mi ho tlačítkem níže a pak vyber roli znovu.
        [two-factor] Discord mi tu nedovolí měnit role: tento server vyžaduje dvoufázové ověření a zapnout ho musí můj provozovatel.
       *[other] Discord mi naposledy nedovolil změnit žádné role. Povol mi **Spravovat role** a posuň mou vlastní roli nad roli za první místo.
    }
season-role-allow = Povolit Spravovat role
season-over = ## 🏆 Sezóna { $number } skončila
season-won =
    { $shared ->
        [yes] **První místo je dělené!**
       *[no] **Sezónu vyhrává { $winner }!**
    }
season-nobody = Nikdo v ní nedohrál { $games } partií s ratingem, takže první místo zůstává volné.
season-games = Jiné hry
season-champion = 🏆 **První místo:** { $winner }

## Arény

refusal-arena-here = V tomto kanálu už aréna je. Stiskni na ní **{ join }**.
refusal-not-in-arena-game = V aréně nejsou nabídky remízy, vracení tahů ani odvety: další partie přijde sama.
refusal-arena-length = Aréna trvá { $shortest } až { $longest } minut.
refusal-arena-start = Aréna začíná nejpozději za { $latest ->
        [one] { $latest } minutu
        [few] { $latest } minuty
       *[other] { $latest } minut
    }.
refusal-long-arena-game = Partie hry „{ game-ultimate }“ jsou na arénu moc dlouhé. Vyber jinou hru.
refusal-arena-over = Tato aréna skončila.
refusal-arena-full = Tato aréna je plná: vejde se do ní { $most ->
        [one] { $most } člověk
        [few] { $most } lidé
       *[other] { $most } lidí
    }. Jakmile někdo odejde, můžeš se přidat.
refusal-not-in-arena = Této arény se neúčastníš.
refusal-not-away = Celou dobu se účastníš: další partie přijde, jakmile bude někdo volný.
refusal-not-arena-host = To může jen { $person } jako pořadatel této arény a lidé s oprávněním Spravovat server.
refusal-too-few-for-arena = Aréna potřebuje { $enough ->
        [one] { $enough } člověka
        [few] { $enough } lidi
       *[other] { $enough } lidí
    }. Jakmile se přidají, můžeš ji začít.

## Zpráva s úlohou dne

post-solve = Řešit
post-solved-1 = **Na první pokus**: { $people }
post-solved-2 = **Na druhý pokus**: { $people }
post-solved-3 = **Na třetí pokus**: { $people }
post-solved = { $people ->
        [0] Tady ji ještě nikdo nevyřešil.
        [one] Vyřešil ji tu jeden člověk.
        [few] Vyřešili ji tu { $people } lidé.
       *[other] Vyřešilo ji tu { $people } lidí.
    }
post-solved-more = { $people ->
        [one] Vyřešil ji tu ještě jeden člověk.
        [few] Vyřešili ji tu ještě { $people } lidé.
       *[other] Vyřešilo ji tu ještě { $people } lidí.
    }
post-former = -# Včerejší úlohu mají vyřešenou: { $people }

## Co je o člověku uloženo

mydata-kinds =
    - **Partie a výzvy**, i otevřené: kdo, kde, kdy, jazyk, tahy, nápovědy a výsledek. Patří i tvým soupeřům: smazání údajů ukončí tvé rozehrané partie a místo tebe vloží náhodné číslo.
    - **Rating**: tvé umístění na každém serveru a v každé sezóně, co změnila která partie a tvá bilance s každým člověkem. Smazání údajů tě vyškrtne ze všech seznamů a vloží tam totéž náhodné číslo.
    - **Ostatní**: nastavení, úlohy dne, arény, stupně vítězů, sdílené partie a výsledky úloh, ukázky; koho blokuješ nebo vyzýváš, kdo blokuje tebe a jestli máš zakázaný přístup. Vše zůstává, dokud je to potřeba nebo dokud své údaje nesmažeš; pak se to smaže, nebo místo tebe nastoupí to náhodné číslo či kód.
mydata-export = Ukázat mé údaje
mydata-delete = Smazat mé údaje
mydata-exported = Tvé údaje jako JSON. Pole a sloupce se v nich počítají od 0.
mydata-question = Smazat vše, co je o tobě uloženo? Rozehrané partie skončí jako vzdané. Nejde to vzít zpět.
mydata-stays =
    Něco zůstane na ochranu ostatních: dohrané partie pod náhodným číslem, kdo tě blokuje a přestávka mezi výzvami ({ $minutes } min). Blokování a tato přestávka jsou uloženy pod kódem z tvého ID a po dobu { $days ->
        [one] { $days } dne
        [few] { $days } dnů
       *[other] { $days } dnů
    } také tvé náhodné číslo. Můj provozovatel může ověřit, jestli kód patří k ID, které zná.
mydata-yes = Smazat
mydata-no = Nechat mé údaje
mydata-done = Hotovo: v mé databázi už k tobě nic nevede, kromě stop v jejích nepoužívaných částech. Zmizí během několika minut nebo při příštím vyčištění databáze. Díky za hru!
mydata-begun = Mažu tvé údaje. Máš tolik partií, že to ještě pár vteřin potrvá, a dokončím to, i kdybych se restartoval. Do té doby nemůžeš začít partii. Jestli je hotovo, zjistíš, když v { COMMAND("privacy") } znovu stiskneš `{ mydata-delete }`.
mydata-copies = Hotovo: v mé databázi už k tobě nic nevede. Její server má ještě kopie v žurnálu, v replikách a v nepoužívaných částech svých souborů, dokud to místo nepoužije znovu. Díky za hru!
mydata-boards =
    Tvé jméno zmizí i z { $boards } nejnovějších dohraných desek, asi 40 za minutu, tam, kde je ještě můžu upravit. Nedosáhnu na desky na serverech, které mě odebraly, v kanálech, kam nemám přístup, v archivovaných vláknech ani tam, kde si mě přidal jen jednotlivec.
    Když mě kanál, vlákno nebo server zase pustí dovnitř, tvé jméno zmizí i odtamtud, nejpozději za den.
    Můžou existovat ještě další zprávy s tvým jménem: Discord mi ne vždy sdělí, jestli dorazily. Pokud některou uvidíš, stiskni na ní tlačítko a tvé jméno zmizí.
mydata-kept = Dobře. Nic se nesmazalo.

## Úloha dne

puzzle-open = Úloha dne
puzzle-title = ### Úloha #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } je na tahu a vyhraje { $moves ->
    [one] jedním tahem
    [few] { $moves } tahy
   *[other] { $moves } tahy
}.**
puzzle-save = { "**" }{ $mark } je na tahu: partii zachrání jediný tah.**
puzzle-progress = -# { $dots } · Pokus { $number } ze { $tries }
puzzle-past = -# Tato úloha se nepočítá do série.
puzzle-order = -# Od nejstarší značky po nejnovější: { $marks }.
puzzle-left = -# { $mark } má ještě: { $pieces }.
puzzle-wrong = { "**Špatně:**" } { $cell }. Deska je zase na začátku.
puzzle-right = { "**Správně!**" } Obsadil jsem { FORM($cell, of: "acc") }.
puzzle-hint = 💡 První tah je { $area }.
puzzle-solved = { $number ->
    [one] **Vyřešeno na první pokus!**
    [2] **Vyřešeno na druhý pokus.**
    [3] **Vyřešeno na třetí pokus.**
    [few] **Vyřešeno na { $number }. pokus.**
   *[other] **Vyřešeno na { $number }. pokus.**
}
puzzle-lost = { "**Tentokrát ne.**" } Správným tahem bylo obsadit { FORM($cell, of: "acc") }.
puzzle-streak = -# 🔥 Série: { $streak ->
    [one] jeden den
    [few] { $streak } dny
   *[other] { $streak } dní
}. { $freezes ->
    [0] {""}
    [one] ❄️ Jedno zmrazení pokryje vynechaný den.
    [few] ❄️ { $freezes } zmrazení pokryjí vynechané dny.
   *[other] ❄️ { $freezes } zmrazení pokryje vynechané dny.
}
puzzle-freeze = -# Každý sedmý den v řadě přinese zmrazení, které pokryje vynechaný den.
puzzle-streak-ended = -# Tvoje série skončila na { $streak }.
puzzle-streak-kept = -# ❄️ Zmrazení zachránilo tvoji sérii: 🔥 { $streak }. Zbývá zmrazení: { $freezes }.
puzzle-at-stake = -# ⏳ Včerejší úloha se počítá do tvé série do { $time } ({ $left }).
puzzle-frozen = -# ❄️ Zmrazení pokrylo včerejšek.
puzzle-share = -# Hned napoprvé to našlo { $percent }{"\u00A0"}% lidí.
puzzle-next = -# Další úloha { $time }.
puzzle-give-up = Ukázat řešení
puzzle-give-up-question = Ukázat řešení? { $costs ->
        [streak] Tím končí tvoje série { $streak }.
        [freeze] Tvou sérii to stojí jedno zmrazení.
       *[nothing] Tuto úlohu pak už nevyřešíš.
    }
puzzle-give-up-yes = Ano, ukázat
puzzle-give-up-no = Zkoušet dál
puzzle-yesterday = Včerejší
puzzle-today = Dnešní
puzzle-results = Výsledky tady
puzzle-results-title = ### Úloha #{ $number } na tomto serveru
puzzle-results-none = Tady ji ještě nikdo neotevřel.
puzzle-results-open = { $person }: ještě zkouší
puzzle-results-who = -# Jsou tu jen ti, kdo ostatním ukazují své partie.
puzzle-copy = Kopírovat
puzzle-share-here = Sdílet tady
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Taková úloha tu pro tebe není. { COMMAND("daily") } otevře dnešní.
refusal-puzzle-over = Tuto úlohu máš za sebou. Zítra přijde další.
refusal-tried-before = Tenhle tah už je vyzkoušený, je špatný. O pokus nepřicházíš.
refusal-puzzle-not-over = Nejdřív dokonči tuto úlohu.
refusal-shared-once = Výsledek jde v kanálu sdílet jen jednou.
practice-played = Tvůj tah tady ({ $date }, soupeř: { $opponent }): { $cell }.
practice-task = { "**" }Hraješ za { $mark }.** { $result ->
        [win] Co vyhrává?
       *[draw] Co udrží remízu?
    }
practice-move = { $what ->
        [right] **Správně:** { $cell }.
        [wrong] **Špatně:** { $cell }.
       *[answer] Nejlepší odpověď: { $cell }.
    }
practice-lets = { $result ->
        [win] Tím výhra uniká.
       *[draw] Teď může { $opponent } vyhrát.
    }
practice-next = Další
practice-look-on = Hledat dál
practice-open = Otevřít partii
practice-looked = { $games ->
        [one] V právě prohlédnuté partii není žádná tvá chyba.
        [few] V { $games } právě prohlédnutých partiích není žádná tvá chyba.
       *[other] V { $games } právě prohlédnutých partiích není žádná tvá chyba.
    }
practice-all = { $count ->
        [0] Zatím nemáš žádnou chybu k procvičení. První přijde s tvými dalšími partiemi.
        [one] Jediná pozice je procvičená. Další přijde s tvou příští partií.
        [few] Všechny { $count } pozice jsou procvičené. Další přijde s tvou příští partií.
       *[other] Všechny pozice jsou procvičené: { $count }. Další přijde s tvou příští partií.
    }
practice-again = -# Jedna pozice přijde znovu { $time }.
practice-waiting = { $count ->
        [one] 1 pozice k procvičení
        [few] { $count } pozice k procvičení
       *[other] { $count } pozic k procvičení
    }
practise-this = Procvičit
refusal-no-practice = Ve hře „{ game-ultimate }“ nikdo neví, co je správně, takže není co procvičovat. Vyber jinou hru.
