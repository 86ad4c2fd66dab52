# ภาษาไทย เรียกผู้อ่านว่า “คุณ” เท่าที่จำเป็น ไม่ใช้ครับ/ค่ะ บอทเรียกตัวเองว่า “บอท” หรือไม่เอ่ยถึงตัวเองเลย
#
# ชื่อมีรูปเดียว มีแต่ .who ของระดับ ซึ่งเป็นชื่อเอนจิน คนเป็นการกล่าวถึงเสมอ มีช่องว่างหน้าและหลัง ไม่มีคำนำหน้า และไม่ใช้ “เขา”
# เกม คือทั้งชนิดของเกมและเกมที่เล่นกัน ตาเดิน คือการเดินหนึ่งครั้ง “ลงที่” คือวางสัญลักษณ์หรือหมากในช่อง
# ไม่มีช่องว่างระหว่างคำ มีหนึ่งช่องระหว่างประโยค และรอบคำละติน ตัวเลข กับชื่อที่ใส่เข้ามา
# channel คือ “ช่องแชต” ส่วน “ช่อง” เฉย ๆ คือช่องบนกระดาน

-bot = Noughts

# สิ่งที่คั่นระหว่างประโยค และระหว่างรายการ
between-sentences = {" "}
between-items = {", "}

# มีเฉพาะในคำแปล
english-holds = -# หากเนื้อหาไม่ตรงกัน ให้ถือฉบับภาษาอังกฤษเป็นหลัก
help-wrong-word = -# เจอคำที่ไม่เหมาะไหม แจ้งได้ที่: { $link }

## คำสั่ง: คำอธิบายและตัวเลือก (ไม่เกิน 100 ตัวอักษร)

command-tictactoe = เล่นโอเอ็กซ์
command-start = เริ่มเกมกับบอท
command-start-difficulty = บอทเล่นเก่งแค่ไหน (ปกติตามระดับของเซิร์ฟเวอร์นี้)
command-start-engine = เลือกสไตล์ของบอทแทน บางสไตล์เท่านั้นที่เลือกความยากได้ด้วย
command-mark = สัญลักษณ์ของคุณ ฝ่าย X เดินก่อน (ปกติสุ่มให้)
command-board = แสดงเกมของคุณอีกครั้งที่ท้ายช่องแชตนี้
command-board-words = อธิบายกระดานเป็นคำพูดแทน ให้คุณเห็นคนเดียว
command-resign = ยอมแพ้เกมของคุณในช่องแชตนี้

command-challenge = ท้าใครสักคน หรือโพสต์คำท้าแบบเปิด
command-challenge-opponent = จะท้าใคร (เว้นว่างไว้ถ้าเป็นคำท้าแบบเปิด)
command-challenge-pace = เวลาต่อตา (ปกติตามจังหวะของเซิร์ฟเวอร์นี้)
command-menu-challenge = ท้าเล่นโอเอ็กซ์
command-menu-stats = สถิติโอเอ็กซ์
command-menu-review = วิเคราะห์โอเอ็กซ์
command-help = เริ่มที่นี่: เล่น ท้าเพื่อน หรือดูว่าใครเก่งที่สุด
command-privacy = ใครท้าคุณได้ การเตือน และข้อมูลของคุณที่เก็บไว้

command-daily = ปริศนาประจำวัน: หาตาเดินที่ถูกต้อง
command-daily-number = ปริศนาของวันก่อน ๆ ตามหมายเลข (ปกติคือของวันนี้)
command-practice = ความผิดพลาดของคุณเองในรูปปริศนา
command-practice-variant = จะฝึกเกมไหน (ปกติคือทุกเกม)
command-arena = จัดอารีนา: เกมเร็วสำหรับทุกคนที่เข้าร่วม
command-arena-variant = จะเล่นเกมไหน (ปกติคือ “เลือนหาย”)
command-arena-minutes = นานเท่าไร: 10 ถึง 60 นาที (ปกติ 20)
command-arena-starts-in = เริ่มในอีกกี่นาที: 0 ถึง 60 (ปกติ 5)

command-history = เกมที่จบแล้ว: ของคุณ ของคนอื่น หรือของเซิร์ฟเวอร์นี้
command-history-player = จะดูเกมของใคร (ปกติคือของคุณ)
command-history-variant = จะดูเกมไหน (ปกติคือทุกเกม)
command-review = ดูว่าตาเดินไหนตัดสินเกม และควรเดินอย่างไร
command-review-variant = เกมไหน (ปกติคือเกมที่คุณเล่นล่าสุด)

command-watch = ดูเอนจินสองตัวแข่งกัน
command-watch-x = ใครเล่น X และเดินก่อน (ปกติสุ่มให้)
command-watch-o = ใครเล่น O (ปกติสุ่มให้)
command-engines = รู้จักเอนจิน: เก่งแค่ไหน และจะชนะได้อย่างไร

command-variant = จะเล่นเกมไหน (ปกติคือ “คลาสสิก”)
command-stats-variant = จะดูเรตติ้งของเกมไหน (ปกติคือ “คลาสสิก”)
choice-game-classic = { game-classic }: เรียงครบ 3 ช่อง
choice-game-misere = { game-misere }: เรียงครบ 3 ช่องคือแพ้
choice-game-vanish = { game-vanish }: มีสัญลักษณ์ได้ฝ่ายละ 3 ตัว
choice-game-squares = { game-squares }: เรียงครบ 4 ช่องหรือเป็นจัตุรัส
choice-game-drop = { game-drop }: สัญลักษณ์ร่วงลงล่าง เรียงครบ 4 ช่อง
choice-game-ultimate = { game-ultimate }: 9 กระดานในกระดานเดียว
choice-game-sizes = { game-sizes }: ตัวใหญ่ทับตัวเล็ก
choice-easy = ง่าย: มองข้ามแนวบ่อย
choice-medium = ปานกลาง: พลาดในแบบที่คุณจับได้
choice-hard = ยาก: ต้องวางแผนถึงจะชนะ
choice-unbeatable = ไร้พ่าย: ดีที่สุดได้แค่เสมอ
choice-matched = ปรับตามผู้เล่น: เก่งเท่าคุณ (ไม่คิดเรตติ้ง)
choice-x = X: คุณเดินก่อน
choice-o = O: บอทเดินก่อน
choice-challenge-o = O: คู่แข่งเดินก่อน
choice-quick = เร็ว: ตาละ 1 นาที
choice-casual = สบาย ๆ: ตาละ 15 นาที
choice-slow = ช้า: ตาละ 3 วัน

## เอนจิน: ชื่อ และวิธีคิดสั้น ๆ

choice-engine-dice = Dice: กฎไม่กี่ข้อกับลูกเต๋าหนึ่งลูก
choice-engine-lines = Lines: ให้คะแนนแนวของแต่ละช่อง
choice-engine-sampling = Sampling: ลองเล่นเกมแบบสุ่ม
choice-engine-wargames = Wargames: คิดล่วงหน้า 2 ตา
choice-engine-minimax = Minimax: คิดล่วงหน้าจนจบเกม
choice-engine-perfect = Perfect: ไม่เคยแพ้ และวางกับดัก
choice-engine-tree = Tree: เล่นแต่ { game-ultimate }
choice-engine-learned = Learned: เรียนรู้ { game-ultimate } ด้วยตัวเอง

level-easy = ง่าย
level-medium = ปานกลาง
level-hard = ยาก
level-unbeatable = ไร้พ่าย
level-expert = เซียน
level-matched = ปรับตามผู้เล่น
    .who = เอนจินที่ปรับตามผู้เล่น

## กระดาน

# ชื่ออาจเขียนจากขวาไปซ้าย ข้อความที่ตามมาต้องไม่เป็นไปด้วย
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = ใครก็ได้
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# ชนะสะสม: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
       *[other] {"  ·  "}เสมอ { $draws }
    }
board-turn = **ตาของ { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) กำลังคิด…**
board-ahead = -# รออีก { $games } เกมก่อนถึงเกมของคุณ
board-to-move = -# ถึงตาของ { $player }{"\u00A0"}({ $mark })
board-deadline = -# เดินก่อน { $time } ({ $left })
board-deadline-unwatched = -# เดินก่อน { $time } ({ $left }) ถ้าหมดเวลา จะแสดงที่นี่เมื่อมีคนกดปุ่ม
board-offer-draw = 🤝 **{ $asked } จะรับข้อเสนอเสมอไหม**
board-offer-take-back = ↩️ **{ $asked } จะให้ { $player } ถอนตาล่าสุดแล้วเดินใหม่ไหม**
board-won-line = 🏆 **{ $winner } ชนะด้วยการเรียงครบ { $length } ช่อง!**
board-lost = **{ $winner } ชนะด้วยการเรียงครบ { $length } ช่อง**
board-won-line-square = 🏆 **{ $winner } ชนะด้วยจัตุรัส 4 ช่อง!**
board-won-line-boards = 🏆 **{ $winner } ชนะด้วยการเรียงครบ 3 กระดาน!**
board-lost-boards = **{ $winner } ชนะด้วยการเรียงครบ 3 กระดาน**
board-won-line-more-boards = 🏆 **{ $winner } ชนะด้วยจำนวนกระดาน { $most } ต่อ { $fewest }!**
board-lost-more-boards = **{ $winner } ชนะด้วยจำนวนกระดาน { $most } ต่อ { $fewest }**
board-won-line-reverse = 🏆 **{ $loser } เรียงครบ { $length } ช่อง { $winner } จึงชนะ!**
board-lost-square = **{ $winner } ชนะด้วยจัตุรัส 4 ช่อง**
board-lost-reverse = **{ $loser } เรียงครบ { $length } ช่อง { $winner } จึงชนะ**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } ยอมแพ้แล้ว { $winner } ชนะ!**
board-won-out-of-time = ⏰ **{ $loser } หมดเวลาแล้ว { $winner } ชนะ!**
board-won-abandoned = 🍂 **{ $loser } ทิ้งเกมไปแล้ว { $winner } ชนะ!**
drawn-classic = 🤝 **เสมอกัน!** ไม่มีใครเรียงครบ 3 ช่อง
drawn-squares = 🤝 **เสมอกัน!** กระดานเต็มแล้ว
drawn-sizes = 🤝 **เสมอกัน!** ไม่มีหมากให้ลงแล้ว
drawn-ultimate = 🤝 **เสมอกัน!** ทั้งสองฝ่ายชนะจำนวนกระดานเท่ากัน
board-drew-unbeatable = 🎉 **เสมอกับบอทไร้พ่าย ไม่มีใครทำได้ดีกว่านี้!**
board-ended-repetition = 🤝 **เสมอกัน!** รูปกระดานเดิมเกิดขึ้น 3 ครั้ง
board-ended-agreed-draw = 🤝 **เสมอกัน!** ผู้เล่นทั้งสองตกลงกัน
board-ended-abandoned = 🍂 **ยกเลิก** เกมถูกทิ้งก่อนจะเริ่มจริงจัง เกมนี้ไม่นับผล
board-ended-unreachable = 🍂 **จบแล้ว**: ช่องแชตของเกมไม่อยู่แล้ว เกมนี้ไม่นับผล
board-matched = -# { -bot } ปรับตามคุณ: ฝีมือ { $skill } จาก 100 ไม่คิดเรตติ้ง
board-another-try = -# ไม่คิดเรตติ้ง: ลองใหม่ตั้งแต่ตาที่ { $number }
board-hints = -# ไม่คิดเรตติ้ง: ใช้คำใบ้ { $hints } ครั้ง
board-next-over = -# เล่นอีกเกมไหม กดปุ่มหรือใช้ { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = เกมนี้ย้ายไปอยู่ในข้อความใหม่แล้ว
go-to-board = ไปที่กระดาน

