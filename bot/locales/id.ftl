# Bahasa Indonesia. Pemain disapa “kamu”, bot menyebut dirinya “aku”, orang lain “dia”, dan mesin “ia”.
#
# Permainan adalah satu kali bermain, jenis permainan adalah aturannya. Kotak itu “diisi”, dan langkah itu “diambil”.
# Nama hanya punya satu bentuk; hanya level yang juga punya .title dan .who. Nama orang tidak diberi imbuhan, juga tidak “-nya”.
# Tombol memakai kata dasar (Terima, Tolak), atau “-ku” untuk milik orang yang menekannya (Statistikku).

-bot = Noughts

# Di antara dua kalimat, dan di antara hal-hal dalam daftar.
between-sentences = {" "}
between-items = {", "}

# Hanya ada dalam terjemahan.
english-holds = -# Jika ada keraguan, teks bahasa Inggris yang berlaku.
help-wrong-word = -# Ada kata yang keliru? Beri tahu kami: { $link }

## Perintah: penjelasan (paling banyak 100 huruf), dan arti pilihannya

command-tictactoe = Main tic-tac-toe
command-start = Mulai permainan melawan bot
command-start-difficulty = Seberapa kuat bot bermain (bawaan: level server ini)
command-start-engine = Gaya bot, bukan kekuatannya; hanya sebagian yang juga menerima tingkat kesulitan
command-mark = Tandamu; X melangkah lebih dulu (bawaan: acak)
command-board = Tampilkan lagi permainanmu di akhir channel ini
command-board-words = Sebagai gantinya, jelaskan papan dengan kata-kata, hanya untukmu
command-resign = Menyerah dalam permainanmu di channel ini

command-challenge = Tantang seseorang, atau pasang tantangan terbuka
command-challenge-opponent = Siapa yang ditantang (kosongkan untuk tantangan terbuka)
command-challenge-pace = Waktu untuk tiap langkah (bawaan: tempo server ini)
command-menu-challenge = Tantang main tic-tac-toe
command-menu-stats = Statistik tic-tac-toe
command-menu-review = Ulas tic-tac-toe
command-help = Mulai dari sini: main, tantang teman, atau lihat siapa yang terbaik
command-privacy = Siapa yang boleh menantangmu, pengingatmu, dan datamu yang disimpan

command-daily = Teka-teki hari ini: temukan langkah yang tepat
command-daily-number = Teka-teki sebelumnya, menurut nomornya (bawaan: teka-teki hari ini)
command-practice = Kesalahanmu sendiri, sebagai teka-teki
command-practice-variant = Jenis permainan yang dilatih (bawaan: semua)
command-arena = Adakan arena: permainan cepat untuk semua yang bergabung
command-arena-variant = Jenis permainan (bawaan: Menghilang)
command-arena-minutes = Lamanya: 10 sampai 60 menit (bawaan: 20)
command-arena-starts-in = Mulai berapa menit lagi: 0 sampai 60 (bawaan: 5)

command-history = Permainan yang selesai: milikmu, milik orang lain, atau di server ini
command-history-player = Permainan siapa yang ditampilkan (bawaan: permainanmu)
command-history-variant = Jenis permainan yang ditampilkan (bawaan: semua)
command-review = Lihat langkah yang menentukan permainan, dan langkah yang lebih baik
command-review-variant = Jenis permainan (bawaan: yang terakhir kamu mainkan)

command-watch = Tonton dua mesin saling bertanding
command-watch-x = Siapa yang bermain X dan melangkah lebih dulu (bawaan: acak)
command-watch-o = Siapa yang bermain O (bawaan: acak)
command-engines = Kenali para mesin: seberapa kuat, dan cara mengalahkannya

command-variant = Jenis permainan (bawaan: Klasik)
command-stats-variant = Rating jenis permainan mana yang ditampilkan (bawaan: Klasik)
choice-game-classic = { game-classic }: tiga berjajar
choice-game-misere = { game-misere }: tiga berjajar berarti kalah
choice-game-vanish = { game-vanish }: masing-masing tiga tanda
choice-game-squares = { game-squares }: empat berjajar atau satu persegi
choice-game-drop = { game-drop }: tanda jatuh, empat berjajar
choice-game-ultimate = { game-ultimate }: sembilan papan dalam satu
choice-game-sizes = { game-sizes }: yang besar menutupi yang kecil
choice-easy = Mudah: sering melewatkan garis
choice-medium = Sedang: membuat kesalahan yang bisa kamu temukan
choice-hard = Sulit: kamu perlu rencana untuk menang
choice-unbeatable = Tak terkalahkan: hasil terbaikmu adalah seri
choice-matched = Adaptif: sekuat kamu (tanpa rating)
choice-x = X: kamu melangkah lebih dulu
choice-o = O: bot melangkah lebih dulu
choice-challenge-o = O: lawanmu melangkah lebih dulu
choice-quick = Cepat: 1 menit per langkah
choice-casual = Santai: 15 menit per langkah
choice-slow = Lambat: 3 hari per langkah

## Mesin: nama, dan sedikit tentang cara berpikir masing-masing

choice-engine-dice = Dice: beberapa aturan dan sebuah dadu
choice-engine-lines = Lines: menilai garis tiap kotak
choice-engine-sampling = Sampling: mencoba permainan acak
choice-engine-wargames = Wargames: menghitung dua langkah ke depan
choice-engine-minimax = Minimax: menghitung sampai akhir
choice-engine-perfect = Perfect: tidak pernah kalah, memasang jebakan
choice-engine-tree = Tree: hanya bermain { game-ultimate }
choice-engine-learned = Learned: belajar { game-ultimate } sendiri

level-easy = mudah
    .title = Mudah
level-medium = sedang
    .title = Sedang
level-hard = sulit
    .title = Sulit
level-unbeatable = tak terkalahkan
    .title = Tak terkalahkan
level-expert = ahli
    .title = Ahli
level-matched = adaptif
    .title = Adaptif
    .who = mesin adaptif

## Papan

# Nama bisa ditulis dari kanan ke kiri; yang ada sesudahnya tidak boleh ikut.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = siapa saja
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Skor: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
       *[other] {"  ·  "}{ $draws } seri
    }
board-turn = **Giliranmu, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) sedang berpikir…**
board-ahead = -# { $games } permainan sebelum permainanmu
board-to-move = -# Langkah berikutnya: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Batas waktu langkah: { $time } ({ $left })
board-deadline-unwatched = -# Batas waktu langkah: { $time } ({ $left }). Waktu yang habis baru terlihat di sini saat seseorang menekan tombol.
board-offer-draw = 🤝 **{ $asked }, terima hasil seri?**
board-offer-take-back = ↩️ **{ $asked }, bolehkah { $player } mengurungkan langkah terakhirnya?**
board-won-line = 🏆 **{ $winner } menang dengan { $length ->
        [3] tiga
        [4] empat
       *[other] { $length }
    } tanda berjajar!**
board-lost = **{ $winner } menang dengan { $length ->
        [3] tiga
        [4] empat
       *[other] { $length }
    } tanda berjajar.**
board-won-line-square = 🏆 **{ $winner } menang dengan persegi berisi empat tanda!**
board-won-line-boards = 🏆 **{ $winner } menang dengan tiga papan berjajar!**
board-lost-boards = **{ $winner } menang dengan tiga papan berjajar.**
board-won-line-more-boards = 🏆 **{ $winner } menang dengan { $most } papan berbanding { $fewest }!**
board-lost-more-boards = **{ $winner } menang dengan { $most } papan berbanding { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } membuat { $length ->
        [3] tiga
        [4] empat
       *[other] { $length }
    } tanda berjajar, jadi { $winner } menang!**
board-lost-square = **{ $winner } menang dengan persegi berisi empat tanda.**
board-lost-reverse = **{ $loser } membuat { $length ->
        [3] tiga
        [4] empat
       *[other] { $length }
    } tanda berjajar, jadi { $winner } menang.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } menyerah. { $winner } menang!**
board-won-out-of-time = ⏰ **{ $loser } kehabisan waktu. { $winner } menang!**
board-won-abandoned = 🍂 **{ $loser } meninggalkan permainan. { $winner } menang!**
drawn-classic = 🤝 **Hasilnya seri!** Tidak ada yang membuat tiga berjajar.
drawn-squares = 🤝 **Hasilnya seri!** Papan sudah penuh.
drawn-sizes = 🤝 **Hasilnya seri!** Tidak ada lagi bidak yang bisa diletakkan.
drawn-ultimate = 🤝 **Hasilnya seri!** Keduanya memenangkan papan dalam jumlah yang sama.
board-drew-unbeatable = 🎉 **Seri melawan bot yang tak terkalahkan: tidak ada yang bisa lebih baik!**
board-ended-repetition = 🤝 **Hasilnya seri!** Posisi yang sama muncul tiga kali.
board-ended-agreed-draw = 🤝 **Hasilnya seri!** Kedua pemain setuju.
board-ended-abandoned = 🍂 **Ditinggalkan** sebelum benar-benar dimulai. Permainan ini tidak dihitung.
board-ended-unreachable = 🍂 **Berakhir**: channel-nya sudah tidak ada. Permainan ini tidak dihitung.
board-matched = -# { -bot } menyesuaikan diri denganmu: kemampuan { $skill } dari 100. Tanpa rating.
board-another-try = -# Tanpa rating: percobaan ulang, mulai langkah { $number }
board-hints = -# Tanpa rating: { $hints } petunjuk
board-next-over = -# Main lagi? Tekan tombol atau pakai { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Permainan ini pindah ke pesan baru.
go-to-board = Ke papan

