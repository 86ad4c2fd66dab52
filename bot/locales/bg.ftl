# Български. Ботът говори на „ти“ и казва „аз“ за себе си; той и двигателите са в мъжки род. Полът на хората не е известен:
# за тях няма причастия на -л, само сегашно време и минало свършено. Споменаванията не се променят.
# Партия е това, което се играе, игра са правилата.
#
# Форми на имената: без форма – без член („център“), а дъските – с член; obj – с кратък член, след глагол и предлог („зае
# центъра“); own – „твоя горен ред“; who – „адаптивният двигател“; title – с главна буква, в началото на ред и на бутон.

-bot = Noughts

# Какво стои между две изречения и между нещата в списък.
between-sentences = {" "}
between-items = {", "}

# Какво казват само преводите.
english-holds = -# При съмнение важи английският текст.
help-wrong-word = -# Неточна дума? Пиши ни: { $link }

## Команди: описания (най-много 100 знака) и какво значат възможностите им

command-tictactoe = Играй на морски шах
command-start = Започни партия срещу бота
command-start-difficulty = Колко силно играе ботът (по подразбиране – нивото на сървъра)
command-start-engine = Стил на бота вместо трудност; само някои стилове имат и трудност
command-mark = Твоят знак; X е пръв на ход (по подразбиране случаен)
command-board = Покажи партията ти отново най-долу в този канал
command-board-words = Вместо това опиши дъската с думи, само на теб
command-resign = Предай партията си в този канал

command-challenge = Предизвикай някого или пусни отворено предизвикателство
command-challenge-opponent = Кого да предизвикаш (празно: отворено предизвикателство)
command-challenge-pace = Време за всеки ход (по подразбиране – темпото на сървъра)
command-menu-challenge = Предизвикай на морски шах
command-menu-stats = Статистика по морски шах
command-menu-review = Анализ на морски шах
command-help = Започни оттук: играй, предизвикай приятел или виж кой е най-добър
command-privacy = Кой може да те предизвиква, напомнянията ти и пазените данни

command-daily = Задачата на деня: намери верния ход
command-daily-number = По-стара задача, по нейния номер (по подразбиране днешната)
command-practice = Твоите грешки като задачи
command-practice-variant = Коя игра да упражняваш (по подразбиране всички)
command-arena = Направи арена: бързи партии за всички, които се включат
command-arena-variant = Коя игра да се играе (по подразбиране „Изчезване“)
command-arena-minutes = Колко продължава: от 10 до 60 минути (по подразбиране 20)
command-arena-starts-in = След колко минути започва: от 0 до 60 (по подразбиране 5)

command-history = Завършени партии: твоите, на друг играч или на този сървър
command-history-player = Чии партии да се покажат (по подразбиране твоите)
command-history-variant = Коя игра да се покаже (по подразбиране всички)
command-review = Виж кой ход реши партията и какво беше по-добро
command-review-variant = Коя игра (по подразбиране тази от последната ти партия)

command-watch = Гледай как два двигателя играят помежду си
command-watch-x = Кой играе с X и прави първия ход (по подразбиране случаен)
command-watch-o = Кой играе с O (по подразбиране случаен)
command-engines = Запознай се с двигателите: колко са силни и как се побеждават

command-variant = Коя игра да се играе (по подразбиране класиката)
command-stats-variant = Рейтинги от коя игра да се покажат (по подразбиране класиката)
choice-game-classic = { game-classic }: три в редица
choice-game-misere = { game-misere }: който има три в редица, губи
choice-game-vanish = { game-vanish }: по три знака
choice-game-squares = { game-squares }: четири в редица или квадрат
choice-game-drop = { game-drop }: знаците падат, четири в редица
choice-game-ultimate = { game-ultimate }: девет дъски в една
choice-game-sizes = { game-sizes }: голямото покрива малкото
choice-easy = Лесно: пропуска линии
choice-medium = Средно: прави грешки, които се виждат
choice-hard = Трудно: за победа трябва план
choice-unbeatable = Непобедимо: най-доброто, което можеш да постигнеш, е реми
choice-matched = Адаптивно: със сила като твоята (без рейтинг)
choice-x = X: първият ход е твой
choice-o = O: първият ход е на бота
choice-challenge-o = O: първият ход е на противника
choice-quick = Бързо: 1 минута на ход
choice-casual = Спокойно: 15 минути на ход
choice-slow = Бавно: 3 дни на ход

## Двигатели: име и няколко думи за това как мисли всеки

choice-engine-dice = Dice: няколко правила и един зар
choice-engine-lines = Lines: оценява линиите на всяко поле
choice-engine-sampling = Sampling: играе случайни партии
choice-engine-wargames = Wargames: гледа два хода напред
choice-engine-minimax = Minimax: пресмята до края на партията
choice-engine-perfect = Perfect: никога не губи, залага капани
choice-engine-tree = Tree: играе само „{ game-ultimate }“
choice-engine-learned = Learned: сам се научи на „{ game-ultimate }“

level-easy = лесно
    .title = Лесно
level-medium = средно
    .title = Средно
level-hard = трудно
    .title = Трудно
level-unbeatable = непобедимо
    .title = Непобедимо
level-expert = експертно
    .title = Експертно
level-matched = адаптивно
    .title = Адаптивно
    .who = адаптивният двигател

## Дъската

# Едно име може да е написано отдясно наляво; това, което идва след него, не бива.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = свободно
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Серия: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 реми"}
       *[other] {"  ·  "}{ $draws } ремита
    }
board-turn = **Твой ред е, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) мисли…**
board-ahead = -# { $games ->
        [one] 1 партия
       *[other] { $games } партии
    } преди твоята
board-to-move = -# На ход: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Срок за хода: { $time } ({ $left })
board-deadline-unwatched = -# Срок за хода: { $time } ({ $left }). Изтеклото време се показва тук, когато някой натисне бутон.
board-offer-draw = 🤝 **{ $asked }, приемаш ли реми?**
board-offer-take-back = ↩️ **{ $asked }, може ли { $player } да върне последния си ход?**
board-won-line = 🏆 **{ $winner } печели с { $length ->
        [3] три
        [4] четири
       *[other] { $length }
    } в редица!**
board-lost = **{ $winner } печели с { $length ->
        [3] три
        [4] четири
       *[other] { $length }
    } в редица.**
board-won-line-square = 🏆 **{ $winner } печели с квадрат от четири!**
board-won-line-boards = 🏆 **{ $winner } печели с три дъски в редица!**
board-lost-boards = **{ $winner } печели с три дъски в редица.**
board-won-line-more-boards = 🏆 **{ $winner } печели с { $most ->
        [one] 1 дъска
       *[other] { $most } дъски
    } срещу { $fewest }!**
board-lost-more-boards = **{ $winner } печели с { $most ->
        [one] 1 дъска
       *[other] { $most } дъски
    } срещу { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } направи { $length ->
        [3] три
        [4] четири
       *[other] { $length }
    } в редица, така че { $winner } печели!**
board-lost-square = **{ $winner } печели с квадрат от четири.**
board-lost-reverse = **{ $loser } направи { $length ->
        [3] три
        [4] четири
       *[other] { $length }
    } в редица, така че { $winner } печели.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } се предаде. { $winner } печели!**
board-won-out-of-time = ⏰ **Времето на { $loser } изтече. { $winner } печели!**
board-won-abandoned = 🍂 **{ $loser } напусна партията. { $winner } печели!**
drawn-classic = 🤝 **Реми!** Никой няма три в редица.
drawn-squares = 🤝 **Реми!** Дъската е пълна.
drawn-sizes = 🤝 **Реми!** Няма повече фигури за поставяне.
drawn-ultimate = 🤝 **Реми!** Двамата спечелиха по равен брой дъски.
board-drew-unbeatable = 🎉 **Реми срещу непобедим бот: никой не може да постигне повече!**
board-ended-repetition = 🤝 **Реми!** Една и съща позиция се получи три пъти.
board-ended-agreed-draw = 🤝 **Реми!** По съгласие на двамата играчи.
board-ended-abandoned = 🍂 **Прекратена**, преди наистина да започне. Тази партия не се зачита.
board-ended-unreachable = 🍂 **Край**: каналът на тази партия вече го няма. Тя не се зачита.
board-matched = -# { -bot } се приспособява към теб: сила { $skill } от 100. Без рейтинг.
board-another-try = -# Без рейтинг: нов опит от ход { $number } нататък
board-hints = -# Без рейтинг: { $hints ->
        [one] 1 подсказка
       *[other] { $hints } подсказки
    }