refresh = รีเฟรช
rule = กติกา
board-in-words = กระดานเป็นคำพูด
offer-draw = ขอเสมอ
take-back = เดินใหม่
take-back-question = ถอนตาล่าสุดของคุณและตาที่ตอบมาเพื่อเดินใหม่ไหม หลังจากนั้นเกมนี้จะเพิ่มเรตติ้งของคุณไม่ได้
take-back-consent = คู่แข่งต้องยอมก่อน
resign = ยอมแพ้
accept = ยอมรับ
decline = ปฏิเสธ
offer-withdraw = ถอนข้อเสนอ
rematch = แก้มือ
play-again = เล่นอีก
easier = ง่ายลง
harder = ยากขึ้น
more = เพิ่มเติม
my-stats = สถิติของฉัน

reminder = { $player } ถึงตาคุณแล้ว คู่แข่งคือ { $opponent } ({ $game }, ตาที่ { $number }): { $link }

## อารีนา

arena-title = อารีนา: { $game }
arena-starts = **เริ่ม { $start }** และเล่นกัน { $minutes } นาที
arena-how = ใครว่างจะได้จับคู่เล่นไปเรื่อย ๆ ตาละ 1 นาที ชนะได้ 2 คะแนน เสมอได้ 1 คะแนน มาสาย พัก หรือออกเมื่อไรก็ได้
arena-in-thread = เกมของคุณจะมาใน { $thread } และบอทจะกล่าวถึงคุณที่นั่น
arena-in-new-thread = เกมของคุณจะมาในเธรดของข้อความนี้ และบอทจะกล่าวถึงคุณที่นั่น
arena-in-channel = เกมของคุณจะมาในช่องแชตนี้ และบอทจะกล่าวถึงคุณที่นี่
arena-joined-none = ยังไม่มีใครเข้าร่วม
arena-joined = **เข้าร่วมแล้ว { $count } คน:** { $names }
arena-ends = **จบ { $end }**
arena-ending = **ไม่มีเกมใหม่แล้ว** เกมที่ยังเล่นอยู่จะนับถ้าจบทัน (หมดเวลา { $end })
arena-here = -# ร่วมเล่นอยู่ { $count } คน
arena-score = { $place } { $player }: **{ $points } คะแนน** จาก { $games } เกม
arena-score-tied = { arena-score } (ชนะ { $wins } · คะแนนของคนที่เอาชนะได้ { $beaten })
arena-more = -# … และอีก { $count } คน
arena-nobody-played = ยังไม่มีใครเล่นจบเกม
arena-won = 🏆 **{ $winner } ชนะอารีนา!**
arena-shared = 🏆 **อารีนาจบแล้ว และมีที่หนึ่งร่วมกัน!**
arena-played = -# { $people } คน { $games } เกม
arena-over-unplayed = อารีนาจบแล้ว โดยไม่มีเกมใดเล่นจนจบ
arena-too-few = คราวนี้คนเข้าร่วมไม่พอ อารีนาต้องมีอย่างน้อย 2 คน
arena-lapsed = อารีนานี้ไม่ได้เริ่ม เพราะตอนนั้นบอทปิดอยู่
arena-cancelled = อารีนานี้ถูกยกเลิกแล้ว
arena-you-missed = คุณจะไม่ได้เกมใหม่จนกว่าคุณจะบอกว่ากลับมาแล้ว
arena-ratings = -# เกมนับเข้าเรตติ้งตามปกติ ถ้าสองคนเดิมเล่นกันหลายเกมใน 24 ชั่วโมง เกมแรกนับเต็ม เกมที่สองนับครึ่งเดียว เกมที่สามนับหนึ่งในสาม
arena-you-are-back = คุณกลับมาแล้ว เกมต่อไปจะมาทันทีที่มีคนว่าง
arena-ask = ตอนนี้ยังไม่มีใครอื่นเห็น กด **{ arena-announce }** เพื่อโพสต์ในช่องแชตนี้
arena-announced-in = ประกาศอารีนาไว้ใน { $channel }
arena-end-question = จบอารีนานี้ไหม จะไม่มีเกมใหม่ และเกมที่ยังเล่นอยู่จะนับต่ออีก { $minutes } นาที
arena-cancel-question = ยกเลิกอารีนานี้ก่อนเริ่มไหม
arena-ended = อารีนากำลังจะจบ ไม่มีเกมใหม่แล้ว
arena-goes-on = ได้เลย อารีนายังดำเนินต่อ!

arena-announce = ประกาศ
join = เข้าร่วม
call-players = เรียกผู้เล่น
arena-leave = ออก
arena-standings = ตารางคะแนน
arena-start = เริ่มเลย
arena-end = จบ
arena-end-yes = ใช่ จบเลย
arena-end-no = ไม่ เล่นต่อ
arena-back = กลับมาแล้ว
arena-again = จัดอารีนาอีก

# ใต้กระดานของเกมในอารีนาที่จบแล้ว
arena-points = -# อารีนา: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# เกมนี้นับในอารีนา แต่ไม่นับเข้าเรตติ้ง เพราะแต่ละฝ่ายต้องเดินอย่างน้อย 2 ตา
arena-missed = -# { $player } จะไม่ได้เกมใหม่ในตอนนี้
arena-next = -# ระหว่างที่อารีนายังไม่จบ เกมต่อไปของคุณจะมาเอง

## คำท้า

challenge = ### ⚔️ { $invited } มาเล่นโอเอ็กซ์กันไหม
    { $challenger } ท้าคุณเล่นหนึ่งเกม
challenge-open = ### ⚔️ ใครอยากเล่นโอเอ็กซ์บ้าง
    { $challenger } กำลังหาคู่แข่ง คนแรกที่เข้าร่วมจะได้เล่น
challenge-rematch = ### ⚔️ { $invited } เล่นอีกเกมไหม
    { $challenger } อยากแก้มือ
challenge-another-try = ### ⚔️ { $invited } ลองตรงนั้นใหม่ไหม
    { $challenger } อยากเล่นต่อจากรูปกระดานนี้
challenge-until = -# หมดอายุ { $until }
players-called = { $role } { $challenger } กำลังหาคู่แข่ง
players-found = เจอแล้ว: { $players }
players-none = ครั้งนี้ไม่มีใคร
challenge-block = บล็อก
challenge-cancel = ยกเลิกคำท้า
challenge-again = ท้าอีกครั้ง
challenge-anyway = ท้าอยู่ดี
challenge-too = โพสต์ของฉันด้วย
challenge-declined = { $invited } ปฏิเสธคำท้าของ { $challenger }
challenge-lapsed = { $invited } ไม่ได้ตอบคำท้าของ { $challenger } ภายในเวลา
challenge-lapsed-open = { $challenger } หาคู่แข่งอยู่ แต่ไม่มีใครเข้าร่วมภายในเวลา
challenge-cancelled = { $challenger } ยกเลิกคำท้าถึง { $invited }
challenge-cancelled-open = { $challenger } ยกเลิกคำท้าแบบเปิด

## ทำไมเอนจินจึงเดินตรงนั้น: ตาเดินนั้นทำอะไร หรือคิดมาอย่างไร แล้วตามด้วยตัวเลข

why = ทำไม
move-explained = **{ $player }** ลงที่ { $cell }
effect-win = เรียงครบ{ $line }และชนะ
effect-won = ชนะด้วยตาเดินนี้
effect-line = เรียงครบ 3 ช่อง
effect-safe = เลี่ยงการเรียงครบ 3 ช่อง
effect-block =
    { $whose ->
        [yours] กัน{ $line }ของคุณไว้
       *[theirs] กัน{ $line }ไว้
    }
effect-blocked = กันแนวไว้
effect-coverable = ขวางแนวหนึ่งไว้ แต่หมากที่ใหญ่กว่ายังทำให้ครบแนวได้
effect-threat = ขู่จะชนะใน { $cells } ช่อง
effect-no-reason = นั่นคือผลของตาเดินนี้ ไม่จำเป็นต้องเป็นเหตุผลที่เลือก
line-0 = แถวบน
line-1 = แถวกลาง
line-2 = แถวล่าง
line-3 = คอลัมน์ซ้าย
line-4 = คอลัมน์กลาง
line-5 = คอลัมน์ขวา
line-6 = แนวทแยง
show-numbers = ดูตัวเลข
numbers-title = ### วิธีเลือกของ { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [1] {""}
       *[other] {" เท่ากันหมด"}
    }

why-dice-opening = กระดานยังว่าง จึงทอยลูกเต๋า ส่วนใหญ่ออกมุม บางครั้งออกตรงกลาง นาน ๆ ทีออกช่องขอบ
why-dice-centre = ตาแรกลงที่มุม จึงลงตรงกลาง
why-dice-corner = ตาแรกลงตรงกลาง จึงลงที่มุม
why-dice-fork = สองมุมตรงข้ามอาจกลายเป็นการขู่สองทาง จึงทอยลูกเต๋า ส่วนใหญ่ออกช่องขอบ
why-dice-any = ไม่มีกฎข้อไหนใช้ได้ จึงเลือกแบบสุ่ม
why-lines-weights = ลงช่องที่ได้คะแนนสูงสุด แนวที่ยังเปิดอยู่ได้คะแนนเล็กน้อย แนวที่เรียงครบได้หรือต้องกันได้คะแนนมาก
why-sampling-games = ลองทุกตาเดินในเกมแบบสุ่มตาละ { $games } เกม แล้วเลือกตาที่แพ้น้อยที่สุด
why-wargames-two-plies = เทียบตาเดินของตัวเองกับตาที่จะตอบมา ถ้าเท่ากันก็เลือกตามที่ชอบ
why-minimax-guess = มองไม่เห็นตอนจบเพราะยังอีกไกล จึงเดินแบบสุ่ม
why-minimax-search = คิดล่วงหน้าจนจบเกม แล้วเลือกหนึ่งในตาเดินที่ดีที่สุด
why-level-ahead = มันเห็นล่วงหน้า { $plies } ตา ไม่ไกลกว่านั้น
why-level-overlooked =
    { $whose ->
        [own] มันมองข้ามแนวของตัวเองไป
        [theirs] มันมองข้ามแนวของคู่แข่งไป
       *[other] มันมองข้ามแนวไป
    }
why-matched-measured = เลือกตาเดินที่พอดีกับฝีมือของตัวเอง
why-perfect-winning = เลือกตาเดินที่ชนะ ไม่ว่าจะตอบอย่างไร
why-perfect-trap = ในบรรดาตาเดินที่ปลอดภัย เลือกตาที่คนมักตอบผิดที่สุด
why-perfect-hold = เลือกตาเดินที่ปลอดภัย ซึ่งตอบตาไหนก็ไม่ถือว่าพลาด
why-perfect-losing = ทุกตาเดินแพ้ ถ้าคู่แข่งเล่นต่อได้ดี
why-tree-win = เจอตาเดินที่ชนะแน่นอน
why-tree-search = เลือกตาเดินหนึ่งในบรรดาตาที่กลับมาพิจารณาบ่อยที่สุด
why-sampling-hurried = มีหลายเกมรออยู่ จึงรีบเดิน
why-board-won = ชนะกระดานเล็กนั้น
why-board-blocked = กันแนวในกระดานเล็กนั้นไว้
why-sent-anywhere = ตาต่อไปลงกระดานไหนก็ได้ที่ยังเปิดอยู่ เพราะ{ $board }ปิดแล้ว
why-sent-empty = ตาต่อไปต้องลงใน{ $board } ซึ่งยังว่างอยู่
why-sent-own = ขู่จะชนะ{ $board } และตาต่อไปต้องลงที่นั่น
why-sent-theirs = ตาต่อไปต้องลงใน{ $board } และชนะกระดานนั้นได้
why-sent-both = ขู่จะชนะ{ $board } แต่ตาต่อไปต้องลงที่นั่นและชิงชนะก่อนได้
why-sent-neither = ตาต่อไปต้องลงใน{ $board } ซึ่งยังไม่มีใครชนะได้ในตาเดียว
why-chance = ประเมินโอกาสชนะของตัวเองไว้ราว { $percent }% โดยนับเสมอเป็นครึ่งหนึ่ง