refresh = Segarkan
rule = Aturan
board-in-words = Papan
offer-draw = Tawarkan seri
take-back = Urungkan
take-back-question = Urungkan langkah terakhirmu dan balasannya? Setelah itu, permainan ini tidak bisa menaikkan ratingmu.
take-back-consent = Lawanmu harus setuju dulu.
resign = Menyerah
accept = Terima
decline = Tolak
offer-withdraw = Tarik
rematch = Tanding ulang
play-again = Main lagi
easier = Permudah
harder = Persulit
more = Lainnya
my-stats = Statistikku

reminder = { $player }, giliranmu melawan { $opponent } ({ $game }, langkah { $number }): { $link }

## Arena

arena-title = Arena: { $game }
arena-starts = **Mulai { $start }** dan berlangsung { $minutes } menit.
arena-how = Siapa pun yang sedang senggang dipasangkan terus-menerus, dengan 1 menit untuk tiap langkah. Menang bernilai 2 poin, seri 1 poin. Kamu boleh datang terlambat, beristirahat, dan keluar kapan saja.
arena-in-thread = Permainanmu muncul di { $thread }, dan kamu akan di-mention di sana.
arena-in-new-thread = Permainanmu muncul di thread pesan ini, dan kamu akan di-mention di sana.
arena-in-channel = Permainanmu muncul di channel ini, dan kamu akan di-mention di sini.
arena-joined-none = Belum ada yang bergabung.
arena-joined = **{ $count } orang bergabung:** { $names }
arena-ends = **Berakhir { $end }.**
arena-ending = **Tidak ada permainan baru lagi.** Yang masih berlangsung dihitung jika selesai sebelum batas waktunya: { $end }.
arena-here = -# { $count } orang ikut serta.
arena-score = { $place } { $player }: **{ $points } poin**, { $games } permainan
arena-score-tied = { arena-score } (menang: { $wins }, poin yang dikalahkan: { $beaten })
arena-more = -# … dan { $count } orang lagi
arena-nobody-played = Belum ada yang menyelesaikan permainan.
arena-won = 🏆 **{ $winner } memenangkan arena!**
arena-shared = 🏆 **Arena selesai, dengan juara bersama!**
arena-played = -# { $people } orang, { $games } permainan
arena-over-unplayed = Arena selesai, tanpa permainan yang tuntas.
arena-too-few = Kali ini yang bergabung kurang: arena butuh dua orang.
arena-lapsed = Arena ini tidak dimulai, karena saat itu aku sedang tidak aktif.
arena-cancelled = Arena ini dibatalkan.
arena-you-missed = Kamu tidak mendapat permainan baru sampai kamu bilang sudah kembali.
arena-ratings = -# Permainan dihitung untuk rating seperti biasa. Jika dua orang yang sama bermain beberapa kali dalam 24 jam, permainan pertama dihitung penuh, yang kedua setengah, yang ketiga sepertiga.
arena-you-are-back = Kamu sudah kembali: permainan berikutnya datang begitu ada yang senggang.
arena-ask = Belum ada orang lain yang melihat ini. **{ arena-announce }** mengirimnya ke channel ini.
arena-announced-in = Arena diumumkan di { $channel }.
arena-end-question = Akhiri arena ini? Tidak ada permainan baru lagi, dan yang masih berlangsung dihitung selama { $minutes } menit lagi.
arena-cancel-question = Akhiri arena ini sebelum dimulai?
arena-ended = Arena berakhir: tidak ada permainan baru lagi.
arena-goes-on = Baik. Arena berlanjut!

arena-announce = Umumkan
join = Gabung
call-players = Panggil pemain
arena-leave = Keluar
arena-standings = Klasemen
arena-start = Mulai sekarang
arena-end = Akhiri
arena-end-yes = Ya, akhiri
arena-end-no = Tidak, lanjut
arena-back = Aku kembali
arena-again = Arena lagi

# Di bawah papan permainan arena yang sudah selesai
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Permainan ini dihitung di arena, tetapi tidak untuk rating: kedua pemain harus melangkah setidaknya dua kali.
arena-missed = -# { $player } untuk sementara tidak mendapat permainan baru.
arena-next = -# Selama arena berlangsung, permainan berikutnya datang sendiri.

## Tantangan

challenge = ### ⚔️ Main tic-tac-toe, { $invited }?
    { $challenger } menantangmu bermain.
challenge-open = ### ⚔️ Ada yang mau main tic-tac-toe?
    { $challenger } mencari lawan. Yang pertama bergabung ikut bermain.
challenge-rematch = ### ⚔️ Main lagi, { $invited }?
    { $challenger } ingin tanding ulang.
challenge-another-try = ### ⚔️ Coba lagi, { $invited }?
    { $challenger } ingin melanjutkan dari posisi ini.
challenge-until = -# Berakhir { $until }
players-called = { $role } { $challenger } mencari lawan.
players-found = Ketemu: { $players }
players-none = Kali ini tidak ada.
challenge-block = Blokir
challenge-cancel = Batalkan tantangan
challenge-again = Ajak lagi
challenge-anyway = Tantang saja
challenge-too = Kirim juga punyaku
challenge-declined = { $invited } menolak tantangan dari { $challenger }.
challenge-lapsed = { $invited } tidak menjawab tantangan dari { $challenger } tepat waktu.
challenge-lapsed-open = { $challenger } mencari lawan, tetapi tidak ada yang bergabung tepat waktu.
challenge-cancelled = { $challenger } membatalkan tantangan untuk { $invited }.
challenge-cancelled-open = { $challenger } membatalkan tantangan terbuka.

## Mengapa mesin melangkah ke sana: apa hasil langkahnya, atau cara menemukannya; lalu angkanya

why = Mengapa?
move-explained = **{ $player }** mengisi { $cell }.
effect-win = Langkah ini melengkapi { $line } dan menang.
effect-won = Ia menang dengan langkah ini.
effect-line = Ia melengkapi tiga berjajar.
effect-safe = Langkah ini menghindari tiga berjajar.
effect-block =
    { $whose ->
        [yours] Langkah ini memblokir { $line } milikmu.
       *[theirs] Langkah ini memblokir { $line }.
    }
effect-blocked = Ia memblokir sebuah garis.
effect-coverable = Langkah ini menghalangi sebuah garis, tetapi bidak yang lebih besar masih bisa melengkapinya.
effect-threat = Ia mengancam menang di { $cells } kotak.
effect-no-reason = Itu akibat langkah ini, belum tentu alasannya.
line-0 = baris atas
line-1 = baris tengah
line-2 = baris bawah
line-3 = kolom kiri
line-4 = kolom tengah
line-5 = kolom kanan
line-6 = garis diagonal
show-numbers = Lihat angkanya
numbers-title = ### Cara { FORM($engine, of: "who") } memilih
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [1] {""}
       *[other] {" untuk semua"}
    }

why-dice-opening = Papan masih kosong, jadi ia melempar dadu: biasanya sudut, kadang tengah, jarang kotak sisi.
why-dice-centre = Langkah pertama ada di sudut, jadi ia mengisi kotak tengah.
why-dice-corner = Langkah pertama ada di tengah, jadi ia mengisi sebuah sudut.
why-dice-fork = Dua sudut yang berseberangan bisa menjadi ancaman ganda, jadi ia melempar dadu: biasanya kotak sisi.
why-dice-any = Tidak ada aturan yang cocok, jadi ia memilih secara acak.
why-lines-weights = Ia mengisi kotak dengan skor tertinggi. Garis yang terbuka menambah sedikit; garis yang bisa dilengkapi atau perlu diblokir menambah banyak.
why-sampling-games = Ia mencoba tiap langkah dalam { $games } permainan acak, dan mengambil yang paling jarang kalah.
why-wargames-two-plies = Ia membandingkan langkahnya dengan balasannya, dan jika sama, memilih menurut kesukaannya.
why-minimax-guess = Akhir permainan masih terlalu jauh untuk dilihat, jadi ia melangkah secara acak.
why-minimax-search = Ia menghitung sampai akhir permainan, dan mengambil salah satu langkah terbaik.
why-level-ahead = Ia melihat { $plies } langkah ke depan, tidak lebih jauh.
why-level-overlooked =
    { $whose ->
        [own] Ia melewatkan garisnya sendiri.
        [theirs] Ia melewatkan sebuah garis lawannya.
       *[other] Ia melewatkan sebuah garis.
    }
