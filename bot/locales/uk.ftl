# Українська. До бота кажуть «ти», і він теж. Стать людини невідома, а згадки не відмінюються: про людей
# кажемо в теперішньому часі або іменником («Перемога: …») і лише в називному відмінку.
# Бот і рушії чоловічого роду. Партія — одна зіграна гра, гра — її різновид.
#
# Форми назв: без форми — називний відмінок; acc — знахідний («займає …»), gen — родовий («центр …»),
# loc — місцевий («на …»), title — з великої літери, на початку рядка й на кнопці; who — «адаптивний рушій».

-bot = Noughts

between-sentences = {" "}
between-items = {", "}

english-holds = -# У разі сумнівів діє англійський текст.
help-wrong-word = -# Невдале слово? Напиши нам: { $link }

## Команди: описи та варіанти

command-tictactoe = Зіграти в хрестики-нулики
command-start = Почати партію проти бота
command-start-difficulty = Наскільки сильний бот (типово — рівень цього сервера)
command-start-engine = Стиль гри бота замість рівня; складність можна вибрати лише для деяких
command-mark = Твій знак; X ходить першим (типово навмання)
command-board = Знову показати твою партію внизу цього каналу
command-board-words = Натомість описати дошку словами, лише тобі
command-resign = Здати твою партію в цьому каналі

command-challenge = Викликати суперника або кинути відкритий виклик
command-challenge-opponent = Кого викликати (порожньо — відкритий виклик)
command-challenge-pace = Час на кожен хід (типово — темп цього сервера)
command-menu-challenge = Викликати на хрестики-нулики
command-menu-stats = Статистика хрестиків-нуликів
command-menu-review = Розбір хрестиків-нуликів
command-help = Почни тут: зіграй, виклич друга або дізнайся, хто найсильніший
command-privacy = Хто може тебе викликати, твої нагадування та збережені дані

command-daily = Задача дня: знайди правильний хід
command-daily-number = Номер однієї з минулих задач (типово сьогоднішня)
command-practice = Твої помилки у вигляді задач
command-practice-variant = У яку гру тренуватися (типово в усі)
command-arena = Провести арену: швидкі партії для всіх охочих
command-arena-variant = У яку гру грати (типово «Зникнення»)
command-arena-minutes = Скільки хвилин вона триває: від 10 до 60 (типово 20)
command-arena-starts-in = За скільки хвилин вона почнеться: від 0 до 60 (типово 5)

command-history = Завершені партії: твої, чужі або цього сервера
command-history-player = Чиї партії показати (типово твої)
command-history-variant = Яку гру показати (типово всі)
command-review = Дізнатися, який хід вирішив партію і що було краще
command-review-variant = Яка гра (типово та, що в твоїй останній партії)

command-watch = Подивитися, як два рушії грають один з одним
command-watch-x = Хто грає за X і ходить першим (типово навмання)
command-watch-o = Хто грає за O (типово навмання)
command-engines = Рушії: наскільки вони сильні та як їх перемогти

command-variant = У яку гру грати (типово класика)
command-stats-variant = Рейтинг якої гри показати (типово класика)
choice-game-classic = { game-classic }: три в ряд
choice-game-misere = { game-misere }: три в ряд — поразка
choice-game-vanish = { game-vanish }: по три знаки
choice-game-squares = { game-squares }: чотири в ряд або квадрат
choice-game-drop = { game-drop }: знаки падають, чотири в ряд
choice-game-ultimate = { game-ultimate }: дев’ять дощок в одній
choice-game-sizes = { game-sizes }: великі накривають малі
choice-easy = Легкий: не помічає ліній
choice-medium = Середній: робить помилки, які можна знайти
choice-hard = Складний: щоб виграти, потрібен план
choice-unbeatable = Непереможний: нічия — найкраще, чого можна досягти
choice-matched = Адаптивний: такої самої сили, як ти (без рейтингу)
choice-x = X: перший хід твій
choice-o = O: перший хід за ботом
choice-challenge-o = O: перший хід за суперником
choice-quick = Швидкий: 1 хвилина на хід
choice-casual = Спокійний: 15 хвилин на хід
choice-slow = Повільний: 3 дні на хід

## Рушії: ім’я і кілька слів про те, як він думає

choice-engine-dice = Dice: кілька правил і кубик
choice-engine-lines = Lines: оцінює лінії кожної клітинки
choice-engine-sampling = Sampling: грає випадкові партії
choice-engine-wargames = Wargames: дивиться на два ходи вперед
choice-engine-minimax = Minimax: прораховує до кінця партії
choice-engine-perfect = Perfect: не програє, ставить пастки
choice-engine-tree = Tree: грає лише в «{ game-ultimate }»
choice-engine-learned = Learned: сам навчився грати в «{ game-ultimate }»

level-easy = легкий
    .loc = легкому
    .title = Легкий
level-medium = середній
    .title = Середній
level-hard = складний
    .title = Складний
level-unbeatable = непереможний
    .title = Непереможний
level-expert = експерт
    .title = Експерт
level-matched = адаптивний
    .title = Адаптивний
    .who = адаптивний рушій

## Дошка

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = будь-хто
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Серія: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  "}{ $draws } нічия
        [few] {"  ·  "}{ $draws } нічиї
       *[many] {"  ·  "}{ $draws } нічиїх
    }
board-turn = **Твій хід, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) думає…**
board-ahead = -# Партій у черзі перед твоєю: { $games }
board-to-move = -# Хід: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Хід треба зробити до { $time } ({ $left })
board-deadline-unwatched = -# Хід треба зробити до { $time } ({ $left }). Якщо час вийде, це з’явиться тут, коли хтось натисне кнопку.
board-offer-draw = 🤝 **{ $asked }, приймеш нічию?**
board-offer-take-back = ↩️ **{ $asked }, { $player } просить повернути свій останній хід. Дозволиш?**
board-won-line = 🏆 **{ $winner } перемагає: { $length ->
        [3] три
        [4] чотири
       *[other] { $length }
    } в ряд!**
board-lost = **{ $winner } перемагає: { $length ->
        [3] три
        [4] чотири
       *[other] { $length }
    } в ряд.**
board-won-line-square = 🏆 **{ $winner } перемагає: квадрат із чотирьох!**
board-won-line-boards = 🏆 **{ $winner } перемагає: три дошки в ряд!**
board-lost-boards = **{ $winner } перемагає: три дошки в ряд.**
board-won-line-more-boards = 🏆 **{ $winner } перемагає за дошками, { $most }:{ $fewest }!**
board-lost-more-boards = **{ $winner } перемагає за дошками, { $most }:{ $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } збирає { $length ->
        [3] три
        [4] чотири
       *[other] { $length }
    } в ряд, тож { $winner } перемагає!**
board-lost-square = **{ $winner } перемагає: квадрат із чотирьох.**
board-lost-reverse = **{ $loser } збирає { $length ->
        [3] три
        [4] чотири
       *[other] { $length }
    } в ряд, тож { $winner } перемагає.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } здає партію. { $winner } перемагає!**
board-won-out-of-time = ⏰ **{ $loser }: час вийшов. { $winner } перемагає!**
board-won-abandoned = 🍂 **{ $loser } залишає партію. { $winner } перемагає!**
drawn-classic = 🤝 **Нічия!** Трьох у ряд немає ні в кого.
drawn-squares = 🤝 **Нічия!** Дошка заповнена.
drawn-sizes = 🤝 **Нічия!** Більше немає фігури, яку можна поставити.
drawn-ultimate = 🤝 **Нічия!** Виграних дощок порівну.
board-drew-unbeatable = 🎉 **Нічия з непереможним ботом: краще не зіграє ніхто!**
board-ended-repetition = 🤝 **Нічия!** Та сама позиція виникла тричі.
board-ended-agreed-draw = 🤝 **Нічия!** За згодою обох гравців.
board-ended-abandoned = 🍂 **Партію перервано**, перш ніж вона по-справжньому почалася. Вона не зараховується.
board-ended-unreachable = 🍂 **Кінець**: каналу цієї партії вже немає. Вона не зараховується.
board-matched = -# { -bot } підлаштовується під тебе: сила { $skill } зі 100. Без рейтингу.
board-another-try = -# Без рейтингу: ще одна спроба з { $number }-го ходу
board-hints = -# Без рейтингу: { $hints ->
        [one] { $hints } підказка
        [few] { $hints } підказки
       *[many] { $hints } підказок
    }
board-next-over = -# Ще партію? Натисни кнопку або введи { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Ця партія переїхала в нове повідомлення.
go-to-board = До дошки

refresh = Оновити
rule = Правила
board-in-words = Дошка
offer-draw = Нічия?
take-back = Повернути хід
take-back-question = Повернути твій останній хід і відповідь на нього? Після цього партія не зможе підняти твій рейтинг.
take-back-consent = Спершу потрібна згода суперника.
resign = Здатися
accept = Прийняти
decline = Відхилити
offer-withdraw = Забрати
rematch = Реванш
play-again = Зіграти ще
easier = Легше
harder = Складніше
more = Ще
my-stats = Моя статистика

reminder = { $player }, твій хід! Суперник: { $opponent } ({ $game }, хід { $number }): { $link }