table-lines-weight = คะแนนของช่องว่างแต่ละช่อง
table-sampling-wins = เกมที่ชนะด้วยแต่ละตาเดิน จาก { $games } เกม
table-sampling-draws = เกมที่เสมอด้วยแต่ละตาเดิน จาก { $games } เกม
table-wargames-own = ตาเดินของบอทดีแค่ไหน
table-wargames-reply = ตาที่คุณจะตอบดีแค่ไหน
table-wargames-taste = ตาเดินของบอท บวกความชอบแล้ว
table-tree-chance = แต่ละตาเดินดูมีโอกาสชนะแค่ไหน
table-tree-visits = พิจารณาแต่ละตาเดินกี่ครั้ง
table-minimax-value = ผลของแต่ละตาเดิน (10 คือชนะ 0 คือเสมอ -10 คือแพ้)
table-perfect-chance = โอกาสชนะของแต่ละตาเดินที่ปลอดภัย ถ้าคุณพลาดบ้างเป็นบางครั้ง
table-perfect-slip = สัดส่วนตาตอบของคุณที่พลาด หลังแต่ละตาเดินที่ปลอดภัย

## คำใบ้: ตำแหน่งเป็นอย่างไร ควรมองตรงไหน และตาเดินนั้น

hint = คำใบ้
hint-question = คำใบ้จะทำให้เกมนี้ไม่คิดเรตติ้ง เรตติ้งของคุณจะไม่เปลี่ยนจากเกมนี้อีก
hint-yes = ดูคำใบ้
hint-where = ตรงไหน
hint-what = ตาไหน
hint-gone = กระดานเปลี่ยนไปแล้วหลังจากคำใบ้นี้ กด **{ hint }** ที่กระดานเพื่อขอใหม่
hint-unseen = -# กระดานยังไม่แสดง การกดปุ่มบนกระดานครั้งต่อไปจะแค่อัปเดตกระดานให้เป็นปัจจุบัน
hint-finish = **คุณจบเกมได้เลย:** มี { $right } ตาเดินที่ชนะทันที
hint-only-move = **คุณมีตาเดินเดียวเท่านั้น**
hint-own-line = **ระวัง:** จากที่เดินได้ { $legal } ตา มี { $wrong } ตาที่ทำให้เรียงครบ 3 ช่อง ซึ่งจะแพ้
hint-threat = **ระวัง:** { $right ->
        [1] มีตาเดินเดียวที่กันไม่ให้บอทชนะในตาหน้า
       *[other] จากที่เดินได้ { $legal } ตา มี { $wrong } ตาที่เดินแล้วบอทจะชนะได้ในตาหน้า
    }
hint-win-in-two = **คุณชนะได้ใน 2 ตา:** { $right ->
        [1] มีตาเดินเดียวที่นำไปสู่ทางนั้น
       *[other] จากที่เดินได้ { $legal } ตา มี { $right } ตาที่นำไปสู่ทางนั้น
    }
hint-win-some = **คุณชนะได้จากตรงนี้** { $right ->
        [1] มีตาเดินเดียวที่รักษาทางชนะไว้ได้
       *[other] จากที่เดินได้ { $legal } ตา มี { $right } ตาที่รักษาทางชนะไว้ได้
    }
hint-win-all = **คุณชนะได้จากตรงนี้** ทุกตาเดินรักษาทางชนะไว้ได้
hint-even-some = **เกมสูสีกัน** { $right ->
        [1] มีตาเดินเดียวที่รักษาผลเสมอไว้ได้
       *[other] จากที่เดินได้ { $legal } ตา มี { $right } ตาที่รักษาผลเสมอไว้ได้
    }
hint-even-all = **เกมสูสีกัน** ทุกตาเดินรักษาผลเสมอไว้ได้ ลองหาตาที่ตอบยากที่สุด
hint-lost = **บอทชนะได้ ไม่ว่าคุณจะเดินอย่างไร** เลือกตาเดินที่ตอบยากที่สุด
hint-judged = **บอทประเมินว่า:** โอกาสของคุณอยู่ที่ราว { $chance }%
hint-area = ตาเดินที่ดีที่สุดอยู่{ $area }
hint-judged-area = ตาเดินที่ดีที่สุดน่าจะอยู่{ $area }
hint-board = ตาเดินที่ดีที่สุดอยู่ใน{ $board }
hint-judged-board = ตาเดินที่ดีที่สุดน่าจะอยู่ใน{ $board }
hint-move = ให้ลงที่ { $cell }
hint-play = เดินเลย
hint-played = คุณลงที่ { $cell }
area-line-0 = ในแถวบน
area-line-1 = ในแถวกลาง
area-line-2 = ในแถวล่าง
area-line-3 = ในคอลัมน์ซ้าย
area-line-4 = ในคอลัมน์กลาง
area-line-5 = ในคอลัมน์ขวา
area-line-6 = บนแนวทแยงจากมุมซ้ายบน
area-line-7 = บนแนวทแยงจากมุมขวาบน
area-quarter-0 = ในส่วนซ้ายบนของกระดาน
area-quarter-1 = ในส่วนขวาบนของกระดาน
area-quarter-2 = ในส่วนซ้ายล่างของกระดาน
area-quarter-3 = ในส่วนขวาล่างของกระดาน

## การวิเคราะห์เกมที่จบแล้ว

review = วิเคราะห์
review-player-accuracy = { $player } { $number }%
review-try-again = ลองใหม่จากตาที่ { $number }
review-player-hints = { $player } (คำใบ้ { $hints } ครั้ง)
review-start = **ตอนเริ่ม** กด ▶ เพื่อดูทีละตาทั้ง { $moves } ตา
review-move = **ตาที่ { $number } จาก { $moves }:** { $mark } ลงที่ { $cell }
review-accuracy = ความแม่นยำ: { $players }
review-turning-point = **ตาที่ { $number } จาก { $moves } จุดเปลี่ยนของเกม:** { $mark } ลงที่ { $cell } · **{ $name }**
review-faultless = ไม่มีฝ่ายไหนพลาดถึงขั้นตัดสินเกม
review-praise-find = หาเจอได้เยี่ยม: { $cell } คือตาเดินที่ดีเพียงตาเดียวในตอนนั้น
review-praise-trap = คุณวางกับดักได้สวย: { $cell }
review-praise-moves = { $good ->
        [0] มีคำแนะนำหนึ่งข้อ:
       *[other] { $moves ->
            [1] ตาเดินเดียวของคุณถูกต้อง
           *[other] จากตาเดินของคุณ { $moves } ตา มี { $good } ตาที่ถูกต้อง
        }
    }
review-praise-last-moves = { $good ->
        [0] มีคำแนะนำหนึ่งข้อ:
       *[other] { $moves ->
            [1] ตาเดินสุดท้ายของคุณถูกต้อง
           *[other] จาก { $moves } ตาสุดท้ายของคุณ มี { $good } ตาที่ถูกต้อง
        }
    }
review-lesson = คราวหน้า ตาที่ { $number } ลองลงที่ { $cell }
review-next-time = คราวหน้าลองเดิน: { $cells }
review-held = ดีกว่า: { $cells }
review-better = ดีกว่าเล็กน้อย: { $cells }
review-any = ช่องสีเขียวช่องใดก็ได้
review-any-move = ตาใดก็ได้จาก { $count } ตาอื่น
review-trap = ทั้งยังวางกับดักไว้ด้วย: ตาตอบที่ดูเป็นธรรมชาติกลับผิด
review-partly-known = -# บอทประเมินได้แค่ตาท้าย ๆ ก่อนหน้านั้นยังไกลเกินกว่าจะมองเห็นตอนจบ
review-unknown = -# บอทบอกไม่ได้ว่าตาเดินเหล่านี้ดีแค่ไหน
review-doubts = -# ตาเดินที่น่าดูอีกครั้ง: { $numbers }
review-doubt = บอทประเมินว่าโอกาสของ { $mark } ลดจากราว { $before }% เหลือ { $after }% และลงที่ { $cell } น่าจะดีกว่า
review-boards-won = -# กระดานเล็กที่ชนะเมื่อจบเกม: X { $x }, O { $o }

move-brilliant = ยอดเยี่ยม
move-great = เยี่ยม
move-best = ดีที่สุด
move-good = ดี
move-sound = มั่นคง
move-winning = ตาชนะ
move-inaccuracy = ไม่แม่นยำ
move-slower = ช้ากว่า
move-doubtful = น่าสงสัย
move-missed-win = พลาดชนะ
move-blunder = พลาดมหันต์
move-opening = เปิดเกม
move-forced = ตาบังคับ
move-given = กำหนดไว้แล้ว
move-and-trap = { $name } และเป็นกับดัก

review-won = ตานี้ทำให้ชนะเกม
review-own-line = ตานี้ทำให้เรียงครบแนว และเกมนี้ใครเรียงครบแนวแพ้
review-win-overlooked = ตอนนั้นมีตาที่ชนะได้: { $cell }
review-line-left-open = ปล่อยแนวเปิดไว้: { $opponent } ชนะได้โดยลงที่ { $cell }
review-win-allowed = ตอนนี้ { $opponent } ชนะได้โดยลงที่ { $cell }
review-fork-allowed = เปิดทางให้ { $opponent } ขู่สองทางพร้อมกันโดยลงที่ { $cell }
review-win-let-go = มีตาที่บังคับชนะได้: { $cell }
review-loss-allowed = ตอนนี้ { $opponent } บังคับชนะได้โดยลงที่ { $cell }
review-no-choice = ไม่มีตาเดินอื่น
review-all-equal = ทุกตาเดินมีค่าเท่ากัน
review-lost-already = ถึงตอนนั้น ไม่ว่าจะเดินตาไหน { $opponent } ก็ชนะได้
review-only-winning = มีเพียงตานี้ที่ยังชนะ
review-only-holding = มีเพียงตานี้ที่รักษาผลเสมอไว้ได้
review-fork-made = ขู่สองทางพร้อมกัน กันได้ไม่หมด
review-blocked = กันแนวของ { $opponent } ไว้
review-win-kept = รักษาทางชนะไว้ได้
review-draw-kept = รักษาผลเสมอไว้ได้

## เอนจินเป็นใคร: คิดอย่างไร ชนะได้อย่างไร เก่งแค่ไหน

engines-title =
    ## รู้จักเอนจิน
    ยิ่งแถบยาว ยิ่งเอาชนะยากในเกม “คลาสสิก” เลือกสักตัวเพื่อดูวิธีชนะ
    - Sampling: ทุกเกม
    - Minimax, Perfect: ทุกเกมยกเว้น “{ game-ultimate }”
    - Tree, Learned: “{ game-ultimate }”
    เมนูที่สองแสดงระดับของแต่ละเกม
engines-pick = เลือกเอนจิน
play-level = ▶ { $level }
engine-worst = { $worst ->
        [0] ไม่มีใครชนะได้
       *[other] คนที่รู้นิสัยของมันจะชนะได้ { $worst } จาก 100 เกม
    }
engine-random = เมื่อเจอผู้เล่นที่เดินแบบสุ่ม มันชนะ { $wins } จาก 100 เกม และ{ $losses ->
        [0] ไม่แพ้เลย
       *[other] แพ้ { $losses } เกม
    }
engine-beat = **วิธีชนะ:** { $beat }

