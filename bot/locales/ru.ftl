# Русский. Боту говорят «ты», и он тоже. Пол человека неизвестен, а упоминания не склоняются: о людях
# говорим в настоящем времени или существительным («Победа: …») и только в именительном падеже.
# Бот и движки мужского рода. Партия — одна сыгранная игра, игра — её вид.
#
# Формы имён: без формы — именительный падеж; acc — винительный («занимает …»), gen — родительный
# («центр …»), prep — предложный («на …»), title — с прописной буквы, в начале строки и на кнопке,
# who — движок как подлежащее.

-bot = Noughts

between-sentences = {" "}
between-items = {", "}

english-holds = -# В случае сомнений действует английский текст.
help-wrong-word = -# Неудачное слово? Напиши нам: { $link }

## Команды: описания и варианты

command-tictactoe = Сыграть в крестики-нолики
command-start = Начать партию против бота
command-start-difficulty = Насколько силён бот (по умолчанию — уровень этого сервера)
command-start-engine = Вместо уровня — стиль игры бота; сложность есть не у каждого
command-mark = Твой знак; X ходит первым (по умолчанию случайно)
command-board = Снова показать твою партию внизу этого канала
command-board-words = Вместо этого описать доску словами, только тебе
command-resign = Сдать твою партию в этом канале

command-challenge = Вызвать соперника или бросить открытый вызов
command-challenge-opponent = Кого вызвать (пусто — открытый вызов)
command-challenge-pace = Время на каждый ход (по умолчанию — темп этого сервера)
command-menu-challenge = Вызвать на крестики-нолики
command-menu-stats = Статистика крестиков-ноликов
command-menu-review = Разбор крестиков-ноликов
command-help = Начни здесь: сыграй, вызови друга или узнай, кто сильнее всех
command-privacy = Кто может тебя вызвать, твои напоминания и хранимые данные

command-daily = Задача дня: найди верный ход
command-daily-number = Номер одной из прошлых задач (по умолчанию сегодняшняя)
command-practice = Твои ошибки в виде задач
command-practice-variant = В какую игру тренироваться (по умолчанию во все)
command-arena = Провести арену: быстрые партии для всех желающих
command-arena-variant = В какую игру играть (по умолчанию «Исчезновение»)
command-arena-minutes = Сколько минут она длится: от 10 до 60 (по умолчанию 20)
command-arena-starts-in = Через сколько минут она начнётся: от 0 до 60 (по умолчанию 5)

command-history = Завершённые партии: твои, чужие или этого сервера
command-history-player = Чьи партии показать (по умолчанию твои)
command-history-variant = Какую игру показать (по умолчанию все)
command-review = Узнать, какой ход решил партию и что было лучше
command-review-variant = Какая игра (по умолчанию та, что в твоей последней партии)

command-watch = Посмотреть, как два движка играют друг с другом
command-watch-x = Кто играет за X и ходит первым (по умолчанию случайно)
command-watch-o = Кто играет за O (по умолчанию случайно)
command-engines = Движки: насколько они сильны и как их победить

command-variant = В какую игру играть (по умолчанию классика)
command-stats-variant = Рейтинг какой игры показать (по умолчанию классика)
choice-game-classic = { game-classic }: три в ряд
choice-game-misere = { game-misere }: три в ряд — поражение
choice-game-vanish = { game-vanish }: по три знака
choice-game-squares = { game-squares }: четыре в ряд или квадрат
choice-game-drop = { game-drop }: знаки падают, четыре в ряд
choice-game-ultimate = { game-ultimate }: девять досок в одной
choice-game-sizes = { game-sizes }: большие накрывают малые
choice-easy = Лёгкий: не замечает линий
choice-medium = Средний: ошибается, но ошибку нужно заметить
choice-hard = Сложный: чтобы победить, нужен план
choice-unbeatable = Непобедимый: ничья — лучшее, чего можно добиться
choice-matched = Адаптивный: такой же силы, как ты (без рейтинга)
choice-x = X: первый ход твой
choice-o = O: первый ход за ботом
choice-challenge-o = O: первый ход за соперником
choice-quick = Быстрый темп: 1 минута на ход
choice-casual = Спокойный темп: 15 минут на ход
choice-slow = Медленный темп: 3 дня на ход

## Движки: имя и несколько слов о том, как он думает

choice-engine-dice = Dice: несколько правил и кубик
choice-engine-lines = Lines: оценивает линии каждой клетки
choice-engine-sampling = Sampling: играет случайные партии
choice-engine-wargames = Wargames: смотрит на два хода вперёд
choice-engine-minimax = Minimax: считает до конца партии
choice-engine-perfect = Perfect: не проигрывает, ставит ловушки
choice-engine-tree = Tree: играет только в «{ game-ultimate }»
choice-engine-learned = Learned: сам научился игре «{ game-ultimate }»

level-easy = лёгкий
    .prep = лёгком
    .title = Лёгкий
level-medium = средний
    .title = Средний
level-hard = сложный
    .title = Сложный
level-unbeatable = непобедимый
    .title = Непобедимый
level-expert = эксперт
    .title = Эксперт
level-matched = адаптивный
    .title = Адаптивный
    .who = адаптивный движок

## Доска

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = кто угодно
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Серия: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  "}{ $draws } ничья
        [few] {"  ·  "}{ $draws } ничьи
       *[many] {"  ·  "}{ $draws } ничьих
    }
board-turn = **Твой ход, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) думает…**
board-ahead = -# Партий в очереди перед твоей: { $games }
board-to-move = -# Ходит { $player }{"\u00A0"}({ $mark })
board-deadline = -# Ход нужно сделать до { $time } ({ $left })
board-deadline-unwatched = -# Ход нужно сделать до { $time } ({ $left }). Если время выйдет, это появится здесь, когда кто-нибудь нажмёт кнопку.
board-offer-draw = 🤝 **{ $asked }, согласишься на ничью?**
board-offer-take-back = ↩️ **{ $asked }, { $player } просит вернуть свой последний ход. Разрешишь?**
board-won-line = 🏆 **{ $winner } побеждает: { $length ->
        [3] три
        [4] четыре
       *[other] { $length }
    } в ряд!**
board-lost = **{ $winner } побеждает: { $length ->
        [3] три
        [4] четыре
       *[other] { $length }
    } в ряд.**
board-won-line-square = 🏆 **{ $winner } побеждает: квадрат из четырёх!**
board-won-line-boards = 🏆 **{ $winner } побеждает: три доски в ряд!**
board-lost-boards = **{ $winner } побеждает: три доски в ряд.**
board-won-line-more-boards = 🏆 **{ $winner } побеждает по числу досок, { $most }:{ $fewest }!**
board-lost-more-boards = **{ $winner } побеждает по числу досок, { $most }:{ $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } собирает { $length ->
        [3] три
        [4] четыре
       *[other] { $length }
    } в ряд, а значит, { $winner } побеждает!**
board-lost-square = **{ $winner } побеждает: квадрат из четырёх.**
board-lost-reverse = **{ $loser } собирает { $length ->
        [3] три
        [4] четыре
       *[other] { $length }
    } в ряд, а значит, { $winner } побеждает.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } сдаётся. { $winner } побеждает!**
board-won-out-of-time = ⏰ **{ $loser } не успевает сделать ход. { $winner } побеждает!**
board-won-abandoned = 🍂 **{ $loser } покидает партию. { $winner } побеждает!**
drawn-classic = 🤝 **Ничья!** Трёх в ряд нет ни у кого.
drawn-squares = 🤝 **Ничья!** Доска заполнена.
drawn-sizes = 🤝 **Ничья!** Больше нет фигуры, которую можно поставить.
drawn-ultimate = 🤝 **Ничья!** Досок выиграно поровну.
board-drew-unbeatable = 🎉 **Ничья с непобедимым ботом: лучше не сыграет никто!**
board-ended-repetition = 🤝 **Ничья!** Одна и та же позиция возникла три раза.
board-ended-agreed-draw = 🤝 **Ничья!** По согласию обоих игроков.
board-ended-abandoned = 🍂 **Партия прервана**, не успев толком начаться. Она не идёт в зачёт.
board-ended-unreachable = 🍂 **Конец**: канала этой партии больше нет. Она не идёт в зачёт.
board-matched = -# { -bot } подстраивается под тебя: сила { $skill } из 100. Без рейтинга.
board-another-try = -# Без рейтинга: ещё одна попытка с хода { $number }
board-hints = -# Без рейтинга: { $hints ->
        [one] { $hints } подсказка
        [few] { $hints } подсказки
       *[many] { $hints } подсказок
    }
board-next-over = -# Ещё партию? Нажми кнопку или введи { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Эта партия переехала в новое сообщение.
go-to-board = К доске

refresh = Обновить
rule = Правила
board-in-words = Доска
offer-draw = Ничья?
take-back = Вернуть ход
take-back-question = Вернуть твой последний ход и ответ на него? После этого партия не сможет поднять твой рейтинг.
take-back-consent = Сначала нужно согласие соперника.
resign = Сдать
accept = Принять
decline = Отклонить
offer-withdraw = Отозвать
rematch = Реванш
play-again = Сыграть снова
easier = Легче
harder = Сложнее
more = Ещё
my-stats = Моя статистика