board-next-over = -# Още една партия? Натисни бутона или използвай { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Тази партия се премести в ново съобщение.
go-to-board = Към дъската

refresh = Обнови
rule = Правила
board-in-words = Дъската с думи
offer-draw = Предложи реми
take-back = Върни
take-back-question = Да върна ли последния ти ход и отговора на него? След това партията не може да вдигне рейтинга ти.
take-back-consent = Първо противникът ти трябва да се съгласи.
resign = Предай се
accept = Приеми
decline = Откажи
offer-withdraw = Оттегли
rematch = Реванш
play-again = Играй пак
easier = По-лесно
harder = По-трудно
more = Още
my-stats = Моята статистика

reminder = { $player }, твой ред е срещу { $opponent } ({ $game }, ход { $number }): { $link }

## Арени

arena-title = Арена: { $game }
arena-starts = **Започва { $start }** и продължава { $minutes } минути.
arena-how = Свободните играчи се събират по двойки отново и отново, с по 1 минута за всеки ход. Победата носи 2 точки, ремито – 1. Можеш да дойдеш по-късно, да си починеш и да си тръгнеш по всяко време.
arena-in-thread = Партиите ти идват в { $thread }, където те споменавам.
arena-in-new-thread = Партиите ти идват в нишка към това съобщение, където те споменавам.
arena-in-channel = Партиите ти идват в този канал, където те споменавам.
arena-joined-none = Още няма участници.
arena-joined = **{ $count ->
        [one] Включи се 1 човек
       *[other] Включиха се { $count } души
    }:** { $names }
arena-ends = **Свършва { $end }.**
arena-ending = **Нови партии не започват.** Започналите се зачитат до края на арената ({ $end }).
arena-here = -# { $count ->
        [one] Участва 1 човек.
       *[other] Участват { $count } души.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 точка
       *[other] { $points } точки
    }**, { $games ->
        [one] 1 партия
       *[other] { $games } партии
    }
arena-score-tied = { arena-score } (победи: { $wins }, точки на победените: { $beaten })
arena-more = -# … и още { $count ->
        [one] 1 човек
       *[other] { $count } души
    }
arena-nobody-played = Още няма завършена партия.
arena-won = 🏆 **{ $winner } печели арената!**
arena-shared = 🏆 **Арената свърши, първото място е поделено!**
arena-played = -# { $people ->
        [one] 1 човек
       *[other] { $people } души
    }, { $games ->
        [one] 1 партия
       *[other] { $games } партии
    }
arena-over-unplayed = Арената свърши без завършена партия.
arena-too-few = Този път се включиха твърде малко хора: за арена трябват двама.
arena-lapsed = Тази арена не започна, защото тогава бях изключен.
arena-cancelled = Тази арена е отменена.
arena-you-missed = Няма да получаваш нови партии, докато не кажеш, че отново си тук.
arena-ratings = -# Партиите се зачитат за рейтинг както обикновено. Ако едни и същи двама изиграят няколко в рамките на 24 часа, първата се зачита изцяло, втората – наполовина, третата – на една трета.
arena-you-are-back = Отново си тук: следващата ти партия идва, щом някой се освободи.
arena-ask = Още никой друг не вижда това. **{ arena-announce }** го публикува в този канал.
arena-announced-in = Арената е обявена в { $channel }.
arena-end-question = Да приключа ли тази арена? Нови партии няма да започват, а започналите се зачитат още { $minutes } минути.
arena-cancel-question = Да приключа ли тази арена, преди да е започнала?
arena-ended = Арената приключва: нови партии няма да започват.
arena-goes-on = Добре. Арената продължава!

arena-announce = Обяви
join = Включи се
call-players = Повикай играчи
arena-leave = Напусни
arena-standings = Класиране
arena-start = Започни
arena-end = Край
arena-end-yes = Да, приключи я
arena-end-no = Не, продължи
arena-back = Тук съм
arena-again = Нова арена

# Под дъската на завършена партия от арена
arena-points = -# Арена: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Тази партия се зачита в арената, но не и за рейтинга: всеки играч трябва да има поне два хода.
arena-missed = -# { $player } засега не получава нови партии.
arena-next = -# Докато трае арената, следващата ти партия идва сама.

## Предизвикателства

challenge = ### ⚔️ Морски шах, { $invited }?
    { $challenger } те предизвиква на партия.
challenge-open = ### ⚔️ Кой иска морски шах?
    { $challenger } търси противник. Играе първият, който се включи.
challenge-rematch = ### ⚔️ Още една партия, { $invited }?
    { $challenger } иска реванш.
challenge-another-try = ### ⚔️ Още един опит, { $invited }?
    { $challenger } иска да продължите от тази позиция.
challenge-until = -# Изтича { $until }
players-called = { $role } { $challenger } търси противник.
players-found = Намерено: { $players }
players-none = Този път никой.
challenge-block = Блокирай
challenge-cancel = Отмени предизвикателството
challenge-again = Попитай пак
challenge-anyway = Предизвикай все пак
challenge-too = Публикувай и моето
challenge-declined = { $invited } отказа предизвикателството на { $challenger }.
challenge-lapsed = { $invited } не отговори навреме на предизвикателството на { $challenger }.
challenge-lapsed-open = { $challenger } търсеше противник, но никой не се включи навреме.
challenge-cancelled = { $challenger } отмени предизвикателството към { $invited }.
challenge-cancelled-open = { $challenger } отмени отвореното предизвикателство.

## Защо двигател игра така: какво постигна ходът или как беше намерен; после числата

why = Защо?
move-explained = **{ $player }** зае { FORM($cell, of: "obj") }.
effect-win = Той завърши { $line } и спечели.
effect-won = С този ход той спечели.
effect-line = Той направи три в редица.
effect-safe = Той избегна да направи три в редица.
effect-block =
    { $whose ->
        [yours] Той блокира { FORM($line, of: "own") }.
       *[theirs] Той блокира { $line }.
    }
effect-blocked = Той блокира линия.
effect-coverable = Той застана на пътя на линия, но по-голяма фигура още може да я завърши.
effect-threat = Той заплашва да спечели на { $cells ->
        [one] едно поле
       *[other] { $cells } полета
    }.
effect-no-reason = Това прави ходът, но не е задължително да е избран заради него.
line-0 = горния ред
    .own = твоя горен ред
line-1 = средния ред
    .own = твоя среден ред
line-2 = долния ред
    .own = твоя долен ред
line-3 = лявата колона
    .own = твоята лява колона
line-4 = средната колона
    .own = твоята средна колона
line-5 = дясната колона
    .own = твоята дясна колона
line-6 = диагонала
    .own = твоя диагонал
show-numbers = Покажи числата
numbers-title = ### Как { FORM($engine, of: "who") } избра хода
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" за всички"}
    }

why-dice-opening = Дъската беше празна, затова хвърли зара си: обикновено излиза ъгъл, понякога центърът, рядко средата на страна.
why-dice-centre = Първият ход беше в ъгъл, затова зае центъра.
why-dice-corner = Първият ход беше в центъра, затова зае ъгъл.
why-dice-fork = От два срещуположни ъгъла може да стане вилица, затова хвърли зара си: обикновено излиза средата на страна.
why-dice-any = Нито едно правило не важеше, затова избра наслуки.
why-lines-weights = Той зае полето с най-висока оценка. Отворените линии добавят малко, а линия за завършване или блокиране – много.
why-sampling-games = Той опита всеки ход в { $games ->
        [one] 1 случайна партия
       *[other] { $games } случайни партии
    } и избра този, с който губеше най-рядко.
why-wargames-two-plies = Той сравни ходовете си с отговорите, а от равните избра по вкус.
why-minimax-guess = Краят беше твърде далеч, за да се види, затова игра наслуки.
why-minimax-search = Той пресметна партията до края и избра един от най-добрите ходове.
why-level-ahead = Видя { $plies ->
        [1] един ход
       *[other] { $plies } хода
    } напред, не по-далеч.
why-level-overlooked =
    { $whose ->
        [own] Той не забеляза своя линия.
        [theirs] Той не забеляза линия на противника си.
       *[other] Той не забеляза линия.
    }