about-dice = ทำตามกฎไม่กี่ข้อ ถ้าไม่มีข้อไหนใช้ได้ก็ทอยลูกเต๋า
about-lines = ให้คะแนนแนวที่ผ่านแต่ละช่อง และไม่เคยคิดล่วงหน้า
about-sampling = ลองแต่ละตาเดินในเกมแบบสุ่มสูงสุดหนึ่งร้อยเกม
about-wargames = มองแค่ตาเดินของตัวเองกับตาที่คุณจะตอบ ไม่ไกลกว่านั้น
about-minimax = คิดล่วงหน้าจนจบเกม
about-perfect = จำรูปกระดานได้ทุกแบบขึ้นใจ และวางกับดัก

beat-dice = เดินก่อนโดยลงกลางขอบด้านใดก็ได้ มันไม่มีกฎสำหรับตานั้น
beat-lines = เดินก่อน: ลงที่มุม แล้วลงที่ช่องขอบซึ่งห่างไปหนึ่งก้าวแบบม้าหมากรุก มันจะโดนขู่สองทางทุกครั้ง
beat-sampling = เดินก่อนและลงสองมุมตรงข้ามกัน มันตอบที่มุมที่สามบ่อยเกินไป
beat-wargames = เดินก่อนโดยลงที่มุม พอมันลงตรงกลาง ให้ลงมุมตรงข้าม แล้วลงมุมที่สาม
beat-minimax = ชนะไม่ได้ ให้เล่นเอาเสมอ ในระดับ “{ level-easy }” มันจะเดินสุ่มจนกว่าจะเหลือ 4 ช่อง
beat-perfect = ชนะไม่ได้ ให้เล่นเอาเสมอ

levels-pick = ระดับของเกม
levels-title =
    ## ระดับของเกม{ $game }
    กติกา: { $rule } ถ้าทั้งสองฝ่ายเล่นดีที่สุดจะเสมอกัน
levels-title-unsolved =
    ## ระดับของเกม{ $game }
    กติกา: { $rule }
levels-line = { "**" }{ $level }** เรตติ้ง { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched }** ไม่คิดเรตติ้ง เก่งพอ ๆ กับคุณ
levels-blocks = -# แถบ: จากสิบเกม มีกี่เกมที่บอทไม่แพ้คนที่หาตาที่ดีที่สุดเจอสี่ในห้าครั้ง

beat-learned = เก่งที่สุดที่บอทมี ยังไม่มีใครไขเกมนี้ได้หมด มันดูรูปกระดานหลายพันแบบ อย่าให้มันเลือกกระดานได้อิสระ และคิดเรื่องเรียงครบ 3 กระดานแต่เนิ่น ๆ
beat-levels = มันเห็นล่วงหน้า { $plies } ตา ไกลกว่านั้นมันเดา คุณต้องวางแผนให้ไกลกว่านั้น
beat-overlooking = มันมองข้ามการขู่ของคุณ { $percent }% ขู่ให้ได้ทุกตา

## การแสดง: เอนจินสองตัวแข่งกัน