reminder = { $player }, твой ход! Соперник: { $opponent } ({ $game }, ход { $number }): { $link }

## Вечер игр: арена

arena-title = Арена: { $game }
arena-starts = **Начало { $start }**, длительность — { $minutes }{"\u00A0"}мин.
arena-how = Кто свободен, снова и снова получает новую партию; на каждый ход даётся 1 минута. Победа приносит 2 очка, ничья — 1. Можно прийти позже, сделать перерыв и уйти в любой момент.
arena-in-thread = Твои партии появятся в { $thread }, с упоминанием.
arena-in-new-thread = Твои партии появятся в ветке этого сообщения, с упоминанием.
arena-in-channel = Твои партии появятся в этом канале, с упоминанием.
arena-joined-none = Пока никто не участвует.
arena-joined = **Участников: { $count }.** { $names }
arena-ends = **Конец { $end }.**
arena-ending = **Новые партии не начинаются.** Конец зачёта для текущих партий: { $end }.
arena-here = -# Участников: { $count }
arena-score = { $place } { $player }: **{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }**, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
arena-score-tied = { arena-score } (победы: { $wins }, очки побеждённых: { $beaten })
arena-more = -# … и ещё { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }
arena-nobody-played = Ещё ни одна партия не закончена.
arena-won = 🏆 **{ $winner } побеждает на арене!**
arena-shared = 🏆 **Арена закончена, первое место разделено!**
arena-played = -# Участников: { $people }, партий: { $games }
arena-over-unplayed = Арена закончена, но ни одна партия не сыграна до конца.
arena-too-few = На этот раз участников не хватило: для арены нужны двое.
arena-lapsed = Эта арена не началась: меня в это время не было в сети.
arena-cancelled = Эта арена отменена.
arena-you-missed = Новых партий не будет, пока ты не скажешь, что ты снова здесь.
arena-ratings = -# Партии идут в рейтинг как обычно. Если одни и те же двое играют между собой несколько раз за 24 часа, первая партия засчитывается целиком, вторая наполовину, третья на треть.
arena-you-are-back = Ты снова в игре: новая партия начнётся, как только кто-нибудь освободится.
arena-ask = Пока этого не видит никто, кроме тебя. Кнопка **{ arena-announce }** опубликует это в этом канале.
arena-announced-in = Арена объявлена в { $channel }.
arena-end-question = Закончить эту арену? Новых партий не будет, а текущие ещё { $minutes }{"\u00A0"}мин. идут в зачёт.
arena-cancel-question = Закончить эту арену ещё до её начала?
arena-ended = Арена заканчивается: новых партий не будет.
arena-goes-on = Отлично. Арена продолжается!

arena-announce = Объявить
join = Участвовать
call-players = Позвать игроков
arena-leave = Уйти
arena-standings = Таблица
arena-start = Начать
arena-end = Закончить
arena-end-yes = Да, закончить
arena-end-no = Нет, продолжать
arena-back = Я снова здесь
arena-again = Ещё одна арена

arena-points = -# Арена: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Эта партия идёт в зачёт арены, но не рейтинга: каждому игроку нужно сделать хотя бы два хода.
arena-missed = -# { $player } пока не получает новых партий.
arena-next = -# Пока идёт арена, твоя следующая партия появится сама.

## Вызовы

challenge = ### ⚔️ Крестики-нолики, { $invited }?
    { $challenger } вызывает тебя на партию.
challenge-open = ### ⚔️ Крестики-нолики — кто сыграет?
    { $challenger } ищет соперника. Играет тот, кто первым присоединится.
challenge-rematch = ### ⚔️ Ещё партию, { $invited }?
    { $challenger } предлагает реванш.
challenge-another-try = ### ⚔️ Попробуем ещё раз, { $invited }?
    { $challenger } предлагает сыграть дальше с этой позиции.
challenge-until = -# Истекает { $until }
players-called = { $role } { $challenger } ищет соперника.
players-found = Найдено: { $players }
players-none = На этот раз никого.
challenge-block = Заблокировать
challenge-cancel = Отменить мой вызов
challenge-again = Спросить ещё раз
challenge-anyway = Всё равно вызвать
challenge-too = Добавить и мой
challenge-declined = { $invited } отклоняет вызов игрока { $challenger }.
challenge-lapsed = Время вышло: { $invited } не отвечает на вызов игрока { $challenger }.
challenge-lapsed-open = { $challenger } остаётся без соперника: никто не присоединился вовремя.
challenge-cancelled = { $challenger } отменяет вызов игроку { $invited }.
challenge-cancelled-open = { $challenger } отменяет открытый вызов.

## Почему движок так пошёл: что дал ход или как он найден; потом числа

why = Почему?
move-explained = **{ $player }** занял { FORM($cell, of: "acc") }.
effect-win = Он достроил { $line } и победил.
effect-won = Этим ходом он победил.
effect-line = Он собрал три в ряд.
effect-safe = Он избежал трёх в ряд.
effect-block =
    { $whose ->
        [yours] Он не дал тебе достроить { $line }.
       *[theirs] Он закрыл { $line }.
    }
effect-blocked = Он закрыл линию.
effect-coverable = Он встал на пути линии, но фигура побольше ещё может её достроить.
effect-threat = Он угрожает победить на { $cells ->
        [one] { $cells } клетке
        [few] { $cells } клетках
       *[many] { $cells } клетках
    }.
effect-no-reason = Это то, что делает ход, но не обязательно его причина.
line-0 = верхний ряд
line-1 = средний ряд
line-2 = нижний ряд
line-3 = левый столбец
line-4 = средний столбец
line-5 = правый столбец
line-6 = диагональ
show-numbers = Показать числа
numbers-title = ### Как выбирал { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }` (ходов: { $count })

why-dice-opening = Доска была пуста, и он бросил кубик: обычно выпадает угол, иногда центр, редко середина стороны.
why-dice-centre = Первый ход был в угол, поэтому он занял центр.
why-dice-corner = Первый ход был в центр, поэтому он занял угол.
why-dice-fork = Два противоположных угла могут стать вилкой, и он бросил кубик: обычно выпадает середина стороны.
why-dice-any = Ни одно правило не подошло, и он выбрал наугад.
why-lines-weights = Он занял клетку, у которой больше всего очков. Открытые линии добавляют немного, а линия, которую можно достроить или закрыть, — много.
why-sampling-games = Он попробовал каждый ход в { $games ->
        [one] { $games } случайной партии
        [few] { $games } случайных партиях
       *[many] { $games } случайных партиях
    } и выбрал тот, с которым реже всего проигрывал.
why-wargames-two-plies = Он сравнил свои ходы и ответы на них, а из равных выбрал по вкусу.
why-minimax-guess = До конца было слишком далеко, и он пошёл наугад.
why-minimax-search = Он просчитал партию до конца и выбрал один из лучших ходов.
why-level-ahead = Он видел на { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[many] { $plies } ходов
    } вперёд, не дальше.
why-level-overlooked =
    { $whose ->
        [own] Он не заметил свою линию.
        [theirs] Он не заметил линию соперника.
       *[other] Он не заметил линию.
    }
why-matched-measured = Он выбрал ход, который соответствует его силе.
why-perfect-winning = Он сделал ход, который побеждает при любом ответе.
why-perfect-trap = Из надёжных ходов он выбрал тот, на который люди чаще всего отвечают неверно.
why-perfect-hold = Он сделал надёжный ход, и ошибиться с ответом нельзя.
why-perfect-losing = Любой ход проигрывает, если соперник дальше сыграет точно.
why-tree-win = Он нашёл ход, который точно побеждает.
why-tree-search = Он сделал один из ходов, к которым возвращался чаще всего.
why-sampling-hurried = Ждало много партий, и он сделал ход в спешке.
why-board-won = Он выиграл эту малую доску.
why-board-blocked = Он закрыл линию на этой малой доске.
why-sent-anywhere = Следующий ход можно сделать на любой открытой доске: { $board } закрыта.
why-sent-empty = Следующий ход нужно сделать на { FORM($board, of: "prep") }, которая ещё пуста.
why-sent-own = Он угрожает победой на { FORM($board, of: "prep") }, и следующий ход нужно сделать там.
why-sent-theirs = Следующий ход нужно сделать на { FORM($board, of: "prep") }, и этот ход может её выиграть.
why-sent-both = Он угрожает победой на { FORM($board, of: "prep") }, но следующий ход нужно сделать там, и этот ход может выиграть её раньше.
why-sent-neither = Следующий ход нужно сделать на { FORM($board, of: "prep") }, которую пока нельзя выиграть одним ходом.
why-chance = Свои шансы на победу он оценил примерно в { $percent }{"\u00A0"}%, считая ничью за половину.