why-matched-measured = Той избра ход, който подхожда на силата му.
why-perfect-winning = Той избра ход, който печели при всеки отговор.
why-perfect-trap = От сигурните си ходове той избра този, на който хората най-често отговарят грешно.
why-perfect-hold = Той избра сигурен ход. Никой отговор на него не е грешка.
why-perfect-losing = Всеки ход губи, ако противникът му продължи да играе добре.
why-tree-win = Той намери ход, който печели със сигурност.
why-tree-search = Той избра един от ходовете, към които се връщаше най-често.
why-sampling-hurried = Чакаха много партии, затова направи хода си набързо.
why-board-won = Той спечели тази малка дъска.
why-board-blocked = Той блокира линия на тази малка дъска.
why-sent-anywhere = Следващият ход може да е на всяка отворена дъска: { $board } е затворена.
why-sent-empty = Следващият ход трябва да е на { $board }, която още е празна.
why-sent-own = Той заплашва да спечели { $board }, където трябва да е следващият ход.
why-sent-theirs = Следващият ход трябва да е на { $board } и може да я спечели.
why-sent-both = Той заплашва да спечели { $board }, но следващият ход трябва да е там и може да я спечели пръв.
why-sent-neither = Следващият ход трябва да е на { $board }, която още никой не може да спечели с един ход.
why-chance = Той оцени шанса си за победа на около { $percent }%, като ремито се брои за половин победа.

table-lines-weight = Оценка на всяко свободно поле
table-sampling-wins = Спечелени партии с всеки ход, от { $games }
table-sampling-draws = Партии, завършили реми, с всеки ход, от { $games }
table-wargames-own = Колко добри са неговите ходове
table-wargames-reply = Колко добри са твоите отговори
table-wargames-taste = Ходовете му с добавка за вкус
table-tree-chance = Колко вероятна изглежда победата с всеки ход
table-tree-visits = Колко пъти разгледа всеки ход
table-minimax-value = Резултат от всеки ход (10 е победа, 0 – реми, -10 – загуба)
table-perfect-chance = Шанс за победа с всеки сигурен ход, ако понякога грешиш
table-perfect-slip = Каква част от отговорите ти на всеки сигурен ход са грешки

## Подсказки: какво е вярно за позицията, къде да се гледа и самият ход

hint = Подсказка
hint-question = С подсказка тази партия става без рейтинг: вече не може да промени рейтинга ти.
hint-yes = Покажи подсказката
hint-where = Къде?
hint-what = Кой ход?
hint-gone = Дъската се промени след тази подсказка. За нова натисни **{ hint }** под дъската.
hint-unseen = -# Дъската още не го показва. Следващото ти натискане само ще я обнови.
hint-finish = **Можеш да завършиш партията:** { $right ->
        [one] един ход печели
       *[other] { $right } хода печелят
    } веднага.
hint-only-move = **Имаш само един ход.**
hint-own-line = **Внимавай:** { $wrong ->
        [one] един от твоите { $legal } хода прави
       *[other] { $wrong } от твоите { $legal } хода правят
    } три в редица, а така се губи.
hint-threat = **Внимавай:** { $right ->
        [one] само един ход ми пречи да спечеля със следващия си ход.
       *[other] след { $wrong } от твоите { $legal } хода мога да спечеля със следващия си ход.
    }
hint-win-in-two = **Можеш да спечелиш в два хода:** { $right ->
        [one] само един ход води дотам.
       *[other] { $right } от твоите { $legal } хода водят дотам.
    }
hint-win-some = **Оттук можеш да спечелиш.** { $right ->
        [one] Само един ход запазва победата.
       *[other] { $right } от твоите { $legal } хода запазват победата.
    }
hint-win-all = **Оттук можеш да спечелиш.** Всеки ход запазва победата.
hint-even-some = **Партията е равна.** { $right ->
        [one] Само един ход запазва ремито.
       *[other] { $right } от твоите { $legal } хода запазват ремито.
    }
hint-even-all = **Партията е равна.** Всеки ход запазва ремито, затова търси този, на който се отговаря най-трудно.
hint-lost = **Мога да спечеля, каквото и да правиш.** Избери хода, на който се отговаря най-трудно.
hint-judged = **Моята преценка:** шансовете ти са около { $chance }%.
hint-area = Най-добрият ход е { $area }.
hint-judged-area = Изглежда, че най-добрият ход е { $area }.
hint-board = Най-добрият ход е на { $board }.
hint-judged-board = Изглежда, че най-добрият ход е на { $board }.
hint-move = Заеми { FORM($cell, of: "obj") }.
hint-play = Изиграй го
hint-played = Ти зае { FORM($cell, of: "obj") }.
area-line-0 = на горния ред
area-line-1 = на средния ред
area-line-2 = на долния ред
area-line-3 = в лявата колона
area-line-4 = в средната колона
area-line-5 = в дясната колона
area-line-6 = на диагонала от горния ляв ъгъл
area-line-7 = на диагонала от горния десен ъгъл
area-quarter-0 = в горната лява четвърт
area-quarter-1 = в горната дясна четвърт
area-quarter-2 = в долната лява четвърт
area-quarter-3 = в долната дясна четвърт

## Анализът на завършена партия

review = Анализ
review-player-accuracy = { $player } { $number }%
review-try-again = Нов опит от ход { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 подсказка
       *[other] { $hints } подсказки
    })
review-start = **Началото.** ▶ минава през { $moves ->
        [one] хода
       *[other] всички { $moves } хода
    }.