show-opening = **พร้อมไหม เริ่มกันเลย!**
show-moved = **{ $engine } ({ $mark }) ลงที่ { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = หยุด
show-again = อีกครั้ง
show-play-winner = เล่นกับผู้ชนะ
show-stopped = หยุดแล้ว
show-cut-short = ขออภัย บอทต้องหยุดก่อนจบ
show-lost = การเชื่อมต่อขาดก่อนจะเริ่มได้
show-record = แข่งแล้ว { $games } เกม: X ชนะ { $x }, O ชนะ { $o }, เสมอ { $draws }
show-conclusion = **เกมประหลาด ตาเดินเดียวที่ชนะคือการไม่เล่น** ลอง { COMMAND("tictactoe start") } ดูไหม

## ความช่วยเหลือ และคำถามว่าจะท้าใคร

help-text =
    ## โอเอ็กซ์
    ใครเรียงครบ 3 ช่องเป็นฝ่ายชนะ เล่นกับบอทหรือท้าเพื่อนได้ในแชตนี้เลย
    เล่นกับบอทแล้วติดขัด กด **{ hint }** ได้ พอเล่นจบ **{ review }** จะแสดงตาเดินที่ตัดสินเกม
help-games = เลือกเกมที่จะเล่น…
help-hint = -# คราวหน้าใช้ { COMMAND("tictactoe start") } ได้เลย
help-play = เล่นกับบอท
help-challenge = เล่นกับเพื่อน
help-stats = สถิติ
help-privacy-policy = นโยบายความเป็นส่วนตัว
help-terms = ข้อกำหนด
help-support = ติดต่อช่วยเหลือ
challenge-who = อยากท้าใคร
challenge-who-person = เลือกคน
challenge-who-anyone = คำท้าแบบเปิด
challenge-recent-number = ท้าคนที่ { $number }

## สิ่งที่ถามหรือบอกเฉพาะตัว

resign-question-counted = ยอมแพ้เกมนี้ไหม จะนับว่าแพ้
resign-question-uncounted = ยอมแพ้เกมนี้ไหม จะไม่นับผล เพราะแต่ละฝ่ายต้องเดินอย่างน้อย 2 ตา
resign-question-arena = ยอมแพ้เกมนี้ไหม { $counts ->
        [counted] คู่แข่งจะได้คะแนนในอารีนา
       *[uncounted] จะไม่นับผล และคุณจะไม่ได้เกมใหม่จนกว่าจะกด **{ arena-back }**
    }
resign-question-unrated = ยอมแพ้เกมนี้ไหม เกมนี้ไม่คิดเรตติ้ง เรตติ้งของคุณจึงคงเดิม
resign-yes = ใช่ ยอมแพ้
resign-no = เล่นต่อ
resign-done = คุณยอมแพ้แล้ว ขอบคุณที่มาเล่นด้วยกัน!
resign-kept = ได้เลย เล่นเกมต่อ!

already-playing = คุณกำลังเล่นอยู่ที่นี่แล้ว
already-shown = นี่คือเกมของคุณอีกครั้ง
already-show = แสดงที่นี่
which-game = คุณมี 2 เกมที่นี่ เกมไหน

start-own = เริ่มเกมของตัวเอง
you-declined = คุณปฏิเสธแล้ว { $person } ท้าคุณได้อีกตั้งแต่ { $time } ({ $left })
blocked = { $person } ท้าคุณไม่ได้อีกแล้ว เปลี่ยนใจได้ใน { COMMAND("privacy") }

privacy-title = ## ความเป็นส่วนตัว
privacy-challenges-on = **คำท้า:** ทุกคนที่คุณไม่ได้บล็อกท้าคุณได้
privacy-challenges-off = **คำท้า:** ไม่มีใครท้าคุณได้
privacy-challenges-turn-on = เปิดรับคำท้า
privacy-challenges-turn-off = ปิดรับคำท้า
privacy-reminders-on = **การเตือน:** บอทจะกล่าวถึงคุณเมื่อถึงตาคุณในเกมจังหวะช้า และอีกครั้งเมื่อเหลือเวลาหนึ่งในสี่ ส่วนในเกมจังหวะสบาย ๆ จะทำเมื่อผ่านไปสองนาทีหลังถึงตาคุณ
privacy-reminders-off = **การเตือน:** บอทจะไม่เตือนเมื่อถึงตาคุณ
privacy-reminders-turn-on = เปิดการเตือน
privacy-reminders-turn-off = ปิดการเตือน
privacy-games-on = **เกมของคุณ:** สมาชิกในเซิร์ฟเวอร์ดูเกมที่คุณเล่นที่นั่นได้ใน { COMMAND("history") } และ { COMMAND("stats") }
privacy-games-off = **เกมของคุณ:** เมื่อจบแล้ว มีแต่คุณกับคู่แข่งที่หาเกมเจอใน { COMMAND("history") } และ { COMMAND("stats") } และวิเคราะห์ได้ กระดานในช่องแชต เกมที่แชร์ไว้ เรตติ้ง และยอดรวมยังเห็นได้ตามเดิม
privacy-games-turn-on = แสดงเกมของฉัน
privacy-games-turn-off = ซ่อนเกมของฉัน
privacy-words-on = **กระดานเป็นคำพูด:** ในเกมที่เริ่มตั้งแต่ตอนนี้ บอทจะอธิบายกระดานเป็นคำพูดให้คุณเห็นคนเดียว ทุกครั้งที่อีกฝ่ายเดิน
privacy-words-off = **กระดานเป็นคำพูด:** เฉพาะเมื่อคุณกด “{ board-in-words }”
privacy-words-turn-on = อธิบายกระดาน
privacy-words-turn-off = ไม่ต้องอธิบายกระดาน
privacy-name = **ชื่อของคุณ:** ซ่อนอยู่ในตารางอันดับทั่วโลก เว้นแต่คุณจะเปิดให้แสดงใน { COMMAND("stats") } ที่ “{ choice-everywhere }”
privacy-blocked = **ที่บล็อกไว้:** คนในเมนูนี้ท้าคุณไม่ได้
privacy-blocked-none = ไม่ได้บล็อกใคร
privacy-data =
    ### ข้อมูลของคุณ
    บอทเก็บเกม เรตติ้ง และการตั้งค่าของคุณ แต่ไม่เก็บชื่อหรือข้อความ
privacy-blocked-deleted = { $count ->
        [1] มี 1 คนที่คุณบล็อกไว้ลบข้อมูลของตัวเองแล้ว บอทจึงบอกชื่อไม่ได้ คนนี้ก็ท้าคุณไม่ได้เช่นกัน
       *[other] มี { $count } คนที่คุณบล็อกไว้ลบข้อมูลของตัวเองแล้ว บอทจึงบอกชื่อไม่ได้ คนเหล่านั้นก็ท้าคุณไม่ได้เช่นกัน
    }
privacy-unblock-deleted = เลิกบล็อกคนที่ลบข้อมูลแล้ว

refusal-not-your-match = นี่เป็นเกมของคนอื่น
refusal-not-your-turn = ตอนนี้เป็นตาของ { $person } เริ่มเมื่อ <t:{ $since }:R>
refusal-match-not-over = เกมนี้ยังไม่จบ
refusal-not-against-bot = บอทไม่รับข้อเสนอเสมอ เล่นต่อหรือยอมแพ้
refusal-draw-too-early = ขอเสมอได้ตั้งแต่ตาที่ห้าเป็นต้นไป
refusal-nothing-to-take-back = คุณยังไม่ได้เดิน จึงไม่มีตาให้เดินใหม่
refusal-offer-stands = ตอบข้อเสนอที่มีอยู่ก่อน
refusal-own-offer = นี่เป็นข้อเสนอของคุณเอง มีแต่ { $person } ที่รับหรือปฏิเสธได้ คุณถอนข้อเสนอได้
refusal-not-your-offer = มีแต่ { $person } ที่ถอนข้อเสนอนี้ได้ คุณรับหรือปฏิเสธได้
refusal-no-offer = ข้อเสนอนี้ปิดไปแล้ว
refusal-challenge-open = เกมนี้ยังไม่เริ่ม คำท้ายังรอคำตอบอยู่
refusal-challenge-over = คำท้านี้ปิดไปแล้ว
refusal-not-your-challenge = มีแต่ { $person } ที่รับหรือปฏิเสธคำท้านี้ได้ สร้างคำท้าของคุณเองด้วย { COMMAND("tictactoe challenge") }
refusal-own-challenge = คุณรับคำท้าของตัวเองไม่ได้ ต้องให้คนอื่นรับ
refusal-own-invitation = นี่เป็นคำท้าของคุณเอง มีแต่ { $person } ที่รับหรือปฏิเสธได้ คุณยกเลิกได้
refusal-not-your-invitation = มีแต่ { $person } ที่ยกเลิกคำท้านี้ได้
refusal-too-many-challenges = คุณมีคำท้าที่เปิดอยู่แล้ว { $limit } รายการ รอคำตอบหรือยกเลิกสักรายการ
refusal-not-challengeable = ตอนนี้ { $person } ไม่รับคำท้า
refusal-just-declined = { $person } เพิ่งปฏิเสธ คุณท้าคนนี้ได้อีกตั้งแต่ <t:{ $until }:t> (<t:{ $until }:R>)
refusal-no-role-to-call = บอทกล่าวถึงบทบาทที่จะเรียกไม่ได้แล้ว คนที่จัดการเซิร์ฟเวอร์เลือกบทบาทอื่นได้ใน { COMMAND("settings") }
refusal-just-called = ที่นี่เพิ่งเรียกผู้เล่นไป เรียกอีกครั้งได้ตั้งแต่ <t:{ $until }:t> (<t:{ $until }:R>)
refusal-too-many-blocks = คุณบล็อกไว้แล้ว { $limit } คน บอทเก็บเพิ่มไม่ได้ เอาใครสักคนออกใน { COMMAND("privacy") } ก่อน
refusal-self-challenge = คุณท้าตัวเองไม่ได้ เว้น `opponent` ว่างไว้ แล้วจะได้เล่นกับคนแรกที่เข้าร่วม
refusal-bot-challenge = บอทตัวอื่นเล่นเกมนี้ไม่ได้ ท้าคน หรือท้าบอทตัวนี้
refusal-not-here = { $person } ดูช่องแชตนี้ไม่ได้
refusal-nobody-here = ไม่มีใครอื่นเห็นแชตนี้ เล่นกับบอทด้วย { COMMAND("tictactoe start") } หรือท้าใครสักคนในเซิร์ฟเวอร์
refusal-only-you = ในเซิร์ฟเวอร์นี้มีแต่คุณที่เห็นคำตอบของบอท บอทจึงยกเลิกคำท้า เพราะไม่มีใครเข้าร่วมได้
refusal-opponent-busy = { $person } กำลังเล่นอยู่ที่นี่แล้ว ลองอีกครั้งเมื่อเกมนั้นจบ
refusal-opponent-deleted = คู่แข่งของคุณลบข้อมูลของตัวเองแล้ว บอทจึงไม่รู้ว่าเป็นใคร ท้าใครสักคนด้วย { COMMAND("tictactoe challenge") }
refusal-wrong-channel = ลองใหม่ด้วยกันได้ในช่องแชตของเกมนั้น เปิดการวิเคราะห์เกมที่นั่น
refusal-rematch-made = เกมนี้มีการแก้มือแล้ว
refusal-cell-taken = ช่องนั้นมีคนลงแล้ว เลือกช่องที่ว่าง
refusal-board-moved-on = กระดานเปลี่ยนไปก่อนที่คุณจะกด ตอนนี้เป็นอย่างนี้
refusal-match-over = เกมนี้จบแล้ว เริ่มเกมใหม่ด้วย { COMMAND("tictactoe start") }
refusal-arena-match-over = เกมนี้จบแล้ว ระหว่างที่อารีนายังไม่จบ เกมต่อไปของคุณจะมาเอง
refusal-newer-engine = บอทกำลังอัปเดต และมีแต่เวอร์ชันใหม่ที่รู้จักคู่แข่งในเกมนี้ ยังไม่มีอะไรเปลี่ยน โปรดลองอีกครั้งในอีกไม่กี่นาที
refusal-no-such-match = ที่นี่ไม่มีเกมสำหรับคุณ เริ่มเกมด้วย { COMMAND("tictactoe start") }
refusal-already-playing = คุณกำลังเล่นอยู่ที่นี่แล้ว ดูเกมของคุณด้วย { COMMAND("tictactoe board") }
refusal-wrong-engine = { $variant ->
    [classic] { $engine } เล่นแต่ “{ game-ultimate }”
    [ultimate] { $engine } ไม่เล่น “{ $game }” ตัวที่เล่นคือ Sampling, Tree และ Learned
   *[other] { $engine } ไม่เล่น “{ $game }” ตัวที่เล่นคือ Sampling, Minimax และ Perfect
}
refusal-no-such-level = ตั้ง { $engine } เป็นระดับ “{ $level }” ไม่ได้ เว้น `difficulty` ว่างไว้เพื่อเล่นกับ { $engine } หรือเว้น `engine` ว่างไว้เพื่อเล่นระดับ “{ $level }”
refusal-unknown-button = ปุ่มนี้เก่าเกินไป เริ่มเกมด้วย { COMMAND("tictactoe start") }
refusal-too-fast = คุณเร็วกว่าบอท ขอเวลาสักครู่
refusal-unknown-option = บอทไม่รู้จักตัวเลือกนี้ เลือกจากรายการ
refusal-board-gone = กระดานนั้นถูกลบแล้ว { COMMAND("tictactoe board") } จะแสดงเกมของคุณอีกครั้ง
refusal-nothing-to-explain = บอทยังไม่ได้เดิน
refusal-no-hints = คำใบ้มีไว้สำหรับเกมกับบอท
refusal-show-running = มีเอนจินสองตัวแข่งกันในช่องแชตนี้อยู่แล้ว รอให้จบ หรือขอให้คนที่เริ่มกดหยุด
refusal-too-many-shows = ตอนนี้บอทจัดแข่งเพิ่มไม่ได้ โปรดลองอีกครั้งในอีกหนึ่งนาที
refusal-show-over = การแข่งนี้จบแล้ว
refusal-not-your-show = มีแต่คนที่เริ่มการแข่งนี้ที่หยุดได้
refusal-nothing-to-review = คุณยังไม่เคยเล่นจบเกม เริ่มเกมด้วย { COMMAND("tictactoe start") }
refusal-store-busy = เมื่อกี้บันทึกไม่ได้ ไม่มีอะไรหาย โปรดลองอีกครั้งในอีกสักครู่
refusal-store-unknown = เมื่อกี้ฐานข้อมูลหลุดไป บอทจึงบอกไม่ได้ว่าบันทึกแล้วหรือยัง โปรดดูอีกครั้งในอีกสักครู่
refusal-store-damaged = บอทอ่านฐานข้อมูลไม่ได้ เมื่อกี้จึงไม่นับ ผู้ดูแลบอทต้องแก้ไขก่อน
refusal-unknown-command = คำสั่งนี้เปลี่ยนไปแล้ว โหลด Discord ใหม่แล้วลองอีกครั้ง
refusal-engine-failed = บอทคิดตาเดินไม่ทันเวลา เกมของคุณปลอดภัย โปรดลองอีกครั้ง
refusal-broken = มีบางอย่างผิดพลาดทางบอท เกมของคุณปลอดภัย โปรดลองอีกครั้ง

## ตารางอันดับ บัตร สถิติ และเหตุที่เกมไม่นับผล

command-stats = ตารางอันดับ สถิติของผู้เล่น หรือสถิติระหว่างสองคน
command-stats-player = จะดูสถิติของใคร
command-stats-versus = ดูสถิติที่เจอกับผู้เล่นคนนี้
command-stats-scope = เซิร์ฟเวอร์นี้หรือทั่วโลก (ปกติคือเซิร์ฟเวอร์นี้)
choice-server = เซิร์ฟเวอร์นี้
choice-everywhere = ทั่วโลก

stats-title-server = ## 🏆 ตารางอันดับของเซิร์ฟเวอร์นี้
stats-title-everywhere = ## 🏆 ตารางอันดับทั่วโลก
stats-title-season = ## 🏆 ตารางอันดับของเซิร์ฟเวอร์นี้: ซีซัน { $number }
stats-title-direct = ## ข้อความส่วนตัวของคุณ
results-legend = -# ชนะ/เสมอ/แพ้
stats-unsettled = ยังไม่มีอันดับ: ต้องเล่นอีกไม่กี่เกม
stats-empty = ยังไม่มีใครเล่นจบเกมที่นับผล มาเป็นคนแรกกัน: { COMMAND("tictactoe start") }
stats-unsettled-season = ไม่มีอันดับ: เกมน้อยเกินไป
stats-empty-season = ไม่มีใครเล่นจบเกมที่นับผลในซีซันนี้
stats-own-none-season = { "**คุณ**" } ไม่ได้เล่นจบเกมที่นับผลในซีซันนี้
stats-you = { $who } { "**(คุณ)**" }
stats-own-none = { "**คุณ**" } ยังไม่ได้เล่นจบเกมที่นับผลที่นี่
stats-own-unnamed = -# คนอื่นไม่เห็นชื่อของคุณในรายการนี้
stats-someone = ผู้เล่นไม่เปิดเผยชื่อ
person-gone = ผู้ใช้ที่ถูกลบ
stats-page = { $page } จาก { $pages }
stats-mine = หน้าของฉัน
stats-to-direct = DM
stats-name-me = แสดงชื่อ
stats-unname-me = ซ่อนชื่อ
stats-help = วิธีคิดเรตติ้ง
play = เล่น
card-board = ตารางอันดับ

card-rank = { "**" }{ $points }** อันดับ { $rank }
card-none = ยังไม่มีเกมที่นับผลที่นี่
card-none-season = ไม่มีเกมที่นับผลในซีซันนี้
card-direct = { "**" }{ $points }** ซึ่งคุณเห็นได้คนเดียว
card-puzzles =
    -# 🧩 ปริศนาที่ไขได้: { $solved }
    -# 🔥 สตรีกยาวสุด: { $longest } วัน
card-total = ชนะ { $wins } เสมอ { $draws } แพ้ { $losses }  ·  เล่น X { $x } ครั้ง O { $o } ครั้ง
card-streak = ชนะติดต่อกัน: ตอนนี้ { $streak } สูงสุด { $best }
card-streak-season = ชนะติดต่อกัน: ตอนจบ { $streak } สูงสุด { $best }
card-opening = ช่องแรกที่ลงบ่อยที่สุด: { $cell } ({ $times } ครั้ง)
card-opponents = ### สถิติที่เจอกัน
card-opponent = { $opponent }: ชนะ { $wins } เสมอ { $draws } แพ้ { $losses }
card-opponent-people = ผู้เล่นจริง
card-opponent-you = คุณ
against-bot = ## { $who } เจอกับ { -bot }
against-bot-how = -# แต่ละระดับมีเรตติ้งคงที่ ดูที่ **{ stats-help }**
card-latest = ### เกมล่าสุดที่นี่
card-match-link = { $match }  ·  [กระดาน]({ $link })
card-picture = ซ้าย: เรตติ้งใน { $matches } เกมล่าสุด จาก { $first } เป็น { $last } ต่ำสุด { $lowest } สูงสุด { $highest } ขวา: แต่ละช่องเป็นตาแรกกี่ครั้ง ทีละแถว: { $cells }
card-picture-caption = -# ซ้าย: เรตติ้งตามเวลา ขวา: แต่ละช่องเป็นตาแรกกี่ครั้ง

waiting-yours = **ตาของคุณ ({ $count })**
waiting-theirs = **รอคนอื่น ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  เจอกับ { $opponent }  ·  หมดเวลา { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } กำลังคิด
waiting-group-chat = `{ $number }.` { $game }  ·  เจอกับ { $opponent }  ·  หมดเวลา { $until }  ·  ในแชตกลุ่ม
waiting-open = เกมที่ { $number }
history-title = ## เกมของ { $who }
history-title-server = ## เกมล่าสุดของเซิร์ฟเวอร์นี้
history-seen-here = -# เกมที่เล่นในเซิร์ฟเวอร์นี้ และเกมที่เล่นกับคุณ
history-seen-own = -# เกมที่เล่นกับคุณ ใช้คำสั่งนี้ในเซิร์ฟเวอร์เพื่อดูเกมที่ทุกคนเล่นกับบอทที่นั่น
history-seen-direct = -# เกมที่เล่นในแชตนี้ และเกมที่เล่นกับคุณ ใช้คำสั่งนี้ในเซิร์ฟเวอร์เพื่อดูเกมที่เล่นที่นั่น
history-none = ไม่มีเกมให้แสดง
history-none-server = ยังไม่มีเกมให้แสดงที่นี่ เล่นสักเกม: { COMMAND("tictactoe start") }
history-won = { "**ชนะ**" } { $opponent }
history-lost = { "**แพ้**" } { $opponent }
history-drawn = { "**เสมอ**" } กับ { $opponent }
history-unfinished = { "**เล่นไม่จบ**" } กับ { $opponent }
history-beat = { $winner } ชนะ { $loser }
history-drew = { $x } เสมอกับ { $o }
history-stopped = { $x } กับ { $o } เล่นไม่จบ
history-unrated = ไม่คิดเรตติ้ง
history-arena = อารีนา
history-uncounted = ไม่นับผล
history-open = เปิดเกม…
history-option = เกมที่ { $number }: { $game }
history-newer = ใหม่กว่า
history-older = เก่ากว่า
history-all-games = ทุกเกม
history-own = เกมของคุณ
history-server = เกมของเซิร์ฟเวอร์นี้

animation = แอนิเมชัน
replay-told = เกมทีละตา: { $moves } ผล: { $end }
replay-move = { $mark } { $cell }
replay-none = ไม่มีตาเดิน
replay-won = { $mark } ชนะ
replay-drawn = ไม่มีใครชนะ
replay-unfinished = เล่นไม่จบ

cell-0 = มุมซ้ายบน
cell-1 = ช่องกลางแถวบน
cell-2 = มุมขวาบน
cell-3 = ช่องซ้ายแถวกลาง
cell-4 = ช่องกลาง
cell-5 = ช่องขวาแถวกลาง
cell-6 = มุมซ้ายล่าง
cell-7 = ช่องกลางแถวล่าง
cell-8 = มุมขวาล่าง
piece-a = { $cell } (หมากเล็ก)
piece-b = { $cell } (หมากกลาง)
piece-c = { $cell } (หมากใหญ่)
cell-in-board = { $cell }ของ{ $board }
small-board-nw = กระดานซ้ายบน
small-board-n = กระดานบนกลาง
small-board-ne = กระดานขวาบน
small-board-w = กระดานกลางซ้าย
small-board-centre = กระดานกลาง
small-board-e = กระดานกลางขวา
small-board-sw = กระดานซ้ายล่าง
small-board-s = กระดานล่างกลาง
small-board-se = กระดานขวาล่าง
ultimate-sent = **ลงใน{ $board }** 🟨
ultimate-choose = **เลือกกระดานที่มี 🟨 เพื่อลง**
ultimate-closed = **เลือกกระดานที่มี 🟨 เพื่อลง:** { $board }ปิดแล้ว
ultimate-chosen = **ลงใน{ $board }** หรือเลือกกระดานอื่น 🟨
pick-again = เลือกกระดานอื่น
words-row = แถว { $name }: { $cells }
words-column = คอลัมน์ { $name }: { $cells }
words-board = { $name }: { $cells }
words-empty = ว่าง { $square }
words-fading = { $mark } ที่จะหายไปเป็นตัวต่อไป
words-won = { $mark } ชนะ
words-untouched = ยังไม่มีอะไร
words-choose = **เลือกกระดานที่ยังเปิดอยู่**
pick-a = เล็ก ×{ $left }
pick-b = กลาง ×{ $left }
pick-c = ใหญ่ ×{ $left }

## เกม: ชื่อ และกติกาในหนึ่งบรรทัด

game-classic = คลาสสิก
game-misere = กลับกติกา
game-vanish = เลือนหาย
game-squares = จัตุรัส
game-drop = หยอด
game-sizes = เล็กกลางใหญ่
game-ultimate = อัลติเมต
legend-fading = สัญลักษณ์ที่จางจะหายไปเป็นตัวต่อไป
legend-sizes = 1 คือเล็ก 2 คือกลาง 3 คือใหญ่
rule-classic = ใครเรียงครบ 3 ช่องเป็นฝ่ายชนะ
rule-misere = ใครเรียงครบ 3 ช่องเป็นฝ่ายแพ้
rule-vanish = { $moves ->
        [0] สัญลักษณ์ตัวที่ 4 ของคุณจะทำให้ตัวเก่าที่สุดของคุณหายไป ใครเรียงครบ 3 ช่องเป็นฝ่ายชนะ รูปกระดานที่เกิดขึ้นเป็นครั้งที่สามถือว่าเสมอ ตาแรกลงกลางขอบไม่ได้
       *[other] สัญลักษณ์ตัวที่ 4 ของคุณจะทำให้ตัวเก่าที่สุดของคุณหายไป ใครเรียงครบ 3 ช่องเป็นฝ่ายชนะ รูปกระดานที่เกิดขึ้นเป็นครั้งที่สามถือว่าเสมอ
    }
rule-squares = ใครเรียงครบ 4 ช่องเป็นฝ่ายชนะ ได้จัตุรัสขนาด 2×2 ก็ชนะ
rule-drop = สัญลักษณ์จะร่วงลงไปยังช่องว่างล่างสุดของคอลัมน์ ใครเรียงครบ 4 ช่องเป็นฝ่ายชนะ
rule-ultimate = ช่องที่คุณลงจะส่งคู่แข่งไปยังกระดานเล็กในตำแหน่งเดียวกัน เรียงครบ 3 ช่องชนะกระดานเล็ก เรียงกระดานเล็กครบ 3 กระดานชนะเกม ถ้าไม่มีใครทำได้ ฝ่ายที่ชนะกระดานมากกว่าเป็นผู้ชนะ
rule-sizes = หมากตัวใหญ่ทับตัวเล็กกว่าได้ ทับของตัวเองก็ได้ หมากที่ลงแล้วย้ายไม่ได้ ใครมีหมากของตัวเองเรียงครบ 3 ช่องเป็นฝ่ายชนะ

versus-title = ## { $one } กับ { $other }
versus-none = ที่นี่ยังไม่มีเกมระหว่างสองคนนี้ที่เล่นจบ
versus-record =
    { $matches } เกม: { $one } ชนะ { $wins }, { $other } ชนะ { $losses }, เสมอ { $draws }

rules-title = ## วิธีคิดเรตติ้ง
rules-start = ทุกคนเริ่มที่ 1500 ยิ่งชนะผู้เล่นที่เก่งก็ยิ่งได้มาก
rules-levels = เรตติ้งของบอทในเกม “{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }
rules-unsure = เรตติ้งของคุณจะแสดงเมื่อมีอันดับ คือหลังเล่นไม่กี่เกม ทางที่ดีกับคู่แข่งหลายคน
rules-two-moves = เกมจะนับผลเมื่อแต่ละฝ่ายเดินครบ 2 ตา
rules-details = รายละเอียด
rules-details-text =
    ## รายละเอียดเรตติ้ง
    - เรตติ้งใช้ระบบ Glicko-2 เรตติ้งของระดับต่าง ๆ ของบอทคงที่และคำนวณไว้อย่างแม่นยำ
    - เกมซ้ำคือเกมที่เดินเหมือนกันทุกตา แม้กระดานจะหมุนหรือกลับด้าน
    - เกมกับผู้เล่นใหม่เปลี่ยนเรตติ้งได้แค่ระหว่าง { $least } กับ { $most } และไม่ทำให้มีอันดับ แต่ละคนนับเป็นผู้เล่นใหม่จนกว่าจะมีอันดับ หรือเล่นครบ { $matches } เกมกับ { $people } คน
    - หลังการเดินใหม่ เกมนั้นลดเรตติ้งของคุณได้แต่เพิ่มไม่ได้ ถ้าใช้คำใบ้ เกมจะไม่คิดเรตติ้ง
    - ชนะบอทแล้วเรตติ้งของคุณจะขึ้นไปเหนือบอทได้ไม่เกิน { $cap } คะแนน ถ้าเสมอกับบอทไร้พ่าย จะขึ้นได้ไม่เกินเรตติ้งของระดับ{ level-hard }
    - เกมในข้อความส่วนตัวนับแยกต่างหาก และมีแต่ผู้เล่นในเกมที่เห็น

uncounted-hinted = คุณใช้คำใบ้ เกมนี้จึงไม่คิดเรตติ้ง และเรตติ้งของคุณคงเดิม
uncounted-unrated = เกมนี้ไม่คิดเรตติ้ง เรตติ้งของคุณจึงคงเดิม
name-and-value = { $name }: { $value }
rating-changed = เรตติ้ง { $before } → { $after }
rating-unranked = ยังไม่มีอันดับ: เล่นอีกราว { $games } เกม
rating-of-game = เรตติ้ง { $points }
rating-kept = เรตติ้งไม่เปลี่ยน
uncounted-short = เกมนี้ไม่นับผล เพราะแต่ละฝ่ายต้องเดินอย่างน้อย 2 ตา
uncounted-nobody = เกมนี้ไม่นับผลให้ใครเลย
uncounted-repeated = การเล่นซ้ำเกมกับบอทที่เพิ่งเล่นไปไม่เปลี่ยนเรตติ้งของคุณ
uncounted-again = เกมกับคู่แข่งคนเดิมในวันเดียวกันนับน้อยลงทุกครั้ง
uncounted-taken-back = คุณถอนตาเดินไปเดินใหม่ เกมนี้จึงเพิ่มเรตติ้งของคุณไม่ได้
uncounted-capped = การชนะบอทหรือผู้เล่นใหม่ทำให้คุณขึ้นได้ถึงระดับหนึ่งเท่านั้น

refusal-not-shown = { $person } ซ่อนชื่อในตารางอันดับทั่วโลก
refusal-no-server = ที่นี่ไม่มีเซิร์ฟเวอร์ ลอง `scope: { choice-everywhere }`
refusal-not-added = การตั้งค่ามีไว้สำหรับเซิร์ฟเวอร์ที่เพิ่มบอทแล้ว ซึ่งที่นี่ไม่ใช่ ส่วนการตั้งค่าของคุณเองอยู่ใน { COMMAND("privacy") }
refusal-cannot-write = บอทเขียนในช่องแชตนี้ไม่ได้ บอทต้องมีสิทธิ์ “ดูช่องแชต” และ “ส่งข้อความ”
refusal-not-shared = เกมนี้ไม่ได้แชร์ไว้อีกแล้ว
refusal-animation-in-flight = บอทกำลังทำแอนิเมชันให้คุณอยู่ อีกสักครู่จะมา
refusal-export-in-flight = บอทกำลังรวบรวมข้อมูลของคุณอยู่ จะมาทันทีที่ครบ
refusal-shut-out = ขออภัย ผู้ดูแลบอทไม่อนุญาตให้บอทเล่นกับคุณที่นี่ แต่ { COMMAND("privacy") } ยังใช้ได้
refusal-being-deleted = ข้อมูลของคุณกำลังถูกลบ อีกไม่กี่วินาทีคุณจะเล่นได้อีก
refusal-not-server-manager = มีแต่คนที่มีสิทธิ์ “จัดการเซิร์ฟเวอร์” ที่ทำแบบนั้นได้

## การต้อนรับในเซิร์ฟเวอร์

welcome-text =
    ### 👋 สวัสดี นี่คือ { -bot }
    บอทสำหรับเล่นโอเอ็กซ์ กด **{ play }** เพื่อเล่นเกมกับบอท หรือท้าเพื่อนด้วย { COMMAND("tictactoe challenge") } ดูอย่างอื่นทั้งหมดได้ที่ { COMMAND("help") }
welcome-admins = -# สำหรับผู้ดูแล: เลือกว่าใช้บอทที่ไหนได้ในการตั้งค่าเซิร์ฟเวอร์ → การผสานรวม
welcome-settings = -# ใช้ { COMMAND("settings") } เพื่อตั้งภาษาของบอทที่นี่และเลือกช่องแชตสำหรับปริศนาประจำวัน

## การตั้งค่าของเซิร์ฟเวอร์

command-settings = ค่าเริ่มต้นของเซิร์ฟเวอร์นี้ และเกมที่นี่นับทั่วโลกหรือไม่
settings-title = ## การตั้งค่าของเซิร์ฟเวอร์นี้
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · นับทั่วโลก
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · ไม่นับทั่วโลก
settings-now-season-first = { "**" }{ settings-seasons }**: ซีซันแรก
settings-now-season-since = { "**" }{ settings-seasons }**: { $number } ตั้งแต่ { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: อัตโนมัติ
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = เกม
settings-seasons = ซีซัน
settings-language = ภาษา
back = ย้อนกลับ

settings-difficulty = { "**ระดับเริ่มต้น**" } สำหรับเกมกับบอท (ใน “{ game-ultimate }” ระดับที่เก่งที่สุดคือ{ level-expert })
settings-pace = { "**จังหวะเริ่มต้น**" } สำหรับเกมระหว่างคน
settings-call = { "**บทบาทที่จะเรียก**" } สำหรับคำท้าแบบเปิด: **{ call-players }** จะกล่าวถึงบทบาทนี้ ไม่เกินหนึ่งครั้งในสิบนาที
settings-call-none = เลือกบทบาท (ว่าง: ปิด)
settings-call-refused =
    { $why ->
        [everyone] เลือก { $role } ไม่ได้
        [yours] คุณกล่าวถึง { $role } เองไม่ได้ บอทจึงไม่กล่าวถึงแทนคุณ ให้ทุกคนกล่าวถึงบทบาทนี้ได้ แล้วเลือกอีกครั้ง
        [closed] ไม่ใช่ทุกคนที่กล่าวถึง { $role } ได้แล้ว บอทจึงไม่กล่าวถึงเช่นกัน ให้ทุกคนกล่าวถึงบทบาทนี้ได้ หรือเลือกอีกครั้ง
       *[other] บอทกล่าวถึง { $role } ไม่ได้ ให้ทุกคนกล่าวถึงบทบาทนี้ได้ หรือให้บอทกล่าวถึงทุกบทบาทได้
    }
settings-everywhere-1 = เกมที่นี่นับเข้าตารางอันดับทั่วโลก
settings-everywhere-0 = เกมที่นี่ไม่นับเข้าตารางอันดับทั่วโลก
settings-turn-everywhere-1 = นับผลทั่วโลก
settings-turn-everywhere-0 = นับผลแค่ในเซิร์ฟเวอร์นี้

settings-language-automatic = { "**" }{ choice-automatic }**: สิ่งที่ทุกคนเห็นเป็นภาษาของคนที่เริ่ม สิ่งที่ไม่มีใครเริ่ม เช่น ข้อความต้อนรับ เป็นภาษา { $name }
settings-language-set = สิ่งที่ทุกคนเห็นในเซิร์ฟเวอร์นี้เป็นภาษา { "**" }{ $name }{ "**" } เกมที่เริ่มไปแล้วจะใช้ภาษาเดิม
settings-language-private = -# สิ่งที่คุณเห็นคนเดียวจะเป็นภาษาของ Discord ของคุณ
choice-automatic = อัตโนมัติ

settings-now-daily-off = { "**" }{ puzzle-open }**: ปิด
settings-now-daily-refused = { "**" }{ puzzle-open }**: ปิด เพราะบอทโพสต์ในช่องแชตนั้นไม่ได้แล้ว
settings-now-daily-set = { "**" }{ puzzle-open }**: ใน { $channel } ทุกวันเวลา { $time }
settings-daily-about = วันละหนึ่งข้อความ พร้อมปริศนาข้อเดียวกันทุกที่ แต่ละคนไขแบบส่วนตัว แล้วข้อความจะบอกว่าใครไขได้ โดยไม่ส่งการแจ้งเตือนถึงใคร
settings-daily-none = เลือกช่องแชต (ว่าง: ปิด)
settings-daily-hour = ปริศนาจะมาเวลา { $time } ตามเขตเวลาของคุณ
settings-daily-failed = บอทโพสต์ใน { $channel } ไม่ได้ จึงไม่มีอะไรเปลี่ยน อนุญาต **ดูช่องแชต** และ **ส่งข้อความ** ให้บอทที่นั่น แล้วเลือกอีกครั้ง
settings-channel-yours = คุณเขียนใน { $channel } เองไม่ได้ บอทจึงไม่โพสต์แทนคุณ ไม่มีอะไรเปลี่ยน
daily-comes-here = ปริศนาประจำวันจะมาที่นี่ทุกวันเวลา { $time }

settings-arena = อารีนา
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] ปิด
        [empty] ปิด เพราะมีคนเข้าร่วมไม่พอสามครั้งติดกัน
       *[set] ใน { $channel } ครั้งต่อไป { $time }
    }