table-lines-weight = Очки каждой свободной клетки
table-sampling-wins = Выигранных партий с каждым ходом, из { $games }
table-sampling-draws = Партий вничью с каждым ходом, из { $games }
table-wargames-own = Насколько хороши его ходы
table-wargames-reply = Насколько хороши твои ответы
table-wargames-taste = Его ходы с поправкой на вкус
table-tree-chance = Насколько вероятной кажется победа с каждым ходом
table-tree-visits = Сколько раз он рассмотрел каждый ход
table-minimax-value = Исход каждого хода (10 — победа, 0 — ничья, -10 — поражение)
table-perfect-chance = Шансы победить с каждым надёжным ходом, если ты иногда ошибаешься
table-perfect-slip = Доля ошибок среди твоих ответов на каждый надёжный ход

## Подсказки: что верно о позиции, куда смотреть, и сам ход

hint = Подсказка
hint-question = С подсказкой эта партия пойдёт без рейтинга: твой рейтинг она уже не изменит.
hint-yes = Показать подсказку
hint-where = Где?
hint-what = Какой ход?
hint-gone = Доска изменилась после этой подсказки. Нажми под ней **{ hint }**, чтобы получить новую.
hint-unseen = -# На доске этого пока не видно. Следующее нажатие кнопки под ней только обновит её.
hint-finish = **Можно закончить:** { $right ->
        [1] один ход сразу побеждает
        [one] { $right } ход сразу побеждает
        [few] { $right } хода сразу побеждают
       *[many] { $right } ходов сразу побеждают
    }.
hint-only-move = **У тебя только один ход.**
hint-own-line = **Осторожно:** { $wrong ->
        [one] { $wrong } твой ход из { $legal } собирает
        [few] { $wrong } твоих хода из { $legal } собирают
       *[many] { $wrong } твоих ходов из { $legal } собирают
    } три в ряд, а это поражение.
hint-threat = **Осторожно:** { $right ->
        [1] только один ход не даёт мне победить следующим ходом.
       *[other] { $wrong ->
            [one] { $wrong } твой ход из { $legal } позволяет
            [few] { $wrong } твоих хода из { $legal } позволяют
           *[many] { $wrong } твоих ходов из { $legal } позволяют
        } мне победить следующим ходом.
    }
hint-win-in-two = **Можно победить за два хода:** { $right ->
        [1] годится только один ход.
        [one] годится { $right } ход из { $legal }.
        [few] годятся { $right } хода из { $legal }.
       *[many] годятся { $right } ходов из { $legal }.
    }
hint-win-some = **Отсюда можно победить.** { $right ->
        [1] Победу сохраняет только один ход.
        [one] Победу сохраняет { $right } твой ход из { $legal }.
        [few] Победу сохраняют { $right } твоих хода из { $legal }.
       *[many] Победу сохраняют { $right } твоих ходов из { $legal }.
    }
hint-win-all = **Отсюда можно победить.** Победу сохраняет любой ход.
hint-even-some = **Игра равная.** { $right ->
        [1] Ничью сохраняет только один ход.
        [one] Ничью сохраняет { $right } твой ход из { $legal }.
        [few] Ничью сохраняют { $right } твоих хода из { $legal }.
       *[many] Ничью сохраняют { $right } твоих ходов из { $legal }.
    }
hint-even-all = **Игра равная.** Ничью сохраняет любой ход, поэтому ищи тот, на который труднее всего ответить.
hint-lost = **Я могу победить, как ни ходи.** Выбери ход, на который труднее всего ответить.
hint-judged = **Моя оценка:** твои шансы — примерно { $chance }{"\u00A0"}%.
hint-area = Лучший ход — { $area }.
hint-judged-area = Похоже, лучший ход — { $area }.
hint-board = Лучший ход — на { FORM($board, of: "prep") }.
hint-judged-board = Похоже, лучший ход — на { FORM($board, of: "prep") }.
hint-move = Займи { FORM($cell, of: "acc") }.
hint-play = Сделать этот ход
hint-played = Ты занимаешь { FORM($cell, of: "acc") }.
area-line-0 = в верхнем ряду
area-line-1 = в среднем ряду
area-line-2 = в нижнем ряду
area-line-3 = в левом столбце
area-line-4 = в среднем столбце
area-line-5 = в правом столбце
area-line-6 = на диагонали из левого верхнего угла
area-line-7 = на диагонали из правого верхнего угла
area-quarter-0 = в левой верхней четверти
area-quarter-1 = в правой верхней четверти
area-quarter-2 = в левой нижней четверти
area-quarter-3 = в правой нижней четверти

## Разбор завершённой партии

review = Разбор
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Ещё попытка с хода { $number }
review-player-hints = { $player } ({ $hints ->
        [one] { $hints } подсказка
        [few] { $hints } подсказки
       *[many] { $hints } подсказок
    })