why-matched-measured = Ia memilih langkah yang sesuai dengan kemampuannya.
why-perfect-winning = Ia mengambil langkah yang menang, apa pun jawabannya.
why-perfect-trap = Dari langkah yang aman, ia mengambil yang paling sering dijawab salah oleh orang.
why-perfect-hold = Ia mengambil langkah aman. Apa pun balasannya, itu bukan kesalahan.
why-perfect-losing = Semua langkah kalah jika lawannya terus bermain baik.
why-tree-win = Ia menemukan langkah yang pasti menang.
why-tree-search = Ia mengambil salah satu langkah yang paling sering ia periksa kembali.
why-sampling-hurried = Banyak permainan sedang menunggu, jadi ia melangkah dengan tergesa-gesa.
why-board-won = Ia memenangkan papan kecil itu.
why-board-blocked = Ia memblokir sebuah garis di papan kecil itu.
why-sent-anywhere = Langkah berikutnya boleh di papan mana pun yang terbuka: { $board } sudah tertutup.
why-sent-empty = Langkah berikutnya harus di { $board }, yang masih kosong.
why-sent-own = Ia mengancam memenangkan { $board }, tempat langkah berikutnya harus dilakukan.
why-sent-theirs = Langkah berikutnya harus di { $board }, dan bisa memenangkannya.
why-sent-both = Ia mengancam memenangkan { $board }, tetapi langkah berikutnya harus di sana dan bisa memenangkannya lebih dulu.
why-sent-neither = Langkah berikutnya harus di { $board }, yang belum bisa dimenangkan siapa pun dalam satu langkah.
why-chance = Ia menaksir peluang menangnya sekitar { $percent }%, dengan seri dihitung setengah.

table-lines-weight = Skor tiap kotak kosong
table-sampling-wins = Permainan yang menang dengan tiap langkah, dari { $games }
table-sampling-draws = Permainan yang seri dengan tiap langkah, dari { $games }
table-wargames-own = Seberapa baik langkahnya
table-wargames-reply = Seberapa baik balasanmu
table-wargames-taste = Langkahnya, ditambah kesukaannya
table-tree-chance = Perkiraan peluang menang tiap langkah
table-tree-visits = Seberapa sering ia memeriksa tiap langkah
table-minimax-value = Hasil tiap langkah (10 berarti menang, 0 seri, -10 kalah)
table-perfect-chance = Peluang menang dengan tiap langkah aman, jika kamu sesekali membuat kesalahan
table-perfect-slip = Persentase balasanmu yang salah terhadap tiap langkah aman

## Petunjuk: apa yang benar tentang posisinya, ke mana harus melihat, dan langkahnya

hint = Petunjuk
hint-question = Dengan petunjuk, permainan ini menjadi tanpa rating: ratingmu tidak bisa lagi berubah karenanya.
hint-yes = Lihat petunjuk
hint-where = Di mana?
hint-what = Langkah mana?
hint-gone = Papan sudah berubah sejak petunjuk ini. Tekan **{ hint }** di bawah papan untuk yang baru.
hint-unseen = -# Papan belum menampilkannya. Tombol papan yang kamu tekan berikutnya hanya memperbaruinya.
hint-finish = **Kamu bisa menyelesaikannya:** { $right ->
        [1] satu langkah langsung menang.
       *[other] { $right } langkah langsung menang.
    }
hint-only-move = **Kamu hanya punya satu langkah.**
hint-own-line = **Hati-hati:** { $wrong } dari { $legal } langkahmu membuat tiga berjajar, dan itu kalah.
hint-threat = **Hati-hati:** { $right ->
        [1] hanya satu langkah yang mencegahku menang pada giliran berikutnya.
       *[other] setelah { $wrong } dari { $legal } langkahmu, aku bisa menang pada giliran berikutnya.
    }
hint-win-in-two = **Kamu bisa menang dalam dua langkah:** { $right ->
        [1] satu langkah memulainya.
       *[other] { $right } dari { $legal } langkahmu memulainya.
    }
hint-win-some = **Kamu bisa menang dari sini.** { $right ->
        [1] Hanya satu langkah yang mempertahankan kemenangan.
       *[other] { $right } dari { $legal } langkahmu mempertahankan kemenangan.
    }
hint-win-all = **Kamu bisa menang dari sini.** Semua langkah mempertahankan kemenangan.
hint-even-some = **Permainan seimbang.** { $right ->
        [1] Hanya satu langkah yang mempertahankan seri.
       *[other] { $right } dari { $legal } langkahmu mempertahankan seri.
    }
hint-even-all = **Permainan seimbang.** Semua langkah mempertahankan seri, jadi cari yang paling sulit dijawab.
hint-lost = **Aku bisa menang, apa pun yang kamu lakukan.** Pilih langkah yang paling sulit dijawab.
hint-judged = **Perkiraanku:** peluangmu sekitar { $chance }%.
hint-area = Langkah terbaik ada { $area }.
hint-judged-area = Langkah terbaik tampaknya ada { $area }.
hint-board = Langkah terbaik ada di { $board }.
hint-judged-board = Langkah terbaik tampaknya ada di { $board }.
hint-move = Isi { $cell }.
hint-play = Mainkan
hint-played = Kamu mengisi { $cell }.
area-line-0 = di baris atas
area-line-1 = di baris tengah
area-line-2 = di baris bawah
area-line-3 = di kolom kiri
area-line-4 = di kolom tengah
area-line-5 = di kolom kanan
area-line-6 = di garis diagonal dari sudut kiri atas
area-line-7 = di garis diagonal dari sudut kanan atas
area-quarter-0 = di seperempat kiri atas
area-quarter-1 = di seperempat kanan atas
area-quarter-2 = di seperempat kiri bawah
area-quarter-3 = di seperempat kanan bawah

## Ulasan permainan yang selesai

review = Ulasan
review-player-accuracy = { $player } { $number }%
review-try-again = Coba lagi dari langkah { $number }
review-player-hints = { $player } ({ $hints } petunjuk)
review-start = **Awal permainan.** ▶ menelusuri { $moves } langkahnya.
review-move = **Langkah { $number } dari { $moves }:** { $mark } mengisi { $cell }
review-accuracy = Akurasi: { $players }
review-turning-point = **Langkah { $number } dari { $moves }, titik balik:** { $mark } mengisi { $cell } · **{ $name }**
review-faultless = Tidak ada pihak yang membuat kesalahan fatal.
review-praise-find = Jeli sekali: langkahmu ke { $cell } adalah satu-satunya yang bagus.
review-praise-trap = Kamu memasang jebakan yang bagus: { $cell }.
review-praise-moves = { $good ->
        [0] Satu saran:
       *[other] { $moves ->
            [1] Satu-satunya langkahmu sudah tepat.
           *[other] { $good } dari { $moves } langkahmu sudah tepat.
        }
    }
review-praise-last-moves = { $good ->
        [0] Satu saran:
       *[other] { $moves ->
            [1] Langkah terakhirmu sudah tepat.
           *[other] { $good } dari { $moves } langkah terakhirmu sudah tepat.
        }
    }
review-lesson = Pada langkah { $number }, lain kali isi { $cell }.
review-next-time = Lain kali, pilih { $cells }.
review-held = Lebih baik: { $cells }.
review-better = Sedikit lebih baik: { $cells }.
review-any = salah satu kotak hijau
review-any-move = salah satu dari { $count } langkah lain
review-trap = Langkah ini juga memasang jebakan: balasan yang tampak wajar ternyata salah.
review-partly-known = -# Aku hanya bisa menilai langkah-langkah terakhir. Sebelum itu, akhir permainan masih terlalu jauh untuk dilihat.
review-unknown = -# Aku tidak bisa menilai langkah-langkah ini.
review-doubts = -# Langkah yang patut dilihat lagi: { $numbers }.
review-doubt = Perkiraanku: peluang { $mark } turun dari sekitar { $before }% menjadi { $after }%. Tampaknya lebih baik mengisi { $cell }.
review-boards-won = -# Papan kecil yang dimenangkan pada akhirnya: X { $x }, O { $o }.

move-brilliant = brilian
move-great = hebat
move-best = terbaik
move-good = bagus
move-sound = aman
move-winning = langkah menang
move-inaccuracy = kurang akurat
move-slower = lebih lambat
move-doubtful = meragukan
move-missed-win = kemenangan terlewat
move-blunder = blunder
move-opening = pembukaan
move-forced = terpaksa
move-given = sudah ditentukan
move-and-trap = { $name }, jebakan

review-won = Langkah ini memenangkan permainan.
review-own-line = Langkah ini melengkapi sebuah garis, dan dalam permainan ini garis berarti kalah.
review-win-overlooked = Sebenarnya bisa menang: { $cell }.
review-line-left-open = Langkah ini membiarkan sebuah garis terbuka: { $opponent } bisa menang di { $cell }.
review-win-allowed = Sekarang { $opponent } bisa menang di { $cell }.
review-fork-allowed = Langkah ini memberi { $opponent } kesempatan membuat dua ancaman sekaligus di { $cell }.
review-win-let-go = Kemenangan bisa dipaksakan: { $cell }.
review-loss-allowed = Sekarang { $opponent } bisa memaksakan kemenangan di { $cell }.
review-no-choice = Tidak ada langkah lain.
review-all-equal = Semua langkah sama nilainya.
review-lost-already = Saat itu { $opponent } sudah bisa menang melawan langkah apa pun.
review-only-winning = Hanya langkah ini yang masih menang.
review-only-holding = Hanya langkah ini yang mempertahankan seri.
review-fork-made = Dua ancaman sekaligus: salah satunya pasti lolos.
review-blocked = Langkah ini memblokir garis { $opponent }.
review-win-kept = Langkah ini mempertahankan kemenangan.
review-draw-kept = Langkah ini mempertahankan seri.

## Para mesin: cara berpikirnya, cara mengalahkannya, seberapa kuat

engines-title =
    ## Kenali para mesin
    Makin banyak baloknya, makin sulit mesin itu dikalahkan di “Klasik”. Pilih satu mesin untuk melihat cara mengalahkannya.
    - Sampling: semua jenis permainan
    - Minimax, Perfect: semua kecuali “{ game-ultimate }”
    - Tree, Learned: “{ game-ultimate }”
    Menu kedua menampilkan level tiap jenis permainan.