settings-arena-about =
    อารีนาที่มาเอง จะประกาศในช่องแชตก่อนหนึ่งชั่วโมง พร้อมปุ่ม **{ join }** { $calls ->
        [yes] ประกาศจะกล่าวถึง { $role } หนึ่งครั้ง
       *[no] ไม่ส่งการแจ้งเตือนถึงใคร
    } ถ้าสามครั้งติดกันมีผู้เล่นไม่ถึงสองคน จะไม่มีอีก
    วันและชั่วโมงเป็นเวลา UTC ซึ่งไม่มีเวลาออมแสง ชั่วโมงนั้นตอนนี้ตรงกับ { $time } ตามเขตเวลาของคุณ
evening-none = ไม่เลือกวัน
evening-each-day = ทุกวัน
evening-any = เปลี่ยนเกมทุกครั้ง
evening-quiet = ไม่เรียกใคร
evening-comes-here = อารีนาที่มาเองจะประกาศที่นี่
arena-last = 🏟️ **อารีนาครั้งล่าสุด:** { $winner }

settings-new-season = ซีซันใหม่
season-first = ตารางอันดับของเซิร์ฟเวอร์นี้อยู่ใน **ซีซันแรก**
season-since = ตารางอันดับของเซิร์ฟเวอร์นี้อยู่ใน **ซีซัน { $number }** ซึ่งเริ่มเมื่อ { $since }
season-question = เริ่มซีซัน { $number } ไหม ซีซัน { $former } จะจบลงถาวรและย้อนกลับไม่ได้ ทุกคนในตารางอันดับของเซิร์ฟเวอร์นี้จะเริ่มใหม่ที่ 1500 ซีซัน { $former } ยังดูได้ใน { COMMAND("stats") } { $podium }
season-start = เริ่มซีซัน { $number }
season-keep = ยกเลิก
season-started = ซีซัน { $number } เริ่มแล้ว ขอให้ทุกคนโชคดี!
season-name = ซีซัน { $number }
season-name-current = ซีซัน { $number } (ตอนนี้)
season-ends-hand = ซีซันจบเมื่อคุณสั่ง
season-ends-month = ซีซันจบทุกเดือน
season-ends-week = ซีซันจบทุกสัปดาห์
season-ends =
    { $ends ->
        [week] ซีซันจบทุกสัปดาห์ ซีซันถัดไปเริ่ม { $end } ถ้าซีซันนี้มีเกมที่นับผล
        [month] ซีซันจบทุกเดือน ซีซันถัดไปเริ่ม { $end } ถ้าซีซันนี้มีเกมที่นับผล
       *[other] ซีซันจบเมื่อคุณสั่ง
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] โพเดียมจะมาในที่ที่มีคนเริ่มซีซันถัดไป
       *[other] โพเดียมจะมาใน { $where }
    }