review-move = **Ход { $number } от { $moves }:** { $mark } зае { FORM($cell, of: "obj") }
review-accuracy = Точност: { $players }
review-turning-point = **Ход { $number } от { $moves }, повратният:** { $mark } зае { FORM($cell, of: "obj") } · **{ $name }**
review-faultless = Никоя страна не направи решаваща грешка.
review-praise-find = Добре намерено: ходът ти в { FORM($cell, of: "obj") } беше единственият добър.
review-praise-trap = Чудесен капан от теб: { $cell }.
review-praise-moves = { $good ->
        [0] Една идея:
       *[other] { $moves ->
            [one] Единственият ти ход беше верен.
           *[other] { $good ->
                [one] Един от твоите { $moves } хода беше верен.
               *[other] { $good } от твоите { $moves } хода бяха верни.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Една идея:
       *[other] { $moves ->
            [one] Последният ти ход беше верен.
           *[other] { $good ->
                [one] Един от последните ти { $moves } хода беше верен.
               *[other] { $good } от последните ти { $moves } хода бяха верни.
            }
        }
    }
review-lesson = На ход { $number } следващия път заеми { FORM($cell, of: "obj") }.
review-next-time = Следващия път изиграй { FORM($cells, of: "obj") }.
review-held = По-добър ход: { $cells }.
review-better = Малко по-добър ход: { $cells }.
review-any = едно от зелените полета
review-any-move = един от { $count } други хода
review-trap = Освен това поставя капан: отговорът, който изглежда естествен, е грешен.
review-partly-known = -# Мога да преценя само последните ходове. Преди тях краят е твърде далеч, за да се види.
review-unknown = -# Не мога да кажа колко струваха тези ходове.
review-doubts = -# Ходове, които си струва да погледнеш пак: { $numbers }.
review-doubt = Моята преценка: шансовете на { $mark } паднаха от около { $before }% на { $after }%. Изглежда, че беше по-добре да заеме { FORM($cell, of: "obj") }.
review-boards-won = -# Спечелени малки дъски накрая: X { $x }, O { $o }.

move-brilliant = брилянтен
move-great = отличен
move-best = най-добър
move-good = добър
move-sound = надежден
move-winning = печеливш
move-inaccuracy = неточност
move-slower = по-бавен
move-doubtful = съмнителен
move-missed-win = пропусната победа
move-blunder = груба грешка
move-opening = дебют
move-forced = принуден
move-given = зададен
move-and-trap = { $name }, капан

review-won = Това спечели партията.
review-own-line = Това завърши линия, а в тази игра така се губи.
review-win-overlooked = Можеше да спечели, като заеме { FORM($cell, of: "obj") }.
review-line-left-open = Остана отворена линия: { $opponent } може да спечели, като заеме { FORM($cell, of: "obj") }.
review-win-allowed = Сега { $opponent } може да спечели, като заеме { FORM($cell, of: "obj") }.
review-fork-allowed = Сега { $opponent } може да направи две заплахи наведнъж, като заеме { FORM($cell, of: "obj") }.
review-win-let-go = Можеше да форсира победа, като заеме { FORM($cell, of: "obj") }.
review-loss-allowed = Сега { $opponent } може да форсира победа, като заеме { FORM($cell, of: "obj") }.
review-no-choice = Друг ход нямаше.
review-all-equal = Всички ходове бяха равностойни.
review-lost-already = В този момент { $opponent } вече можеше да спечели срещу всеки ход.
review-only-winning = Само този ход още печели.
review-only-holding = Само този ход запазва ремито.
review-fork-made = Две заплахи наведнъж: едната минава.
review-blocked = Блокира линията на { $opponent }.
review-win-kept = Запазва победата.
review-draw-kept = Запазва ремито.

## Кои са двигателите: как мислят, как се побеждават, колко са силни

engines-title =
    ## Запознай се с двигателите
    Колкото повече блокчета, толкова по-трудна е победата в класиката. Избери някой и виж как се постига.
    - Sampling: всички игри
    - Minimax, Perfect: всички без „{ game-ultimate }“
    - Tree, Learned: „{ game-ultimate }“
    Второто меню показва нивата на всяка игра.
engines-pick = Избери двигател
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Никой не може да го победи.
        [one] Който познава навиците му, го побеждава в 1 партия от 100.
       *[other] Който познава навиците му, го побеждава в { $worst } партии от 100.
    }
engine-random = Срещу противник, който играе наслуки, печели { $wins ->
        [one] 1 партия
       *[other] { $wins } партии
    } от 100 и { $losses ->
        [0] не губи нито една
       *[other] губи { $losses }
    }.
engine-beat = **Как се побеждава:** { $beat }

about-dice = Следва няколко правила. Когато нито едно не важи, хвърля зар.
about-lines = Оценява линиите през всяко поле и никога не гледа напред.
about-sampling = Опитва всеки ход в най-много сто случайни партии.
about-wargames = Гледа своя ход и твоя отговор, но не и по-нататък.
about-minimax = Пресмята до края на партията.
about-perfect = Знае всяка позиция наизуст и залага капани.

beat-dice = направи първия ход в средата на някоя страна. За това няма правило.
beat-lines = направи първия ход в ъгъл, а втория – в средата на страна, на един скок на шахматния кон оттам. Всеки път влиза във вилицата.
beat-sampling = направи първия ход и заеми два срещуположни ъгъла. Твърде често отговаря в трети.
beat-wargames = направи първия ход в ъгъл. Когато заеме центъра, заеми срещуположния ъгъл, а после и трети.
beat-minimax = няма как, затова играй за реми. На ниво „{ level-easy }“ играе наслуки, докато не останат само четири полета.
beat-perfect = няма как, затова играй за реми.

levels-pick = Нива на игра
levels-title =
    ## Нивата на „{ $game }“
    Правилото: { $rule } Ако и двамата играят най-добре, партията е реми.
levels-title-unsolved =
    ## Нивата на „{ $game }“
    Правилото: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, рейтинг { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, без рейтинг: със сила като твоята.
levels-blocks = -# Блокчетата: колко от десет партии ботът не губи срещу някого, който в четири от пет случая намира един от най-добрите ходове.

beat-learned = най-силното, което имам; никой не е решил тази игра. Разглежда хиляди позиции. Не му давай свободен избор и отрано мисли за три дъски в редица.
beat-levels = вижда { $plies ->
        [1] един ход
       *[other] { $plies } хода
    } напред, а нататък играе наслуки. Планирай по-надалеч.
beat-overlooking = пропуска { $percent }% от заплахите ти. Заплашвай с всеки ход.

## Представления: два двигателя играят помежду си

show-opening = **Готови? Започваме!**
show-moved = **{ $engine } ({ $mark }) зае { FORM($cell, of: "obj") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Спри
show-again = Отново
show-play-winner = Играй с победителя
show-stopped = Спряно.
show-cut-short = Съжалявам, наложи се да спра предсрочно.
show-lost = Връзката прекъсна, преди да започнат.
show-record = { $games ->
        [one] 1 партия
       *[other] { $games } партии
    } досега: X { $x ->
        [0] не спечели нито една
       *[other] спечели { $x }
    }, O { $o ->
        [0] не спечели нито една
       *[other] спечели { $o }
    }, { $draws ->
        [0] без реми
        [one] 1 реми
       *[other] { $draws } ремита
    }.
show-conclusion = **Странна игра. Единственият печеливш ход е да не играеш.** Какво ще кажеш за { COMMAND("tictactoe start") }?

## Помощ и въпросът кого да предизвикаш

help-text =
    ## Морски шах
    Печели, който има три в редица. Играй с мен или предизвикай приятел направо в този чат.
    Затрудняваш се срещу мен? Натисни **{ hint }**. После **{ review }** показва хода, който реши партията.
help-games = Избери игра…
help-hint = -# Следващия път просто използвай { COMMAND("tictactoe start") }
help-play = Играй с бота
help-challenge = Играй с приятел
help-stats = Статистика
help-privacy-policy = Поверителност
help-terms = Условия
help-support = Поддръжка
challenge-who = Кого искаш да предизвикаш?
challenge-who-person = Избери човек
challenge-who-anyone = Отворено предизвикателство
challenge-recent-number = Предизвикай { $number }

## Какво се пита и казва насаме

resign-question-counted = Предаваш ли тази партия? Зачита се за загуба.
resign-question-uncounted = Предаваш ли тази партия? Няма да се зачете: всеки играч трябва да има поне два хода.
resign-question-arena = Предаваш ли тази партия? { $counts ->
        [counted] Тогава точките в арената получава противникът ти.
       *[uncounted] Няма да се зачете, а ти няма да получаваш нови партии, докато не натиснеш **{ arena-back }**.
    }
resign-question-unrated = Предаваш ли тази партия? Тя е без рейтинг, така че твоят рейтинг не се променя.
resign-yes = Да, предавам се
resign-no = Играй нататък
resign-done = Ти се предаде. Благодаря за играта!
resign-kept = Добре. Партията продължава!

already-playing = Вече играеш тук.
already-shown = Ето пак партията ти.
already-show = Покажи я тук
which-game = Тук имаш две партии. Коя?

start-own = Започни своя партия
you-declined = Ти отказа. { $person } може да те предизвика отново в { $time } ({ $left }).
blocked = { $person } вече не може да те предизвиква; { COMMAND("privacy") } отменя това.

privacy-title = ## Поверителност
privacy-challenges-on = **Предизвикателства:** може да те предизвика всеки, когото не блокираш.
privacy-challenges-off = **Предизвикателства:** никой не може да те предизвика.
privacy-challenges-turn-on = Разреши предизвикателства
privacy-challenges-turn-off = Спри предизвикателствата
privacy-reminders-on = **Напомняния:** споменавам те, когато е твой ред в бавна партия, и още веднъж, когато остава четвърт от времето. В спокойна партия те споменавам две минути след началото на твоя ред.
privacy-reminders-off = **Напомняния:** не ти напомням, че е твой ред.
privacy-reminders-turn-on = Напомняй
privacy-reminders-turn-off = Не напомняй
privacy-games-on = **Твоите партии:** членовете на всеки сървър виждат какво изигра там, в { COMMAND("history") } и { COMMAND("stats") }.
privacy-games-off = **Твоите партии:** щом завършат, само ти и противниците ти ги намирате в { COMMAND("history") } и { COMMAND("stats") } и можете да ги отваряте за анализ. Дъските в каналите, споделените партии, рейтингите и общите резултати остават видими.
privacy-games-turn-on = Покажи партиите
privacy-games-turn-off = Скрий партиите
privacy-words-on = **Дъски с думи:** в партиите, които започват отсега нататък, ти описвам дъската с думи, само на теб, всеки път след ход на другия играч.
privacy-words-off = **Дъски с думи:** само когато натиснеш { board-in-words }.
privacy-words-turn-on = Описвай дъските
privacy-words-turn-off = Не описвай дъските
privacy-name = **Твоето име:** скрито в глобалната класация, освен ако го покажеш в { COMMAND("stats") } под „{ choice-everywhere }“.
privacy-blocked = **Блокирани:** хората в това меню не могат да те предизвикват.
privacy-blocked-none = Няма блокирани
privacy-data =
    ### Твоите данни
    Пазя партиите, рейтингите и настройките ти, но не и имена или съобщения.
privacy-blocked-deleted = { $count ->
        [one] Човек, когото блокираш, изтри данните си, затова не мога да го назова. И той не може да те предизвика.
       *[other] { $count } души, които блокираш, изтриха данните си, затова не мога да ги назова. И те не могат да те предизвикат.
    }
privacy-unblock-deleted = Отблокирай изтрилите данните си

refusal-not-your-match = Това е чужда партия.
refusal-not-your-turn = Сега е ред на { $person }. Ходът започна <t:{ $since }:R>.
refusal-match-not-over = Тази партия още не е свършила.
refusal-not-against-bot = Не приемам реми. Играй нататък или се предай.
refusal-draw-too-early = Можеш да предложиш реми от петия ход нататък.
refusal-nothing-to-take-back = Още нямаш ход, така че няма какво да се върне.
refusal-offer-stands = Първо отговори на сегашното предложение.
refusal-own-offer = Това е твоето предложение, така че само { $person } може да го приеме или откаже. Ти можеш да го оттеглиш.
refusal-not-your-offer = Само { $person } може да оттегли това предложение. Ти можеш да го приемеш или откажеш.
refusal-no-offer = Това предложение вече не важи.
refusal-challenge-open = Тази партия не е започнала. Предизвикателството още чака отговор.
refusal-challenge-over = Това предизвикателство вече не важи.
refusal-not-your-challenge = Само { $person } може да приеме или откаже това предизвикателство. Отправи свое с { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Не можеш да приемеш собственото си предизвикателство. Трябва да го направи друг.
refusal-own-invitation = Това е твоето предизвикателство, така че само { $person } може да го приеме или откаже. Ти можеш да го отмениш.
refusal-not-your-invitation = Само { $person } може да отмени това предизвикателство.
refusal-too-many-challenges = Вече имаш { $limit ->
        [one] 1 отворено предизвикателство
       *[other] { $limit } отворени предизвикателства
    }. Изчакай отговор или отмени някое.
refusal-not-challengeable = { $person } сега не приема предизвикателства.
refusal-just-declined = { $person } току-що отказа. Можеш да отправиш ново предизвикателство в <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Вече не мога да спомена ролята за повикване. Който управлява сървъра, може да избере друга в { COMMAND("settings") }.
refusal-just-called = Играчите тук току-що бяха повикани. Можеш да ги повикаш пак в <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Вече блокираш { $limit ->
        [one] 1 човек
       *[other] { $limit } души
    }, а повече не мога да пазя. Първо махни някого в { COMMAND("privacy") }.
refusal-self-challenge = Не можеш да предизвикаш себе си. Остави `opponent` празно, за да играеш с първия, който се включи.
refusal-bot-challenge = Други ботове не могат да играят това. Предизвикай човек или мен.
refusal-not-here = { $person } не вижда този канал.
refusal-nobody-here = Никой друг не вижда този чат. Играй с мен чрез { COMMAND("tictactoe start") } или предизвикай някого на сървър.
refusal-only-you = Само ти виждаш отговорите ми на този сървър, затова отмених предизвикателството. Никой не би могъл да се включи.
refusal-opponent-busy = { $person } вече играе тук. Опитай отново след онази партия.
refusal-opponent-deleted = Противникът ти изтри данните си, затова вече не знам кой беше. Предизвикай някого с { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Можете да опитате отново заедно в канала на онази партия. Отвори анализа ѝ там.
refusal-rematch-made = Вече има реванш на тази партия.
refusal-cell-taken = Това поле е заето. Избери свободно.
refusal-board-moved-on = Дъската се промени, преди да натиснеш. Ето как изглежда сега.
refusal-match-over = Тази партия свърши. Започни друга с { COMMAND("tictactoe start") }.
refusal-arena-match-over = Тази партия свърши. Докато трае арената, следващата ти партия идва сама.
refusal-newer-engine = Обновявам се и само новата ми версия познава противника в тази партия. Нищо не е променено; опитай отново след няколко минути.
refusal-no-such-match = Нямам партия за теб тук. Започни една с { COMMAND("tictactoe start") }.
refusal-already-playing = Вече играеш тук. { COMMAND("tictactoe board") } показва партията ти.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } играе само „{ game-ultimate }“.
    [ultimate] { $engine } не играе „{ $game }“. Играят я Sampling, Tree и Learned.
   *[other] { $engine } не играе „{ $game }“. Играят я Sampling, Minimax и Perfect.
}
refusal-no-such-level = { $engine } няма ниво „{ $level }“. Остави `difficulty` празно, за да играеш срещу { $engine }, или остави `engine` празно, за да играеш на ниво „{ $level }“.
refusal-unknown-button = Този бутон е твърде стар. Започни партия с { COMMAND("tictactoe start") }.
refusal-too-fast = Натискаш по-бързо, отколкото смогвам. Дай ми няколко секунди, моля.
refusal-unknown-option = Не познавам тази възможност. Избери от списъка.
refusal-board-gone = Тази дъска е изтрита. { COMMAND("tictactoe board") } показва партията ти отново.
refusal-nothing-to-explain = Още не съм направил ход.
refusal-no-hints = Подсказки има само в партиите срещу мен.
refusal-show-running = В този канал вече играят два двигателя. Изчакай ги да свършат или помоли този, който ги пусна, да ги спре.
refusal-too-many-shows = Сега не мога да водя повече представления. Опитай отново след минута.
refusal-show-over = Това представление свърши.
refusal-not-your-show = Само който започна това представление, може да го спре.
refusal-nothing-to-review = Още нямаш завършена партия. Започни една с { COMMAND("tictactoe start") }.
refusal-store-busy = Сега не успях да запазя това. Нищо не е загубено; опитай отново след малко.
refusal-store-unknown = Базата ми данни тъкмо стана недостъпна, затова не знам дали това се запази. Виж пак след малко.
refusal-store-damaged = Не мога да прочета базата си данни, затова това не се зачете. Трябва да го поправи този, който ме поддържа.
refusal-unknown-command = Тази команда се промени. Презареди Discord и опитай отново.
refusal-engine-failed = Не успях да измисля ход навреме. Партията ти е запазена; опитай отново.
refusal-broken = Нещо се обърка при мен. Партията ти е запазена; опитай отново.

## Класирания: класации, картони, резултати и защо една партия не се зачете

command-stats = Класация, статистика на играч или резултатът между двама играчи
command-stats-player = Чия статистика да се покаже
command-stats-versus = Покажи резултата срещу този играч
command-stats-scope = Този сървър или глобално (по подразбиране този сървър)
choice-server = Този сървър
choice-everywhere = Глобално

stats-title-server = ## 🏆 Класация на този сървър
stats-title-everywhere = ## 🏆 Глобална класация
stats-title-season = ## 🏆 Класация на този сървър: сезон { $number }
stats-title-direct = ## Твоите лични съобщения
results-legend = -# Победи/ремита/загуби
stats-unsettled = Още без място: остават няколко партии
stats-empty = Още никой няма завършена партия, която се зачита. Твоята може да е първа: { COMMAND("tictactoe start") }
stats-unsettled-season = Без място: твърде малко партии
stats-empty-season = В този сезон никой не завърши партия, която се зачита.
stats-own-none-season = { "**Ти**" } не завърши партия, която се зачита в този сезон.
stats-you = { $who } { "**(ти)**" }
stats-own-none = { "**Ти**" } още нямаш завършена партия, която се зачита тук.
stats-own-unnamed = -# Името ти в този списък е скрито за всички останали.
stats-someone = някой
person-gone = изтрит потребител
stats-page = { $page } от { $pages }
stats-mine = Моята страница
stats-to-direct = ЛС
stats-name-me = Покажи името
stats-unname-me = Скрий името
stats-help = За рейтинга
play = Играй
card-board = Класация

card-rank = { "**" }{ $points }**, място { $rank }
card-none = Тук още няма партия, която се зачита.
card-none-season = В този сезон няма партия, която се зачита.
card-direct = { "**" }{ $points }**, виждаш го само ти
card-puzzles =
    -# 🧩 Решени задачи: { $solved }
    -# 🔥 Най-дълга серия: { $longest }
card-total = Победи { $wins }, ремита { $draws }, загуби { $losses }  ·  с X { $x ->
        [0] нито веднъж
        [one] веднъж
       *[other] { $x } пъти
    }, с O { $o ->
        [0] нито веднъж
        [one] веднъж
       *[other] { $o } пъти
    }
card-streak = Победи поред: сега { $streak }, най-много { $best }
card-streak-season = Победи поред: накрая { $streak }, най-много { $best }
card-opening = Любимо първо поле: { $cell } ({ $times ->
        [one] веднъж
       *[other] { $times } пъти
    })
card-opponents = ### Срещу
card-opponent = { $opponent }: победи { $wins }, ремита { $draws }, загуби { $losses }
card-opponent-people = хора
card-opponent-you = теб
against-bot = ## { $who } срещу { -bot }
against-bot-how = -# Всяко ниво има постоянен рейтинг: виж **{ stats-help }**.
card-latest = ### Последни партии тук
card-match-link = { $match }  ·  [дъската]({ $link })
card-picture = Вляво: рейтингът за { $matches ->
        [one] последната партия
       *[other] последните { $matches } партии
    }, от { $first } до { $last }, най-нисък { $lowest }, най-висок { $highest }. Вдясно: колко често всяко поле беше първи ход, ред по ред: { $cells }.
card-picture-caption = -# Вляво: рейтингът във времето. Вдясно: колко често всяко поле беше първи ход.

waiting-yours = **Твой ред е ({ $count })**
waiting-theirs = **Чакаш другите ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  срещу { $opponent }  ·  изтича { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } мисли
waiting-group-chat = `{ $number }.` { $game }  ·  срещу { $opponent }  ·  изтича { $until }  ·  в групов чат
waiting-open = Партия { $number }
history-title = ## Партии на { $who }
history-title-server = ## Последни партии на този сървър
history-seen-here = -# Партиите, изиграни на този сървър, и партиите срещу теб.
history-seen-own = -# Партиите срещу теб. Използвай командата на сървър, за да видиш всички партии, изиграни там срещу мен.
history-seen-direct = -# Партиите, изиграни в този чат, и партиите срещу теб. Използвай командата на сървър, за да видиш какво е изиграно там.
history-none = Няма партии за показване.
history-none-server = Тук още няма партии за показване. Изиграй една: { COMMAND("tictactoe start") }
history-won = { "**Победа**" } срещу { $opponent }
history-lost = { "**Загуба**" } от { $opponent }
history-drawn = { "**Реми**" } с { $opponent }
history-unfinished = { "**Незавършена**" } срещу { $opponent }
history-beat = { $winner } победи { $loser }
history-drew = { $x } и { $o } направиха реми
history-stopped = { $x } и { $o } не завършиха
history-unrated = без рейтинг
history-arena = арена
history-uncounted = не се зачете
history-open = Отвори партия…
history-option = Партия { $number }: { $game }
history-newer = По-нови
history-older = По-стари
history-all-games = Всички игри
history-own = Твоите партии
history-server = Партии на този сървър

animation = Анимация
replay-told = Партията ход по ход: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = няма ходове
replay-won = { $mark } печели.
replay-drawn = Никой не печели.
replay-unfinished = Не е завършена.

cell-0 = горен ляв ъгъл
    .obj = горния ляв ъгъл
cell-1 = горно средно поле
    .obj = горното средно поле
cell-2 = горен десен ъгъл
    .obj = горния десен ъгъл
cell-3 = ляво средно поле
    .obj = лявото средно поле
cell-4 = център
    .obj = центъра
cell-5 = дясно средно поле
    .obj = дясното средно поле
cell-6 = долен ляв ъгъл
    .obj = долния ляв ъгъл
cell-7 = долно средно поле
    .obj = долното средно поле
cell-8 = долен десен ъгъл
    .obj = долния десен ъгъл
piece-a = { $cell } с малка фигура
    .obj = { FORM($cell, of: "obj") } с малка фигура
piece-b = { $cell } със средна фигура
    .obj = { FORM($cell, of: "obj") } със средна фигура
piece-c = { $cell } с голяма фигура
    .obj = { FORM($cell, of: "obj") } с голяма фигура
cell-in-board = { $cell } на { $board }
    .obj = { FORM($cell, of: "obj") } на { $board }
small-board-nw = горната лява дъска
small-board-n = горната средна дъска
small-board-ne = горната дясна дъска
small-board-w = лявата средна дъска
small-board-centre = централната дъска
small-board-e = дясната средна дъска
small-board-sw = долната лява дъска
small-board-s = долната средна дъска
small-board-se = долната дясна дъска
ultimate-sent = **Играй на { $board }.** 🟨
ultimate-choose = **Избери дъска с 🟨, на която да играеш.**
ultimate-closed = **Избери дъска с 🟨, на която да играеш:** { $board } е затворена.
ultimate-chosen = **Играй на { $board }** или избери друга. 🟨
pick-again = Друга дъска
words-row = Ред { $name }: { $cells }.
words-column = Колона { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = празно { $square }
words-fading = { $mark } (изчезва пръв)
words-won = спечелена от { $mark }
words-untouched = още нищо
words-choose = **Избери дъска, която още е отворена.**
pick-a = Малка ×{ $left }
pick-b = Средна ×{ $left }
pick-c = Голяма ×{ $left }

## Игрите: име и правило на един ред

game-classic = Класика
game-misere = Наопаки
game-vanish = Изчезване
game-squares = Квадрати
game-drop = Гравитация
game-sizes = Размери
game-ultimate = Супер
legend-fading = бледият знак изчезва пръв.
legend-sizes = 1 е малка, 2 – средна, 3 – голяма.
rule-classic = печели, който има три в редица.
rule-misere = губи, който има три в редица.
rule-vanish = { $moves ->
        [0] с четвъртия ти знак изчезва най-старият. Печели, който има три в редица. Позиция, която се получи за трети път, е реми. Първият ход не може да е в средата на страна.
       *[other] с четвъртия ти знак изчезва най-старият. Печели, който има три в редица. Позиция, която се получи за трети път, е реми.
    }
rule-squares = печели, който има четири в редица или квадрат две на две.
rule-drop = знаците падат на най-долното свободно поле в колоната си. Печели, който има четири в редица.
rule-ultimate = полето ти праща противника на малката дъска на същото място. Който има три в редица, печели малката дъска, а който има три малки дъски в редица, печели партията. Ако никой не успее, печели, който има повече дъски.
rule-sizes = по-големите фигури покриват по-малките, също и твоите. Фигурата остава на полето си. Печели, който има три свои в редица.

versus-title = ## { $one } и { $other }
versus-none = Тук още няма завършена партия в тази двойка.
versus-record =
    { $matches ->
        [one] 1 партия
       *[other] { $matches } партии
    }: { $one } { $wins ->
        [0] не спечели нито една
       *[other] спечели { $wins }
    }, { $other } { $losses ->
        [0] не спечели нито една
       *[other] спечели { $losses }
    }, { $draws ->
        [0] без реми
        [one] 1 реми
       *[other] { $draws } ремита
    }.

rules-title = ## Как работи рейтингът
rules-start = Всеки започва с 1500. Най-много носят победите над силни играчи.
rules-levels = Рейтингът ми в „{ $game }“: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Рейтингът ти се вижда, щом имаш място: след няколко партии, най-добре срещу различни противници.
rules-two-moves = Партия се зачита, щом всеки играч направи два хода.
rules-details = Подробно
rules-details-text =
    ## Рейтингът подробно
    - Рейтингът е по Glicko-2. Нивата ми имат постоянен рейтинг, изчислен точно.
    - Повторената партия има същите ходове, също и на завъртяна или огледална дъска.
    - Партиите срещу някого нов местят рейтинга само между { $least } и { $most } и не носят място. Нов е всеки, който още няма място и не е изиграл { $matches } партии с { $people } души.
    - След връщане на ход партията може да свали рейтинга ти, но не и да го вдигне. С подсказка е без рейтинг.
    - Победа над мен те вдига най-много до { $cap } точки над моя рейтинг; реми с непобедим бот – не по-високо от ниво „{ level-hard }“.
    - Партиите в лични съобщения се зачитат отделно и ги виждат само играчите в тях.

uncounted-hinted = Използва подсказка, затова тази партия е без рейтинг и твоят рейтинг не се променя.
uncounted-unrated = Тази партия е без рейтинг, затова твоят рейтинг не се променя.
name-and-value = { $name }: { $value }
rating-changed = Рейтинг { $before } → { $after }
rating-unranked = { $games ->
        [one] Още без място: още около 1 партия
       *[other] Още без място: още около { $games } партии
    }
rating-of-game = Рейтинг { $points }
rating-kept = Рейтингът не се променя
uncounted-short = Тази партия не се зачита: всеки играч трябва да има поне два хода.
uncounted-nobody = Тази партия не се зачита за никого.
uncounted-repeated = Повторение на скорошна партия срещу бота не променя рейтинга ти.
uncounted-again = Партиите срещу един и същ противник в рамките на ден се зачитат всеки път по-малко.
uncounted-taken-back = Ти върна ход, затова тази партия не можеше да вдигне рейтинга ти.
uncounted-capped = Победата над мен или над някого нов те вдига само донякъде.

refusal-not-shown = { $person } крие името си в глобалната класация.
refusal-no-server = Тук няма сървър. Опитай `scope: { choice-everywhere }`.
refusal-not-added = Настройки имат сървърите, които са ме добавили, а този не е от тях. Твоите са в { COMMAND("privacy") }.
refusal-cannot-write = Не мога да пиша в този канал. За това ми трябват правата „Преглед на канала“ и „Изпращане на съобщения“.
refusal-not-shared = Тази партия вече не е споделена.
refusal-animation-in-flight = Вече правя анимация за теб. Идва след миг.
refusal-export-in-flight = Вече събирам данните ти. Идват, щом са готови.
refusal-shut-out = За съжаление този, който ме поддържа, не ми позволява да играя с теб тук. { COMMAND("privacy") } все още работи.
refusal-being-deleted = Данните ти се изтриват. След няколко секунди пак можеш да играеш.
refusal-not-server-manager = Само хората с право „Управление на сървъра“ могат да правят това.

## Поздравът към сървър

welcome-text =
    ### 👋 Здрасти! Аз съм { -bot }.
    Играя морски шах. Натисни **{ play }** за партия срещу мен или предизвикай приятел с { COMMAND("tictactoe challenge") }. { COMMAND("help") } показва останалото.
welcome-admins = -# За администратори: къде може да ме използват, се избира в „Настройки на сървъра → Интеграции“.
welcome-settings = -# С { COMMAND("settings") } избирате езика ми тук и канал за задачата на деня.

## Настройки на сървър

command-settings = Настройките на този сървър и дали партиите му се зачитат глобално
settings-title = ## Настройки на този сървър
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · зачитат се глобално
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · не се зачитат глобално
settings-now-season-first = { "**" }{ settings-seasons }**: първият
settings-now-season-since = { "**" }{ settings-seasons }**: номер { $number }, от { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: автоматично
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Партии
settings-seasons = Сезони
settings-language = Език
back = Назад

settings-difficulty = { "**Ниво по подразбиране**" } за партии срещу мен (в „{ game-ultimate }“ най-силното е { level-expert })
settings-pace = { "**Темпо по подразбиране**" } за партии между хора
settings-call = { "**Роля за повикване**" } при отворени предизвикателства: **{ call-players }** я споменава, най-много веднъж на десет минути
settings-call-none = Избери роля (празно: изключено)
settings-call-refused =
    { $why ->
        [everyone] Това не може да е { $role }.
        [yours] Ти не можеш да споменаваш { $role }, затова и аз не го правя вместо теб. Разреши на всички да я споменават, после я избери отново.
        [closed] Вече не всички могат да споменават { $role }, затова и аз не го правя. Разреши на всички да я споменават или я избери отново.
       *[other] Не мога да спомена { $role }. Разреши на всички да я споменават или ми разреши да споменавам всички роли.
    }
settings-everywhere-1 = Партиите тук се зачитат за глобалната класация.
settings-everywhere-0 = Партиите тук не се зачитат за глобалната класация.
settings-turn-everywhere-1 = Зачитай глобално
settings-turn-everywhere-0 = Зачитай само на този сървър

settings-language-automatic = { "**" }{ choice-automatic }**: което виждат всички, е на езика на този, който го започва. Което никой не започва, като поздрава ми, е на този език: { $name }.
settings-language-set = Което виждат всички на този сървър, е на този език: { "**" }{ $name }{ "**" }. Започналите партии запазват езика си.
settings-language-private = -# Което виждаш само ти, е на езика на твоя Discord.
choice-automatic = Автоматично

settings-now-daily-off = { "**" }{ puzzle-open }**: изключена
settings-now-daily-refused = { "**" }{ puzzle-open }**: изключена, защото вече не можех да пиша в канала ѝ
settings-now-daily-set = { "**" }{ puzzle-open }**: в { $channel }, всеки ден в { $time }
settings-daily-about = Едно съобщение на ден със задача, която е една и съща навсякъде. Хората я решават насаме, а съобщението казва кой успя. Никой не получава известие.
settings-daily-none = Избери канал (празно: изключена)
settings-daily-hour = Задачата идва в { $time } по твоето местно време.
settings-daily-failed = Не мога да пиша в { $channel }, затова нищо не се промени. Разреши ми там **Преглед на канала** и **Изпращане на съобщения**, после го избери отново.
settings-channel-yours = Ти не можеш да пишеш в { $channel }, затова и аз не го правя вместо теб. Нищо не се промени.
daily-comes-here = Задачата на деня идва тук всеки ден в { $time }.

settings-arena = Арена
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] изключена
        [empty] изключена, защото три пъти подред се включиха твърде малко хора
       *[set] в { $channel }, следващата: { $time }
    }
settings-arena-about =
    Арена, която идва сама: обявява се в канала си час по-рано, с **{ join }**. { $calls ->
        [yes] Обявата споменава { $role }, веднъж.
       *[no] Никой не получава известие.
    } Ако три подред съберат по-малко от двама играчи, други не идват.
    Денят и часът са по UTC, без лятно време. Сега за теб този час е { $time }.
evening-none = Нито един ден
evening-each-day = Всеки ден
evening-any = Всеки път друга игра
evening-quiet = Не викай никого
evening-comes-here = Тук се обявяват арените, които идват сами.
arena-last = 🏟️ **Последната арена:** { $winner }

settings-new-season = Нов сезон
season-first = Класацията на този сървър е в **първия си сезон**.
season-since = Класацията на този сървър е в **сезон { $number }**, който започна на { $since }.
season-question = Да започне ли сезон { $number }? Сезон { $former } тогава приключва завинаги: връщане назад няма. Всички в класацията на този сървър започват отново с 1500. Сезон { $former } остава в { COMMAND("stats") }. { $podium }
season-start = Започни сезон { $number }
season-keep = Отказ
season-started = Сезон { $number } започна. Успех на всички!
season-name = Сезон { $number }
season-name-current = Сезон { $number } (сега)
season-ends-hand = Сезоните свършват, когато кажеш
season-ends-month = Сезоните свършват всеки месец
season-ends-week = Сезоните свършват всяка седмица
season-ends =
    { $ends ->
        [week] Сезоните свършват всяка седмица. Следващият започва на { $end }, ако в този се е зачела партия.
        [month] Сезоните свършват всеки месец. Следващият започва на { $end }, ако в този се е зачела партия.
       *[other] Сезоните свършват, когато кажеш.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Подиумът идва там, където някой започне следващия сезон.
       *[other] Подиумът идва в { $where }.
    }
season-podium =
    { $state ->
        [refused] В края на сезона **подиумът** му се публикуваше в канал. Вече не, защото не можах да пиша там.
       *[other] В края на сезона **подиумът** му се публикува в канал. Никой не получава известие.
    }
season-podium-comes = В края на сезона подиумът му идва тук.
season-role = Първото място тогава получава **роля**, докато не го заеме някой друг.
season-role-refused =
    { $why ->
        [everyone] Това не може да е { $role }.
        [permissions] { $role } има права, затова не давам тази роля на никого.
        [managed] Само Discord или друго приложение може да дава { $role }.
        [above] { $role } не е под моята роля, затова не мога да я давам. Премести моята по-нагоре, после избери тази отново.
        [yours] Ти не можеш да даваш { $role }, затова и аз не го правя вместо теб. Нужни са **Управление на ролите** и твоя роля над нея.
        [missing] За да давам { $role }, ми трябва още едно право. Разреши ми го с бутона отдолу, после избери ролята отново.
        [two-factor] Discord не ми позволява да променям роли тук: този сървър изисква двуфакторно удостоверяване и трябва да го включи онзи, който ме поддържа.
       *[other] Последния път Discord не ми позволи да променя роли. Разреши ми **Управление на ролите** и премести моята роля над тази за първото място.
    }
season-role-allow = „Управление на ролите“
season-over = ## 🏆 Сезон { $number } свърши
season-won =
    { $shared ->
        [yes] **Първото място е поделено!**
       *[no] **{ $winner } печели сезона!**
    }
season-nobody = Никой не завърши { $games } партии с рейтинг в него, затова първото място остава свободно.
season-games = Други игри
season-champion = 🏆 **Първо място:** { $winner }

## Арени

refusal-arena-here = В този канал вече има арена. Натисни **{ join }** на нея.
refusal-not-in-arena-game = В арена няма предложения за реми, връщане на ход или реванш: следващата ти партия идва сама.
refusal-arena-length = Арената трае от { $shortest } до { $longest } минути.
refusal-arena-start = Арената започва най-късно след { $latest } минути.
refusal-long-arena-game = Партиите на „{ game-ultimate }“ са твърде дълги за арена. Избери друга игра.
refusal-arena-over = Тази арена свърши.
refusal-arena-full = Тази арена е пълна: побира { $most } души. Щом някой си тръгне, можеш да се включиш.
refusal-not-in-arena = Не участваш в тази арена.
refusal-not-away = Ти участваш през цялото време: следващата ти партия идва, щом някой се освободи.
refusal-not-arena-host = Това могат само организаторът на арената, { $person }, и хората с право „Управление на сървъра“.
refusal-too-few-for-arena = За арена трябват { $enough } души. Щом се включат, можеш да я започнеш.

## Съобщението със задачата на деня

post-solve = Реши
post-solved-1 = **От първи опит**: { $people }
post-solved-2 = **От втори опит**: { $people }
post-solved-3 = **От трети опит**: { $people }
post-solved = { $people ->
        [0] Тук още никой не я реши.
        [one] Тук я реши един човек.
       *[other] Тук я решиха { $people } души.
    }
post-solved-more = { $people ->
        [one] Тук я реши още един човек.
       *[other] Тук я решиха още { $people } души.
    }
post-former = -# Вчерашната задача беше решена от { $people }

## Какво се пази за човек

mydata-kinds =
    - **Партии и предизвикателства**, също и отворените: кой, къде, кога, език, ходове, подсказки и резултат. Те са и на противниците ти: изтриването на данните ти приключва партиите, които играеш, и поставя случайно число на твое място.
    - **Рейтинги**: мястото ти на всеки сървър и във всеки сезон, какво промени всяка партия и резултатът ти срещу всеки човек. Изтриването на данните ти те маха от всички списъци и поставя на твое място същото случайно число.
    - **Останалото**: настройки, задачи на деня, арени, подиуми, споделени партии и резултати от задачи, представления; кого блокираш или предизвикваш, кой те блокира и дали достъпът ти е спрян. Всичко се пази, докато е нужно или докато не изтриеш данните си; после се изтрива или на твое място идва случайното число или код.
mydata-export = Покажи данните
mydata-delete = Изтрий данните
mydata-exported = Твоите данни като JSON. Полетата и колоните в тях се броят от 0.
mydata-question = Да изтрия ли всичко, което се пази за теб? Партиите, които играеш, ще завършат като предадени. Това не може да се отмени.
mydata-stays = Някои неща остават, за да са защитени другите: завършените партии под случайно число, кой те блокира и паузата от { $minutes } минути между предизвикателства. Блокиранията и паузата се пазят под код, направен от твоя идентификатор, а за { $days } дни – и случайното ти число. Който ме поддържа, може да провери дали един код е на идентификатор, който знае.
mydata-yes = Изтрий
mydata-no = Запази данните ми
mydata-done = Готово: в базата ми данни вече нищо не води към теб, освен следи в неизползваните ѝ части. Те изчезват до няколко минути или при следващото почистване на базата. Благодаря за играта!
mydata-begun = Изтривам данните ти. Имаш толкова много партии, че това ще отнеме още няколко секунди; ще го довърша дори ако се рестартирам. Дотогава не можеш да започнеш партия. За да видиш дали е готово, натисни пак `{ mydata-delete }` в { COMMAND("privacy") }.
mydata-copies = Готово: в базата ми данни вече нищо не води към теб. Сървърът ѝ още има копия в журнала си, в репликите си и в неизползвани части на файловете си, докато не използва това място отново. Благодаря за играта!
mydata-boards =
    Името ти изчезва и от най-новите { $boards } завършени дъски, по около 40 в минута, където още мога да ги редактирам. Нямам достъп до дъски на сървъри, които са ме премахнали, в канали, затворени за мен, в архивирани нишки или където ме е инсталирал само човек.
    Ако канал, нишка или сървър отново ме пусне, името ти изчезва и оттам, най-късно след ден.
    Може да има още съобщения с името ти: Discord невинаги ми казва дали са пристигнали. Ако видиш някое, натисни бутон на него и името ти изчезва.
mydata-kept = Добре. Нищо не е изтрито.

## Задачата на деня

puzzle-open = Задача на деня
puzzle-title = ### Задача №{"\u00A0"}{ $number } · { $game }
puzzle-win = { "**" }{ $mark } е на ход и печели в { $moves ->
    [one] един ход
   *[other] { $moves } хода
}.**
puzzle-save = { "**" }{ $mark } е на ход: само един ход спасява партията.**
puzzle-progress = -# { $dots } · Опит { $number } от { $tries }
puzzle-past = -# Тази задача не се зачита за серия.
puzzle-order = -# От най-стария знак към най-новия: { $marks }.
puzzle-left = -# { $mark } още има: { $pieces }.
puzzle-wrong = { "**Грешно:**" } { $cell }. Връщаш се в началото.
puzzle-right = { "**Вярно!**" } Заех { FORM($cell, of: "obj") }.
puzzle-hint = 💡 Първият ход е { $area }.
puzzle-solved = { $number ->
    [one] **Решена от първи опит!**
   *[other] **Решена с { $number } опита.**
}
puzzle-lost = { "**Този път не.**" } Верният ход беше: { $cell }.
puzzle-streak = -# 🔥 Серия: { $streak ->
    [one] един ден
   *[other] { $streak } дни
}. { $freezes ->
    [0] {""}
    [one] ❄️ Едно замразяване покрива пропуснат ден.
   *[other] ❄️ { $freezes } замразявания покриват пропуснати дни.
}
puzzle-freeze = -# Всеки седми ден поред носи замразяване, което покрива пропуснат ден.
puzzle-streak-ended = -# Серията ти приключи на { $streak }.
puzzle-streak-kept = -# ❄️ Замразяване запази серията ти: 🔥 { $streak }. Остават ти замразявания: { $freezes }.
puzzle-at-stake = -# ⏳ Вчерашната задача се зачита за серията ти до { $time } ({ $left }).
puzzle-frozen = -# ❄️ Замразяване покри вчерашния ден.
puzzle-share = -# { $percent }% я решиха от първи опит.
puzzle-next = -# Следващата задача: { $time }.
puzzle-give-up = Покажи отговора
puzzle-give-up-question = Да се покаже ли отговорът? { $costs ->
        [streak] Това прекратява серията ти от { $streak }.
        [freeze] Това струва едно замразяване на серията ти.
       *[nothing] След това не можеш да решиш тази задача.
    }
puzzle-give-up-yes = Да, покажи го
puzzle-give-up-no = Опитвай още
puzzle-yesterday = Вчерашната
puzzle-today = Днешната
puzzle-results = Резултати тук
puzzle-results-title = ### Задача №{"\u00A0"}{ $number } на този сървър
puzzle-results-none = Тук още никой не я отвори.
puzzle-results-open = { $person }: още опитва
puzzle-results-who = -# Тук са само тези, които показват партиите си на другите.
puzzle-copy = Копирай
puzzle-share-here = Сподели тук
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Няма такава задача за теб. { COMMAND("daily") } отваря днешната.
refusal-puzzle-over = Тази задача вече е завършена. Утре има друга.
refusal-tried-before = Този ход вече го опита и е грешен. Не губиш опит.
refusal-puzzle-not-over = Първо завърши задачата.
refusal-shared-once = Един резултат се споделя само веднъж в канал.
practice-played = Тук ти зае { FORM($cell, of: "obj") }, на { $date } срещу { $opponent }.
practice-task = { "**" }Ти си { $mark }.** { $result ->
        [win] Какво печели?
       *[draw] Какво запазва ремито?
    }
practice-move = { $what ->
        [right] **Вярно:** { $cell }.
        [wrong] **Грешно:** { $cell }.
       *[answer] Най-добрият отговор: { $cell }.
    }
practice-lets = { $result ->
        [win] Така победата се изплъзва.
       *[draw] Сега { $opponent } може да спечели.
    }
practice-next = Следваща
practice-look-on = Търси още
practice-open = Отвори партията
practice-looked = { $games ->
        [one] Няма твоя грешка в партията, която току-що прегледах.
       *[other] Няма твоя грешка в току-що прегледаните { $games } партии.
    }
practice-all = { $count ->
        [0] Още нямаш грешки за упражняване. Първата идва със следващите ти партии.
        [one] Единствената позиция е упражнена. Следващата идва със следващата ти партия.
       *[other] Всички { $count } позиции са упражнени. Следващата идва със следващата ти партия.
    }
practice-again = -# Една позиция идва отново { $time }.
practice-waiting = { $count ->
        [one] 1 позиция за упражняване
       *[other] { $count } позиции за упражняване
    }
practise-this = Упражни това
refusal-no-practice = Никой не знае какво е вярно в „{ game-ultimate }“, затова няма какво да се упражнява. Избери друга игра.