engines-pick = Pilih mesin
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Tidak ada yang bisa mengalahkannya.
       *[other] Orang yang tahu kebiasaannya mengalahkannya dalam { $worst } dari 100 permainan.
    }
engine-random = Melawan pemain acak, ia menang dalam { $wins } dari 100 permainan dan { $losses ->
        [0] tidak pernah kalah
       *[other] kalah dalam { $losses }
    }.
engine-beat = **Cara mengalahkannya:** { $beat }

about-dice = Mengikuti beberapa aturan. Jika tidak ada yang cocok, ia melempar dadu.
about-lines = Menilai garis yang melewati tiap kotak, dan tidak pernah menghitung ke depan.
about-sampling = Mencoba tiap langkah dalam paling banyak seratus permainan acak.
about-wargames = Melihat langkahnya dan balasanmu, tidak lebih jauh.
about-minimax = Menghitung sampai akhir permainan.
about-perfect = Hafal semua posisi, dan memasang jebakan.

beat-dice = ambil langkah pertama, di tengah salah satu sisi. Ia tidak punya aturan untuk itu.
beat-lines = ambil langkah pertama: sebuah sudut, lalu kotak sisi yang berjarak satu langkah kuda. Ia selalu terjebak dalam ancaman ganda.
beat-sampling = ambil langkah pertama dan isi dua sudut yang berseberangan. Terlalu sering ia menjawab di sudut ketiga.
beat-wargames = ambil langkah pertama, di sebuah sudut. Saat ia mengisi kotak tengah, isi sudut seberangnya, lalu sudut ketiga.
beat-minimax = tidak bisa, jadi bermainlah untuk seri. Di level “{ level-easy }” ia melangkah acak sampai tersisa empat kotak.
beat-perfect = tidak bisa, jadi bermainlah untuk seri.

levels-pick = Level jenis permainan
levels-title =
    ## Level untuk { $game }
    Aturannya: { $rule } Hasilnya seri jika keduanya bermain sebaik mungkin.