## Арени

arena-title = Арена: { $game }
arena-starts = **Початок { $start }**, тривалість — { $minutes }{"\u00A0"}хв.
arena-how = Вільних учасників знову й знову зводять у пари; на кожен хід є 1 хвилина. Перемога дає 2 очки, нічия — 1. Можна прийти пізніше, зробити перерву й піти будь-коли.
arena-in-thread = Твої партії з’являться в { $thread }, зі згадкою.
arena-in-new-thread = Твої партії з’являться в гілці цього повідомлення, зі згадкою.
arena-in-channel = Твої партії з’являться в цьому каналі, зі згадкою.
arena-joined-none = Поки що ніхто не бере участі.
arena-joined = **Учасників: { $count }.** { $names }
arena-ends = **Кінець { $end }.**
arena-ending = **Нові партії не починаються.** Ті, що тривають, зараховуються, якщо завершаться вчасно (межа: { $end }).
arena-here = -# Зараз беруть участь: { $count }
arena-score = { $place } { $player }: **{ $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }**, { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
arena-score-tied = { arena-score } (перемоги: { $wins }, очки переможених: { $beaten })
arena-more = -# … і ще { $count ->
        [one] { $count } людина
        [few] { $count } людини
       *[many] { $count } людей
    }
arena-nobody-played = Ще жодну партію не завершено.
arena-won = 🏆 **Перемога на арені: { $winner }!**
arena-shared = 🏆 **Арену завершено, перше місце поділено!**
arena-played = -# Учасників: { $people }, партій: { $games }
arena-over-unplayed = Арену завершено, але жодну партію не дограно.
arena-too-few = Цього разу забракло учасників: для арени потрібно двоє.
arena-lapsed = Ця арена не почалася, бо мене тоді не було в мережі.
arena-cancelled = Цю арену скасовано.
arena-you-missed = Нових партій не буде, доки ти не скажеш, що ти знову тут.
arena-ratings = -# Партії змінюють рейтинг як завжди. Якщо ті самі двоє зіграють кілька партій за 24 години, перша зараховується повністю, друга — наполовину, третя — на третину.
arena-you-are-back = Ти знову в грі: нова партія почнеться, щойно хтось звільниться.
arena-ask = Поки що цього не бачить ніхто, крім тебе. Кнопка **{ arena-announce }** опублікує це в цьому каналі.
arena-announced-in = Арену оголошено в { $channel }.
arena-end-question = Завершити цю арену? Нових партій не буде, а ті, що тривають, зараховуватимуться ще { $minutes }{"\u00A0"}хв.
arena-cancel-question = Завершити цю арену ще до її початку?
arena-ended = Арена завершується: нових партій не буде.
arena-goes-on = Добре. Арена триває!

arena-announce = Оголосити
join = Узяти участь
call-players = Скликати
arena-leave = Піти
arena-standings = Таблиця
arena-start = Почати
arena-end = Завершити
arena-end-yes = Так, завершити
arena-end-no = Ні, продовжити
arena-back = Я знову тут
arena-again = Ще одна арена

arena-points = -# Арена: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Ця партія зараховується на арені, але не в рейтингу: кожен гравець має зробити щонайменше два ходи.
arena-missed = -# Нових партій поки не буде: { $player }.
arena-next = -# Поки триває арена, твоя наступна партія з’явиться сама.

## Виклики

challenge = ### ⚔️ Хрестики-нулики, { $invited }?
    { $challenger } викликає тебе на партію.
challenge-open = ### ⚔️ Хрестики-нулики — хто зіграє?
    { $challenger } шукає суперника. Грає той, хто приєднається першим.
challenge-rematch = ### ⚔️ Ще партію, { $invited }?
    { $challenger } пропонує реванш.
challenge-another-try = ### ⚔️ Спробуємо ще раз, { $invited }?
    { $challenger } пропонує зіграти далі з цієї позиції.
challenge-until = -# Спливає { $until }
players-called = { $role } { $challenger } шукає суперника.
players-found = Знайдено: { $players }
players-none = Цього разу нікого.
challenge-block = Заблокувати
challenge-cancel = Скасувати виклик
challenge-again = Спитати ще раз
challenge-anyway = Усе одно викликати
challenge-too = Додати й мій
challenge-declined = { $invited } відхиляє виклик гравця { $challenger }.
challenge-lapsed = Час вийшов: { $invited } не відповідає на виклик гравця { $challenger }.
challenge-lapsed-open = { $challenger } лишається без суперника: ніхто вчасно не приєднався.
challenge-cancelled = { $challenger } скасовує виклик гравцеві { $invited }.
challenge-cancelled-open = { $challenger } скасовує відкритий виклик.

## Чому рушій так пішов: що дав хід або як його знайдено; потім числа

why = Чому?
move-explained = **{ $player }** зайняв { FORM($cell, of: "acc") }.
effect-win = Він добудував { $line } і виграв.
effect-won = Цим ходом він виграв.
effect-line = Він зібрав три в ряд.
effect-safe = Він уникнув трьох у ряд.
effect-block =
    { $whose ->
        [yours] Він закрив тобі { $line }.
       *[theirs] Він закрив { $line }.
    }
effect-blocked = Він закрив лінію.
effect-coverable = Він став на шляху лінії, але більша фігура ще може її добудувати.
effect-threat = Він загрожує виграти на { $cells ->
        [one] { $cells } клітинці
        [few] { $cells } клітинках
       *[many] { $cells } клітинках
    }.
effect-no-reason = Це те, що робить хід, але не обов’язково його причина.
line-0 = верхній ряд
line-1 = середній ряд
line-2 = нижній ряд
line-3 = лівий стовпець
line-4 = середній стовпець
line-5 = правий стовпець
line-6 = діагональ
show-numbers = Показати числа
numbers-title = ### Як вибирав { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }` (ходів: { $count })

why-dice-opening = Дошка була порожня, тож він кинув кубик: зазвичай випадає кут, часом центр, рідко середина сторони.
why-dice-centre = Перший хід був у кут, тож він зайняв центр.
why-dice-corner = Перший хід був у центр, тож він зайняв кут.
why-dice-fork = Два протилежні кути можуть стати вилкою, тож він кинув кубик: зазвичай випадає середина сторони.
why-dice-any = Жодне правило не підійшло, тож він вибрав навмання.
why-lines-weights = Він зайняв клітинку, у якої найбільше очок. Відкриті лінії додають трохи, а лінія, яку можна добудувати чи закрити, — багато.
why-sampling-games = Він спробував кожен хід у { $games ->
        [one] { $games } випадковій партії
        [few] { $games } випадкових партіях
       *[many] { $games } випадкових партіях
    } і взяв той, з яким програвав найрідше.
why-wargames-two-plies = Він порівняв свої ходи та відповіді на них, а з рівних вибрав за смаком.
why-minimax-guess = До кінця було надто далеко, тож він пішов навмання.
why-minimax-search = Він прорахував партію до кінця й вибрав один із найкращих ходів.
why-level-ahead = Він бачив на { $plies ->
        [one] { $plies } хід
        [few] { $plies } ходи
       *[many] { $plies } ходів
    } вперед, не далі.
why-level-overlooked =
    { $whose ->
        [own] Він не помітив власну лінію.
        [theirs] Він не помітив лінію суперника.
       *[other] Він не помітив лінію.
    }
why-matched-measured = Він вибрав хід, що відповідає його силі.
why-perfect-winning = Він зробив хід, який виграє за будь-якої відповіді.
why-perfect-trap = З надійних ходів він вибрав той, на який люди найчастіше відповідають неправильно.
why-perfect-hold = Він зробив надійний хід. Жодна відповідь на нього не буде помилкою.
why-perfect-losing = Кожен хід програє, якщо суперник далі зіграє точно.
why-tree-win = Він знайшов хід, який точно виграє.
why-tree-search = Він зробив один із ходів, до яких повертався найчастіше.
why-sampling-hurried = Чекало багато партій, тож він зробив хід поспіхом.
why-board-won = Він виграв цю малу дошку.
why-board-blocked = Він закрив лінію на цій малій дошці.
why-sent-anywhere = Наступний хід можна зробити на будь-якій відкритій дошці: { $board } закрита.
why-sent-empty = Наступний хід треба зробити на { FORM($board, of: "loc") }, яка ще порожня.
why-sent-own = Він загрожує виграти { FORM($board, of: "acc") }, і саме там треба зробити наступний хід.
why-sent-theirs = Наступний хід треба зробити на { FORM($board, of: "loc") }, і він може її виграти.
why-sent-both = Він загрожує виграти { FORM($board, of: "acc") }, але наступний хід треба зробити саме там, і цей хід може виграти її раніше.
why-sent-neither = Наступний хід треба зробити на { FORM($board, of: "loc") }, яку поки що ніхто не може виграти одним ходом.
why-chance = Свої шанси на перемогу він оцінив приблизно у { $percent }{"\u00A0"}%, рахуючи нічию за половину.