season-podium =
    { $state ->
        [refused] เมื่อก่อนบอทโพสต์ **โพเดียม** ในช่องแชตเมื่อซีซันจบ แต่ตอนนี้ไม่โพสต์แล้ว เพราะบอทโพสต์ที่นั่นไม่ได้
       *[other] เมื่อซีซันจบ บอทจะโพสต์ **โพเดียม** ของซีซันในช่องแชต โดยไม่ส่งการแจ้งเตือนถึงใคร
    }
season-podium-comes = เมื่อซีซันจบ โพเดียมของซีซันจะมาที่นี่
season-role = จากนั้นคนที่ได้ที่หนึ่งจะได้รับ **บทบาท** จนกว่าจะมีคนอื่นได้ที่หนึ่ง
season-role-refused =
    { $why ->
        [everyone] เลือก { $role } ไม่ได้
        [permissions] { $role } มีสิทธิ์ต่าง ๆ อยู่ บอทจึงไม่มอบบทบาทนี้ให้ใคร
        [managed] มีแต่ Discord หรือแอปอื่นที่มอบ { $role } ได้
        [above] { $role } ไม่ได้อยู่ต่ำกว่าบทบาทของบอท บอทจึงมอบบทบาทนี้ไม่ได้ ย้ายบทบาทของบอทขึ้นไป แล้วเลือกอีกครั้ง
        [yours] คุณมอบ { $role } เองไม่ได้ บอทจึงไม่มอบแทนคุณ ต้องมีสิทธิ์ **จัดการบทบาท** และมีบทบาทที่อยู่สูงกว่าบทบาทนี้
        [missing] บอทต้องมีสิทธิ์อีกหนึ่งอย่างเพื่อมอบ { $role } อนุญาตด้วยปุ่มด้านล่าง แล้วเลือกบทบาทอีกครั้ง
        [two-factor] Discord ไม่ให้บอทเปลี่ยนบทบาทที่นี่ เพราะเซิร์ฟเวอร์นี้ต้องใช้การยืนยันตัวตนแบบสองปัจจัย และผู้ดูแลบอทต้องเปิดใช้งานก่อน
       *[other] ครั้งล่าสุด Discord ไม่ให้บอทเปลี่ยนบทบาท อนุญาต **จัดการบทบาท** ให้บอท และย้ายบทบาทของบอทไปไว้เหนือบทบาทของแชมป์
    }
season-role-allow = อนุญาตจัดการบทบาท
season-over = ## 🏆 ซีซัน { $number } จบแล้ว
season-won =
    { $shared ->
        [yes] **มีที่หนึ่งร่วมกัน!**
       *[no] **{ $winner } เป็นแชมป์!**
    }
season-nobody = ไม่มีใครเล่นเกมที่คิดเรตติ้งจบครบ { $games } เกมในซีซันนี้ จึงไม่มีแชมป์
season-games = เกมอื่น
season-champion = 🏆 **แชมป์:** { $winner }

## อารีนา

refusal-arena-here = ช่องแชตนี้มีอารีนาอยู่แล้ว กด **{ join }** ที่อารีนานั้น
refusal-not-in-arena-game = ในอารีนาไม่มีการขอเสมอ เดินใหม่ หรือแก้มือ เกมต่อไปของคุณจะมาเอง
refusal-arena-length = อารีนาใช้เวลา { $shortest } ถึง { $longest } นาที
refusal-arena-start = อารีนาต้องเริ่มภายใน { $latest } นาที
refusal-long-arena-game = เกม “{ game-ultimate }” ใช้เวลานานเกินไปสำหรับอารีนา เลือกเกมอื่น
refusal-arena-over = อารีนานี้จบแล้ว
refusal-arena-full = อารีนานี้เต็มแล้ว รับได้ { $most } คน เมื่อมีคนออก คุณจะเข้าร่วมได้ทันที
refusal-not-in-arena = คุณยังไม่ได้เข้าร่วมอารีนานี้
refusal-not-away = คุณไม่ได้หายไปไหน เกมถัดไปจะมาเมื่อมีคนว่าง
refusal-not-arena-host = มีแต่ { $person } ผู้ประกาศอารีนานี้ และคนที่มีสิทธิ์ “จัดการเซิร์ฟเวอร์” ที่ทำได้
refusal-too-few-for-arena = อารีนาต้องมี { $enough } คน เมื่อเข้าร่วมครบแล้ว คุณเริ่มได้เลย