levels-title-unsolved =
    ## Level untuk { $game }
    Aturannya: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rating { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, tanpa rating, sekuat kamu.
levels-blocks = -# Arti balok: dari sepuluh permainan, berapa kali ia tidak kalah melawan orang yang menemukan langkah terbaik empat dari lima kali.

beat-learned = yang terkuat yang kupunya; belum ada yang memecahkan permainan ini. Ia melihat ribuan posisi. Jangan biarkan ia bebas memilih, dan pikirkan tiga papan berjajar sejak awal.
beat-levels = ia melihat { $plies } langkah ke depan, dan menebak selebihnya. Rencanakan lebih jauh.
beat-overlooking = ia melewatkan { $percent }% ancamanmu. Buat ancaman di setiap langkah.

## Pertunjukan: dua mesin saling bertanding

show-opening = **Siap? Ayo mulai!**
show-moved = **{ $engine } ({ $mark }) mengisi { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Hentikan
show-again = Sekali lagi
show-play-winner = Lawan pemenang
show-stopped = Dihentikan.
show-cut-short = Maaf, aku harus berhenti lebih awal.
show-lost = Koneksi terputus sebelum keduanya bisa mulai.
show-record = { $games } permainan sejauh ini: X menang { $x }, O menang { $o }, seri { $draws }.
show-conclusion = **Permainan yang aneh. Satu-satunya langkah untuk menang adalah tidak bermain.** Bagaimana kalau { COMMAND("tictactoe start") }?

## Bantuan, dan pertanyaan siapa yang ditantang

help-text =
    ## Tic-tac-toe
    Tiga berjajar berarti menang. Lawan aku, atau tantang teman, langsung di obrolan ini.
    Buntu melawanku? Tekan **{ hint }**. Sesudahnya, **{ review }** menunjukkan langkah yang menentukan permainan.
help-games = Pilih jenis permainan…
help-hint = -# Lain kali, langsung saja pakai { COMMAND("tictactoe start") }
help-play = Lawan bot
help-challenge = Lawan teman
help-stats = Statistik
help-privacy-policy = Kebijakan privasi
help-terms = Ketentuan
help-support = Dukungan
challenge-who = Siapa yang mau kamu tantang?
challenge-who-person = Pilih seseorang
challenge-who-anyone = Tantangan terbuka
challenge-recent-number = Tantang { $number }

## Yang ditanyakan atau diberitahukan kepada seseorang secara pribadi

resign-question-counted = Menyerah dalam permainan ini? Ini dihitung sebagai kekalahan.
resign-question-uncounted = Menyerah dalam permainan ini? Hasilnya tidak dihitung: kedua pemain harus melangkah setidaknya dua kali.
resign-question-arena = Menyerah dalam permainan ini? { $counts ->
        [counted] Lawanmu akan mendapat poinnya di arena.
       *[uncounted] Hasilnya tidak dihitung, dan kamu tidak mendapat permainan baru sampai kamu menekan **{ arena-back }**.
    }
resign-question-unrated = Menyerah dalam permainan ini? Ini tanpa rating, jadi ratingmu tetap sama.
resign-yes = Ya, menyerah
resign-no = Lanjut main
resign-done = Kamu menyerah. Terima kasih sudah bermain!
resign-kept = Baik. Permainan berlanjut!

already-playing = Kamu sudah bermain di sini.
already-shown = Permainanmu tampil lagi di sini.
already-show = Tampilkan di sini
which-game = Kamu punya dua permainan di sini. Yang mana?

start-own = Mulai permainanku
you-declined = Kamu menolak. { $person } bisa menantangmu lagi pada { $time } ({ $left }).
blocked = { $person } tidak bisa menantangmu lagi; urungkan lewat { COMMAND("privacy") }.

privacy-title = ## Privasi
privacy-challenges-on = **Tantangan:** siapa pun yang tidak kamu blokir bisa menantangmu.
privacy-challenges-off = **Tantangan:** tidak ada yang bisa menantangmu.
privacy-challenges-turn-on = Izinkan tantangan
privacy-challenges-turn-off = Matikan tantangan
privacy-reminders-on = **Pengingat:** aku me-mention kamu saat giliranmu di permainan lambat, dan sekali lagi saat waktu tersisa seperempat. Di permainan santai, aku melakukannya dua menit setelah giliranmu dimulai.
privacy-reminders-off = **Pengingat:** aku tidak mengingatkanmu soal giliranmu.
privacy-reminders-turn-on = Ingatkan aku
privacy-reminders-turn-off = Jangan ingatkan
privacy-games-on = **Permainanmu:** anggota sebuah server melihat permainanmu di sana, lewat { COMMAND("history") } dan { COMMAND("stats") }.
privacy-games-off = **Permainanmu:** setelah selesai, hanya kamu dan lawanmu yang menemukannya lewat { COMMAND("history") } dan { COMMAND("stats") }, dan bisa membuka ulasannya. Papan di channel, permainan yang dibagikan, rating, dan totalnya tetap terlihat.
privacy-games-turn-on = Tampilkan permainan
privacy-games-turn-off = Sembunyikan permainan
privacy-words-on = **Papan dalam kata:** pada permainan yang dimulai sejak sekarang, aku menjelaskan papan dengan kata-kata secara pribadi setiap kali pemain lain melangkah.
privacy-words-off = **Papan dalam kata:** hanya saat kamu menekan { board-in-words }.
privacy-words-turn-on = Jelaskan papan
privacy-words-turn-off = Jangan jelaskan papan
privacy-name = **Namamu:** disembunyikan di papan peringkat global, kecuali kamu menampilkannya di { COMMAND("stats") } pada { choice-everywhere }.
privacy-blocked = **Diblokir:** orang di menu ini tidak bisa menantangmu.
privacy-blocked-none = Tidak ada yang diblokir
privacy-data =
    ### Datamu
    Aku menyimpan permainan, rating, dan pengaturanmu, tetapi tidak menyimpan nama atau pesan.
privacy-blocked-deleted = { $count ->
        [1] Seseorang yang kamu blokir telah menghapus datanya, jadi aku tidak bisa menyebut namanya. Dia tetap tidak bisa menantangmu.
       *[other] { $count } orang yang kamu blokir telah menghapus data mereka, jadi aku tidak bisa menyebut nama mereka. Mereka tetap tidak bisa menantangmu.
    }
privacy-unblock-deleted = Buka blokir yang datanya dihapus

refusal-not-your-match = Ini permainan orang lain.
refusal-not-your-turn = Ini giliran { $person }, dimulai <t:{ $since }:R>.
refusal-match-not-over = Permainan ini belum selesai.
refusal-not-against-bot = Aku tidak menerima seri. Lanjutkan bermain, atau menyerah.
refusal-draw-too-early = Kamu bisa menawarkan seri mulai langkah kelima.
refusal-nothing-to-take-back = Kamu belum melangkah, jadi tidak ada yang bisa diurungkan.
refusal-offer-stands = Jawab dulu tawaran yang ada.
refusal-own-offer = Ini tawaranmu sendiri, jadi hanya { $person } yang bisa menerima atau menolaknya. Kamu bisa menariknya.
refusal-not-your-offer = Hanya { $person } yang bisa menarik tawaran ini. Kamu bisa menerima atau menolaknya.
refusal-no-offer = Tawaran ini sudah tidak berlaku.
refusal-challenge-open = Permainan ini belum dimulai. Tantangannya masih menunggu jawaban.
refusal-challenge-over = Tantangan ini sudah tidak berlaku.
refusal-not-your-challenge = Hanya { $person } yang bisa menerima atau menolak tantangan ini. Buat tantanganmu sendiri dengan { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Kamu tidak bisa menerima tantanganmu sendiri. Harus orang lain.
refusal-own-invitation = Ini tantanganmu sendiri, jadi hanya { $person } yang bisa menerima atau menolaknya. Kamu bisa membatalkannya.
refusal-not-your-invitation = Hanya { $person } yang bisa membatalkan tantangan ini.
refusal-too-many-challenges = Kamu sudah punya { $limit } tantangan terbuka. Tunggu jawaban, atau batalkan salah satu.
refusal-not-challengeable = { $person } sedang tidak menerima tantangan.
refusal-just-declined = { $person } baru saja menolak. Kamu bisa menantang lagi pada <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Aku tidak bisa lagi me-mention role yang dipanggil. Orang yang mengelola server bisa memilih yang lain di { COMMAND("settings") }.
refusal-just-called = Pemain di sini baru saja dipanggil. Kamu bisa memanggil mereka lagi pada <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Kamu sudah memblokir { $limit } orang, dan aku tidak bisa menyimpan lebih banyak. Hapus seseorang di { COMMAND("privacy") } dulu.
refusal-self-challenge = Kamu tidak bisa menantang diri sendiri. Kosongkan `opponent` untuk melawan siapa pun yang pertama bergabung.
refusal-bot-challenge = Bot lain tidak bisa memainkan ini. Tantang seseorang, atau aku.
refusal-not-here = { $person } tidak bisa melihat channel ini.
refusal-nobody-here = Tidak ada orang lain yang bisa melihat obrolan ini. Lawan aku dengan { COMMAND("tictactoe start") }, atau tantang seseorang di server.
refusal-only-you = Di server ini hanya kamu yang bisa melihat jawabanku, jadi tantangannya kubatalkan. Tidak akan ada yang bisa bergabung.
refusal-opponent-busy = { $person } sudah bermain di sini. Coba lagi setelah permainan itu selesai.
refusal-opponent-deleted = Lawanmu telah menghapus datanya, jadi aku tidak tahu lagi siapa orangnya. Tantang seseorang dengan { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Kalian bisa mencobanya lagi bersama di channel permainan itu. Buka ulasannya di sana.
refusal-rematch-made = Sudah ada tanding ulang untuk permainan ini.
refusal-cell-taken = Kotak itu sudah terisi. Pilih yang kosong.
refusal-board-moved-on = Papan berubah sebelum kamu menekan. Beginilah keadaannya sekarang.
refusal-match-over = Permainan ini sudah selesai. Mulai yang baru dengan { COMMAND("tictactoe start") }.
refusal-arena-match-over = Permainan ini sudah selesai. Selama arena berlangsung, permainan berikutnya datang sendiri.
refusal-newer-engine = Aku sedang diperbarui, dan hanya versi baruku yang mengenal lawan di permainan ini. Tidak ada yang berubah; coba lagi dalam beberapa menit.
refusal-no-such-match = Tidak ada permainan untukmu di sini. Mulai dengan { COMMAND("tictactoe start") }.
refusal-already-playing = Kamu sudah bermain di sini. { COMMAND("tictactoe board") } menampilkan permainanmu.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } hanya bisa memainkan “{ game-ultimate }”.
    [ultimate] { $engine } tidak bisa memainkan “{ $game }”. Sampling, Tree, dan Learned bisa.
   *[other] { $engine } tidak bisa memainkan “{ $game }”. Sampling, Minimax, dan Perfect bisa.
}
refusal-no-such-level = { $engine } tidak bisa diatur ke level “{ $level }”. Kosongkan `difficulty` untuk melawan { $engine }, atau kosongkan `engine` untuk melawan level “{ $level }”.
refusal-unknown-button = Tombol ini sudah usang. Mulai permainan dengan { COMMAND("tictactoe start") }.
refusal-too-fast = Kamu lebih cepat dariku. Beri aku beberapa detik, ya.
refusal-unknown-option = Aku tidak mengenal pilihan itu. Pilih satu dari daftar.
refusal-board-gone = Papan itu sudah dihapus. { COMMAND("tictactoe board") } menampilkan permainanmu lagi.
refusal-nothing-to-explain = Aku belum melangkah.
refusal-no-hints = Petunjuk hanya untuk permainan melawanku.
refusal-show-running = Dua mesin sedang bertanding di channel ini. Tunggu sampai selesai, atau minta orang yang memulainya untuk menghentikannya.
refusal-too-many-shows = Aku tidak bisa menjalankan lebih banyak pertunjukan sekarang. Coba lagi dalam semenit.
refusal-show-over = Pertunjukan ini sudah selesai.
refusal-not-your-show = Hanya orang yang memulai pertunjukan ini yang bisa menghentikannya.
refusal-nothing-to-review = Kamu belum menyelesaikan permainan. Mulai dengan { COMMAND("tictactoe start") }.
refusal-store-busy = Barusan aku tidak bisa menyimpannya. Tidak ada yang hilang; coba lagi dalam beberapa saat.
refusal-store-unknown = Database-ku barusan terputus, jadi aku tidak tahu apakah itu tersimpan. Periksa lagi dalam beberapa saat.
refusal-store-damaged = Aku tidak bisa membaca database-ku, jadi itu tidak dihitung. Pengelola bot ini harus memperbaikinya.
refusal-unknown-command = Perintah ini sudah berubah. Muat ulang Discord dan coba lagi.
refusal-engine-failed = Aku tidak sempat memikirkan langkah. Permainanmu aman; coba lagi.
refusal-broken = Ada yang salah di pihakku. Permainanmu aman; coba lagi.

## Klasemen: papan peringkat, kartu, rekor, dan mengapa sebuah permainan tidak dihitung

command-stats = Papan peringkat, statistik seorang pemain, atau rekor dua pemain
command-stats-player = Statistik siapa yang ditampilkan
command-stats-versus = Tampilkan rekornya melawan pemain ini
command-stats-scope = Server ini atau global (bawaan: server ini)
choice-server = Server ini
choice-everywhere = Global

stats-title-server = ## 🏆 Papan peringkat server ini
stats-title-everywhere = ## 🏆 Papan peringkat global
stats-title-season = ## 🏆 Papan peringkat server ini: musim { $number }
stats-title-direct = ## Pesan langsungmu
results-legend = -# Menang/seri/kalah
stats-unsettled = Belum masuk peringkat: kurang beberapa permainan lagi
stats-empty = Belum ada yang menyelesaikan permainan yang dihitung. Jadilah yang pertama: { COMMAND("tictactoe start") }
stats-unsettled-season = Tidak masuk peringkat: permainannya terlalu sedikit
stats-empty-season = Tidak ada yang menyelesaikan permainan yang dihitung pada musim ini.
stats-own-none-season = { "**Kamu**" } tidak menyelesaikan permainan yang dihitung pada musim ini.
stats-you = { $who } { "**(kamu)**" }
stats-own-none = { "**Kamu**" } belum menyelesaikan permainan yang dihitung di sini.
stats-own-unnamed = -# Namamu disembunyikan dari semua orang lain di daftar ini.
stats-someone = seseorang
person-gone = pengguna yang dihapus
stats-page = { $page } dari { $pages }
stats-mine = Halamanku
stats-to-direct = DM
stats-name-me = Tampilkan nama
stats-unname-me = Samarkan nama
stats-help = Soal rating
play = Main
card-board = Papan peringkat

card-rank = { "**" }{ $points }**, peringkat { $rank }
card-none = Belum ada permainan yang dihitung di sini.
card-none-season = Tidak ada permainan yang dihitung pada musim ini.
card-direct = { "**" }{ $points }**, hanya kamu yang bisa melihatnya
card-puzzles =
    -# 🧩 Teka-teki terpecahkan: { $solved }
    -# 🔥 Runtunan terpanjang: { $longest }
card-total = Menang { $wins }, seri { $draws }, kalah { $losses }  ·  X { $x ->
        [0] tidak pernah
       *[other] { $x } kali
    }, O { $o ->
        [0] tidak pernah
       *[other] { $o } kali
    }
card-streak = Menang beruntun: { $streak } sekarang, terbaik { $best }
card-streak-season = Menang beruntun: { $streak } pada akhirnya, terbaik { $best }
card-opening = Kotak pertama tersering: { $cell } ({ $times } kali)
card-opponents = ### Melawan
card-opponent = { $opponent }: { $wins } menang, { $draws } seri, { $losses } kalah
card-opponent-people = orang
card-opponent-you = kamu
against-bot = ## { $who } melawan { -bot }
against-bot-how = -# Tiap level punya rating tetap: lihat **{ stats-help }**.
card-latest = ### Permainan terbaru di sini
card-match-link = { $match }  ·  [papannya]({ $link })
card-picture = Kiri: rating selama { $matches } permainan terakhir, dari { $first } sampai { $last }, terendah { $lowest }, tertinggi { $highest }. Kanan: seberapa sering tiap kotak menjadi langkah pertama, baris demi baris: { $cells }.
card-picture-caption = -# Kiri: rating dari waktu ke waktu. Kanan: seberapa sering tiap kotak menjadi langkah pertama.

waiting-yours = **Giliranmu ({ $count })**
waiting-theirs = **Menunggu yang lain ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  melawan { $opponent }  ·  waktu habis { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } sedang berpikir
waiting-group-chat = `{ $number }.` { $game }  ·  melawan { $opponent }  ·  waktu habis { $until }  ·  di obrolan grup
waiting-open = Buka { $number }
history-title = ## Permainan { $who }
history-title-server = ## Permainan terbaru di server ini
history-seen-here = -# Permainan di server ini, dan permainan melawanmu.
history-seen-own = -# Permainan melawanmu. Pakai ini di server untuk melihat permainan semua orang melawanku di sana.
history-seen-direct = -# Permainan di obrolan ini, dan permainan melawanmu. Pakai ini di server untuk melihat apa yang dia mainkan di sana.
history-none = Tidak ada permainan untuk ditampilkan.
history-none-server = Belum ada permainan untuk ditampilkan di sini. Ayo main: { COMMAND("tictactoe start") }
history-won = { "**Menang**" } melawan { $opponent }
history-lost = { "**Kalah**" } dari { $opponent }
history-drawn = { "**Seri**" } melawan { $opponent }
history-unfinished = { "**Tidak selesai**" } melawan { $opponent }
history-beat = { $winner } mengalahkan { $loser }
history-drew = { $x } dan { $o } seri
history-stopped = { $x } dan { $o } tidak sampai selesai
history-unrated = tanpa rating
history-arena = arena
history-uncounted = tidak dihitung
history-open = Buka permainan…
history-option = Permainan { $number }: { $game }
history-newer = Lebih baru
history-older = Lebih lama
history-all-games = Semua jenis permainan
history-own = Permainanmu
history-server = Permainan server ini

animation = Animasi
replay-told = Permainan langkah demi langkah: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = tanpa langkah
replay-won = { $mark } menang.
replay-drawn = Tidak ada yang menang.
replay-unfinished = Permainan tidak selesai.

cell-0 = sudut kiri atas
cell-1 = kotak tengah atas
cell-2 = sudut kanan atas
cell-3 = kotak kiri tengah
cell-4 = kotak tengah
cell-5 = kotak kanan tengah
cell-6 = sudut kiri bawah
cell-7 = kotak tengah bawah
cell-8 = sudut kanan bawah
piece-a = { $cell } dengan bidak kecil
piece-b = { $cell } dengan bidak sedang
piece-c = { $cell } dengan bidak besar
cell-in-board = { $cell } di { $board }
small-board-nw = papan kiri atas
small-board-n = papan tengah atas
small-board-ne = papan kanan atas
small-board-w = papan kiri tengah
small-board-centre = papan tengah
small-board-e = papan kanan tengah
small-board-sw = papan kiri bawah
small-board-s = papan tengah bawah
small-board-se = papan kanan bawah
ultimate-sent = **Main di { $board }.** 🟨
ultimate-choose = **Pilih papan mana pun yang bertanda 🟨 untuk bermain.**
ultimate-closed = **Pilih papan mana pun yang bertanda 🟨 untuk bermain:** { $board } sudah tertutup.
ultimate-chosen = **Main di { $board }**, atau pilih yang lain. 🟨
pick-again = Pilih papan lain
words-row = Baris { $name }: { $cells }.
words-column = Kolom { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = kosong { $square }
words-fading = { $mark } yang menghilang berikutnya
words-won = dimenangkan { $mark }
words-untouched = belum ada apa-apa
words-choose = **Pilih papan mana pun yang masih terbuka.**
pick-a = Kecil ×{ $left }
pick-b = Sedang ×{ $left }
pick-c = Besar ×{ $left }

## Jenis permainan: nama, dan aturannya dalam satu baris

game-classic = Klasik
game-misere = Terbalik
game-vanish = Menghilang
game-squares = Persegi
game-drop = Gravitasi
game-sizes = Ukuran
game-ultimate = Ultimate
legend-fading = tanda yang redup akan menghilang berikutnya.
legend-sizes = 1 kecil, 2 sedang, 3 besar.
rule-classic = tiga berjajar berarti menang.
rule-misere = tiga berjajar berarti kalah.
rule-vanish = { $moves ->
        [0] tanda keempatmu membuat tanda terlamamu menghilang. Tiga berjajar berarti menang. Posisi yang muncul untuk ketiga kalinya berarti seri. Langkah pertama tidak boleh di tengah salah satu sisi.
       *[other] tanda keempatmu membuat tanda terlamamu menghilang. Tiga berjajar berarti menang. Posisi yang muncul untuk ketiga kalinya berarti seri.
    }
rule-squares = empat berjajar berarti menang, begitu juga persegi dua kali dua.
rule-drop = tanda jatuh ke kotak kosong terbawah di kolomnya. Empat berjajar berarti menang.
rule-ultimate = kotakmu mengirim lawanmu ke papan kecil di tempat yang sama. Tiga berjajar memenangkan papan kecil, dan tiga papan kecil berjajar memenangkan permainan. Jika tidak ada yang berhasil, pemilik papan terbanyak menang.
rule-sizes = bidak yang lebih besar menutupi yang lebih kecil, juga milikmu sendiri. Bidak tetap di tempat kamu meletakkannya. Tiga milikmu berjajar berarti menang.

versus-title = ## { $one } dan { $other }
versus-none = Belum ada permainan antara keduanya yang selesai di sini.
versus-record =
    { $matches } permainan: { $one } menang { $wins }, { $other } menang { $losses }, seri { $draws }.

rules-title = ## Tentang rating
rules-start = Semua orang mulai dari 1500. Mengalahkan pemain kuat memberimu poin terbanyak.
rules-levels = Ratingku di “{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Ratingmu terlihat begitu kamu masuk peringkat: setelah beberapa permainan, sebaiknya melawan lawan yang berbeda.
rules-two-moves = Permainan dihitung setelah tiap pihak melangkah dua kali.
rules-details = Rincian
rules-details-text =
    ## Rincian rating
    - Rating memakai Glicko-2. Rating untuk level-levelku bersifat tetap, dihitung secara eksak.
    - Permainan dianggap mengulang jika semua langkahnya sama, juga di papan yang diputar atau dicerminkan.
    - Permainan melawan orang baru hanya menggerakkan rating di antara { $least } dan { $most }, dan tidak memberi peringkat. Orang dianggap baru sampai dia masuk peringkat, atau sudah memainkan { $matches } permainan dengan { $people } orang.
    - Setelah langkah diurungkan, permainan bisa menurunkan ratingmu tetapi tidak menaikkannya. Petunjuk membuatnya tanpa rating.
    - Mengalahkanku menaikkan ratingmu paling tinggi sampai { $cap } poin di atas ratingku; seri melawan bot yang tak terkalahkan, tidak lebih tinggi dari { level-hard }.
    - Permainan di pesan langsung dihitung terpisah, dan hanya pemainnya yang melihatnya.

uncounted-hinted = Kamu memakai petunjuk, jadi permainan ini tanpa rating dan ratingmu tetap sama.
uncounted-unrated = Permainan ini tanpa rating, jadi ratingmu tetap sama.
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = Belum masuk peringkat: sekitar { $games } permainan lagi
rating-of-game = Rating { $points }
rating-kept = Rating tetap
uncounted-short = Permainan ini tidak dihitung: kedua pemain harus melangkah setidaknya dua kali.
uncounted-nobody = Permainan ini tidak dihitung untuk siapa pun.
uncounted-repeated = Mengulang permainan baru-baru ini melawan bot tidak mengubah ratingmu.
uncounted-again = Permainan melawan lawan yang sama dihitung makin sedikit setiap kali dalam sehari.
uncounted-taken-back = Kamu mengurungkan langkah, jadi permainan ini tidak bisa menaikkan ratingmu.
uncounted-capped = Mengalahkanku, atau orang baru, hanya menaikkanmu sampai batas tertentu.

refusal-not-shown = { $person } menyembunyikan namanya di papan peringkat global.
refusal-no-server = Ini bukan server. Coba `scope: { choice-everywhere }`.
refusal-not-added = Pengaturan hanya ada untuk server yang telah menambahkanku, dan yang ini belum. Pengaturanmu sendiri ada di { COMMAND("privacy") }.
refusal-cannot-write = Aku tidak bisa menulis di channel ini. Untuk itu aku butuh izin Lihat Channel dan Kirim Pesan.
refusal-not-shared = Permainan ini sudah tidak dibagikan.
refusal-animation-in-flight = Aku sedang membuat animasi untukmu. Sebentar lagi jadi.
refusal-export-in-flight = Aku sedang mengumpulkan datamu. Datanya kukirim begitu lengkap.
refusal-shut-out = Maaf, pengelola bot ini tidak mengizinkanku bermain denganmu di sini. { COMMAND("privacy") } tetap bisa dipakai.
refusal-being-deleted = Datamu sedang dihapus. Beberapa detik lagi kamu bisa bermain lagi.
refusal-not-server-manager = Hanya orang dengan izin Kelola Server yang bisa melakukan itu.

## Sambutan untuk server

welcome-text =
    ### 👋 Halo! Aku { -bot }.
    Aku main tic-tac-toe. Tekan **{ play }** untuk bermain melawanku, atau tantang teman dengan { COMMAND("tictactoe challenge") }. { COMMAND("help") } menunjukkan selebihnya.
welcome-admins = -# Untuk admin: atur di mana aku bisa dipakai lewat Pengaturan Server → Integrasi.
welcome-settings = -# Lewat { COMMAND("settings") } kamu bisa mengatur bahasaku di sini dan channel untuk teka-teki harian.

## Pengaturan server

command-settings = Bawaan server ini, dan apakah permainannya dihitung secara global
settings-title = ## Pengaturan server ini
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · dihitung secara global
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · tidak dihitung secara global
settings-now-season-first = { "**" }{ settings-seasons }**: yang pertama
settings-now-season-since = { "**" }{ settings-seasons }**: nomor { $number }, sejak { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: otomatis
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Permainan
settings-seasons = Musim
settings-language = Bahasa
back = Kembali

settings-difficulty = { "**Level bawaan**" } untuk permainan melawanku (di “{ game-ultimate }”, yang terkuat adalah { level-expert })
settings-pace = { "**Tempo bawaan**" } untuk permainan antarpemain
settings-call = { "**Role yang dipanggil**" } untuk tantangan terbuka: **{ call-players }** me-mention-nya, paling banyak sekali dalam sepuluh menit
settings-call-none = Pilih role (kosong: mati)
settings-call-refused =
    { $why ->
        [everyone] Ini tidak bisa { $role }.
        [yours] Kamu sendiri tidak bisa me-mention { $role }, jadi itu tidak kulakukan untukmu. Izinkan semua orang me-mention-nya, lalu pilih lagi.
        [closed] Tidak semua orang bisa me-mention { $role } lagi, jadi aku juga tidak. Izinkan semua orang me-mention-nya, atau pilih lagi.
       *[other] Aku tidak bisa me-mention { $role }. Izinkan semua orang me-mention-nya, atau izinkan aku me-mention semua role.
    }
settings-everywhere-1 = Permainan di sini dihitung untuk papan peringkat global.
settings-everywhere-0 = Permainan di sini tidak dihitung untuk papan peringkat global.
settings-turn-everywhere-1 = Hitung hasil secara global
settings-turn-everywhere-0 = Hanya hitung di server ini

settings-language-automatic = { "**" }{ choice-automatic }**: yang dilihat semua orang memakai bahasa orang yang memulainya. Yang tidak dimulai siapa pun, seperti sambutanku, memakai { $name }.
settings-language-set = Yang dilihat semua orang di server ini memakai { "**" }{ $name }{ "**" }. Permainan yang sudah dimulai tetap memakai bahasanya.
settings-language-private = -# Yang hanya kamu lihat memakai bahasa Discord-mu.
choice-automatic = Otomatis

settings-now-daily-off = { "**" }{ puzzle-open }**: mati
settings-now-daily-refused = { "**" }{ puzzle-open }**: mati, karena aku tidak bisa lagi mengirim di channel-nya
settings-now-daily-set = { "**" }{ puzzle-open }**: di { $channel }, setiap hari pukul { $time }
settings-daily-about = Satu pesan sehari, dengan teka-teki yang sama di mana pun. Orang memecahkannya secara pribadi, dan pesannya menyebut siapa yang berhasil. Tidak ada yang di-mention.
settings-daily-none = Pilih channel (kosong: mati)
settings-daily-hour = Teka-teki datang pukul { $time } menurut zona waktumu.
settings-daily-failed = Aku tidak bisa mengirim di { $channel }, jadi tidak ada yang berubah. Izinkan **Lihat Channel** dan **Kirim Pesan** untukku di sana, lalu pilih lagi.
settings-channel-yours = Kamu sendiri tidak bisa menulis di { $channel }, jadi itu tidak kulakukan untukmu. Tidak ada yang berubah.
daily-comes-here = Teka-teki harian datang ke sini, setiap hari pukul { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] mati
        [empty] mati, karena tiga kali berturut-turut terlalu sedikit orang bergabung
       *[set] di { $channel }, berikutnya { $time }
    }
settings-arena-about =
    Arena yang datang sendiri: diumumkan di channel-nya satu jam sebelumnya, dengan **{ join }**. { $calls ->
        [yes] Pengumumannya me-mention { $role } satu kali.
       *[no] Tidak ada yang di-mention.
    } Jika tiga kali berturut-turut pemainnya kurang dari dua, tidak ada lagi yang datang.
    Hari dan jam memakai UTC, tanpa waktu musim panas. Di zona waktumu, jam itu saat ini sama dengan pukul { $time }.
evening-none = Tidak ada hari
evening-each-day = Setiap hari
evening-any = Jenis permainan lain setiap kali
evening-quiet = Jangan panggil siapa pun
evening-comes-here = Arena yang datang sendiri diumumkan di sini.
arena-last = 🏟️ **Arena terakhir:** { $winner }

settings-new-season = Musim baru
season-first = Papan peringkat server ini ada di **musim pertamanya**.
season-since = Papan peringkat server ini ada di **musim { $number }**, yang dimulai pada { $since }.
season-question = Mulai musim { $number }? Musim { $former } lalu berakhir untuk selamanya dan tidak bisa dikembalikan. Semua orang di papan peringkat server ini mulai lagi dari 1500. Musim { $former } tetap ada di { COMMAND("stats") }. { $podium }
season-start = Mulai musim { $number }
season-keep = Batal
season-started = Musim { $number } sudah dimulai. Semoga sukses, semuanya!
season-name = Musim { $number }
season-name-current = Musim { $number } (sekarang)
season-ends-hand = Musim berakhir saat kamu mau
season-ends-month = Musim berakhir tiap bulan
season-ends-week = Musim berakhir tiap minggu
season-ends =
    { $ends ->
        [week] Musim berakhir tiap minggu. Musim berikutnya dimulai pada { $end }, jika ada permainan yang dihitung di musim ini.
        [month] Musim berakhir tiap bulan. Musim berikutnya dimulai pada { $end }, jika ada permainan yang dihitung di musim ini.
       *[other] Musim berakhir saat kamu mau.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Podium datang di tempat seseorang memulai musim berikutnya.
       *[other] Podium datang di { $where }.
    }
season-podium =
    { $state ->
        [refused] Dulu, saat musim berakhir, **podium** dikirim ke sebuah channel. Sekarang tidak lagi, karena aku tidak bisa mengirim di sana.
       *[other] Saat musim berakhir, **podium** musim itu dikirim ke sebuah channel. Tidak ada yang di-mention.
    }
season-podium-comes = Saat musim berakhir, podiumnya datang ke sini.
season-role = Siapa pun yang saat itu di peringkat pertama mendapat sebuah **role**, sampai orang lain menggantikannya.
season-role-refused =
    { $why ->
        [everyone] { $role } tidak bisa dipilih.
        [permissions] { $role } punya izin, jadi tidak kuberikan kepada siapa pun.
        [managed] Hanya Discord atau aplikasi lain yang bisa memberikan { $role }.
        [above] { $role } tidak berada di bawah role-ku sendiri, jadi aku tidak bisa memberikannya. Pindahkan role-ku ke atas, lalu pilih lagi.
        [yours] Kamu sendiri tidak bisa memberikan { $role }, jadi itu tidak kulakukan untukmu. Untuk itu perlu **Kelola Role** dan role milikmu di atasnya.
        [missing] Aku butuh satu izin lagi untuk memberikan { $role }. Izinkan dengan tombol di bawah, lalu pilih role itu lagi.
        [two-factor] Discord tidak mengizinkanku mengubah role di sini: server ini mewajibkan autentikasi dua faktor, dan pengelola bot ini harus mengaktifkannya.
       *[other] Terakhir kali, Discord tidak mengizinkanku mengubah role. Izinkan **Kelola Role** untukku, dan taruh role-ku di atas role juara.
    }
season-role-allow = Izinkan Kelola Role
season-over = ## 🏆 Musim { $number } sudah berakhir
season-won =
    { $shared ->
        [yes] **Peringkat pertama diraih bersama!**
       *[no] **{ $winner } menjadi juara!**
    }
season-nobody = Tidak ada yang menyelesaikan { $games } permainan dengan rating pada musim ini, jadi tidak ada juara.
season-games = Permainan lain
season-champion = 🏆 **Juara:** { $winner }

## Arena

refusal-arena-here = Channel ini sudah punya arena. Tekan **{ join }** di sana.
refusal-not-in-arena-game = Di arena kamu tidak bisa menawarkan seri, mengurungkan langkah, atau meminta tanding ulang: permainan berikutnya datang sendiri.
refusal-arena-length = Arena berlangsung { $shortest } sampai { $longest } menit.
refusal-arena-start = Arena harus dimulai paling lambat { $latest } menit lagi.
refusal-long-arena-game = Permainan “{ game-ultimate }” terlalu lama untuk arena. Pilih jenis permainan lain.
refusal-arena-over = Arena ini sudah selesai.
refusal-arena-full = Arena ini penuh: muat untuk { $most } orang. Begitu ada yang keluar, kamu bisa bergabung.
refusal-not-in-arena = Kamu belum bergabung dengan arena ini.
refusal-not-away = Kamu tidak sedang pergi: permainanmu berikutnya datang begitu ada yang senggang.
refusal-not-arena-host = Hanya { $person }, yang mengumumkan arena ini, dan orang dengan izin Kelola Server yang bisa melakukannya.
refusal-too-few-for-arena = Arena butuh { $enough } orang. Begitu jumlahnya cukup, kamu bisa memulainya.

## Kiriman teka-teki harian

post-solve = Pecahkan
post-solved-1 = **Percobaan pertama**: { $people }
post-solved-2 = **Percobaan kedua**: { $people }
post-solved-3 = **Percobaan ketiga**: { $people }
post-solved = { $people ->
        [0] Belum ada yang memecahkannya di sini.
       *[other] { $people } orang sudah memecahkannya di sini.
    }
post-solved-more = { $people } orang lagi sudah memecahkannya di sini.
post-former = -# Teka-teki kemarin dipecahkan oleh { $people }

## Yang disimpan tentang seseorang

mydata-kinds =
    - **Permainan dan tantangan**, juga yang masih terbuka: siapa, di mana, kapan, bahasa, langkah, petunjuk, dan hasil. Ini juga milik lawanmu: menghapus datamu mengakhiri permainan yang sedang kamu jalani, dan menggantimu dengan nomor acak.
    - **Rating**: kedudukanmu di tiap server dan musim, perubahan dari tiap permainan, dan rekormu melawan tiap orang. Menghapus datamu mengeluarkanmu dari semua daftar dan menaruh nomor acak yang sama di sana.
    - **Selebihnya**: pengaturan, teka-teki harian, arena, podium, permainan dan hasil teka-teki yang dibagikan, dan pertunjukan; siapa yang kamu blokir atau tantang, siapa yang memblokirmu, dan apakah aksesmu ditutup. Semuanya disimpan selama masih diperlukan atau sampai kamu menghapus datamu; sesudahnya dihapus, atau nomor acak itu atau sebuah kode menggantimu.
mydata-export = Lihat dataku
mydata-delete = Hapus dataku
mydata-exported = Datamu dalam bentuk JSON. Kotak dan kolom di dalamnya dihitung dari 0.
mydata-question = Hapus semua yang disimpan tentangmu? Permainan yang sedang kamu jalani berakhir dengan menyerah. Ini tidak bisa diurungkan.
mydata-stays = Beberapa hal tetap ada untuk melindungi orang lain: permainan yang sudah selesai, dengan nomor acak sebagai gantimu, siapa yang memblokirmu, dan { $minutes } menit di antara tantangan. Blokir dan menit itu disimpan dengan kode yang dibuat dari ID-mu, dan selama { $days } hari begitu juga nomor acakmu. Pengelola bot ini bisa memeriksa apakah sebuah kode milik ID yang dia ketahui.
mydata-yes = Hapus
mydata-no = Jangan hapus
mydata-done = Selesai: tidak ada lagi yang mengarah kepadamu di database-ku, kecuali sisa di bagian yang tidak terpakai. Sisa itu hilang dalam beberapa menit, atau saat database-ku dibersihkan lagi. Terima kasih sudah bermain!
mydata-begun = Aku sedang menghapus datamu. Permainanmu begitu banyak sehingga ini butuh beberapa detik lagi, dan akan kuselesaikan meskipun aku dimulai ulang. Sampai saat itu kamu tidak bisa memulai permainan. Untuk melihat apakah sudah selesai, tekan lagi `{ mydata-delete }` di { COMMAND("privacy") }.
mydata-copies = Selesai: tidak ada lagi yang mengarah kepadamu di database-ku. Server database itu masih punya salinan di jurnal, replika, dan bagian file yang tidak terpakai, sampai tempat itu dipakai lagi. Terima kasih sudah bermain!
mydata-boards =
    Namamu juga hilang dari { $boards } papan terbaru yang sudah selesai, sekitar 40 papan per menit, selama masih bisa kusunting. Aku tidak bisa menjangkau papan di server yang mengeluarkanku, di channel yang tertutup bagiku, di thread yang diarsipkan, atau di tempat aku hanya dipasang oleh perorangan.
    Kalau sebuah channel, thread, atau server membuka akses untukku lagi, namamu juga hilang dari sana, paling lambat sehari kemudian.
    Mungkin masih ada pesan lain dengan namamu: Discord tidak selalu memberitahuku apakah pesannya sampai. Jika kamu melihatnya, tekan tombol di sana, dan namamu hilang.
mydata-kept = Baik. Tidak ada yang dihapus.

## Teka-teki harian

puzzle-open = Teka-teki harian
puzzle-title = ### Teka-teki #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } melangkah dan menang dalam { $moves ->
    [1] satu langkah
   *[other] { $moves } langkah
}.**
puzzle-save = { "**" }{ $mark } melangkah: hanya satu langkah yang menyelamatkan permainan.**
puzzle-progress = -# { $dots } · Percobaan { $number } dari { $tries }
puzzle-past = -# Teka-teki ini tidak dihitung untuk runtunan.
puzzle-order = -# Dari tanda terlama sampai terbaru: { $marks }.
puzzle-left = -# Sisa bidak { $mark }: { $pieces }.
puzzle-wrong = { "**Salah:**" } { $cell }. Kembali ke awal.
puzzle-right = { "**Benar!**" } Aku mengisi { $cell }.
puzzle-hint = 💡 Langkah pertama ada { $area }.
puzzle-solved = { $number ->
    [1] **Terpecahkan pada percobaan pertama!**
   *[other] **Terpecahkan pada percobaan ke-{ $number }.**
}
puzzle-lost = { "**Kali ini belum.**" } Langkah yang tepat: { $cell }.
puzzle-streak = -# 🔥 Runtunan: { $streak } hari. { $freezes ->
    [0] {""}
    [1] ❄️ Satu pembeku menutupi satu hari terlewat.
   *[other] ❄️ { $freezes } pembeku menutupi hari yang terlewat.
}
puzzle-freeze = -# Setiap hari ketujuh berturut-turut memberi satu pembeku, yang menutupi satu hari terlewat.
puzzle-streak-ended = -# Runtunanmu berhenti di { $streak }.
puzzle-streak-kept = -# ❄️ Satu pembeku menyelamatkan runtunanmu: 🔥 { $streak }. Sisa pembeku: { $freezes }.
puzzle-at-stake = -# ⏳ Teka-teki kemarin dihitung untuk runtunanmu sampai { $time } ({ $left }).
puzzle-frozen = -# ❄️ Satu pembeku menutupi hari kemarin.
puzzle-share = -# { $percent }% langsung menemukannya.
puzzle-next = -# Teka-teki berikutnya { $time }.
puzzle-give-up = Lihat jawaban
puzzle-give-up-question = Lihat jawabannya? { $costs ->
        [streak] Runtunanmu berhenti di { $streak }.
        [freeze] Ini memakai satu pembeku runtunanmu.
       *[nothing] Setelah itu kamu tidak bisa lagi memecahkan teka-teki ini.
    }
puzzle-give-up-yes = Ya, lihat
puzzle-give-up-no = Coba terus
puzzle-yesterday = Kemarin
puzzle-today = Hari ini
puzzle-results = Hasil di sini
puzzle-results-title = ### Teka-teki #{ $number } di server ini
puzzle-results-none = Belum ada yang membukanya di sini.
puzzle-results-open = { $person }: masih mencoba
puzzle-results-who = -# Hanya yang menampilkan permainannya kepada orang lain yang tercantum.
puzzle-copy = Salin hasil
puzzle-share-here = Bagikan di sini
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Tidak ada teka-teki seperti itu untuk kamu pecahkan. { COMMAND("daily") } membuka yang hari ini.
refusal-puzzle-over = Kamu sudah menyelesaikan teka-teki ini. Besok ada yang baru.
refusal-tried-before = Langkah itu sudah kamu coba dan salah. Percobaanmu tidak berkurang.
refusal-puzzle-not-over = Selesaikan dulu teka-tekinya.
refusal-shared-once = Satu hasil hanya bisa dibagikan sekali di satu channel.
practice-played = Di sini kamu mengisi { $cell }, pada { $date } melawan { $opponent }.
practice-task = { "**" }Kamu { $mark }.** { $result ->
        [win] Langkah mana yang menang?
       *[draw] Langkah mana yang mempertahankan seri?
    }
practice-move = { $what ->
        [right] **Benar:** { $cell }.
        [wrong] **Salah:** { $cell }.
       *[answer] Balasan terbaik: { $cell }.
    }
practice-lets = { $result ->
        [win] Kemenangan pun lepas.
       *[draw] Sekarang { $opponent } bisa menang.
    }
practice-next = Berikutnya
practice-look-on = Cari lagi
practice-open = Buka permainan
practice-looked = { $games ->
       *[other] Tidak ada kesalahanmu dalam { $games } permainan yang baru diperiksa.
    }
practice-all = { $count ->
        [0] Belum ada kesalahanmu untuk dilatih. Yang pertama muncul dari permainanmu selanjutnya.
        [1] Satu-satunya posisi sudah dilatih. Yang berikutnya muncul dari permainanmu selanjutnya.
       *[other] Semua { $count } posisi sudah dilatih. Yang berikutnya muncul dari permainanmu selanjutnya.
    }
practice-again = -# Satu posisi muncul lagi { $time }.
practice-waiting = { $count ->
       *[other] { $count } posisi untuk dilatih
    }
practise-this = Latih ini
refusal-no-practice = Tidak ada yang tahu mana yang benar di “{ game-ultimate }”, jadi tidak ada yang bisa dilatih. Pilih jenis permainan lain.