table-lines-weight = Очки кожної вільної клітинки
table-sampling-wins = Виграних партій з кожним ходом, із { $games }
table-sampling-draws = Партій унічию з кожним ходом, із { $games }
table-wargames-own = Наскільки добрі його ходи
table-wargames-reply = Наскільки добрі твої відповіді
table-wargames-taste = Його ходи з поправкою на смак
table-tree-chance = Наскільки ймовірною здається перемога з кожним ходом
table-tree-visits = Скільки разів він розглянув кожен хід
table-minimax-value = Результат кожного ходу (10 — перемога, 0 — нічия, -10 — поразка)
table-perfect-chance = Шанси перемогти з кожним надійним ходом, якщо ти іноді помиляєшся
table-perfect-slip = Частка помилок серед твоїх відповідей на кожен надійний хід

## Підказки: що правда про позицію, куди дивитися, і сам хід

hint = Підказка
hint-question = З підказкою ця партія буде без рейтингу: твій рейтинг вона вже не змінить.
hint-yes = Показати підказку
hint-where = Де?
hint-what = Який хід?
hint-gone = Дошка змінилася після цієї підказки. Щоб отримати нову, натисни **{ hint }** під дошкою.
hint-unseen = -# На дошці цього ще не видно. Твоє наступне натискання лише оновить її.
hint-finish = **Можна завершити:** { $right ->
        [one] { $right } хід виграє
        [few] { $right } ходи виграють
       *[many] { $right } ходів виграють
    } одразу.
hint-only-move = **У тебе лише один хід.**
hint-own-line = **Обережно:** { $wrong ->
        [one] { $wrong } твій хід із { $legal } збирає
        [few] { $wrong } твої ходи з { $legal } збирають
       *[many] { $wrong } твоїх ходів із { $legal } збирають
    } три в ряд, а це поразка.
hint-threat = **Обережно:** { $right ->
        [1] лише один хід не дає мені виграти наступним ходом.
       *[other] { $wrong ->
            [one] { $wrong } твій хід із { $legal } дає
            [few] { $wrong } твої ходи з { $legal } дають
           *[many] { $wrong } твоїх ходів із { $legal } дають
        } мені виграти наступним ходом.
    }
hint-win-in-two = **Можна виграти за два ходи:** { $right ->
        [1] підходить лише один хід.
        [one] підходить { $right } хід із { $legal }.
        [few] підходять { $right } ходи з { $legal }.
       *[many] підходять { $right } ходів із { $legal }.
    }
hint-win-some = **Звідси можна виграти.** { $right ->
        [1] Перемогу зберігає лише один хід.
        [one] Перемогу зберігає { $right } твій хід із { $legal }.
        [few] Перемогу зберігають { $right } твої ходи з { $legal }.
       *[many] Перемогу зберігають { $right } твоїх ходів із { $legal }.
    }
hint-win-all = **Звідси можна виграти.** Перемогу зберігає будь-який хід.
hint-even-some = **Партія рівна.** { $right ->
        [1] Нічию зберігає лише один хід.
        [one] Нічию зберігає { $right } твій хід із { $legal }.
        [few] Нічию зберігають { $right } твої ходи з { $legal }.
       *[many] Нічию зберігають { $right } твоїх ходів із { $legal }.
    }
hint-even-all = **Партія рівна.** Нічию зберігає будь-який хід, тож шукай той, на який найважче відповісти.
hint-lost = **Я можу виграти, хоч як ходи.** Вибери хід, на який найважче відповісти.
hint-judged = **Моя оцінка:** твої шанси — близько { $chance }{"\u00A0"}%.
hint-area = Найкращий хід — { $area }.
hint-judged-area = Схоже, найкращий хід — { $area }.
hint-board = Найкращий хід — на { FORM($board, of: "loc") }.
hint-judged-board = Схоже, найкращий хід — на { FORM($board, of: "loc") }.
hint-move = Займи { FORM($cell, of: "acc") }.
hint-play = Зробити цей хід
hint-played = Хід зроблено: { $cell }.
area-line-0 = у верхньому ряду
area-line-1 = у середньому ряду
area-line-2 = у нижньому ряду
area-line-3 = у лівому стовпці
area-line-4 = у середньому стовпці
area-line-5 = у правому стовпці
area-line-6 = на діагоналі з лівого верхнього кута
area-line-7 = на діагоналі з правого верхнього кута
area-quarter-0 = у лівій верхній чверті
area-quarter-1 = у правій верхній чверті
area-quarter-2 = у лівій нижній чверті
area-quarter-3 = у правій нижній чверті

## Розбір завершеної партії

review = Розбір
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Ще раз із ходу { $number }
review-player-hints = { $player } ({ $hints ->
        [one] { $hints } підказка
        [few] { $hints } підказки
       *[many] { $hints } підказок
    })