## โพสต์ของปริศนาประจำวัน

post-solve = ไขปริศนา
post-solved-1 = **ครั้งแรก**: { $people }
post-solved-2 = **ครั้งที่สอง**: { $people }
post-solved-3 = **ครั้งที่สาม**: { $people }
post-solved = { $people ->
        [0] ที่นี่ยังไม่มีใครไขได้
       *[other] ที่นี่มี { $people } คนไขได้แล้ว
    }
post-solved-more = ที่นี่มีอีก { $people } คนไขได้แล้ว
post-former = -# คนที่ไขปริศนาของเมื่อวานได้: { $people }

## สิ่งที่เก็บไว้เกี่ยวกับคนคนหนึ่ง

mydata-kinds =
    - **เกมและคำท้า** รวมถึงที่ยังเปิดอยู่: ใคร ที่ไหน เมื่อไร ภาษา ตาเดิน คำใบ้ และผล สิ่งเหล่านี้เป็นของคู่แข่งด้วย การลบข้อมูลของคุณจะจบเกมที่คุณเล่นอยู่ และใส่หมายเลขสุ่มแทนคุณ
    - **เรตติ้ง**: อันดับของคุณในแต่ละเซิร์ฟเวอร์และซีซัน สิ่งที่แต่ละเกมเปลี่ยน และสถิติของคุณที่เจอกับแต่ละคน การลบข้อมูลจะนำคุณออกจากทุกรายการ และใส่หมายเลขสุ่มเดียวกันไว้แทน
    - **ส่วนที่เหลือ**: การตั้งค่า ปริศนาประจำวัน อารีนา โพเดียม เกมและผลปริศนาที่แชร์ และการแข่งระหว่างเอนจิน คนที่คุณบล็อกหรือท้า คนที่บล็อกคุณ และคุณถูกปิดไม่ให้ใช้บอทหรือไม่ ทั้งหมดเก็บไว้เท่าที่จำเป็นหรือจนกว่าคุณจะลบข้อมูล แล้วจะถูกลบ หรือใส่หมายเลขสุ่มนั้นหรือรหัสแทนคุณ
mydata-export = ดูข้อมูลของฉัน
mydata-delete = ลบข้อมูลของฉัน
mydata-exported = ข้อมูลของคุณในรูปแบบ JSON ในนั้นช่องและคอลัมน์นับจาก 0
mydata-question = ลบทุกอย่างที่เก็บไว้เกี่ยวกับคุณไหม เกมที่คุณเล่นอยู่จะจบแบบยอมแพ้ การลบนี้ย้อนกลับไม่ได้
mydata-stays = บางอย่างยังอยู่เพื่อปกป้องคนอื่น: เกมที่จบแล้วภายใต้หมายเลขสุ่ม คนที่บล็อกคุณ และช่วงเวลา { $minutes } นาทีระหว่างคำท้า การบล็อกและช่วงเวลานั้นเก็บไว้ภายใต้รหัสที่สร้างจาก ID ของคุณ หมายเลขสุ่มของคุณก็เก็บแบบเดียวกันเป็นเวลา { $days } วัน ผู้ดูแลบอทตรวจได้ว่ารหัสเป็นของ ID ที่ตนรู้หรือไม่
mydata-yes = ลบ
mydata-no = เก็บข้อมูลไว้
mydata-done = เสร็จแล้ว: ในฐานข้อมูลของบอทไม่มีอะไรเชื่อมโยงถึงคุณอีก นอกจากร่องรอยในส่วนที่ไม่ได้ใช้ ซึ่งจะหายไปภายในไม่กี่นาที หรือเมื่อมีการล้างฐานข้อมูลครั้งต่อไป ขอบคุณที่มาเล่นด้วยกัน!
mydata-begun = บอทกำลังลบข้อมูลของคุณ คุณเล่นไปหลายเกมจนต้องใช้เวลาอีกไม่กี่วินาที และบอทจะลบจนเสร็จแม้ต้องเริ่มทำงานใหม่ ระหว่างนี้คุณเริ่มเกมไม่ได้ ถ้าอยากรู้ว่าเสร็จหรือยัง กด `{ mydata-delete }` ใน { COMMAND("privacy") } อีกครั้ง
mydata-copies = เสร็จแล้ว: ในฐานข้อมูลของบอทไม่มีอะไรเชื่อมโยงถึงคุณอีก เซิร์ฟเวอร์ฐานข้อมูลยังมีสำเนาในเจอร์นัล ในฐานข้อมูลจำลอง และในส่วนของไฟล์ที่ไม่ได้ใช้ จนกว่าจะนำพื้นที่นั้นมาใช้ใหม่ ขอบคุณที่มาเล่นด้วยกัน!
mydata-boards =
    ชื่อของคุณจะหายจากกระดานที่จบแล้ว { $boards } กระดานล่าสุดด้วย นาทีละราว 40 กระดาน เท่าที่บอทยังแก้ไขได้ บอทเข้าไม่ถึงกระดานในเซิร์ฟเวอร์ที่นำบอทออก ในช่องแชตที่ปิดไม่ให้บอทเข้า ในเธรดที่เก็บถาวร หรือในที่ที่มีเพียงบางคนติดตั้งบอทไว้ใช้ส่วนตัว
    หากช่องแชต เธรด หรือเซิร์ฟเวอร์เปิดให้บอทเข้าได้อีกครั้ง ชื่อของคุณจะหายจากที่นั่นด้วย อย่างช้าภายในหนึ่งวัน
    อาจยังมีข้อความที่มีชื่อของคุณเหลืออยู่ Discord ไม่ได้บอกบอทเสมอไปว่าส่งถึงหรือไม่ ถ้าเจอ กดปุ่มบนข้อความนั้น แล้วชื่อของคุณจะหายไป
mydata-kept = ได้เลย ไม่มีอะไรถูกลบ

## ปริศนาประจำวัน

puzzle-open = ปริศนาประจำวัน
puzzle-title = ### ปริศนา #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } เดินและชนะใน { $moves } ตา**
puzzle-save = { "**" }{ $mark } เดิน: มีตาเดียวที่กู้เกมไว้ได้**
puzzle-progress = -# { $dots } · ครั้งที่ { $number } จาก { $tries }
puzzle-past = -# ปริศนานี้ไม่นับเข้าสตรีก
puzzle-order = -# จากสัญลักษณ์เก่าสุดไปใหม่สุด: { $marks }
puzzle-left = -# { $mark } เหลือ: { $pieces }
puzzle-wrong = { "**ผิด:**" } { $cell } กระดานกลับไปตอนเริ่มแล้ว
puzzle-right = { "**ถูก!**" } บอทลงที่ { $cell }
puzzle-hint = 💡 ตาแรกอยู่{ $area }
puzzle-solved = { $number ->
    [1] **ไขได้ในครั้งแรก!**
   *[other] **ไขได้ในครั้งที่ { $number }**
}
puzzle-lost = { "**คราวนี้ยังไม่ได้**" } ตาที่ถูกคือ { $cell }
puzzle-streak = -# 🔥 สตรีก: { $streak } วัน { $freezes ->
    [0] {""}
   *[other] ❄️ มีฟรีซ { $freezes } อันไว้แทนวันที่ขาดไป
}
puzzle-freeze = -# เล่นติดต่อกันครบทุก 7 วันจะได้ฟรีซ ซึ่งใช้แทนวันที่ขาดไป
puzzle-streak-ended = -# สตรีกของคุณจบที่ { $streak } วัน
puzzle-streak-kept = -# ❄️ ฟรีซช่วยรักษาสตรีกของคุณไว้: 🔥 { $streak } เหลือฟรีซ { $freezes } อัน
puzzle-at-stake = -# ⏳ ปริศนาของเมื่อวานนับเข้าสตรีกของคุณถึง { $time } ({ $left })
puzzle-frozen = -# ❄️ ฟรีซใช้แทนเมื่อวานแล้ว
puzzle-share = -# มีคน { $percent }% ที่หาเจอในครั้งแรก
puzzle-next = -# ปริศนาข้อต่อไป { $time }
puzzle-give-up = ดูเฉลย
puzzle-give-up-question = ดูเฉลยไหม { $costs ->
        [streak] สตรีก { $streak } วันของคุณจะจบลง
        [freeze] จะใช้ฟรีซของสตรีกไป 1 อัน
       *[nothing] หลังจากนั้นจะไขปริศนาข้อนี้ไม่ได้อีก
    }
puzzle-give-up-yes = ใช่ ดูเลย
puzzle-give-up-no = ลองต่อ
puzzle-yesterday = ของเมื่อวาน
puzzle-today = ของวันนี้
puzzle-results = ผลของที่นี่
puzzle-results-title = ### ปริศนา #{ $number } ในเซิร์ฟเวอร์นี้
puzzle-results-none = ที่นี่ยังไม่มีใครเปิด
puzzle-results-open = { $person }: ยังลองอยู่
puzzle-results-who = -# แสดงเฉพาะคนที่เปิดให้คนอื่นเห็นเกมของตัวเอง
puzzle-copy = คัดลอกผล
puzzle-share-here = แชร์ที่นี่
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = ไม่มีปริศนานี้ให้คุณไข เปิดของวันนี้ด้วย { COMMAND("daily") }
refusal-puzzle-over = คุณเล่นปริศนาข้อนี้จบแล้ว พรุ่งนี้มีข้อใหม่
refusal-tried-before = ตานี้ลองไปแล้วและผิด แต่ไม่เสียโอกาสลอง
refusal-puzzle-not-over = เล่นปริศนาให้จบก่อน
refusal-shared-once = แชร์ผลหนึ่งได้ครั้งเดียวในแต่ละช่องแชต
practice-played = ตรงนี้คุณลงที่ { $cell } เมื่อ { $date } คู่แข่งคือ { $opponent }
practice-task = { "**" }คุณคือ { $mark }** { $result ->
        [win] เดินตาไหนจึงชนะ
       *[draw] เดินตาไหนจึงรักษาผลเสมอไว้ได้
    }
practice-move = { $what ->
        [right] **ถูก:** { $cell }
        [wrong] **ผิด:** { $cell }
       *[answer] ตาตอบที่ดีที่สุด: { $cell }
    }
practice-lets = { $result ->
        [win] ตานี้ปล่อยชัยชนะหลุดมือ
       *[draw] ตอนนี้ { $opponent } ชนะได้
    }
practice-next = ถัดไป
practice-look-on = หาต่อ
practice-open = เปิดเกมนี้
practice-looked = { $games ->
       *[other] ไม่พบความผิดพลาดของคุณใน { $games } เกมที่เพิ่งดู
    }
practice-all = { $count ->
        [0] คุณยังไม่มีความผิดพลาดให้ฝึก อันแรกจะมาจากเกมต่อ ๆ ไปของคุณ
        [1] คุณฝึกรูปกระดานที่มีเพียงรูปเดียวแล้ว รูปต่อไปจะมาจากเกมหน้าของคุณ
       *[other] คุณฝึกครบทั้ง { $count } รูปกระดานแล้ว รูปต่อไปจะมาจากเกมหน้าของคุณ
    }
practice-again = -# มีหนึ่งรูปกระดานที่จะกลับมา { $time }
practice-waiting = { $count ->
       *[other] { $count } รูปกระดานให้ฝึก
    }
practise-this = ฝึกตานี้
refusal-no-practice = ในเกม “{ game-ultimate }” ไม่มีใครรู้ว่าอะไรถูก จึงไม่มีอะไรให้ฝึก เลือกเกมอื่น