review-start = **Начало.** ▶ листает ходы по одному, всего { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
review-move = **Ход { $number } из { $moves }:** { $mark } занимает { FORM($cell, of: "acc") }
review-accuracy = Точность: { $players }
review-turning-point = **Ход { $number } из { $moves }, решающий:** { $mark } занимает { FORM($cell, of: "acc") } · **{ $name }**
review-faultless = Ни одна из сторон не сделала решающей ошибки.
review-praise-find = Отличная находка: единственный хороший ход — { $cell }.
review-praise-trap = Тебе удалась хорошая ловушка: { $cell }.
review-praise-moves = { $good ->
        [0] Один совет:
       *[other] { $moves ->
            [1] Твой единственный ход был верным.
           *[other] { $good ->
                [1] Верным был один твой ход из { $moves }.
                [one] Верным был { $good } твой ход из { $moves }.
                [few] Верными были { $good } твоих хода из { $moves }.
               *[many] Верными были { $good } твоих ходов из { $moves }.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Один совет:
       *[other] { $moves ->
            [1] Твой последний ход был верным.
           *[other] { $good ->
                [1] Из твоих последних ходов ({ $moves }) верным был один.
                [one] Из твоих последних ходов ({ $moves }) верным был { $good }.
                [few] Из твоих последних ходов ({ $moves }) верными были { $good }.
               *[many] Из твоих последних ходов ({ $moves }) верными были { $good }.
            }
        }
    }
review-lesson = В следующий раз { $number }-м ходом займи { FORM($cell, of: "acc") }.
review-next-time = В следующий раз лучший выбор — { $cells }.
review-held = Лучше: { $cells }.
review-better = Чуть лучше: { $cells }.
review-any = одна из зелёных клеток
review-any-move = другой ход (подходящих { $count })
review-trap = К тому же это ловушка: ответ, который напрашивается, неверен.
review-partly-known = -# Судить могу только о последних ходах. До них конец партии слишком далеко.
review-unknown = -# Я не могу сказать, чего стоили эти ходы.
review-doubts = -# Ходы, на которые стоит взглянуть ещё раз: { $numbers }.
review-doubt = Моя оценка: шансы { $mark } упали примерно с { $before }{"\u00A0"}% до { $after }{"\u00A0"}%. Похоже, лучше было занять { FORM($cell, of: "acc") }.
review-boards-won = -# Выиграно малых досок к концу партии: X { $x }, O { $o }.

move-brilliant = блестящий ход
move-great = отличный ход
move-best = лучший ход
move-good = хороший ход
move-sound = надёжный ход
move-winning = выигрывающий ход
move-inaccuracy = неточность
move-slower = не самый быстрый ход
move-doubtful = сомнительный ход
move-missed-win = упущенная победа
move-blunder = зевок
move-opening = дебют
move-forced = вынужденный ход
move-given = заданный ход
move-and-trap = { $name }, ловушка

review-won = Этот ход выиграл партию.
review-own-line = Этот ход достроил линию, а здесь линия проигрывает.
review-win-overlooked = Можно было победить, заняв { FORM($cell, of: "acc") }.
review-line-left-open = Линия осталась открытой: { $opponent } может победить, заняв { FORM($cell, of: "acc") }.
review-win-allowed = Теперь { $opponent } может победить, заняв { FORM($cell, of: "acc") }.
review-fork-allowed = Теперь { $opponent } может создать две угрозы сразу, заняв { FORM($cell, of: "acc") }.
review-win-let-go = Можно было форсировать победу, заняв { FORM($cell, of: "acc") }.
review-loss-allowed = Теперь { $opponent } может форсировать победу, заняв { FORM($cell, of: "acc") }.
review-no-choice = Другого хода не было.
review-all-equal = Все ходы стоили одинаково.
review-lost-already = К этому моменту { $opponent } может победить, как ни ходи.
review-only-winning = Только этот ход ещё побеждает.
review-only-holding = Только этот ход сохраняет ничью.
review-fork-made = Две угрозы сразу: одна из них пройдёт.
review-blocked = Ход закрывает линию { $opponent }.
review-win-kept = Ход сохраняет победу.
review-draw-kept = Ход сохраняет ничью.

## Кто такие движки: как думают, как их победить, насколько они сильны

engines-title =
    ## Знакомься: движки
    Чем длиннее полоска, тем труднее победить в классике. Выбери движок, и узнаешь, как его победить.
    - Sampling: все игры
    - Minimax, Perfect: все, кроме «{ game-ultimate }»
    - Tree, Learned: «{ game-ultimate }»
    Второе меню показывает уровни каждой игры.
engines-pick = Выбери движок
play-level = { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Победить его не может никто.
        [one] Кто знает его привычки, побеждает его в { $worst } партии из 100.
        [few] Кто знает его привычки, побеждает его в { $worst } партиях из 100.
       *[many] Кто знает его привычки, побеждает его в { $worst } партиях из 100.
    }
engine-random = Из 100 партий против случайного игрока у него побед { $wins }, поражений { $losses }.
engine-beat = **Как его победить:** { $beat }

about-dice = Следует нескольким правилам. Если ни одно не подходит, бросает кубик.
about-lines = Оценивает линии через каждую клетку и никогда не смотрит вперёд.
about-sampling = Пробует каждый ход максимум в сотне случайных партий.
about-wargames = Смотрит на свой ход и твой ответ, не дальше.
about-minimax = Считает до конца партии.
about-perfect = Знает каждую позицию наизусть и ставит ловушки.

beat-dice = сделай первый ход в середину стороны. На это у него нет правила.
beat-lines = начни ходом в угол, а потом займи середину стороны на расстоянии хода коня. Он каждый раз попадает в вилку.
beat-sampling = начни и займи своими ходами два противоположных угла. Слишком часто он отвечает в третий.
beat-wargames = сделай первый ход в угол. Если он займёт центр, займи противоположный угол, а потом третий.
beat-minimax = никак, поэтому играй на ничью. На { level-easy.prep } уровне он ходит наугад, пока не останется четыре клетки.
beat-perfect = никак, поэтому играй на ничью.

levels-pick = Уровни игры
levels-title =
    ## Уровни: { $game }
    Правило: { $rule } При лучшей игре обоих будет ничья.
levels-title-unsolved =
    ## Уровни: { $game }
    Правило: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, рейтинг { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, без рейтинга: такой же силы, как ты.
levels-blocks = -# Полоски: сколько партий из десяти бот не проигрывает тому, кто в четырёх случаях из пяти делает лучший ход.

beat-learned = самый сильный, что у меня есть; эту игру никто не решил. Он смотрит тысячи позиций. Не давай ему выбирать доску и заранее думай о трёх досках в ряд.
beat-levels = он видит на { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[many] { $plies } ходов
    } вперёд, а дальше ходит наугад. Планируй дальше.
beat-overlooking = он не замечает { $percent }{"\u00A0"}% твоих угроз. Создавай угрозу каждым ходом.

## Показы: два движка играют друг с другом

show-opening = **Готовы? Поехали!**
show-moved = **{ $engine } ({ $mark }) занял { FORM($cell, of: "acc") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Стоп
show-again = Ещё раз
show-play-winner = Играть с победителем
show-stopped = Остановлено.
show-cut-short = Прости, пришлось закончить раньше.
show-lost = Связь прервалась до начала.
show-record = Сыграно партий: { $games }. Побед X: { $x }, побед O: { $o }, ничьих: { $draws }.
show-conclusion = **Странная игра. Единственный выигрышный ход — не играть.** Как насчёт { COMMAND("tictactoe start") }?

## Справка и вопрос, кого вызвать

help-text =
    ## Крестики-нолики
    Три в ряд — победа. Играй со мной или вызови друга прямо в этом чате.
    Не знаешь, как пойти против меня? Нажми **{ hint }**. После партии **{ review }** покажет ход, который решил партию.
help-games = Выбери игру…
help-hint = -# В следующий раз просто введи { COMMAND("tictactoe start") }
help-play = Играть с ботом
help-challenge = Играть с другом
help-stats = Статистика
help-privacy-policy = Конфиденциальность
help-terms = Условия
help-support = Поддержка
challenge-who = Кого хочешь вызвать?
challenge-who-person = Выбери соперника
challenge-who-anyone = Открытый вызов
challenge-recent-number = Вызвать { $number }

## О чём человека спрашивают и что ему говорят лично

resign-question-counted = Сдать эту партию? Она засчитается как поражение.
resign-question-uncounted = Сдать эту партию? Она не пойдёт в зачёт: каждому игроку нужно сделать хотя бы два хода.
resign-question-arena = Сдать эту партию? { $counts ->
        [counted] Очки на арене тогда получит соперник.
       *[uncounted] Она не пойдёт в зачёт, и новых партий не будет, пока ты не нажмёшь **{ arena-back }**.
    }
resign-question-unrated = Сдать эту партию? Она без рейтинга, поэтому твой рейтинг не изменится.
resign-yes = Да, сдать
resign-no = Играть дальше
resign-done = Партия сдана. Спасибо за игру!
resign-kept = Отлично. Партия продолжается!

already-playing = Ты уже играешь здесь.
already-shown = Вот снова твоя партия.
already-show = Показать здесь
which-game = У тебя здесь две партии. Какая?

start-own = Начать свою партию
you-declined = Вызов отклонён. { $person } сможет снова вызвать тебя в { $time } ({ $left }).
blocked = { $person } больше не может тебя вызывать; отменить это можно в { COMMAND("privacy") }.

privacy-title = ## Конфиденциальность
privacy-challenges-on = **Вызовы:** тебя может вызвать любой, кого ты не блокируешь.
privacy-challenges-off = **Вызовы:** никто не может тебя вызвать.
privacy-challenges-turn-on = Разрешить вызовы
privacy-challenges-turn-off = Запретить вызовы
privacy-reminders-on = **Напоминания:** упоминаю тебя, когда твой ход в медленной партии, и ещё раз, когда остаётся четверть времени. В спокойной партии я делаю это через две минуты после начала твоего хода.
privacy-reminders-off = **Напоминания:** не напоминаю тебе о твоём ходе.
privacy-reminders-turn-on = Напоминать
privacy-reminders-turn-off = Не напоминать
privacy-games-on = **Твои партии:** участники каждого сервера видят сыгранные тобой там партии в { COMMAND("history") } и { COMMAND("stats") }.
privacy-games-off = **Твои партии:** когда они закончены, их находят в { COMMAND("history") } и { COMMAND("stats") } и могут разбирать только ты и твои соперники. Доски в каналах, опубликованные партии, рейтинг и общий счёт остаются видны.
privacy-games-turn-on = Показать мои партии
privacy-games-turn-off = Скрыть мои партии
privacy-words-on = **Доски словами:** в партиях, которые начнутся с этого момента, после каждого хода соперника описываю доску словами, только тебе.
privacy-words-off = **Доски словами:** только когда нажимаешь «{ board-in-words }».
privacy-words-turn-on = Описывать доски
privacy-words-turn-off = Не описывать доски
privacy-name = **Твоё имя:** скрыто в общей таблице лидеров, пока ты не покажешь его в { COMMAND("stats") }, раздел «{ choice-everywhere }».
privacy-blocked = **Заблокированные:** люди из этого меню не могут тебя вызывать.
privacy-blocked-none = Никто не заблокирован
privacy-data =
    ### Твои данные
    Я храню твои партии, рейтинг и настройки, но не имена и не сообщения.
privacy-blocked-deleted = { $count ->
        [1] Один из тех, кого ты блокируешь, удалил свои данные, и я не могу его назвать. Вызывать тебя он тоже не может.
        [one] { $count } человек из тех, кого ты блокируешь, удалил свои данные, и я не могу их назвать. Вызывать тебя они тоже не могут.
        [few] { $count } человека из тех, кого ты блокируешь, удалили свои данные, и я не могу их назвать. Вызывать тебя они тоже не могут.
       *[many] { $count } человек из тех, кого ты блокируешь, удалили свои данные, и я не могу их назвать. Вызывать тебя они тоже не могут.
    }
privacy-unblock-deleted = Разблокировать тех, кто удалил данные

refusal-not-your-match = Это чужая партия.
refusal-not-your-turn = Сейчас ходит { $person }. Ход начался <t:{ $since }:R>.
refusal-match-not-over = Эта партия ещё не закончена.
refusal-not-against-bot = Я не соглашаюсь на ничью. Играй дальше или сдайся.
refusal-draw-too-early = Предложить ничью можно с пятого хода.
refusal-nothing-to-take-back = У тебя ещё не было хода, так что вернуть нечего.
refusal-offer-stands = Сначала ответь на текущее предложение.
refusal-own-offer = Это твоё предложение, и принять или отклонить его может только { $person }. Ты можешь его отозвать.
refusal-not-your-offer = Отозвать это предложение может только { $person }. Ты можешь принять или отклонить его.
refusal-no-offer = Это предложение больше не действует.
refusal-challenge-open = Эта партия не началась. Вызов ещё ждёт ответа.
refusal-challenge-over = Этот вызов больше не действует.
refusal-not-your-challenge = Принять или отклонить этот вызов может только { $person }. Брось свой: { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Свой вызов принять нельзя. Его должен принять кто-то другой.
refusal-own-invitation = Это твой вызов, и принять или отклонить его может только { $person }. Ты можешь его отменить.
refusal-not-your-invitation = Отменить этот вызов может только { $person }.
refusal-too-many-challenges = У тебя уже { $limit ->
        [one] { $limit } открытый вызов
        [few] { $limit } открытых вызова
       *[many] { $limit } открытых вызовов
    }. Дождись ответа или отмени один из них.
refusal-not-challengeable = { $person } сейчас не принимает вызовы.
refusal-just-declined = Твой вызов игроку { $person } только что отклонён. Вызвать снова можно в <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Я больше не могу упомянуть роль для созыва. Кто управляет сервером, может выбрать другую в { COMMAND("settings") }.
refusal-just-called = Игроков здесь только что звали. Позвать снова можно в <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Ты блокируешь уже { $limit ->
        [one] { $limit } человека
        [few] { $limit } человек
       *[many] { $limit } человек
    }, и больше я хранить не могу. Сначала разблокируй кого-нибудь в { COMMAND("privacy") }.
refusal-self-challenge = Себя вызвать нельзя. Оставь `opponent` пустым, чтобы играть с тем, кто присоединится первым.
refusal-bot-challenge = Другие боты в это не играют. Вызови человека или меня.
refusal-not-here = { $person } не может просматривать этот канал.
refusal-nobody-here = Этот чат больше никто не видит. Сыграй со мной: { COMMAND("tictactoe start") }, или вызови кого-нибудь на сервере.
refusal-only-you = Мои ответы на этом сервере видишь только ты, поэтому вызов отменён. К нему никто не смог бы присоединиться.
refusal-opponent-busy = { $person } здесь уже играет. Попробуй после этой партии.
refusal-opponent-deleted = Твой соперник удалил свои данные, и я больше не знаю, кто это был. Вызови кого-нибудь: { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Попробовать ещё раз вдвоём можно в канале той партии. Открой её разбор там.
refusal-rematch-made = Реванш этой партии уже есть.
refusal-cell-taken = Эта клетка занята. Выбери свободную.
refusal-board-moved-on = Доска изменилась раньше твоего нажатия. Вот как она выглядит теперь.
refusal-match-over = Эта партия закончена. Начни другую: { COMMAND("tictactoe start") }.
refusal-arena-match-over = Эта партия закончена. Пока идёт арена, твоя следующая партия появится сама.
refusal-newer-engine = Я обновляюсь, и соперника в этой партии знает только моя новая версия. Ничего не изменилось; попробуй ещё раз через несколько минут.
refusal-no-such-match = Здесь нет партии для тебя. Начни её: { COMMAND("tictactoe start") }.
refusal-already-playing = Ты уже играешь здесь. { COMMAND("tictactoe board") } покажет твою партию.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } играет только в «{ game-ultimate }».
    [ultimate] { $engine } не играет в «{ $game }». Играют Sampling, Tree и Learned.
   *[other] { $engine } не играет в «{ $game }». Играют Sampling, Minimax и Perfect.
}
refusal-no-such-level = У движка { $engine } нет уровня «{ $level }». Оставь пустым `difficulty`, чтобы играть против { $engine }, или `engine`, чтобы играть на уровне «{ $level }».
refusal-unknown-button = Эта кнопка слишком старая. Начни партию: { COMMAND("tictactoe start") }.
refusal-too-fast = Ты быстрее меня. Дай мне, пожалуйста, несколько секунд.
refusal-unknown-option = Такого варианта я не знаю. Выбери из списка.
refusal-board-gone = Та доска удалена. { COMMAND("tictactoe board") } снова покажет твою партию.
refusal-nothing-to-explain = Я ещё не делал хода.
refusal-no-hints = Подсказки есть только в партиях против меня.
refusal-show-running = В этом канале уже играют два движка. Дождись конца или попроси того, кто их запустил, остановить показ.
refusal-too-many-shows = Больше показов мне сейчас не потянуть. Попробуй, пожалуйста, через минуту.
refusal-show-over = Этот показ закончен.
refusal-not-your-show = Остановить показ может только тот, кто его запустил.
refusal-nothing-to-review = У тебя ещё нет завершённых партий. Начни первую: { COMMAND("tictactoe start") }.
refusal-store-busy = Сейчас не получилось это сохранить. Ничего не потеряно; попробуй, пожалуйста, ещё раз чуть позже.
refusal-store-unknown = Моя база данных только что стала недоступна, и я не знаю, сохранилось ли это. Загляни, пожалуйста, чуть позже.
refusal-store-damaged = Не могу прочитать мою базу данных, так что это не засчитано. Это должен исправить тот, кто меня запустил.
refusal-unknown-command = Эта команда изменилась. Перезагрузи Discord и попробуй ещё раз.
refusal-engine-failed = Мне не удалось вовремя придумать ход. Твоя партия цела; попробуй, пожалуйста, ещё раз.
refusal-broken = Что-то пошло не так с моей стороны. Твоя партия цела; попробуй, пожалуйста, ещё раз.

## Таблицы лидеров, карточки, счёт и почему партия не засчитана

command-stats = Таблица лидеров, статистика игрока или счёт двух игроков
command-stats-player = Чью статистику показать
command-stats-versus = Показать счёт против этого игрока
command-stats-scope = Этот сервер или все (по умолчанию этот сервер)
choice-server = Этот сервер
choice-everywhere = Все серверы

stats-title-server = ## 🏆 Таблица лидеров этого сервера
stats-title-everywhere = ## 🏆 Общая таблица лидеров
stats-title-season = ## 🏆 Таблица лидеров этого сервера: сезон { $number }
stats-title-direct = ## Твои личные сообщения
results-legend = -# Победы/ничьи/поражения
stats-unsettled = Пока без места: нужно ещё несколько партий
stats-empty = Зачётных партий пока нет ни у кого. Твоя может стать первой: { COMMAND("tictactoe start") }
stats-unsettled-season = Без места: слишком мало партий
stats-empty-season = В этом сезоне никто не завершил зачётной партии.
stats-own-none-season = У { "**тебя**" } нет завершённых зачётных партий в этом сезоне.
stats-you = { $who } { "**(ты)**" }
stats-own-none = У { "**тебя**" } здесь ещё нет завершённых зачётных партий.
stats-own-unnamed = -# Твоё имя в этом списке скрыто от всех остальных.
stats-someone = кто-то
person-gone = удалённый пользователь
stats-page = { $page } из { $pages }
stats-mine = Моя страница
stats-to-direct = ЛС
stats-name-me = Показать имя
stats-unname-me = Скрыть имя
stats-help = О рейтинге
play = Играть
card-board = Таблица лидеров

card-rank = { "**" }{ $points }**, место { $rank }
card-none = Зачётных партий здесь пока нет.
card-none-season = В этом сезоне нет зачётных партий.
card-direct = { "**" }{ $points }**, это видно только тебе
card-puzzles =
    -# 🧩 Решено задач: { $solved }
    -# 🔥 Самая длинная серия: { $longest }
card-total = Побед { $wins }, ничьих { $draws }, поражений { $losses }  ·  за X { $x ->
        [0] ни разу
        [one] { $x } раз
        [few] { $x } раза
       *[many] { $x } раз
    }, за O { $o ->
        [0] ни разу
        [one] { $o } раз
        [few] { $o } раза
       *[many] { $o } раз
    }
card-streak = Побед подряд: сейчас { $streak }, рекорд { $best }
card-streak-season = Побед подряд: в конце { $streak }, рекорд { $best }
card-opening = Любимая первая клетка: { $cell } ({ $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    })
card-opponents = ### Соперники
card-opponent = { $opponent }: побед { $wins }, ничьих { $draws }, поражений { $losses }
card-opponent-people = Люди
card-opponent-you = Ты
against-bot = ## { $who } против { -bot }
against-bot-how = -# У каждого уровня постоянный рейтинг: см. **{ stats-help }**.
card-latest = ### Последние партии здесь
card-match-link = { $match }  ·  [доска]({ $link })
card-picture = Слева: рейтинг за последние партии ({ $matches }), от { $first } до { $last }, самый низкий { $lowest }, самый высокий { $highest }. Справа: как часто каждая клетка была первым ходом, ряд за рядом: { $cells }.
card-picture-caption = -# Слева: рейтинг со временем. Справа: как часто каждая клетка была первым ходом.

waiting-yours = **Твой ход ({ $count })**
waiting-theirs = **Ждём других ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  соперник: { $opponent }  ·  срок: { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } думает
waiting-group-chat = `{ $number }.` { $game }  ·  соперник: { $opponent }  ·  срок: { $until }  ·  в групповом чате
waiting-open = Партия { $number }
history-title = ## Партии: { $who }
history-title-server = ## Последние партии этого сервера
history-seen-here = -# Партии, сыгранные на этом сервере, и партии, сыгранные против тебя.
history-seen-own = -# Партии, сыгранные против тебя. На сервере эта команда покажет партии всех, кто играл там против меня.
history-seen-direct = -# Партии, сыгранные в этом чате, и партии, сыгранные против тебя. На сервере эта команда покажет, что этот игрок сыграл там.
history-none = Нет партий, которые можно показать.
history-none-server = Здесь пока нет партий, которые можно показать. Сыграй: { COMMAND("tictactoe start") }
history-won = { "**Победа**" } · соперник: { $opponent }
history-lost = { "**Поражение**" } · соперник: { $opponent }
history-drawn = { "**Ничья**" } · соперник: { $opponent }
history-unfinished = { "**Не доиграно**" } · соперник: { $opponent }
history-beat = Победа: { $winner } · соперник: { $loser }
history-drew = Ничья: { $x } и { $o }
history-stopped = Не доиграно: { $x } и { $o }
history-unrated = без рейтинга
history-arena = арена
history-uncounted = вне зачёта
history-open = Открыть партию…
history-option = Партия { $number }: { $game }
history-newer = Более новые
history-older = Более старые
history-all-games = Все игры
history-own = Твои партии
history-server = Партии этого сервера

animation = Анимация
replay-told = Партия по ходам: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = ходов нет
replay-won = { $mark } побеждает.
replay-drawn = Никто не победил.
replay-unfinished = Партия не доиграна.

cell-0 = левый верхний угол
cell-1 = средняя верхняя клетка
    .acc = среднюю верхнюю клетку
cell-2 = правый верхний угол
cell-3 = левая средняя клетка
    .acc = левую среднюю клетку
cell-4 = центр
cell-5 = правая средняя клетка
    .acc = правую среднюю клетку
cell-6 = левый нижний угол
cell-7 = средняя нижняя клетка
    .acc = среднюю нижнюю клетку
cell-8 = правый нижний угол
piece-a = { $cell } (малая фигура)
    .acc = { FORM($cell, of: "acc") } малой фигурой
piece-b = { $cell } (средняя фигура)
    .acc = { FORM($cell, of: "acc") } средней фигурой
piece-c = { $cell } (большая фигура)
    .acc = { FORM($cell, of: "acc") } большой фигурой
cell-in-board = { $cell } { FORM($board, of: "gen") }
    .acc = { FORM($cell, of: "acc") } { FORM($board, of: "gen") }
small-board-nw = левая верхняя доска
    .gen = левой верхней доски
    .prep = левой верхней доске
small-board-n = средняя верхняя доска
    .gen = средней верхней доски
    .prep = средней верхней доске
small-board-ne = правая верхняя доска
    .gen = правой верхней доски
    .prep = правой верхней доске
small-board-w = левая средняя доска
    .gen = левой средней доски
    .prep = левой средней доске
small-board-centre = центральная доска
    .gen = центральной доски
    .prep = центральной доске
small-board-e = правая средняя доска
    .gen = правой средней доски
    .prep = правой средней доске
small-board-sw = левая нижняя доска
    .gen = левой нижней доски
    .prep = левой нижней доске
small-board-s = средняя нижняя доска
    .gen = средней нижней доски
    .prep = средней нижней доске
small-board-se = правая нижняя доска
    .gen = правой нижней доски
    .prep = правой нижней доске
ultimate-sent = **Играй на { FORM($board, of: "prep") }.** 🟨
ultimate-choose = **Выбери любую доску с 🟨 для хода.**
ultimate-closed = **Выбери любую доску с 🟨 для хода:** { $board } закрыта.
ultimate-chosen = **Играй на { FORM($board, of: "prep") }** или выбери другую. 🟨
pick-again = Другая доска
words-row = Ряд { $name }: { $cells }.
words-column = Столбец { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = пусто { $square }
words-fading = { $mark } (исчезнет следующим)
words-won = победа { $mark }
words-untouched = пока ничего
words-choose = **Выбери любую доску, которая ещё открыта.**
pick-a = Малая ×{ $left }
pick-b = Средняя ×{ $left }
pick-c = Большая ×{ $left }

## Игры: имя и правило в одну строку

game-classic = Классика
game-misere = Поддавки
game-vanish = Исчезновение
game-squares = Квадраты
game-drop = Гравитация
game-sizes = Матрёшки
game-ultimate = Супер
legend-fading = следующим исчезнет бледный знак.
legend-sizes = 1{"\u00A0"}— малая, 2{"\u00A0"}— средняя, 3{"\u00A0"}— большая.
rule-classic = три в ряд — победа.
rule-misere = три в ряд — поражение.
rule-vanish = { $moves ->
        [0] с четвёртым твоим знаком исчезает самый старый. Три в ряд — победа. Позиция, возникшая в третий раз, — ничья. Первый ход нельзя делать в середину стороны.
       *[other] с четвёртым твоим знаком исчезает самый старый. Три в ряд — победа. Позиция, возникшая в третий раз, — ничья.
    }
rule-squares = четыре в ряд — победа, квадрат два на два — тоже.
rule-drop = знаки падают на самую нижнюю свободную клетку столбца. Четыре в ряд — победа.
rule-ultimate = твоя клетка отправляет соперника на малую доску в том же месте. Три в ряд — и малая доска твоя; три малые доски в ряд — победа в партии. Если это никому не удалось, побеждает тот, у кого больше досок.
rule-sizes = большие фигуры накрывают меньшие, и свои тоже. Фигура остаётся там, где поставлена. Три твои фигуры в ряд — победа.

versus-title = ## { $one } и { $other }
versus-none = Здесь ещё нет ни одной завершённой партии этой пары.
versus-record =
    Партий: { $matches }. { $one }: побед { $wins }. { $other }: побед { $losses }. Ничьих: { $draws }.

rules-title = ## Как работает рейтинг
rules-start = Все начинают с 1500. Больше всего дают победы над сильными игроками.
rules-levels = Мой рейтинг в игре «{ $game }»: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Твой рейтинг виден, когда у тебя есть место: после нескольких партий, лучше с разными соперниками.
rules-two-moves = Партия идёт в зачёт, когда оба игрока сделали хотя бы по два хода.
rules-details = Подробнее
rules-details-text =
    ## Рейтинг подробно
    - Рейтинг считается по Glicko-2. У моих уровней он постоянный и вычислен точно.
    - Повтор партии — это те же ходы, в том числе на повёрнутой или отражённой доске.
    - Партии с новичком двигают рейтинг только между { $least } и { $most } и не приносят места. Новичок — тот, у кого ещё нет места и кто ещё не сыграл { $matches ->
        [one] { $matches } партию
        [few] { $matches } партии
       *[many] { $matches } партий
    } с { $people ->
        [one] { $people } человеком
        [few] { $people } людьми
       *[many] { $people } людьми
    }.
    - После возврата хода партия может понизить твой рейтинг, но не повысить. С подсказкой она без рейтинга.
    - Победа надо мной поднимает тебя не выше моего рейтинга плюс { $cap }; ничья с непобедимым ботом — не выше уровня «{ level-hard }».
    - Партии в личных сообщениях считаются отдельно, и видят их только сами игроки.

uncounted-hinted = С подсказкой партия без рейтинга, поэтому твой рейтинг не изменился.
uncounted-unrated = Эта партия без рейтинга, поэтому твой рейтинг не изменился.
name-and-value = { $name }: { $value }
rating-changed = Рейтинг { $before } → { $after }
rating-unranked = { $games ->
        [one] Пока без места: ещё примерно { $games } партия
        [few] Пока без места: ещё примерно { $games } партии
       *[many] Пока без места: ещё примерно { $games } партий
    }
rating-of-game = Рейтинг { $points }
rating-kept = Рейтинг не изменился
uncounted-short = Эта партия не идёт в зачёт: каждому игроку нужно сделать хотя бы два хода.
uncounted-nobody = Эта партия не идёт в зачёт никому.
uncounted-repeated = Повтор недавней партии против бота не меняет рейтинг.
uncounted-again = Партии с одним и тем же соперником за день засчитываются с каждым разом меньше.
uncounted-taken-back = Был возврат хода, поэтому эта партия не могла поднять твой рейтинг.
uncounted-capped = Победа надо мной или над новичком поднимает тебя лишь до некоторого предела.

refusal-not-shown = { $person } скрывает своё имя в общей таблице лидеров.
refusal-no-server = Здесь нет сервера. Попробуй `scope: { choice-everywhere }`.
refusal-not-added = Настройки есть у серверов, куда меня добавили, а этот не из них. Твои собственные — в { COMMAND("privacy") }.
refusal-cannot-write = Я не могу писать в этом канале. Для этого мне нужны права «Просматривать канал» и «Отправлять сообщения».
refusal-not-shared = Этой партией больше не делятся.
refusal-animation-in-flight = Я уже делаю для тебя анимацию. Она вот-вот появится.
refusal-export-in-flight = Я уже собираю твои данные. Они появятся, как только будут собраны.
refusal-shut-out = К сожалению, тот, кто меня запустил, не разрешает мне играть здесь с тобой. { COMMAND("privacy") } по-прежнему работает.
refusal-being-deleted = Твои данные удаляются. Через несколько секунд можно будет снова играть.
refusal-not-server-manager = Это могут делать только те, у кого есть право «Управлять сервером».

## Приветствие на сервере

welcome-text =
    ### 👋 Привет! Я { -bot }.
    Я играю в крестики-нолики. Нажми **{ play }**, чтобы начать партию против меня, или вызови друга: { COMMAND("tictactoe challenge") }. Остальное покажет { COMMAND("help") }.
welcome-admins = -# Администраторам: где меня можно использовать, выбирается в разделе «Настройки сервера → Интеграция».
welcome-settings = -# В { COMMAND("settings") } выбирается мой язык на этом сервере и канал для задачи дня.

## Настройки сервера

command-settings = Настройки этого сервера и идут ли его партии в общий зачёт
settings-title = ## Настройки этого сервера
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · идут в общий зачёт
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · не идут в общий зачёт
settings-now-season-first = { "**" }{ settings-seasons }**: первый
settings-now-season-since = { "**" }{ settings-seasons }**: номер { $number }, с { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: автоматически
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Партии
settings-seasons = Сезоны
settings-language = Язык
back = Назад

settings-difficulty = { "**Уровень по умолчанию**" } для партий против меня (самый сильный в игре «{ game-ultimate }» — { level-expert })
settings-pace = { "**Темп по умолчанию**" } для партий между людьми
settings-call = { "**Роль для созыва**" } при открытых вызовах: **{ call-players }** упоминает её, не чаще раза в десять минут
settings-call-none = Выбери роль (пусто: выключить)
settings-call-refused =
    { $why ->
        [everyone] Здесь нельзя выбрать { $role }.
        [yours] Ты не можешь упоминать { $role }, поэтому и я не делаю этого за тебя. Разреши всем упоминать её, потом выбери её ещё раз.
        [closed] { $role } могут упоминать уже не все, поэтому и я этого не делаю. Разреши всем упоминать её или выбери её ещё раз.
       *[other] Я не могу упомянуть { $role }. Разреши всем упоминать её или разреши мне упоминать все роли.
    }
settings-everywhere-1 = Партии этого сервера идут в общую таблицу лидеров.
settings-everywhere-0 = Партии этого сервера не идут в общую таблицу лидеров.
settings-turn-everywhere-1 = Засчитывать в общую таблицу
settings-turn-everywhere-0 = Считать только на этом сервере

settings-language-automatic = { "**" }{ choice-automatic }**: то, что видят все, — на языке того, кто это начинает. Язык того, что не начинает никто, например моего приветствия: { $name }.
settings-language-set = Язык всего, что видят все на этом сервере: { "**" }{ $name }{ "**" }. Начатые партии сохраняют свой язык.
settings-language-private = -# То, что видишь только ты, — на языке твоего Discord.
choice-automatic = Автоматически

settings-now-daily-off = { "**" }{ puzzle-open }**: выключена
settings-now-daily-refused = { "**" }{ puzzle-open }**: выключена, потому что писать в её канал больше нельзя
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, каждый день в { $time }
settings-daily-about = Одно сообщение в день с задачей, одинаковой для всех. Решают её наедине со мной, а в сообщении видно, у кого получилось. Никто не получает уведомлений.
settings-daily-none = Выбери канал (пусто: выключить)
settings-daily-hour = Задача появляется в { $time } по твоему времени.
settings-daily-failed = Я не могу писать в { $channel }, поэтому всё осталось как было. Разреши мне там **Просматривать канал** и **Отправлять сообщения**, потом выбери его ещё раз.
settings-channel-yours = Ты не можешь писать в { $channel }, поэтому и я не делаю этого за тебя. Всё осталось как было.
daily-comes-here = Задача дня будет появляться здесь, каждый день в { $time }.

settings-arena = Арена
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] выключена
        [empty] выключена: три раза подряд участников не хватило
       *[set] { $channel }, следующая — { $time }
    }
settings-arena-about =
    Арена, которая приходит сама: за час до начала о ней сообщается в её канале, с кнопкой **{ join }**. { $calls ->
        [yes] Сообщение один раз упоминает { $role }.
       *[no] Никто не получает уведомлений.
    } Если три раза подряд не наберётся двух игроков, больше их не будет.
    День и час указаны по UTC, без летнего времени. По твоему времени этот час сейчас соответствует { $time }.
evening-none = Ни в какой день
evening-each-day = Каждый день
evening-any = Каждый раз другая игра
evening-quiet = Никого не звать
evening-comes-here = Об аренах, которые приходят сами, сообщается здесь.
arena-last = 🏟️ **Последняя арена:** { $winner }

settings-new-season = Новый сезон
season-first = В таблице лидеров этого сервера идёт **первый сезон**.
season-since = В таблице лидеров этого сервера идёт **сезон { $number }**, он начался { $since }.
season-question = Начать сезон { $number }? Сезон { $former } тогда закончится навсегда, вернуть его нельзя. Все в таблице лидеров этого сервера снова начнут с 1500. Сезон { $former } останется в { COMMAND("stats") }. { $podium }
season-start = Начать сезон { $number }
season-keep = Отмена
season-started = Сезон { $number } начался. Всем удачи!
season-name = Сезон { $number }
season-name-current = Сезон { $number } (текущий)
season-ends-hand = Сезоны заканчиваются, когда ты скажешь
season-ends-month = Сезоны заканчиваются каждый месяц
season-ends-week = Сезоны заканчиваются каждую неделю
season-ends =
    { $ends ->
        [week] Сезоны заканчиваются каждую неделю. Следующий начнётся { $end }, если в этом засчитана хоть одна партия.
        [month] Сезоны заканчиваются каждый месяц. Следующий начнётся { $end }, если в этом засчитана хоть одна партия.
       *[other] Сезоны заканчиваются, когда ты скажешь.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Пьедестал появится там, где кто-нибудь начнёт следующий сезон.
       *[other] Пьедестал появится в { $where }.
    }
season-podium =
    { $state ->
        [refused] В конце сезона его **пьедестал** появлялся в канале. Теперь нет, потому что я не смог там написать.
       *[other] В конце сезона его **пьедестал** появляется в канале. Никто не получает уведомлений.
    }
season-podium-comes = В конце сезона его пьедестал будет появляться здесь.
season-role = Первое место тогда получает **роль**, пока его не займёт кто-нибудь другой.
season-role-refused =
    { $why ->
        [everyone] Здесь нельзя выбрать { $role }.
        [permissions] Роль { $role } даёт права, поэтому я никому её не выдаю.
        [managed] Роль { $role } может выдавать только Discord или другое приложение.
        [above] Роль { $role } не ниже моей собственной, поэтому я не могу её выдавать. Поставь мою выше, потом выбери эту ещё раз.
        [yours] Ты не можешь выдавать роль { $role }, поэтому и я не делаю этого за тебя. Нужны право **Управлять ролями** и твоя роль выше этой.
        [missing] Чтобы выдавать роль { $role }, мне нужно ещё одно право. Разреши его кнопкой ниже, потом выбери роль ещё раз.
        [two-factor] Discord не даёт мне здесь менять роли: этот сервер требует двухфакторной аутентификации, и включить её должен тот, кто меня запустил.
       *[other] В последний раз Discord не дал мне изменить ни одной роли. Разреши мне **Управлять ролями** и поставь мою собственную роль выше роли за первое место.
    }
season-role-allow = «Управлять ролями»
season-over = ## 🏆 Сезон { $number } завершён
season-won =
    { $shared ->
        [yes] **Первое место разделено!**
       *[no] **{ $winner } побеждает в сезоне!**
    }
season-nobody = Никто не доиграл в нём { $games } рейтинговых партий, поэтому первое место остаётся свободным.
season-games = Другие игры
season-champion = 🏆 **Первое место:** { $winner }

## Арены

refusal-arena-here = В этом канале уже есть арена. Нажми на ней **{ join }**.
refusal-not-in-arena-game = На арене нельзя предлагать ничью, просить вернуть ход и брать реванш: следующая партия появится сама.
refusal-arena-length = Длительность арены в минутах: от { $shortest } до { $longest }.
refusal-arena-start = Арена начинается не позже чем через { $latest ->
        [one] { $latest } минуту
        [few] { $latest } минуты
       *[many] { $latest } минут
    }.
refusal-long-arena-game = Партии в игру «{ game-ultimate }» слишком долгие для арены. Выбери другую игру.
refusal-arena-over = Эта арена закончена.
refusal-arena-full = Эта арена заполнена: участников не больше { $most }. Как только кто-нибудь уйдёт, ты сможешь присоединиться.
refusal-not-in-arena = Ты не участвуешь в этой арене.
refusal-not-away = Перерыва не было: новая партия начнётся, как только кто-нибудь освободится.
refusal-not-arena-host = Это могут делать только { $person }, организатор этой арены, и те, у кого есть право «Управлять сервером».
refusal-too-few-for-arena = Для арены { $enough ->
        [one] нужен { $enough } участник
        [few] нужны { $enough } участника
       *[many] нужно { $enough } участников
    }. Как только они присоединятся, её можно будет начать.

## Сообщение с задачей дня

post-solve = Решить
post-solved-1 = **С первой попытки**: { $people }
post-solved-2 = **Со второй попытки**: { $people }
post-solved-3 = **С третьей попытки**: { $people }
post-solved = { $people ->
        [0] Здесь её пока никто не решил.
        [one] Здесь её решил { $people } человек.
        [few] Здесь её решили { $people } человека.
       *[many] Здесь её решили { $people } человек.
    }
post-solved-more = { $people ->
        [one] Здесь её решил ещё { $people } человек.
        [few] Здесь её решили ещё { $people } человека.
       *[many] Здесь её решили ещё { $people } человек.
    }
post-former = -# Вчерашнюю задачу решили: { $people }

## Что хранится о человеке

mydata-kinds =
    - **Партии и вызовы**, в том числе открытые: кто, где, когда, язык, ходы, подсказки и результат. Они принадлежат и твоим соперникам: удаление твоих данных завершает партии, в которых ты играешь, и ставит вместо тебя случайное число.
    - **Рейтинг**: твоё положение на каждом сервере и в каждом сезоне, что изменила каждая партия и твой счёт с каждым человеком. Удаление твоих данных убирает тебя из всех списков и заменяет тебя тем же случайным числом.
    - **Остальное**: настройки, задачи дня, арены, пьедесталы, опубликованные партии и результаты задач, показы; кого блокируешь или вызываешь ты, кто блокирует тебя и закрыт ли тебе доступ. Всё хранится, пока оно нужно или пока ты не удалишь свои данные; потом оно удаляется или вместо тебя остаётся случайное число либо код.
mydata-export = Показать данные
mydata-delete = Удалить данные
mydata-exported = Твои данные в виде JSON. Клетки и столбцы в них считаются с 0.
mydata-question = Удалить всё, что хранится о тебе? Партии, в которых ты играешь, закончатся как сданные. Отменить это нельзя.
mydata-stays =
    Кое-что остаётся, чтобы защитить других: завершённые партии под случайным числом, кто блокирует тебя, и перерыв между вызовами ({ $minutes }{"\u00A0"}мин.). Блоки и этот перерыв хранятся под кодом из твоего идентификатора, и { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } так же хранится твоё случайное число. Тот, кто меня запустил, может проверить, принадлежит ли код известному ему идентификатору.
mydata-yes = Удалить
mydata-no = Оставить мои данные
mydata-done = Готово: в моей базе данных на тебя больше ничто не указывает, кроме следов в её неиспользуемых частях. Они исчезнут через несколько минут или при следующей чистке базы. Спасибо за игру!
mydata-begun = Я удаляю твои данные. Партий так много, что это займёт ещё несколько секунд, и я закончу, даже если перезапущусь. До тех пор начать партию нельзя. Чтобы узнать, готово ли, снова нажми `{ mydata-delete }` в { COMMAND("privacy") }.
mydata-copies = Готово: в моей базе данных на тебя больше ничто не указывает. У её сервера ещё есть копии в журнале, репликах и неиспользуемых частях файлов, пока он не займёт это место снова. Спасибо за игру!
mydata-boards =
    Твоё имя исчезнет и с последних завершённых досок ({ $boards }), примерно с 40 в минуту, где я ещё могу их изменить. Мне недоступны доски на серверах, которые меня удалили, в закрытых для меня каналах, в архивных ветках и там, где меня установил себе только человек, а не сервер.
    Если канал, ветка или сервер снова откроются для меня, твоё имя исчезнет и оттуда, самое позднее через день.
    Могут быть ещё сообщения с твоим именем: Discord не всегда сообщает мне, дошли ли они. Если увидишь такое, нажми на нём кнопку, и твоё имя исчезнет.
mydata-kept = Хорошо. Ничего не удалено.

## Задача дня

puzzle-open = Задача дня
puzzle-title = ### Задача №{ $number } · { $game }
puzzle-win = { "**" }{ $mark } начинает и выигрывает за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.**
puzzle-save = { "**" }{ $mark } начинает: партию спасает только один ход.**
puzzle-progress = -# { $dots } · Попытка { $number } из { $tries }
puzzle-past = -# Эта задача в серию не идёт.
puzzle-order = -# От самого старого знака к новому: { $marks }.
puzzle-left = -# У { $mark } остались: { $pieces }.
puzzle-wrong = { "**Неверно:**" } { $cell }. Снова начальная позиция.
puzzle-right = { "**Верно!**" } Я занимаю { FORM($cell, of: "acc") }.
puzzle-hint = 💡 Первый ход — { $area }.
puzzle-solved = { $number ->
    [1] **Решено с первой попытки!**
    [one] **Решено с { $number }-й попытки.**
    [few] **Решено с { $number }-й попытки.**
   *[many] **Решено с { $number }-й попытки.**
}
puzzle-lost = { "**Не в этот раз.**" } Верный ход — занять { FORM($cell, of: "acc") }.
puzzle-streak = -# 🔥 Серия: { $streak ->
    [one] { $streak } день
    [few] { $streak } дня
   *[many] { $streak } дней
}. { $freezes ->
    [0] {""}
    [one] ❄️ { $freezes } заморозка прикрывает пропущенный день.
    [few] ❄️ { $freezes } заморозки прикрывают пропущенные дни.
   *[many] ❄️ { $freezes } заморозок прикрывают пропущенные дни.
}
puzzle-freeze = -# Каждый седьмой день подряд приносит заморозку: она прикрывает пропущенный день.
puzzle-streak-ended = -# Твоя серия прервалась на { $streak }-м дне.
puzzle-streak-kept = -# ❄️ Заморозка спасла твою серию: 🔥 { $streak }. Осталось заморозок: { $freezes }.
puzzle-at-stake = -# ⏳ Вчерашняя задача засчитывается в твою серию до { $time } ({ $left }).
puzzle-frozen = -# ❄️ Заморозка прикрыла вчерашний день.
puzzle-share = -# С первой попытки решили { $percent }{"\u00A0"}%.
puzzle-next = -# Следующая задача { $time }.
puzzle-give-up = Показать ответ
puzzle-give-up-question = Показать ответ? { $costs ->
        [streak] На этом твоя серия прервётся: { $streak }.
        [freeze] Это стоит одной заморозки твоей серии.
       *[nothing] После этого решить эту задачу уже нельзя.
    }
puzzle-give-up-yes = Да, показать
puzzle-give-up-no = Искать дальше
puzzle-yesterday = Вчерашняя
puzzle-today = Сегодняшняя
puzzle-results = Итоги здесь
puzzle-results-title = ### Задача №{ $number } на этом сервере
puzzle-results-none = Здесь её ещё никто не открывал.
puzzle-results-open = { $person }: ещё решает
puzzle-results-who = -# Здесь только те, кто показывает свои партии другим.
puzzle-copy = Копировать
puzzle-share-here = Поделиться
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Такой задачи для тебя нет. { COMMAND("daily") } открывает сегодняшнюю.
refusal-puzzle-over = Эта задача у тебя уже закончена. Завтра будет другая.
refusal-tried-before = Этот ход уже был, он неверный. Попытка не тратится.
refusal-puzzle-not-over = Сначала закончи задачу.
refusal-shared-once = Поделиться результатом можно один раз в канале.
practice-played = Твой ход здесь ({ $date }, соперник: { $opponent }): { $cell }.
practice-task = { "**" }Твой знак: { $mark }.** { $result ->
        [win] Какой ход ведёт к победе?
       *[draw] Какой ход сохраняет ничью?
    }
practice-move = { $what ->
        [right] **Верно:** { $cell }.
        [wrong] **Неверно:** { $cell }.
       *[answer] Лучший ответ: { $cell }.
    }
practice-lets = { $result ->
        [win] Так победа упущена.
       *[draw] Теперь { $opponent } может победить.
    }
practice-next = Дальше
practice-look-on = Искать дальше
practice-open = Открыть партию
practice-looked = { $games ->
        [one] В { $games } только что просмотренной партии твоих ошибок нет.
        [few] В { $games } только что просмотренных партиях твоих ошибок нет.
       *[many] В { $games } только что просмотренных партиях твоих ошибок нет.
    }
practice-all = { $count ->
        [0] У тебя пока нет ошибок для тренировки. Первая появится со следующими партиями.
        [1] Единственная позиция отработана. Следующая появится с новой партией.
        [one] Все позиции отработаны: { $count }. Следующая появится с новой партией.
        [few] Все позиции отработаны: { $count }. Следующая появится с новой партией.
       *[many] Все позиции отработаны: { $count }. Следующая появится с новой партией.
    }
practice-again = -# Одна позиция вернётся { $time }.
practice-waiting = { $count ->
        [one] { $count } позиция для тренировки
        [few] { $count } позиции для тренировки
       *[many] { $count } позиций для тренировки
    }
practise-this = Отработать это
refusal-no-practice = В игре «{ game-ultimate }» никто не знает, что верно, так что тренировать нечего. Выбери другую игру.