review-start = **Початок.** ▶ гортає ходи по одному, усього { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }.
review-move = **Хід { $number } з { $moves }:** { $mark } займає { FORM($cell, of: "acc") }
review-accuracy = Точність: { $players }
review-turning-point = **Хід { $number } з { $moves }, вирішальний:** { $mark } займає { FORM($cell, of: "acc") } · **{ $name }**
review-faultless = Жодна зі сторін не зробила вирішальної помилки.
review-praise-find = Чудова знахідка: єдиний добрий хід — { $cell }.
review-praise-trap = Тобі вдалася гарна пастка: { $cell }.
review-praise-moves = { $good ->
        [0] Одна порада:
       *[other] { $moves ->
            [1] Твій єдиний хід був правильним.
           *[other] { $good ->
                [1] Правильним був один твій хід із { $moves }.
                [one] Правильним був { $good } твій хід із { $moves }.
                [few] Правильними були { $good } твої ходи з { $moves }.
               *[many] Правильними були { $good } твоїх ходів із { $moves }.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Одна порада:
       *[other] { $moves ->
            [1] Твій останній хід був правильним.
           *[other] { $good ->
                [1] З твоїх останніх ходів ({ $moves }) правильним був один.
                [one] З твоїх останніх ходів ({ $moves }) правильним був { $good }.
                [few] З твоїх останніх ходів ({ $moves }) правильними були { $good }.
               *[many] З твоїх останніх ходів ({ $moves }) правильними були { $good }.
            }
        }
    }
review-lesson = Наступного разу { $number }-м ходом займи { FORM($cell, of: "acc") }.
review-next-time = Наступного разу краще: { $cells }.
review-held = Краще: { $cells }.
review-better = Трохи краще: { $cells }.
review-any = одна із зелених клітинок
review-any-move = інший хід (варіантів: { $count })
review-trap = До того ж це пастка: відповідь, що напрошується, неправильна.
review-partly-known = -# Оцінити можу лише останні ходи. До них кінець партії надто далеко, щоб його побачити.
review-unknown = -# Я не можу сказати, чого варті були ці ходи.
review-doubts = -# Ходи, на які варто глянути ще раз: { $numbers }.
review-doubt = Моя оцінка: шанси { $mark } впали приблизно з { $before }{"\u00A0"}% до { $after }{"\u00A0"}%. Схоже, краще було зайняти { FORM($cell, of: "acc") }.
review-boards-won = -# Виграні малі дошки наприкінці: X { $x }, O { $o }.

move-brilliant = блискучий
move-great = чудовий
move-best = найкращий
move-good = добрий
move-sound = надійний
move-winning = виграшний
move-inaccuracy = неточність
move-slower = не найшвидший
move-doubtful = сумнівний
move-missed-win = упущена перемога
move-blunder = груба помилка
move-opening = дебют
move-forced = вимушений
move-given = заданий
move-and-trap = { $name }, пастка

review-won = Цей хід виграв партію.
review-own-line = Цей хід добудував лінію, а в цій грі це поразка.
review-win-overlooked = Можна було виграти, зайнявши { FORM($cell, of: "acc") }.
review-line-left-open = Лінія лишилася відкритою: { $opponent } може виграти, зайнявши { FORM($cell, of: "acc") }.
review-win-allowed = Тепер { $opponent } може виграти, зайнявши { FORM($cell, of: "acc") }.
review-fork-allowed = Тепер { $opponent } може створити дві загрози одразу, зайнявши { FORM($cell, of: "acc") }.
review-win-let-go = Перемогу можна було форсувати, зайнявши { FORM($cell, of: "acc") }.
review-loss-allowed = Тепер { $opponent } може форсувати перемогу, зайнявши { FORM($cell, of: "acc") }.
review-no-choice = Іншого ходу не було.
review-all-equal = Усі ходи були рівноцінні.
review-lost-already = Тут { $opponent } уже може виграти проти будь-якого ходу.
review-only-winning = Лише цей хід ще виграє.
review-only-holding = Лише цей хід зберігає нічию.
review-fork-made = Дві загрози одразу: одна з них пройде.
review-blocked = Хід закриває лінію { $opponent }.
review-win-kept = Хід зберігає перемогу.
review-draw-kept = Хід зберігає нічию.

## Хто такі рушії: як думають, як їх перемогти, наскільки вони сильні

engines-title =
    ## Знайомся: рушії
    Що довша смужка, то важче перемогти в класиці. Вибери рушій і дізнаєшся, як його перемогти.
    - Sampling: усі ігри
    - Minimax, Perfect: усі, крім «{ game-ultimate }»
    - Tree, Learned: «{ game-ultimate }»
    Друге меню показує рівні кожної гри.
engines-pick = Вибери рушій
play-level = { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Перемогти його не може ніхто.
        [one] Хто знає його звички, перемагає його у { $worst } партії зі 100.
        [few] Хто знає його звички, перемагає його у { $worst } партіях зі 100.
       *[many] Хто знає його звички, перемагає його у { $worst } партіях зі 100.
    }
engine-random = Зі 100 партій проти випадкового гравця в нього перемог: { $wins }, поразок: { $losses }.
engine-beat = **Як його перемогти:** { $beat }

about-dice = Дотримується кількох правил. Якщо жодне не підходить, кидає кубик.
about-lines = Оцінює лінії через кожну клітинку й ніколи не дивиться вперед.
about-sampling = Пробує кожен хід щонайбільше в сотні випадкових партій.
about-wargames = Дивиться на свій хід і твою відповідь, не далі.
about-minimax = Прораховує до кінця партії.
about-perfect = Знає кожну позицію напам’ять і ставить пастки.

beat-dice = зроби перший хід у середину сторони. На це в нього немає правила.
beat-lines = почни ходом у кут, а потім займи середину сторони на відстані ходу коня. Він щоразу потрапляє у вилку.
beat-sampling = почни й займи своїми ходами два протилежні кути. Надто часто він відповідає в третій.
beat-wargames = зроби перший хід у кут. Якщо він займе центр, займи протилежний кут, а потім третій.
beat-minimax = ніяк, тож грай на нічию. На { level-easy.loc } рівні він ходить навмання, доки не лишиться чотири клітинки.
beat-perfect = ніяк, тож грай на нічию.

levels-pick = Рівні гри
levels-title =
    ## Рівні: { $game }
    Правило: { $rule } За найкращої гри обох буде нічия.
levels-title-unsolved =
    ## Рівні: { $game }
    Правило: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, рейтинг { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, без рейтингу: такої самої сили, як ти.
levels-blocks = -# Смужки: скільки партій із десяти бот не програє тому, хто в чотирьох випадках із п’яти знаходить найкращий хід.

beat-learned = найсильніший, що в мене є; цю гру ніхто не розв’язав. Він розглядає тисячі позицій. Не давай йому вільно вибирати дошку й завчасно думай про три дошки в ряд.
beat-levels = він бачить на { $plies ->
        [one] { $plies } хід
        [few] { $plies } ходи
       *[many] { $plies } ходів
    } вперед, а потім ходить навмання. Плануй далі, ніж він.
beat-overlooking = він не помічає { $percent }{"\u00A0"}% твоїх загроз. Створюй загрозу кожним ходом.

## Покази: два рушії грають один з одним

show-opening = **Готові? Поїхали!**
show-moved = **{ $engine } ({ $mark }) зайняв { FORM($cell, of: "acc") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Стоп
show-again = Ще раз
show-play-winner = Грати з переможцем
show-stopped = Зупинено.
show-cut-short = Вибач, довелося закінчити раніше.
show-lost = Зв’язок урвався ще до початку.
show-record = Зіграно партій: { $games }. Перемог X: { $x }, перемог O: { $o }, нічиїх: { $draws }.
show-conclusion = **Дивна гра. Єдиний виграшний хід — не грати.** Як щодо { COMMAND("tictactoe start") }?

## Довідка й запитання, кого викликати

help-text =
    ## Хрестики-нулики
    Три в ряд — перемога. Грай зі мною або виклич друга просто в цьому чаті.
    Граєш зі мною й не знаєш, як піти? Натисни **{ hint }**. Після партії **{ review }** покаже хід, який її вирішив.
help-games = Вибери гру…
help-hint = -# Наступного разу просто введи { COMMAND("tictactoe start") }
help-play = Грати з ботом
help-challenge = Грати з другом
help-stats = Статистика
help-privacy-policy = Конфіденційність
help-terms = Умови
help-support = Підтримка
challenge-who = Кого хочеш викликати?
challenge-who-person = Вибери суперника
challenge-who-anyone = Відкритий виклик
challenge-recent-number = Викликати { $number }

## Про що людину питають і що їй кажуть особисто

resign-question-counted = Здати цю партію? Вона зарахується як поразка.
resign-question-uncounted = Здати цю партію? Вона не зарахується: кожен гравець має зробити щонайменше два ходи.
resign-question-arena = Здати цю партію? { $counts ->
        [counted] Очки на арені тоді отримає суперник.
       *[uncounted] Вона не зарахується, і нових партій не буде, доки ти не натиснеш **{ arena-back }**.
    }
resign-question-unrated = Здати цю партію? Вона без рейтингу, тож твій рейтинг не зміниться.
resign-yes = Так, здатися
resign-no = Грати далі
resign-done = Партію здано. Дякую за гру!
resign-kept = Добре. Партія триває!

already-playing = Ти вже граєш тут.
already-shown = Ось знову твоя партія.
already-show = Показати тут
which-game = У тебе тут дві партії. Яка?

start-own = Почати свою партію
you-declined = Виклик відхилено. { $person } зможе знову викликати тебе після { $time } ({ $left }).
blocked = { $person } більше не може тебе викликати; скасувати це можна в { COMMAND("privacy") }.

privacy-title = ## Конфіденційність
privacy-challenges-on = **Виклики:** тебе може викликати кожен, кого ти не блокуєш.
privacy-challenges-off = **Виклики:** ніхто не може тебе викликати.
privacy-challenges-turn-on = Дозволити виклики
privacy-challenges-turn-off = Вимкнути виклики
privacy-reminders-on = **Нагадування:** я надсилаю тобі згадку, коли твій хід у повільній партії, і ще раз, коли лишається чверть часу. У спокійній партії я роблю це через дві хвилини після початку твого ходу.
privacy-reminders-off = **Нагадування:** не нагадую тобі про твій хід.
privacy-reminders-turn-on = Нагадувати
privacy-reminders-turn-off = Не нагадувати
privacy-games-on = **Твої партії:** учасники сервера бачать твої партії на ньому в { COMMAND("history") } і { COMMAND("stats") }.
privacy-games-off = **Твої партії:** коли вони завершені, у { COMMAND("history") } і { COMMAND("stats") } їх бачите лише ти й твої суперники, і лише ви можете їх розбирати. Дошки в каналах, поширені партії, рейтинг і загальний рахунок лишаються видимими.
privacy-games-turn-on = Показати мої партії
privacy-games-turn-off = Сховати мої партії
privacy-words-on = **Дошки словами:** у партіях, що почнуться відтепер, після кожного ходу суперника описую дошку словами, лише тобі.
privacy-words-off = **Дошки словами:** лише коли натискаєш «{ board-in-words }».
privacy-words-turn-on = Описувати дошки
privacy-words-turn-off = Не описувати дошки
privacy-name = **Твоє ім’я:** приховане в загальній таблиці лідерів, доки ти не покажеш його в { COMMAND("stats") }, розділ «{ choice-everywhere }».
privacy-blocked = **Заблоковані:** люди із цього меню не можуть тебе викликати.
privacy-blocked-none = Нікого не заблоковано
privacy-data =
    ### Твої дані
    Я зберігаю твої партії, рейтинг і налаштування, але не імена й не повідомлення.
privacy-blocked-deleted = { $count ->
        [1] Хтось із тих, кого ти блокуєш, видалив свої дані, тож я не можу назвати цю людину. Викликати тебе вона теж не може.
        [one] { $count } людина з тих, кого ти блокуєш, видалила свої дані, тож я не можу їх назвати. Викликати тебе вони теж не можуть.
        [few] { $count } людини з тих, кого ти блокуєш, видалили свої дані, тож я не можу їх назвати. Викликати тебе вони теж не можуть.
       *[many] { $count } людей із тих, кого ти блокуєш, видалили свої дані, тож я не можу їх назвати. Викликати тебе вони теж не можуть.
    }
privacy-unblock-deleted = Розблокувати тих, хто видалив дані

refusal-not-your-match = Це чужа партія.
refusal-not-your-turn = Зараз ходить { $person }. Хід почався <t:{ $since }:R>.
refusal-match-not-over = Ця партія ще не завершена.
refusal-not-against-bot = Я нічиїх не приймаю. Грай далі або здайся.
refusal-draw-too-early = Запропонувати нічию можна з п’ятого ходу.
refusal-nothing-to-take-back = У тебе ще не було ходу, тож повертати нічого.
refusal-offer-stands = Спершу дай відповідь на поточну пропозицію.
refusal-own-offer = Це твоя пропозиція, тож прийняти чи відхилити її може лише { $person }. Ти можеш її забрати.
refusal-not-your-offer = Забрати цю пропозицію може лише { $person }. Ти можеш прийняти чи відхилити її.
refusal-no-offer = Ця пропозиція вже не діє.
refusal-challenge-open = Ця партія не почалася. Виклик ще чекає на відповідь.
refusal-challenge-over = Цей виклик уже не діє.
refusal-not-your-challenge = Прийняти чи відхилити цей виклик може лише { $person }. Кинь свій: { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Власний виклик прийняти не можна. Його має прийняти хтось інший.
refusal-own-invitation = Це твій виклик, тож прийняти чи відхилити його може лише { $person }. Ти можеш його скасувати.
refusal-not-your-invitation = Скасувати цей виклик може лише { $person }.
refusal-too-many-challenges = У тебе вже { $limit ->
        [one] { $limit } відкритий виклик
        [few] { $limit } відкриті виклики
       *[many] { $limit } відкритих викликів
    }. Дочекайся відповіді або скасуй один із них.
refusal-not-challengeable = { $person } зараз не приймає викликів.
refusal-just-declined = Твій виклик щойно відхилено ({ $person }). Викликати знову можна після <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Я більше не можу згадати роль для скликання. Хто керує сервером, може вибрати іншу в { COMMAND("settings") }.
refusal-just-called = Гравців тут щойно кликали. Покликати знову можна після <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Ти вже блокуєш { $limit ->
        [one] { $limit } людину
        [few] { $limit } людини
       *[many] { $limit } людей
    }, а більше зберігати я не можу. Спершу розблокуй когось у { COMMAND("privacy") }.
refusal-self-challenge = Себе викликати не можна. Лиши `opponent` порожнім, щоб грати з тим, хто приєднається першим.
refusal-bot-challenge = Інші боти в це не грають. Виклич людину або мене.
refusal-not-here = { $person } не може переглядати цей канал.
refusal-nobody-here = Цей чат більше ніхто не бачить. Зіграй зі мною: { COMMAND("tictactoe start") }, або виклич когось на сервері.
refusal-only-you = Мої відповіді на цьому сервері бачиш лише ти, тож виклик скасовано. До нього ніхто не зміг би приєднатися.
refusal-opponent-busy = { $person } тут уже грає. Спробуй після тієї партії.
refusal-opponent-deleted = Дані твого суперника видалено, тож я вже не знаю, хто це був. Виклич когось: { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Спробувати ще раз удвох можна в каналі тієї партії. Відкрий її розбір там.
refusal-rematch-made = Реванш цієї партії вже є.
refusal-cell-taken = Ця клітинка зайнята. Вибери вільну.
refusal-board-moved-on = Дошка змінилася ще до твого натискання. Ось який вигляд вона має тепер.
refusal-match-over = Ця партія завершена. Почни іншу: { COMMAND("tictactoe start") }.
refusal-arena-match-over = Ця партія завершена. Поки триває арена, твоя наступна партія з’явиться сама.
refusal-newer-engine = Я оновлююся, і суперника в цій партії знає лише моя нова версія. Нічого не змінилося; спробуй, будь ласка, ще раз за кілька хвилин.
refusal-no-such-match = Тут немає партії для тебе. Почни її: { COMMAND("tictactoe start") }.
refusal-already-playing = Ти вже граєш тут. { COMMAND("tictactoe board") } покаже твою партію.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } грає лише в гру «{ game-ultimate }».
    [ultimate] { $engine } не грає в гру «{ $game }». Грають Sampling, Tree і Learned.
   *[other] { $engine } не грає в гру «{ $game }». Грають Sampling, Minimax і Perfect.
}
refusal-no-such-level = Рушій { $engine } не має рівня «{ $level }». Лиши порожнім `difficulty`, щоб грати проти { $engine }, або `engine`, щоб грати на рівні «{ $level }».
refusal-unknown-button = Ця кнопка надто стара. Почни партію: { COMMAND("tictactoe start") }.
refusal-too-fast = Ти швидше за мене. Дай мені, будь ласка, кілька секунд.
refusal-unknown-option = Такого варіанта я не знаю. Вибери зі списку.
refusal-board-gone = Ту дошку видалено. { COMMAND("tictactoe board") } знову покаже твою партію.
refusal-nothing-to-explain = Я ще не робив ходу.
refusal-no-hints = Підказки є лише в партіях проти мене.
refusal-show-running = У цьому каналі вже грають два рушії. Дочекайся кінця або попроси того, хто їх запустив, зупинити показ.
refusal-too-many-shows = Більше показів я зараз не потягну. Спробуй, будь ласка, за хвилину.
refusal-show-over = Цей показ завершено.
refusal-not-your-show = Зупинити показ може лише той, хто його запустив.
refusal-nothing-to-review = У тебе ще немає завершених партій. Почни першу: { COMMAND("tictactoe start") }.
refusal-store-busy = Зараз не вдалося це зберегти. Нічого не втрачено; спробуй, будь ласка, ще раз трохи згодом.
refusal-store-unknown = Моя база даних щойно стала недоступною, тож я не знаю, чи це збережено. Заглянь, будь ласка, трохи згодом.
refusal-store-damaged = Не можу прочитати свою базу даних, тож це не зараховано. Це має виправити той, хто мене запустив.
refusal-unknown-command = Ця команда змінилася. Перезавантаж Discord і спробуй ще раз.
refusal-engine-failed = Мені не вдалося вчасно вигадати хід. З твоєю партією все гаразд; спробуй, будь ласка, ще раз.
refusal-broken = Щось пішло не так у мене. З твоєю партією все гаразд; спробуй, будь ласка, ще раз.

## Таблиці лідерів, картки, рахунок і чому партію не зараховано

command-stats = Таблиця лідерів, статистика гравця або рахунок двох гравців
command-stats-player = Чию статистику показати
command-stats-versus = Показати рахунок проти цього гравця
command-stats-scope = Цей сервер чи всі (типово цей сервер)
choice-server = Цей сервер
choice-everywhere = Усі сервери

stats-title-server = ## 🏆 Таблиця лідерів цього сервера
stats-title-everywhere = ## 🏆 Загальна таблиця лідерів
stats-title-season = ## 🏆 Таблиця лідерів цього сервера: сезон { $number }
stats-title-direct = ## Твої особисті повідомлення
results-legend = -# Перемоги/нічиї/поразки
stats-unsettled = Поки без місця: треба ще кілька партій
stats-empty = Зарахованих партій ще немає ні в кого. Твоя може стати першою: { COMMAND("tictactoe start") }
stats-unsettled-season = Без місця: замало партій
stats-empty-season = У цьому сезоні ні в кого немає зарахованих партій.
stats-own-none-season = У { "**тебе**" } немає зарахованих партій у цьому сезоні.
stats-you = { $who } { "**(ти)**" }
stats-own-none = У { "**тебе**" } тут ще немає зарахованих партій.
stats-own-unnamed = -# Твоє ім’я в цьому списку приховане від усіх інших.
stats-someone = хтось
person-gone = видалений користувач
stats-page = { $page } з { $pages }
stats-mine = Моя сторінка
stats-to-direct = ОП
stats-name-me = Показати ім’я
stats-unname-me = Сховати ім’я
stats-help = Про рейтинг
play = Грати
card-board = Таблиця лідерів

card-rank = { "**" }{ $points }**, місце { $rank }
card-none = Зарахованих партій тут ще немає.
card-none-season = У цьому сезоні немає зарахованих партій.
card-direct = { "**" }{ $points }**, це видно лише тобі
card-puzzles =
    -# 🧩 Розв’язано задач: { $solved }
    -# 🔥 Найдовша серія: { $longest }
card-total = Перемог { $wins }, нічиїх { $draws }, поразок { $losses }  ·  за X { $x ->
        [0] жодного разу
        [one] { $x } раз
        [few] { $x } рази
       *[many] { $x } разів
    }, за O { $o ->
        [0] жодного разу
        [one] { $o } раз
        [few] { $o } рази
       *[many] { $o } разів
    }
card-streak = Перемог поспіль: зараз { $streak }, рекорд { $best }
card-streak-season = Перемог поспіль: наприкінці { $streak }, рекорд { $best }
card-opening = Улюблена перша клітинка: { $cell } ({ $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    })
card-opponents = ### Суперники
card-opponent = { $opponent }: перемог { $wins }, нічиїх { $draws }, поразок { $losses }
card-opponent-people = Люди
card-opponent-you = Ти
against-bot = ## { $who } проти { -bot }
against-bot-how = -# Кожен рівень має сталий рейтинг: див. **{ stats-help }**.
card-latest = ### Останні партії тут
card-match-link = { $match }  ·  [дошка]({ $link })
card-picture = Ліворуч: рейтинг за останні партії ({ $matches }), від { $first } до { $last }, найнижчий { $lowest }, найвищий { $highest }. Праворуч: як часто кожна клітинка була першим ходом, ряд за рядом: { $cells }.
card-picture-caption = -# Ліворуч: рейтинг із часом. Праворуч: як часто кожна клітинка була першим ходом.

waiting-yours = **Твій хід ({ $count })**
waiting-theirs = **Чекаємо на інших ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  суперник: { $opponent }  ·  спливає { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } думає
waiting-group-chat = `{ $number }.` { $game }  ·  суперник: { $opponent }  ·  спливає { $until }  ·  у груповому чаті
waiting-open = Партія { $number }
history-title = ## Партії: { $who }
history-title-server = ## Останні партії цього сервера
history-seen-here = -# Партії, зіграні на цьому сервері, і партії, зіграні проти тебе.
history-seen-own = -# Партії, зіграні проти тебе. На сервері ця команда покаже партії всіх, хто грав там проти мене.
history-seen-direct = -# Партії, зіграні в цьому чаті, і партії, зіграні проти тебе. На сервері ця команда покаже, що цей гравець зіграв там.
history-none = Немає партій, які можна показати.
history-none-server = Тут іще немає партій, які можна показати. Зіграй: { COMMAND("tictactoe start") }
history-won = { "**Перемога**" } · суперник: { $opponent }
history-lost = { "**Поразка**" } · суперник: { $opponent }
history-drawn = { "**Нічия**" } · суперник: { $opponent }
history-unfinished = { "**Не дограно**" } · суперник: { $opponent }
history-beat = Перемога: { $winner } · суперник: { $loser }
history-drew = Нічия: { $x } і { $o }
history-stopped = Не дограно: { $x } і { $o }
history-unrated = без рейтингу
history-arena = арена
history-uncounted = не зараховано
history-open = Відкрити партію…
history-option = Партія { $number }: { $game }
history-newer = Новіші
history-older = Старіші
history-all-games = Усі ігри
history-own = Твої партії
history-server = Партії цього сервера

animation = Анімація
replay-told = Партія хід за ходом: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = ходів немає
replay-won = { $mark } перемагає.
replay-drawn = Ніхто не виграв.
replay-unfinished = Партію не дограно.

cell-0 = лівий верхній кут
cell-1 = середня верхня клітинка
    .acc = середню верхню клітинку
cell-2 = правий верхній кут
cell-3 = середня ліва клітинка
    .acc = середню ліву клітинку
cell-4 = центр
cell-5 = середня права клітинка
    .acc = середню праву клітинку
cell-6 = лівий нижній кут
cell-7 = середня нижня клітинка
    .acc = середню нижню клітинку
cell-8 = правий нижній кут
piece-a = { $cell } (мала фігура)
    .acc = { FORM($cell, of: "acc") } малою фігурою
piece-b = { $cell } (середня фігура)
    .acc = { FORM($cell, of: "acc") } середньою фігурою
piece-c = { $cell } (велика фігура)
    .acc = { FORM($cell, of: "acc") } великою фігурою
cell-in-board = { $cell } { FORM($board, of: "gen") }
    .acc = { FORM($cell, of: "acc") } { FORM($board, of: "gen") }
small-board-nw = ліва верхня дошка
    .acc = ліву верхню дошку
    .gen = лівої верхньої дошки
    .loc = лівій верхній дошці
small-board-n = верхня дошка
    .acc = верхню дошку
    .gen = верхньої дошки
    .loc = верхній дошці
small-board-ne = права верхня дошка
    .acc = праву верхню дошку
    .gen = правої верхньої дошки
    .loc = правій верхній дошці
small-board-w = ліва дошка
    .acc = ліву дошку
    .gen = лівої дошки
    .loc = лівій дошці
small-board-centre = центральна дошка
    .acc = центральну дошку
    .gen = центральної дошки
    .loc = центральній дошці
small-board-e = права дошка
    .acc = праву дошку
    .gen = правої дошки
    .loc = правій дошці
small-board-sw = ліва нижня дошка
    .acc = ліву нижню дошку
    .gen = лівої нижньої дошки
    .loc = лівій нижній дошці
small-board-s = нижня дошка
    .acc = нижню дошку
    .gen = нижньої дошки
    .loc = нижній дошці
small-board-se = права нижня дошка
    .acc = праву нижню дошку
    .gen = правої нижньої дошки
    .loc = правій нижній дошці
ultimate-sent = **Грай на { FORM($board, of: "loc") }.** 🟨
ultimate-choose = **Вибери для ходу будь-яку дошку з 🟨.**
ultimate-closed = **Вибери для ходу будь-яку дошку з 🟨:** { $board } закрита.
ultimate-chosen = **Грай на { FORM($board, of: "loc") }** або вибери іншу. 🟨
pick-again = Інша дошка
words-row = Ряд { $name }: { $cells }.
words-column = Стовпець { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = порожньо { $square }
words-fading = { $mark } (зникне наступним)
words-won = перемога { $mark }
words-untouched = поки нічого
words-choose = **Вибери будь-яку дошку, яка ще відкрита.**
pick-a = Мала ×{ $left }
pick-b = Середня ×{ $left }
pick-c = Велика ×{ $left }

## Ігри: назва і правило в один рядок

game-classic = Класика
game-misere = Піддавки
game-vanish = Зникнення
game-squares = Квадрати
game-drop = Гравітація
game-sizes = Розміри
game-ultimate = Супер
legend-fading = наступним зникне блідий знак.
legend-sizes = 1{"\u00A0"}— мала, 2{"\u00A0"}— середня, 3{"\u00A0"}— велика.
rule-classic = три в ряд — перемога.
rule-misere = три в ряд — поразка.
rule-vanish = { $moves ->
        [0] з твоїм четвертим знаком зникає найстаріший. Три в ряд — перемога. Позиція, що виникла втретє, — нічия. Перший хід не можна робити в середину сторони.
       *[other] з твоїм четвертим знаком зникає найстаріший. Три в ряд — перемога. Позиція, що виникла втретє, — нічия.
    }
rule-squares = чотири в ряд — перемога, квадрат два на два — теж.
rule-drop = знаки падають на найнижчу вільну клітинку стовпця. Чотири в ряд — перемога.
rule-ultimate = твоя клітинка відправляє суперника на малу дошку в тому самому місці. Хто має три в ряд, виграє малу дошку, а хто має три малі дошки в ряд — партію. Якщо це не вдалося нікому, перемагає той, хто має більше дощок.
rule-sizes = більші фігури накривають менші, і твої теж. Фігура лишається там, де її поставлено. Три твої в ряд — перемога.

versus-title = ## { $one } і { $other }
versus-none = Тут іще немає жодної завершеної партії цієї пари.
versus-record =
    Партій: { $matches }. { $one }: перемог { $wins }. { $other }: перемог { $losses }. Нічиїх: { $draws }.

rules-title = ## Як працює рейтинг
rules-start = Усі починають із 1500. Найбільше дають перемоги над сильними гравцями.
rules-levels = Мій рейтинг у грі «{ $game }»: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Твій рейтинг видно, коли в тебе є місце: після кількох партій, найкраще з різними суперниками.
rules-two-moves = Партія зараховується, коли кожен гравець зробить два ходи.
rules-details = Докладніше
rules-details-text =
    ## Рейтинг докладно
    - Рейтинг рахується за Glicko-2. Мої рівні мають сталий рейтинг, обчислений точно.
    - Повтор партії — це ті самі ходи, зокрема на повернутій чи віддзеркаленій дошці.
    - Партії з новачком змінюють рейтинг лише в межах від { $least } до { $most } і не дають місця. Новачок — той, хто ще не має місця і ще не зіграв { $matches ->
        [one] { $matches } партію
        [few] { $matches } партії
       *[many] { $matches } партій
    } з { $people ->
        [one] { $people } людиною
        [few] { $people } людьми
       *[many] { $people } людьми
    }.
    - Після повернення ходу партія може знизити твій рейтинг, але не підвищити. З підказкою вона без рейтингу.
    - Перемога наді мною піднімає тебе не вище за мій рейтинг плюс { $cap }; нічия з непереможним ботом — не вище за рівень «{ level-hard }».
    - Партії в особистих повідомленнях рахуються окремо, і бачать їх лише самі гравці.

uncounted-hinted = З підказкою партія без рейтингу, тож твій рейтинг не змінився.
uncounted-unrated = Ця партія без рейтингу, тож твій рейтинг не змінився.
name-and-value = { $name }: { $value }
rating-changed = Рейтинг { $before } → { $after }
rating-unranked = { $games ->
        [one] Поки без місця: ще приблизно { $games } партія
        [few] Поки без місця: ще приблизно { $games } партії
       *[many] Поки без місця: ще приблизно { $games } партій
    }
rating-of-game = Рейтинг { $points }
rating-kept = Рейтинг не змінився
uncounted-short = Ця партія не зараховується: кожен гравець має зробити щонайменше два ходи.
uncounted-nobody = Ця партія не зараховується нікому.
uncounted-repeated = Повтор недавньої партії проти бота не змінює рейтингу.
uncounted-again = Партії з тим самим суперником за день зараховуються щоразу менше.
uncounted-taken-back = Хід було повернено, тож ця партія не могла підняти твій рейтинг.
uncounted-capped = Перемога наді мною або над новачком піднімає тебе лише до певної межі.

refusal-not-shown = { $person } приховує своє ім’я в загальній таблиці лідерів.
refusal-no-server = Тут немає сервера. Спробуй `scope: { choice-everywhere }`.
refusal-not-added = Налаштування мають сервери, на які мене додали, а цей не з них. Твої власні — у { COMMAND("privacy") }.
refusal-cannot-write = Я не можу писати в цьому каналі. Для цього мені потрібні права «Переглядати канал» і «Надсилати повідомлення».
refusal-not-shared = Цією партією більше не діляться.
refusal-animation-in-flight = Я вже роблю для тебе анімацію. Вона ось-ось з’явиться.
refusal-export-in-flight = Я вже збираю твої дані. Вони з’являться, щойно будуть готові.
refusal-shut-out = На жаль, той, хто мене запустив, не дозволяє мені грати тут із тобою. { COMMAND("privacy") } і далі працює.
refusal-being-deleted = Твої дані видаляються. За кілька секунд можна буде знову грати.
refusal-not-server-manager = Це можуть робити лише ті, хто має право «Керувати сервером».

## Вітання на сервері

welcome-text =
    ### 👋 Привіт! Я { -bot }.
    Я граю в хрестики-нулики. Натисни **{ play }**, щоб почати партію проти мене, або виклич друга: { COMMAND("tictactoe challenge") }. Решту покаже { COMMAND("help") }.
welcome-admins = -# Адміністраторам: де мене можна використовувати, вибирають у «Налаштування сервера → Інтеграції».
welcome-settings = -# У { COMMAND("settings") } вибирають мою мову на цьому сервері та канал для задачі дня.

## Налаштування сервера

command-settings = Налаштування цього сервера й чи йдуть його партії в загальний залік
settings-title = ## Налаштування цього сервера
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · ідуть у загальний залік
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · не йдуть у загальний залік
settings-now-season-first = { "**" }{ settings-seasons }**: перший
settings-now-season-since = { "**" }{ settings-seasons }**: номер { $number }, з { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: автоматично
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Партії
settings-seasons = Сезони
settings-language = Мова
back = Назад

settings-difficulty = { "**Типовий рівень**" } для партій проти мене (найсильніший у грі «{ game-ultimate }» — { level-expert })
settings-pace = { "**Типовий темп**" } для партій між людьми
settings-call = { "**Роль для скликання**" } при відкритих викликах: **{ call-players }** згадує її, не частіше ніж раз на десять хвилин
settings-call-none = Вибери роль (порожньо: вимкнено)
settings-call-refused =
    { $why ->
        [everyone] Це не може бути { $role }.
        [yours] Ти не можеш згадувати { $role }, тож і я не роблю цього за тебе. Дозволь усім згадувати її, а потім вибери її ще раз.
        [closed] { $role } можуть згадувати вже не всі, тож і я цього не роблю. Дозволь усім згадувати її або вибери її ще раз.
       *[other] Я не можу згадати { $role }. Дозволь усім згадувати її або дозволь мені згадувати всі ролі.
    }
settings-everywhere-1 = Партії цього сервера йдуть у загальну таблицю лідерів.
settings-everywhere-0 = Партії цього сервера не йдуть у загальну таблицю лідерів.
settings-turn-everywhere-1 = Зараховувати в загальну таблицю
settings-turn-everywhere-0 = Рахувати лише на цьому сервері

settings-language-automatic = { "**" }{ choice-automatic }**: те, що бачать усі, — мовою того, хто це починає. Мова того, чого не починає ніхто, як-от мого вітання: { $name }.
settings-language-set = Мова всього, що бачать усі на цьому сервері: { "**" }{ $name }{ "**" }. Розпочаті партії зберігають свою мову.
settings-language-private = -# Те, що бачиш лише ти, — мовою твого Discord.
choice-automatic = Автоматично

settings-now-daily-off = { "**" }{ puzzle-open }**: вимкнено
settings-now-daily-refused = { "**" }{ puzzle-open }**: вимкнено, бо писати в її канал я вже не можу
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, щодня ({ $time })
settings-daily-about = Одне повідомлення на день із задачею, однаковою для всіх. Розв’язують її наодинці зі мною, а повідомлення показує, кому це вдалося. Сповіщень ніхто не отримує.
settings-daily-none = Вибери канал (порожньо: вимкнено)
settings-daily-hour = Задача з’являється о { $time } за твоїм часом.
settings-daily-failed = Я не можу писати в { $channel }, тож усе лишилося як було. Дозволь мені там **Переглядати канал** і **Надсилати повідомлення**, а потім вибери його ще раз.
settings-channel-yours = Ти не можеш писати в { $channel }, тож і я не роблю цього за тебе. Усе лишилося як було.
daily-comes-here = Задача дня з’являтиметься тут щодня ({ $time }).

settings-arena = Арена
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] вимкнено
        [empty] вимкнено: тричі поспіль забракло учасників
       *[set] { $channel }, наступна — { $time }
    }
settings-arena-about =
    Арена, яка приходить сама: за годину до початку про неї повідомляють у її каналі, з кнопкою **{ join }**. { $calls ->
        [yes] Повідомлення один раз згадує { $role }.
       *[no] Сповіщень ніхто не отримує.
    } Якщо тричі поспіль не збереться двох гравців, більше їх не буде.
    День і година за UTC, без літнього часу. За твоїм часом ця година зараз відповідає { $time }.
evening-none = Жодного дня
evening-each-day = Щодня
evening-any = Щоразу інша гра
evening-quiet = Нікого не скликати
evening-comes-here = Про арени, які приходять самі, повідомляють тут.
arena-last = 🏟️ **Остання арена:** { $winner }

settings-new-season = Новий сезон
season-first = У таблиці лідерів цього сервера триває **перший сезон**.
season-since = У таблиці лідерів цього сервера триває **сезон { $number }**, він почався { $since }.
season-question = Почати сезон { $number }? Сезон { $former } тоді закінчиться назавжди, повернути його не можна. Усі в таблиці лідерів цього сервера знову почнуть із 1500. Сезон { $former } лишиться в { COMMAND("stats") }. { $podium }
season-start = Почати сезон { $number }
season-keep = Скасувати
season-started = Сезон { $number } почався. Усім успіхів!
season-name = Сезон { $number }
season-name-current = Сезон { $number } (поточний)
season-ends-hand = Сезони закінчуються, коли ти скажеш
season-ends-month = Сезони закінчуються щомісяця
season-ends-week = Сезони закінчуються щотижня
season-ends =
    { $ends ->
        [week] Сезони закінчуються щотижня. Наступний почнеться { $end }, якщо в цьому зараховано хоч одну партію.
        [month] Сезони закінчуються щомісяця. Наступний почнеться { $end }, якщо в цьому зараховано хоч одну партію.
       *[other] Сезони закінчуються, коли ти скажеш.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] П’єдестал з’явиться там, де хтось почне наступний сезон.
       *[other] П’єдестал з’явиться в { $where }.
    }
season-podium =
    { $state ->
        [refused] Коли сезон закінчувався, його **п’єдестал** з’являвся в каналі. Тепер ні, бо я не міг там писати.
       *[other] Коли сезон закінчується, його **п’єдестал** з’являється в каналі. Сповіщень ніхто не отримує.
    }
season-podium-comes = Коли сезон закінчиться, його п’єдестал з’явиться тут.
season-role = Перше місце отримує тоді **роль**, доки його не займе хтось інший.
season-role-refused =
    { $why ->
        [everyone] Це не може бути { $role }.
        [permissions] { $role } має права, тож цієї ролі я нікому не надаю.
        [managed] Роль { $role } може надавати лише Discord або інший застосунок.
        [above] { $role } не нижче за мою власну роль, тож я не можу її надавати. Постав мою вище, а потім вибери цю ще раз.
        [yours] Ти не можеш надавати роль { $role }, тож і я не роблю цього за тебе. Потрібні право **Керувати ролями** і твоя роль, вища за цю.
        [missing] Щоб надавати роль { $role }, мені потрібне ще одне право. Дозволь його кнопкою нижче, а потім вибери роль ще раз.
        [two-factor] Discord не дозволяє мені змінювати тут ролі: цей сервер вимагає двофакторної автентифікації, і ввімкнути її має той, хто мене запустив.
       *[other] Минулого разу Discord не дозволив мені змінити жодної ролі. Дозволь мені **Керувати ролями** і постав мою власну роль вище за роль для першого місця.
    }
season-role-allow = Дозволити «Керувати ролями»
season-over = ## 🏆 Сезон { $number } завершено
season-won =
    { $shared ->
        [yes] **Перше місце поділено!**
       *[no] **Перемога в сезоні: { $winner }!**
    }
season-nobody = Ніхто не дограв у ньому { $games } рейтингових партій, тож перше місце лишається вільним.
season-games = Інші ігри
season-champion = 🏆 **Перше місце:** { $winner }

## Арени

refusal-arena-here = У цьому каналі вже є арена. Натисни на ній **{ join }**.
refusal-not-in-arena-game = На арені не можна пропонувати нічию, просити повернути хід чи брати реванш: наступна партія з’явиться сама.
refusal-arena-length = Тривалість арени у хвилинах: від { $shortest } до { $longest }.
refusal-arena-start = Арена починається щонайпізніше через { $latest ->
        [one] { $latest } хвилину
        [few] { $latest } хвилини
       *[many] { $latest } хвилин
    }.
refusal-long-arena-game = Партії в гру «{ game-ultimate }» задовгі для арени. Вибери іншу гру.
refusal-arena-over = Цю арену завершено.
refusal-arena-full = На цій арені немає місць: учасників не більше ніж { $most }. Щойно хтось піде, можна буде приєднатися.
refusal-not-in-arena = Ти не береш участі в цій арені.
refusal-not-away = Перерви не було: наступна партія почнеться, щойно хтось звільниться.
refusal-not-arena-host = Це можуть робити лише { $person }, організатор цієї арени, і ті, хто має право «Керувати сервером».
refusal-too-few-for-arena = Для арени потрібно учасників: { $enough }. Щойно вони приєднаються, її можна буде почати.

## Повідомлення із задачею дня

post-solve = Розв’язати
post-solved-1 = **З першої спроби**: { $people }
post-solved-2 = **З другої спроби**: { $people }
post-solved-3 = **З третьої спроби**: { $people }
post-solved = { $people ->
        [0] Тут її ще ніхто не розв’язав.
        [one] Тут її розв’язала { $people } людина.
        [few] Тут її розв’язали { $people } людини.
       *[many] Тут її розв’язали { $people } людей.
    }
post-solved-more = { $people ->
        [one] Тут її розв’язала ще { $people } людина.
        [few] Тут її розв’язали ще { $people } людини.
       *[many] Тут її розв’язали ще { $people } людей.
    }
post-former = -# Учорашню задачу розв’язали: { $people }

## Що зберігається про людину

mydata-kinds =
    - **Партії та виклики**, зокрема відкриті: хто, де, коли, мова, ходи, підказки й результат. Вони належать і твоїм суперникам: видалення твоїх даних завершує партії, у яких ти граєш, і ставить замість тебе випадкове число.
    - **Рейтинг**: твої показники на кожному сервері й у кожному сезоні, що змінила кожна партія, і твій рахунок із кожною людиною. Видалення твоїх даних прибирає тебе з усіх списків і ставить замість тебе те саме випадкове число.
    - **Решта**: налаштування, задачі дня, арени, п’єдестали, поширені партії та результати задач, покази; кого блокуєш або викликаєш ти, хто блокує тебе і чи закрито тобі доступ. Усе зберігається, доки воно потрібне або доки ти не видалиш свої дані; потім воно видаляється або замість тебе лишається випадкове число чи код.
mydata-export = Показати дані
mydata-delete = Видалити дані
mydata-exported = Твої дані у форматі JSON. Клітинки й стовпці в них рахуються з 0.
mydata-question = Видалити все, що зберігається про тебе? Партії, у яких ти граєш, завершаться як здані. Скасувати це не можна.
mydata-stays =
    Дещо лишається, щоб захистити інших: завершені партії під випадковим числом, хто блокує тебе, і перерва між викликами ({ $minutes }{"\u00A0"}хв). Блокування й ця перерва зберігаються під кодом, утвореним із твого ідентифікатора, і так само { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    } зберігається твоє випадкове число. Той, хто мене запустив, може перевірити, чи належить код відомому йому ідентифікатору.
mydata-yes = Видалити
mydata-no = Лишити мої дані
mydata-done = Готово: у моїй базі даних на тебе більше ніщо не вказує, крім слідів у її невикористаних частинах. Вони зникнуть за кілька хвилин або під час наступного очищення бази. Дякую за гру!
mydata-begun = Я видаляю твої дані. Партій так багато, що це триватиме ще кілька секунд, і я завершу це, навіть якщо перезапущуся. Доти почати партію не можна. Щоб дізнатися, чи вже готово, знову натисни `{ mydata-delete }` у { COMMAND("privacy") }.
mydata-copies = Готово: у моїй базі даних на тебе більше ніщо не вказує. Її сервер іще має копії у своєму журналі, репліках і невикористаних частинах файлів, доки не займе це місце знову. Дякую за гру!
mydata-boards =
    Твоє ім’я зникне й з найновіших завершених дощок ({ $boards }), які я ще можу змінити, приблизно по 40 за хвилину. Мені недоступні дошки на серверах, які мене вилучили, у закритих для мене каналах, в архівних гілках і там, де мене встановила собі лише людина, а не сервер.
    Якщо канал, гілка чи сервер знову відкриються для мене, твоє ім’я зникне й звідти, щонайпізніше за день.
    Можуть існувати ще повідомлення з твоїм ім’ям: Discord не завжди каже мені, чи вони дійшли. Якщо побачиш таке, натисни на ньому кнопку, і твоє ім’я зникне.
mydata-kept = Добре. Нічого не видалено.

## Задача дня

puzzle-open = Задача дня
puzzle-title = ### Задача №{"\u00A0"}{ $number } · { $game }
puzzle-win = { "**" }{ $mark } починає й виграє за { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}.**
puzzle-save = { "**" }{ $mark } починає: партію рятує лише один хід.**
puzzle-progress = -# { $dots } · Спроба { $number } з { $tries }
puzzle-past = -# Ця задача в серію не йде.
puzzle-order = -# Від найстарішого знака до найновішого: { $marks }.
puzzle-left = -# Запас { $mark }: { $pieces }.
puzzle-wrong = { "**Неправильно:**" } { $cell }. Знову початкова позиція.
puzzle-right = { "**Правильно!**" } Я зайняв { FORM($cell, of: "acc") }.
puzzle-hint = 💡 Перший хід — { $area }.
puzzle-solved = { $number ->
    [1] **Розв’язано з першої спроби!**
    [one] **Розв’язано з { $number }-ї спроби.**
    [few] **Розв’язано з { $number }-ї спроби.**
   *[many] **Розв’язано з { $number }-ї спроби.**
}
puzzle-lost = { "**Не цього разу.**" } Правильний хід: { $cell }.
puzzle-streak = -# 🔥 Серія: { $streak ->
    [one] { $streak } день
    [few] { $streak } дні
   *[many] { $streak } днів
}. { $freezes ->
    [0] {""}
    [one] ❄️ { $freezes } заморозка покриває пропущений день.
    [few] ❄️ { $freezes } заморозки покривають пропущені дні.
   *[many] ❄️ { $freezes } заморозок покривають пропущені дні.
}
puzzle-freeze = -# Кожен сьомий день поспіль дає заморозку: вона покриває пропущений день.
puzzle-streak-ended = -# Твоя серія обірвалася на { $streak }.
puzzle-streak-kept = -# ❄️ Заморозка врятувала твою серію: 🔥 { $streak }. Залишилося заморозок: { $freezes }.
puzzle-at-stake = -# ⏳ Учорашня задача зараховується до твоєї серії до { $time } ({ $left }).
puzzle-frozen = -# ❄️ Заморозка покрила вчорашній день.
puzzle-share = -# З першої спроби розв’язали { $percent }{"\u00A0"}%.
puzzle-next = -# Наступна задача { $time }.
puzzle-give-up = Показати відповідь
puzzle-give-up-question = Показати відповідь? { $costs ->
        [streak] На цьому твоя серія обірветься: { $streak }.
        [freeze] Це коштує однієї заморозки твоєї серії.
       *[nothing] Після цього розв’язати цю задачу вже не можна.
    }
puzzle-give-up-yes = Так, показати
puzzle-give-up-no = Шукати далі
puzzle-yesterday = Учорашня
puzzle-today = Сьогоднішня
puzzle-results = Результати тут
puzzle-results-title = ### Задача №{"\u00A0"}{ $number } на цьому сервері
puzzle-results-none = Тут її ще ніхто не відкривав.
puzzle-results-open = { $person }: ще розв’язує
puzzle-results-who = -# Тут лише ті, хто показує свої партії іншим.
puzzle-copy = Копіювати
puzzle-share-here = Поділитися тут
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Такої задачі для тебе немає. { COMMAND("daily") } відкриває сьогоднішню.
refusal-puzzle-over = Цю задачу вже завершено. Завтра буде інша.
refusal-tried-before = Цей хід уже був, він неправильний. Спроба не витрачається.
refusal-puzzle-not-over = Спершу заверши задачу.
refusal-shared-once = Поділитися результатом можна один раз у каналі.
practice-played = Твій хід тут ({ $date }, суперник: { $opponent }): { $cell }.
practice-task = { "**" }Твій знак: { $mark }.** { $result ->
        [win] Який хід веде до перемоги?
       *[draw] Який хід зберігає нічию?
    }
practice-move = { $what ->
        [right] **Правильно:** { $cell }.
        [wrong] **Неправильно:** { $cell }.
       *[answer] Найкраща відповідь: { $cell }.
    }
practice-lets = { $result ->
        [win] Так перемогу втрачено.
       *[draw] Тепер { $opponent } може виграти.
    }
practice-next = Далі
practice-look-on = Шукати далі
practice-open = Відкрити партію
practice-looked = { $games ->
        [one] У { $games } щойно переглянутій партії твоїх помилок немає.
        [few] У { $games } щойно переглянутих партіях твоїх помилок немає.
       *[many] У { $games } щойно переглянутих партіях твоїх помилок немає.
    }
practice-all = { $count ->
        [0] У тебе поки немає помилок для тренування. Перша з’явиться з наступними партіями.
        [1] Єдину позицію відпрацьовано. Наступна з’явиться з новою партією.
        [one] Відпрацьовано всі позиції: { $count }. Наступна з’явиться з новою партією.
        [few] Відпрацьовано всі позиції: { $count }. Наступна з’явиться з новою партією.
       *[many] Відпрацьовано всі позиції: { $count }. Наступна з’явиться з новою партією.
    }
practice-again = -# Одна позиція повернеться { $time }.
practice-waiting = { $count ->
        [one] { $count } позиція для тренування
        [few] { $count } позиції для тренування
       *[many] { $count } позицій для тренування
    }
practise-this = Відпрацювати це
refusal-no-practice = У грі «{ game-ultimate }» ніхто не знає, що правильно, тож тренувати нема чого. Вибери іншу гру.
