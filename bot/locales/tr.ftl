# Türkçe. Kullanıcıya sen diye seslenilir; bot kendinden ben diye söz eder. Oyun hem oynanan eldir hem de kuralları.
# İki noktadan sonra gelen cümle büyük harfle başlar. Kişilerin, motorların ve sayıların adı ek almaz.
#
# Adların biçimleri: eksiz yalın hâl; acc -i, dat -e, gen -in, loc -de; poss “tahtanın köşesi” içindeki köşesi,
# possdat köşesine; your senin satırını (-ini); title satır başında ve düğmede büyük harfle; who motor olarak adı.
# Büyük tahtaların kareleri b2 gibidir ve ek almaz: “b2 oynadı”.

-bot = Noughts

# İki cümlenin ve bir listedeki şeylerin arasında duran.
between-sentences = {" "}
between-items = {", "}

# Yalnızca çevirilerin söylediği.
english-holds = -# Şüphe hâlinde İngilizce metin geçerlidir.
help-wrong-word = -# Yanlış bir kelime mi var? Bize yaz: { $link }

## Komutlar: açıklamalar (en fazla 100 karakter) ve seçeneklerinin anlamı

command-tictactoe = XOX oyna
command-start = Bota karşı bir oyun başlat
command-start-difficulty = Botun gücü (seçmezsen bu sunucunun seviyesi)
command-start-engine = Seviye yerine botun tarzı; yalnızca bazılarında ikisi birden seçilir
command-mark = İşaretin; ilk hamleyi X yapar (seçmezsen rastgele)
command-board = Oyununu bu kanalın sonunda yeniden göster
command-board-words = Bunun yerine tahtayı yalnızca sana sözle anlat
command-resign = Bu kanaldaki oyununda pes et

command-challenge = Birine meydan oku ya da açık bir meydan okuma başlat
command-challenge-opponent = Kime meydan okuyacaksın (boş bırakırsan açık meydan okuma olur)
command-challenge-pace = Hamle başına süre (seçmezsen bu sunucunun temposu)
command-menu-challenge = XOX için meydan oku
command-menu-stats = XOX istatistikleri
command-menu-review = XOX analizi
command-help = Buradan başla: oyna, arkadaşına meydan oku, en iyileri gör
command-privacy = Sana kim meydan okuyabilir, hatırlatmaların ve saklanan verilerin

command-daily = Günün bulmacası: doğru hamleyi bul
command-daily-number = Numarasıyla eski bir bulmaca (seçmezsen bugünkü)
command-practice = Kendi hataların, bulmaca olarak
command-practice-variant = Hangi oyun çalışılacak (seçmezsen hepsi)
command-arena = Arena düzenle: katılan herkes için hızlı oyunlar
command-arena-variant = Hangi oyun (seçmezsen “{ game-vanish }”)
command-arena-minutes = Ne kadar sürer: 10–60 dakika (seçmezsen 20)
command-arena-starts-in = Kaç dakika sonra başlar: 0–60 (seçmezsen 5)

command-history = Biten oyunlar: seninkiler, başkasınınkiler ya da bu sunucununkiler
command-history-player = Kimin oyunları (seçmezsen seninkiler)
command-history-variant = Hangi oyun (seçmezsen hepsi)
command-review = Oyunu hangi hamlenin belirlediğini ve daha iyisini gör
command-review-variant = Hangi oyun (seçmezsen en son oynadığın)

command-watch = İki motorun birbirine karşı oyununu izle
command-watch-x = X ile kim oynar ve ilk hamleyi yapar (seçmezsen rastgele)
command-watch-o = O ile kim oynar (seçmezsen rastgele)
command-engines = Motorlarla tanış: ne kadar güçlüler ve nasıl yenilirler

command-variant = Hangi oyun (seçmezsen “{ game-classic }”)
command-stats-variant = Hangi oyunun puanları (seçmezsen “{ game-classic }”)
choice-game-classic = { game-classic }: yan yana üç kazandırır
choice-game-misere = { game-misere }: yan yana üç kaybettirir
choice-game-vanish = { game-vanish }: herkesin yalnızca üç işareti var
choice-game-squares = { game-squares }: yan yana dört ya da ikiye ikilik kare
choice-game-drop = { game-drop }: işaretler düşer, yan yana dört
choice-game-ultimate = { game-ultimate }: bir oyunda dokuz tahta
choice-game-sizes = { game-sizes }: büyük küçüğü örter
choice-easy = Kolay: çizgileri gözden kaçırır
choice-medium = Orta: bulabileceğin hatalar yapar
choice-hard = Zor: kazanmak için plan gerekir
choice-unbeatable = Yenilmez: alabileceğin en iyi sonuç beraberlik
choice-matched = Uyarlanan: senin kadar güçlü (puansız)
choice-x = X: ilk hamleyi sen yaparsın
choice-o = O: ilk hamleyi bot yapar
choice-challenge-o = O: ilk hamleyi rakibin yapar
choice-quick = Hızlı: hamle başına 1 dakika
choice-casual = Rahat: hamle başına 15 dakika
choice-slow = Yavaş: hamle başına 3 gün

## Motorlar: adları ve nasıl düşündükleri

choice-engine-dice = Dice: birkaç kural ve bir zar
choice-engine-lines = Lines: her karenin çizgilerine puan verir
choice-engine-sampling = Sampling: rastgele oyunlar dener
choice-engine-wargames = Wargames: iki hamle ileriyi görür
choice-engine-minimax = Minimax: sonuna kadar hesaplar
choice-engine-perfect = Perfect: hiç kaybetmez, tuzak kurar
choice-engine-tree = Tree: yalnızca { game-ultimate } oynar
choice-engine-learned = Learned: { game-ultimate } oynamayı kendi kendine öğrendi

level-easy = kolay
    .title = Kolay
level-medium = orta
    .title = Orta
level-hard = zor
    .title = Zor
level-unbeatable = yenilmez
    .title = Yenilmez
level-expert = uzman
    .title = Uzman
level-matched = uyarlanan
    .who = Uyarlanan motor
    .title = Uyarlanan

## Tahta

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = kim isterse
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Skor: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 beraberlik"}
       *[other] {"  ·  "}{ $draws } beraberlik
    }
board-turn = **Sıra sende, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) düşünüyor…**
board-ahead = -# Seninkinden önce { $games ->
        [one] 1 oyun
       *[other] { $games } oyun
    } var
board-to-move = -# Hamle sırası: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Hamle için son zaman: { $time } ({ $left })
board-deadline-unwatched = -# Hamle için son zaman: { $time } ({ $left }). Sürenin dolduğu, biri bir düğmeye basınca burada görünür.
board-offer-draw = 🤝 **{ $asked }, beraberliği kabul ediyor musun?**
board-offer-take-back = ↩️ **{ $asked }, { $player } son hamlesini geri alabilir mi?**
board-won-line = 🏆 **{ $winner } yan yana { $length ->
        [3] üç
        [4] dört
       *[other] { $length }
    } işaretle kazandı!**
board-lost = **{ $winner } yan yana { $length ->
        [3] üç
        [4] dört
       *[other] { $length }
    } işaretle kazandı.**
board-won-line-square = 🏆 **{ $winner } dört işaretlik bir kareyle kazandı!**
board-won-line-boards = 🏆 **{ $winner } yan yana üç tahtayla kazandı!**
board-lost-boards = **{ $winner } yan yana üç tahtayla kazandı.**
board-won-line-more-boards = 🏆 **{ $winner }, rakibinin { $fewest } tahtasına karşı { $most ->
        [one] 1 tahtayla
       *[other] { $most } tahtayla
    } kazandı!**
board-lost-more-boards = **{ $winner }, rakibinin { $fewest } tahtasına karşı { $most ->
        [one] 1 tahtayla
       *[other] { $most } tahtayla
    } kazandı.**
board-won-line-reverse = 🏆 **{ $loser } { $length ->
        [3] üç
        [4] dört
       *[other] { $length }
    } işareti yan yana getirdi, bu yüzden { $winner } kazandı!**
board-lost-square = **{ $winner } dört işaretlik bir kareyle kazandı.**
board-lost-reverse = **{ $loser } { $length ->
        [3] üç
        [4] dört
       *[other] { $length }
    } işareti yan yana getirdi, bu yüzden { $winner } kazandı.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } pes etti. { $winner } kazandı!**
board-won-out-of-time = ⏰ **{ $loser } süreyi aştı. { $winner } kazandı!**
board-won-abandoned = 🍂 **{ $loser } oyunu bıraktı. { $winner } kazandı!**
drawn-classic = 🤝 **Berabere!** Kimsenin yan yana üç işareti yok.
drawn-squares = 🤝 **Berabere!** Tahta doldu.
drawn-sizes = 🤝 **Berabere!** Oynanacak taş kalmadı.
drawn-ultimate = 🤝 **Berabere!** İki taraf da aynı sayıda tahta kazandı.
board-drew-unbeatable = 🎉 **Yenilmez bir bota karşı beraberlik: Daha iyisini kimse yapamaz!**
board-ended-repetition = 🤝 **Berabere!** Aynı konum üç kez oluştu.
board-ended-agreed-draw = 🤝 **Berabere!** İki oyuncu da anlaştı.
board-ended-abandoned = 🍂 **Yarım kaldı**, gerçekten başlamadan bırakıldı. Bu oyun sayılmaz.
board-ended-unreachable = 🍂 **Bitti**, çünkü kanalı artık yok. Bu oyun sayılmaz.
board-matched = -# { -bot } kendini sana göre ayarlar: 100 üzerinden { $skill } güç. Puansız.
board-another-try = -# Puansız: { $number }. hamleden başlayan yeni bir deneme
board-hints = -# Puansız: { $hints ->
        [one] 1 ipucu
       *[other] { $hints } ipucu
    }
board-next-over = -# Bir oyun daha mı? Düğmeye bas ya da { $command } kullan
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Bu oyun yeni bir mesaja taşındı.
go-to-board = Tahtaya git

refresh = Yenile
rule = Kurallar
board-in-words = Tahta sözle
offer-draw = Beraberlik öner
take-back = Geri al
take-back-question = Son hamlen ve ona verilen yanıt geri alınsın mı? Ondan sonra bu oyun puanını yükseltemez.
take-back-consent = Önce rakibinin kabul etmesi gerekir.
resign = Pes et
accept = Kabul et
decline = Reddet
offer-withdraw = Geri çek
rematch = Rövanş
play-again = Tekrar oyna
easier = Daha kolay
harder = Daha zor
more = Diğer
my-stats = İstatistiklerim

reminder = { $player }, sıra sende. Rakibin: { $opponent } ({ $game }, { $number }. hamle): { $link }

## Arenalar

arena-title = Arena: { $game }
arena-starts = **Başlangıç: { $start }.** Arena { $minutes } dakika sürer.
arena-how = Boşta kalanlar hamle başına 1 dakikayla tekrar tekrar eşleştirilir. Galibiyet 2, beraberlik 1 puandır. Geç katılabilir, ara verebilir ve istediğin an ayrılabilirsin.
arena-in-thread = Oyunların { $thread } içinde açılır; orada etiketlenirsin.
arena-in-new-thread = Oyunların bu mesajın alt başlığında açılır; orada etiketlenirsin.
arena-in-channel = Oyunların bu kanalda açılır; burada etiketlenirsin.
arena-joined-none = Henüz kimse katılmadı.
arena-joined = **{ $count ->
        [one] 1 kişi katıldı
       *[other] { $count } kişi katıldı
    }:** { $names }
arena-ends = **Bitiş: { $end }.**
arena-ending = **Yeni oyun başlamaz.** Sürmekte olanlar bitişe kadar sayılır: { $end }.
arena-here = -# { $count ->
        [one] 1 kişi arenada.
       *[other] { $count } kişi arenada.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 puan
       *[other] { $points } puan
    }**, { $games ->
        [one] 1 oyun
       *[other] { $games } oyun
    }
arena-score-tied = { arena-score } (galibiyet: { $wins }, yenilenlerin puanı: { $beaten })
arena-more = -# … ve { $count ->
        [one] 1 kişi daha
       *[other] { $count } kişi daha
    }
arena-nobody-played = Henüz biten oyun yok.
arena-won = 🏆 **Arenayı { $winner } kazandı!**
arena-shared = 🏆 **Arena bitti, birincilik paylaşıldı!**
arena-played = -# { $people ->
        [one] 1 kişi
       *[other] { $people } kişi
    }, { $games ->
        [one] 1 oyun
       *[other] { $games } oyun
    }
arena-over-unplayed = Arena bitti, ama tamamlanan oyun olmadı.
arena-too-few = Bu kez yeterince katılan olmadı: Bir arena için iki kişi gerekir.
arena-lapsed = Bu arena başlamadı, çünkü o sırada çevrimdışıydım.
arena-cancelled = Bu arena iptal edildi.
arena-you-missed = Geri döndüğünü söyleyene kadar yeni oyun almazsın.
arena-ratings = -# Oyunlar puanları her zamanki gibi etkiler. Aynı iki kişinin 24 saat içindeki oyunlarından ilki tam, ikincisi yarım, üçüncüsü üçte bir sayılır.
arena-you-are-back = Tekrar aramızdasın: Biri boşa çıkar çıkmaz sıradaki oyunun başlar.
arena-ask = Bunu henüz başka kimse görmüyor. **{ arena-announce }** düğmesi bunu bu kanalda paylaşır.
arena-announced-in = Arena { $channel } kanalında duyuruldu.
arena-end-question = Bu arena bitsin mi? Yeni oyun başlamaz, sürmekte olanlar { $minutes } dakika daha sayılır.
arena-cancel-question = Bu arena başlamadan bitsin mi?
arena-ended = Arena bitiyor: Yeni oyun başlamaz.
arena-goes-on = Güzel. Arena devam ediyor!

arena-announce = Duyur
join = Katıl
call-players = Oyuncu çağır
arena-leave = Ayrıl
arena-standings = Sıralama
arena-start = Şimdi başlat
arena-end = Bitir
arena-end-yes = Evet, bitir
arena-end-no = Hayır, sürsün
arena-back = Döndüm
arena-again = Yeni arena

# Bir arenanın biten oyununun tahtası altında
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Bu oyun arenada sayılır ama puanları etkilemez: İki oyuncunun da en az iki hamle yapması gerekir.
arena-missed = -# { $player } şimdilik yeni oyun almayacak.
arena-next = -# Arena sürdükçe sıradaki oyunun kendiliğinden gelir.

## Meydan okumalar

challenge = ### ⚔️ Bir el XOX oynar mısın, { $invited }?
    { $challenger } sana meydan okuyor.
challenge-open = ### ⚔️ Bir el XOX oynamak isteyen var mı?
    { $challenger } bir rakip arıyor. İlk katılan oynar.
challenge-rematch = ### ⚔️ Bir el daha oynar mısın, { $invited }?
    { $challenger } rövanş istiyor.
challenge-another-try = ### ⚔️ Bir daha deneyelim mi, { $invited }?
    { $challenger } bu konumdan devam etmek istiyor.
challenge-until = -# Son yanıt zamanı: { $until }
players-called = { $role } { $challenger } bir rakip arıyor.
players-found = Bulundu: { $players }
players-none = Bu sefer kimse çıkmadı.
challenge-block = Engelle
challenge-cancel = Meydan okumamı iptal et
challenge-again = Tekrar sor
challenge-anyway = Yine de meydan oku
challenge-too = Benimkini de paylaş
challenge-declined = { $invited } meydan okumayı reddetti. Meydan okuyan: { $challenger }.
challenge-lapsed = { $invited } zamanında yanıt vermedi. Meydan okuyan: { $challenger }.
challenge-lapsed-open = { $challenger } bir rakip arıyordu ama zamanında katılan olmadı.
challenge-cancelled = { $challenger } meydan okumasını iptal etti. Davet edilen: { $invited }.
challenge-cancelled-open = { $challenger } açık meydan okumasını iptal etti.

## Bir motor neden oraya oynadı: hamlenin ne yaptığı ya da nasıl bulunduğu, sonra sayılar

why = Neden?
move-explained = **{ $player }** { FORM($cell, of: "dat") } oynadı.
effect-win = Bu hamleyle { FORM($line, of: "acc") } tamamlayıp kazandı.
effect-won = Bu hamleyle kazandı.
effect-line = Üç işareti yan yana getirdi.
effect-safe = Üç işareti yan yana getirmekten kaçındı.
effect-block =
    { $whose ->
        [yours] Bu hamleyle senin { FORM($line, of: "your") } kapattı.
       *[theirs] Bu hamleyle { FORM($line, of: "acc") } kapattı.
    }
effect-blocked = Bir çizgiyi kapattı.
effect-coverable = Bir çizginin önüne geçti, ama daha büyük bir taş onu hâlâ tamamlayabilir.
effect-threat =
    { $cells ->
        [one] Bir karede
       *[other] { $cells } karede
    } kazanmakla tehdit ediyor.
effect-no-reason = Hamlenin yaptığı bu, ama oynanma nedeni bu olmayabilir.
line-0 = üst satır
    .acc = üst satırı
    .your = üst satırını
line-1 = orta satır
    .acc = orta satırı
    .your = orta satırını
line-2 = alt satır
    .acc = alt satırı
    .your = alt satırını
line-3 = sol sütun
    .acc = sol sütunu
    .your = sol sütununu
line-4 = orta sütun
    .acc = orta sütunu
    .your = orta sütununu
line-5 = sağ sütun
    .acc = sağ sütunu
    .your = sağ sütununu
line-6 = çapraz
    .acc = çaprazı
    .your = çaprazını
show-numbers = Sayıları göster
numbers-title = ### { FORM($engine, of: "who") } hamlesini nasıl seçti
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" (hepsi için)"}
    }

why-dice-opening = Tahta boştu, o da zar attı: Çoğunlukla köşe, bazen orta, nadiren kenar karesi çıkar.
why-dice-centre = İlk hamle köşeyeydi, o da ortaya oynadı.
why-dice-corner = İlk hamle ortayaydı, o da köşeye oynadı.
why-dice-fork = Karşılıklı iki köşe çatala dönüşebilir, o da zar attı: Çoğunlukla kenar karesi çıkar.
why-dice-any = Hiçbir kural uymadı, o da rastgele seçti.
why-lines-weights = En yüksek puanlı kareye oynadı. Açık çizgiler az puan verir; tamamlanacak ya da kapatılacak bir çizgi çok puan verir.
why-sampling-games = Her hamleyi { $games ->
        [one] 1 rastgele oyunda
       *[other] { $games } rastgele oyunda
    } denedi ve en az kaybettiğini oynadı.
why-wargames-two-plies = Hamlelerini, alacakları yanıtları da hesaba katarak karşılaştırdı; eşitlikte kendi zevkine göre seçti.
why-minimax-guess = Oyunun sonu görülemeyecek kadar uzaktı, o da rastgele oynadı.
why-minimax-search = Oyunun sonuna kadar hesapladı ve en iyi hamlelerden birini oynadı.
why-level-ahead = { $plies ->
        [1] Bir hamle
       *[other] { $plies } hamle
    } ileriyi gördü, daha ötesini değil.
why-level-overlooked =
    { $whose ->
        [own] Kendi çizgilerinden birini gözden kaçırdı.
        [theirs] Rakibinin bir çizgisini gözden kaçırdı.
       *[other] Bir çizgiyi gözden kaçırdı.
    }
why-matched-measured = Gücüne uygun bir hamle seçti.
why-perfect-winning = Yanıt ne olursa olsun kazandıran bir hamle oynadı.
why-perfect-trap = Güvenli hamleleri arasından, insanların en sık yanlış yanıt verdiğini oynadı.
why-perfect-hold = Güvenli bir hamle oynadı. Ona verilecek hiçbir yanıt hata değil.
why-perfect-losing = Rakibi iyi devam ederse her hamle kaybettirir.
why-tree-win = Kesin kazandıran bir hamle buldu.
why-tree-search = En sık geri döndüğü hamlelerden birini oynadı.
why-sampling-hurried = Bekleyen çok oyun vardı, o yüzden hamlesini aceleyle yaptı.
why-board-won = O küçük tahtayı kazandı.
why-board-blocked = O küçük tahtada bir çizgiyi kapattı.
why-sent-anywhere = Sıradaki hamle açık tahtalardan herhangi birine yapılabilir, çünkü { $board } kapalı.
why-sent-empty = Sıradaki hamle, hâlâ boş olan { FORM($board, of: "dat") } yapılmalı.
why-sent-own = Sıradaki hamlenin yapılacağı { FORM($board, of: "acc") } kazanmakla tehdit ediyor.
why-sent-theirs = Sıradaki hamle { FORM($board, of: "dat") } yapılmalı ve orayı kazanabilir.
why-sent-both = Bu hamleyle { FORM($board, of: "acc") } kazanmakla tehdit ediyor, ama sıradaki hamle oraya yapılmalı ve orayı önce kazanabilir.
why-sent-neither = Sıradaki hamle { FORM($board, of: "dat") } yapılmalı; orayı henüz kimse tek hamlede kazanamaz.
why-chance = Beraberliği yarım sayarak kazanma şansını yaklaşık %{ $percent } olarak gördü.

table-lines-weight = Boş karelerin puanları
table-sampling-wins = Her hamleyle oynanan { $games } oyundan kazanılanlar
table-sampling-draws = Her hamleyle oynanan { $games } oyundan berabere bitenler
table-wargames-own = Hamleleri ne kadar iyi
table-wargames-reply = Senin yanıtların ne kadar iyi
table-wargames-taste = Kendi zevki de eklenince hamleleri
table-tree-chance = Her hamlenin tahmini kazanma ihtimali
table-tree-visits = Her hamleye kaç kez baktı
table-minimax-value = Her hamlenin sonucu (10 galibiyet, 0 beraberlik, -10 yenilgi)
table-perfect-chance = Sen arada bir hata yaparsan onun her güvenli hamleyle kazanma şansı
table-perfect-slip = Her güvenli hamleye verebileceğin yanıtlardan hatalı olanların payı

## İpuçları: konum hakkında doğru olan, nereye bakmalı ve hamle

hint = İpucu
hint-question = İpucu alırsan bu oyun puansız olur: Artık puanını değiştiremez.
hint-yes = İpucunu göster
hint-where = Nerede?
hint-what = Hangi hamle?
hint-gone = Bu ipucundan sonra tahta değişti. Yenisi için oradaki **{ hint }** düğmesine bas.
hint-unseen = -# Tahta bunu henüz göstermiyor. Orada basacağın ilk düğme tahtayı yalnızca günceller.
hint-finish = **Oyunu bitirebilirsin:** { $right ->
        [one] Bir hamle
       *[other] { $right } hamle
    } hemen kazandırır.
hint-only-move = **Tek bir hamlen var.**
hint-own-line = **Dikkat:** { $wrong ->
        [one] { $legal } hamlenden biri
       *[other] { $legal } hamlenden { $wrong } tanesi
    } üç işareti yan yana getirir, bu da kaybettirir.
hint-threat = **Dikkat:** { $right ->
        [one] Sıradaki hamlede kazanmamı yalnızca bir hamle önler.
       *[other] { $legal } hamlenden { $wrong } tanesi sıradaki hamlede kazanmama izin verir.
    }
hint-win-in-two = **İki hamlede kazanabilirsin:** { $right ->
        [one] Bunu bir hamle başlatır.
       *[other] Bunu { $legal } hamlenden { $right } tanesi başlatır.
    }
hint-win-some = **Buradan kazanabilirsin.** { $right ->
        [one] Galibiyeti yalnızca bir hamle korur.
       *[other] Galibiyeti { $legal } hamlenden { $right } tanesi korur.
    }
hint-win-all = **Buradan kazanabilirsin.** Her hamle galibiyeti korur.
hint-even-some = **Oyun dengede.** { $right ->
        [one] Beraberliği yalnızca bir hamle korur.
       *[other] Beraberliği { $legal } hamlenden { $right } tanesi korur.
    }
hint-even-all = **Oyun dengede.** Her hamle beraberliği korur; sen yanıtı en zor olanı ara.
hint-lost = **Ne yaparsan yap, kazanabilirim.** Yanıtı en zor olan hamleyi seç.
hint-judged = **Tahminim:** Şansın yaklaşık %{ $chance }.
hint-area = En iyi hamle { $area }.
hint-judged-area = En iyi hamle galiba { $area }.
hint-board = En iyi hamle { FORM($board, of: "loc") }.
hint-judged-board = En iyi hamle galiba { FORM($board, of: "loc") }.
hint-move = Şimdi { FORM($cell, of: "dat") } oyna.
hint-play = Oyna
hint-played = Sen { FORM($cell, of: "dat") } oynadın.
area-line-0 = üst satırda
area-line-1 = orta satırda
area-line-2 = alt satırda
area-line-3 = sol sütunda
area-line-4 = orta sütunda
area-line-5 = sağ sütunda
area-line-6 = sol üst köşeden başlayan çaprazda
area-line-7 = sağ üst köşeden başlayan çaprazda
area-quarter-0 = sol üst çeyrekte
area-quarter-1 = sağ üst çeyrekte
area-quarter-2 = sol alt çeyrekte
area-quarter-3 = sağ alt çeyrekte

## Biten bir oyunun analizi

review = Analiz
review-player-accuracy = { $player } %{ $number }
review-try-again = { $number }. hamleden dene
review-player-hints = { $player } ({ $hints ->
        [one] 1 ipucu
       *[other] { $hints } ipucu
    })
review-start = **Başlangıç.** ▶ ile { $moves ->
        [one] tek hamleyi
       *[other] { $moves } hamleyi
    } adım adım izle.
review-move = **Hamle { $number }/{ $moves }:** { $mark } { FORM($cell, of: "dat") } oynadı
review-accuracy = Doğruluk: { $players }
review-turning-point = **Hamle { $number }/{ $moves }, dönüm noktası:** { $mark } { FORM($cell, of: "dat") } oynadı · **{ $name }**
review-faultless = İki taraf da sonucu belirleyen bir hata yapmadı.
review-praise-find = Güzel buldun, tek iyi hamle buydu: { $cell }.
review-praise-trap = Güzel bir tuzak kurdun: { $cell }.
review-praise-moves = { $good ->
        [0] Aklında bulunsun:
       *[other] { $moves ->
            [one] Tek hamlen doğruydu.
           *[other] { $moves } hamlenden { $good ->
                [one] biri
               *[other] { $good } tanesi
            } doğruydu.
        }
    }
review-praise-last-moves = { $good ->
        [0] Aklında bulunsun:
       *[other] { $moves ->
            [one] Son hamlen doğruydu.
           *[other] Son { $moves } hamlenden { $good ->
                [one] biri
               *[other] { $good } tanesi
            } doğruydu.
        }
    }
review-lesson = Bir dahaki sefere { $number }. hamlede { FORM($cell, of: "dat") } oyna.
review-next-time = Bir dahaki sefere { FORM($cells, of: "dat") } oyna.
review-held = Daha iyisi: { $cells }.
review-better = Biraz daha iyisi: { $cells }.
review-any = yeşil karelerden biri
    .dat = yeşil karelerden birine
review-any-move = başka { $count } hamleden biri
    .dat = başka { $count } hamleden birini
review-trap = Bu hamle bir tuzak da kurar: Akla ilk gelen yanıt yanlıştır.
review-partly-known = -# Yalnızca son hamleleri değerlendirebilirim. Onlardan önce oyunun sonu görülemeyecek kadar uzak.
review-unknown = -# Bu hamlelerin değerini söyleyemem.
review-doubts = -# Bir daha bakmaya değer hamleler: { $numbers }.
review-doubt = Tahminim: { $mark } için kazanma şansı düştü, yaklaşık %{ $before } iken %{ $after } oldu. Galiba { FORM($cell, of: "dat") } oynamak daha iyiydi.
review-boards-won = -# Sonda kazanılmış olan küçük tahtalar: X { $x }, O { $o }.

move-brilliant = dâhice
move-great = harika
move-best = en iyi
move-good = iyi
move-sound = sağlam
move-winning = kazandıran
move-inaccuracy = kusurlu hamle
move-slower = daha yavaş
move-doubtful = şüpheli
move-missed-win = kaçan galibiyet
move-blunder = vahim hata
move-opening = açılış
move-forced = zorunlu
move-given = önceden verilmiş
move-and-trap = { $name }, tuzak

review-won = Bu hamle oyunu kazandırdı.
review-own-line = Bu hamle bir çizgi tamamladı; burada çizgi kaybettirir.
review-win-overlooked = Burada { FORM($cell, of: "dat") } oynamak oyunu kazandırırdı.
review-line-left-open = Bir çizgiyi açık bıraktı: { $opponent } { FORM($cell, of: "dat") } oynayıp kazanabilir.
review-win-allowed = Şimdi { $opponent } { FORM($cell, of: "dat") } oynayıp kazanabilir.
review-fork-allowed = Şimdi { $opponent } { FORM($cell, of: "dat") } oynayıp aynı anda iki tehdit kurabilir.
review-win-let-go = Burada { FORM($cell, of: "dat") } oynamak galibiyeti garantilerdi.
review-loss-allowed = Şimdi { $opponent } { FORM($cell, of: "dat") } oynayıp galibiyeti garantileyebilir.
review-no-choice = Başka hamle yoktu.
review-all-equal = Bütün hamlelerin değeri aynıydı.
review-lost-already = Bu noktada { $opponent } hangi hamle oynanırsa oynansın kazanabilirdi.
review-only-winning = Yalnızca bu hamle hâlâ kazandırır.
review-only-holding = Beraberliği yalnızca bu hamle korur.
review-fork-made = Aynı anda iki tehdit: İkisi birden durdurulamaz.
review-blocked = Bu hamle { $opponent } çizgisini kapatır.
review-win-kept = Galibiyeti korur.
review-draw-kept = Beraberliği korur.

## Motorlar kimdir: nasıl düşünürler, nasıl yenilirler, ne kadar güçlüler

engines-title =
    ## Motorlarla tanış
    Bir motorun ne kadar çok bloğu varsa onu “{ game-classic }” oyununda yenmek o kadar zordur. Nasıl yenileceğini görmek için birini seç.
    - Sampling: her oyun
    - Minimax, Perfect: “{ game-ultimate }” dışında her oyun
    - Tree, Learned: “{ game-ultimate }”
    İkinci menü her oyunun seviyelerini gösterir.
engines-pick = Bir motor seç
play-level = { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Onu kimse yenemez.
        [one] Alışkanlıklarını bilen biri onu 100 oyundan birinde yener.
       *[other] Alışkanlıklarını bilen biri onu 100 oyunun { $worst } tanesinde yener.
    }
engine-random = Rastgele oynayan birine karşı 100 oyunun { $wins ->
        [one] birini
       *[other] { $wins } tanesini
    } kazanır, { $losses ->
        [0] hiçbirini kaybetmez
        [one] birini kaybeder
       *[other] { $losses } tanesini kaybeder
    }.
engine-beat = **Nasıl yenilir:** { $beat }

about-dice = Birkaç kurala uyar. Hiçbiri uymazsa zar atar.
about-lines = Her kareden geçen çizgilere puan verir, ileriye hiç bakmaz.
about-sampling = Her hamleyi en çok yüz rastgele oyunda dener.
about-wargames = Kendi hamlesine ve senin yanıtına bakar, daha ilerisine bakmaz.
about-minimax = Oyunun sonuna kadar hesaplar.
about-perfect = Her konumu ezbere bilir ve tuzak kurar.

beat-dice = İlk hamleyi sen yap ve bir kenarın ortasına oyna. Bunun için bir kuralı yok.
beat-lines = İlk hamleyi sen yap: Önce bir köşe, sonra ona bir at hamlesi uzaktaki kenar karesi. Her seferinde çatala düşer.
beat-sampling = İlk hamleyi sen yap ve karşılıklı iki köşeye oyna. Çoğu kez üçüncü bir köşeyle yanıt verir.
beat-wargames = İlk hamleyi sen yap ve bir köşeye oyna. O ortaya oynayınca sen karşı köşeye, sonra üçüncü bir köşeye oyna.
beat-minimax = Yenemezsin, o yüzden beraberlik için oyna. Seviyesi “{ level-easy }” ise dört boş kare kalana kadar rastgele oynar.
beat-perfect = Yenemezsin, o yüzden beraberlik için oyna.

levels-pick = Bir oyunun seviyeleri
levels-title =
    ## { $game } oyununun seviyeleri
    Kural: { $rule } İki taraf da en iyisini oynarsa oyun berabere biter.
levels-title-unsolved =
    ## { $game } oyununun seviyeleri
    Kural: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, puanı { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }** seviye puansızdır ve senin kadar güçlüdür.
levels-blocks = -# Bloklar, beş hamlesinin dördünde en iyi hamlelerden birini bulan bir rakibe karşı on oyundan kaçının kaybedilmediğini gösterir.

beat-learned = Elimdeki en güçlüsü; bu oyunu henüz kimse çözemedi. Binlerce konuma bakar. Tahtayı serbestçe seçmesine izin verme ve yan yana üç tahtayı erkenden düşün.
beat-levels = { $plies ->
        [1] Bir hamle
       *[other] { $plies } hamle
    } ileriyi görür, ötesinde rastgele oynar. Daha ilerisini planla.
beat-overlooking = tehditlerinin %{ $percent } kadarını gözden kaçırır. Her hamlede tehdit et.

## Gösteriler: iki motor birbirine karşı oynar

show-opening = **Hazır mısın? Başlıyorlar!**
show-moved = **{ $engine } ({ $mark }) { FORM($cell, of: "dat") } oynadı**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Durdur
show-again = Tekrar
show-play-winner = Kazananla oyna
show-stopped = Durduruldu.
show-cut-short = Üzgünüm, erken durmam gerekti.
show-lost = Motorlar daha başlayamadan bağlantı koptu.
show-record = Şimdiye kadar { $games ->
        [one] 1 oyun
       *[other] { $games } oyun
    }: X { $x ->
        [0] hiç kazanmadı
       *[other] { $x } kez kazandı
    }, O { $o ->
        [0] hiç kazanmadı
       *[other] { $o } kez kazandı
    }, { $draws ->
        [0] berabere biten yok
       *[other] { $draws } oyun berabere bitti
    }.
show-conclusion = **Tuhaf bir oyun. Kazandıran tek hamle, hiç oynamamak.** Peki ya { COMMAND("tictactoe start") }?

## Yardım ve kime meydan okunacağı sorusu

help-text =
    ## XOX
    Üç işareti yan yana getiren kazanır. Tam burada, bu sohbette benimle oyna ya da bir arkadaşına meydan oku.
    Bana karşı takıldın mı? **{ hint }** düğmesine bas. Oyundan sonra **{ review }**, sonucu belirleyen hamleyi gösterir.
help-games = Oynamak için bir oyun seç…
help-hint = -# Bir dahaki sefere doğrudan { COMMAND("tictactoe start") } kullan
help-play = Botla oyna
help-challenge = Arkadaşla oyna
help-stats = İstatistikler
help-privacy-policy = Gizlilik politikası
help-terms = Koşullar
help-support = Destek
challenge-who = Kime meydan okumak istersin?
challenge-who-person = Birini seç
challenge-who-anyone = Açık meydan okuma
challenge-recent-number = Meydan oku: { $number }

## Birine özel olarak sorulan ya da söylenen

resign-question-counted = Bu oyunda pes ediyor musun? Yenilgi sayılır.
resign-question-uncounted = Bu oyunda pes ediyor musun? Sayılmayacak: İki oyuncunun da en az iki hamle yapması gerekir.
resign-question-arena = Bu oyunda pes ediyor musun? { $counts ->
        [counted] Oyunun arena puanlarını rakibin alır.
       *[uncounted] Sayılmaz ve **{ arena-back }** düğmesine basana kadar yeni oyun almazsın.
    }
resign-question-unrated = Bu oyunda pes ediyor musun? Oyun puansız, yani puanın aynı kalır.
resign-yes = Evet, pes et
resign-no = Oynamaya devam
resign-done = Pes ettin. Oynadığın için teşekkürler!
resign-kept = Güzel. Oyun devam ediyor!

already-playing = Burada zaten oynuyorsun.
already-shown = İşte oyunun yeniden.
already-show = Burada göster
which-game = Burada iki oyunun var. Hangisi?

start-own = Kendi oyununu başlat
you-declined = Reddettin. { $person } sana { $time } itibarıyla ({ $left }) yeniden meydan okuyabilir.
blocked = { $person } artık sana meydan okuyamaz; { COMMAND("privacy") } ile bunu geri alabilirsin.

privacy-title = ## Gizlilik
privacy-challenges-on = **Meydan okumalar:** Engellemediğin herkes sana meydan okuyabilir.
privacy-challenges-off = **Meydan okumalar:** Kimse sana meydan okuyamaz.
privacy-challenges-turn-on = Meydan okumaya aç
privacy-challenges-turn-off = Meydan okumaya kapat
privacy-reminders-on = **Hatırlatmalar:** Yavaş bir oyunda sıra sana gelince ve sürenin dörtte biri kaldığında bir kez daha seni etiketlerim. Rahat bir oyunda bunu sıra sana geldikten iki dakika sonra yaparım.
privacy-reminders-off = **Hatırlatmalar:** Sıra sana gelince hatırlatmam.
privacy-reminders-turn-on = Bana hatırlat
privacy-reminders-turn-off = Bana hatırlatma
privacy-games-on = **Oyunların:** Bir sunucunun üyeleri, orada oynadığın oyunları { COMMAND("history") } ve { COMMAND("stats") } ile görür.
privacy-games-off = **Oyunların:** Bittikten sonra onları { COMMAND("history") } ve { COMMAND("stats") } içinde yalnızca sen ve rakiplerin bulup analiz edebilirsiniz. Kanallardaki tahtalar, paylaşılan oyunlar, puanlar ve toplamlar görünür kalır.
privacy-games-turn-on = Oyunlarımı göster
privacy-games-turn-off = Oyunlarımı gizle
privacy-words-on = **Tahta sözle:** Bundan sonra başlayan oyunlarda, diğer oyuncu her hamle yaptığında tahtayı yalnızca sana sözle anlatırım.
privacy-words-off = **Tahta sözle:** Yalnızca “{ board-in-words }” düğmesine bastığında.
privacy-words-turn-on = Tahtaları anlat
privacy-words-turn-off = Tahtaları anlatma
privacy-name = **Adın:** Sen { COMMAND("stats") } içinde “{ choice-everywhere }” altında göstermedikçe genel liderlik tablosunda gizlidir.
privacy-blocked = **Engellenenler:** Bu menüdeki kişiler sana meydan okuyamaz.
privacy-blocked-none = Engellenen yok
privacy-data =
    ### Verilerin
    Oyunlarını, puanlarını ve ayarlarını saklarım; ad ve mesaj saklamam.
privacy-blocked-deleted = { $count ->
        [one] Engellediğin biri verilerini sildi, bu yüzden adını söyleyemem. O da sana meydan okuyamaz.
       *[other] Engellediğin { $count } kişi verilerini sildi, bu yüzden adlarını söyleyemem. Onlar da sana meydan okuyamaz.
    }
privacy-unblock-deleted = Verilerini silenlerin engelini kaldır

refusal-not-your-match = Bu, başkasının oyunu.
refusal-not-your-turn = Sıra sende değil, şu oyuncuda: { $person }. Sırası <t:{ $since }:R> geldi.
refusal-match-not-over = Bu oyun henüz bitmedi.
refusal-not-against-bot = Beraberlik kabul etmiyorum. Devam et ya da pes et.
refusal-draw-too-early = Beraberliği beşinci hamleden itibaren önerebilirsin.
refusal-nothing-to-take-back = Henüz hamle yapmadın, o yüzden geri alacak bir şey yok.
refusal-offer-stands = Önce şu anki teklife yanıt ver.
refusal-own-offer = Bu senin kendi teklifin; yalnızca { $person } kabul edebilir ya da reddedebilir. Sen geri çekebilirsin.
refusal-not-your-offer = Bu teklifi yalnızca { $person } geri çekebilir. Sen kabul edebilir ya da reddedebilirsin.
refusal-no-offer = Bu teklif artık geçerli değil.
refusal-challenge-open = Bu oyun başlamadı. Meydan okuma hâlâ yanıt bekliyor.
refusal-challenge-over = Bu meydan okuma artık geçerli değil.
refusal-not-your-challenge = Bu meydan okumayı yalnızca { $person } kabul edebilir ya da reddedebilir. Kendininki için { COMMAND("tictactoe challenge") } kullan.
refusal-own-challenge = Kendi meydan okumanı kabul edemezsin. Bunu başka biri yapmalı.
refusal-own-invitation = Bu senin kendi meydan okuman; yalnızca { $person } kabul edebilir ya da reddedebilir. Sen iptal edebilirsin.
refusal-not-your-invitation = Bu meydan okumayı yalnızca { $person } iptal edebilir.
refusal-too-many-challenges = Zaten { $limit ->
        [one] 1 meydan okuman
       *[other] { $limit } meydan okuman
    } yanıt bekliyor. Bir yanıt bekle ya da birini iptal et.
refusal-not-challengeable = { $person } şu anda meydan okuma kabul etmiyor.
refusal-just-declined = { $person } az önce reddetti. <t:{ $until }:t> itibarıyla (<t:{ $until }:R>) yeniden meydan okuyabilirsin.
refusal-no-role-to-call = Çağrılacak rolü artık etiketleyemiyorum. Sunucuyu yöneten kişiler başka birini seçebilir: { COMMAND("settings") }.
refusal-just-called = Burada oyuncular az önce çağrıldı. Onları <t:{ $until }:t> itibarıyla (<t:{ $until }:R>) yeniden çağırabilirsin.
refusal-too-many-blocks = Zaten { $limit ->
        [one] 1 kişiyi
       *[other] { $limit } kişiyi
    } engelliyorsun ve daha fazlasını tutamam. Önce { COMMAND("privacy") } içinde birini çıkar.
refusal-self-challenge = Kendine meydan okuyamazsın. İlk katılanla oynamak için `opponent` alanını boş bırak.
refusal-bot-challenge = Başka botlar bunu oynayamaz. Bir insana ya da bana meydan oku.
refusal-not-here = { $person } bu kanalı göremiyor.
refusal-nobody-here = Bu sohbeti başka kimse göremez. Benimle oynamak için { COMMAND("tictactoe start") } kullan ya da bir sunucuda birine meydan oku.
refusal-only-you = Bu sunucuda yanıtlarımı yalnızca sen görebiliyorsun; kimse katılamazdı, bu yüzden meydan okumayı iptal ettim.
refusal-opponent-busy = { $person } burada zaten oynuyor. Oyunu bitince yeniden dene.
refusal-opponent-deleted = Rakibin verilerini sildi, kim olduğunu artık bilmiyorum. Birine { COMMAND("tictactoe challenge") } ile meydan oku.
refusal-wrong-channel = O oyunun kanalında birlikte yeniden deneyebilirsiniz. Analizini orada aç.
refusal-rematch-made = Bu oyunun rövanşı zaten var.
refusal-cell-taken = O kare dolu. Boş bir kare seç.
refusal-board-moved-on = Sen basmadan tahta değişti. Şimdiki hâli bu.
refusal-match-over = Bu oyun bitti. { COMMAND("tictactoe start") } ile yenisini başlat.
refusal-arena-match-over = Bu oyun bitti. Arena sürdükçe sıradaki oyunun kendiliğinden gelir.
refusal-newer-engine = Şu anda güncelleniyorum ve bu oyundaki rakibi yalnızca yeni sürümüm tanıyor. Hiçbir şey değişmedi; lütfen birkaç dakika sonra yeniden dene.
refusal-no-such-match = Burada senin için bir oyunum yok. { COMMAND("tictactoe start") } ile bir oyun başlat.
refusal-already-playing = Burada zaten oynuyorsun. Oyununu { COMMAND("tictactoe board") } gösterir.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } yalnızca “{ game-ultimate }” oynar.
    [ultimate] { $engine }, “{ $game }” oyununu oynamaz. Sampling, Tree ve Learned oynar.
   *[other] { $engine }, “{ $game }” oyununu oynamaz. Sampling, Minimax ve Perfect oynar.
}
refusal-no-such-level = { $engine } için “{ $level }” seviyesi yok. { $engine } ile oynamak istersen `difficulty` alanını, “{ $level }” seviyesinde oynamak istersen `engine` alanını boş bırak.
refusal-unknown-button = Bu düğme çok eski. { COMMAND("tictactoe start") } ile bir oyun başlat.
refusal-too-fast = Benden hızlısın. Bana birkaç saniye ver, lütfen.
refusal-unknown-option = Bu seçeneği tanımıyorum. Listeden birini seç.
refusal-board-gone = O tahta silindi. Oyununu { COMMAND("tictactoe board") } yeniden gösterir.
refusal-nothing-to-explain = Henüz hamle yapmadım.
refusal-no-hints = İpuçları yalnızca bana karşı oyunlar içindir.
refusal-show-running = Bu kanalda zaten iki motor oynuyor. Bitirmelerini bekle ya da başlatan kişiden durdurmasını iste.
refusal-too-many-shows = Şu anda daha fazla gösteri yapamam. Lütfen bir dakika sonra yeniden dene.
refusal-show-over = Bu gösteri bitti.
refusal-not-your-show = Bu gösteriyi yalnızca başlatan kişi durdurabilir.
refusal-nothing-to-review = Henüz bir oyun bitirmedin. { COMMAND("tictactoe start") } ile bir oyun başlat.
refusal-store-busy = Bunu az önce kaydedemedim. Hiçbir şey kaybolmadı; lütfen birazdan yeniden dene.
refusal-store-unknown = Veritabanım tam o anda erişilmez oldu; bunun kaydedilip kaydedilmediğini bilemiyorum. Lütfen birazdan yeniden bak.
refusal-store-damaged = Veritabanımı okuyamıyorum, bu yüzden bu sayılmadı. Beni çalıştıran kişinin düzeltmesi gerek.
refusal-unknown-command = Bu komut değişti. Discord uygulamasını yeniden yükle ve tekrar dene.
refusal-engine-failed = Zamanında bir hamle düşünemedim. Oyunun güvende; lütfen yeniden dene.
refusal-broken = Benim tarafımda bir şey ters gitti. Oyunun güvende; lütfen yeniden dene.

## Sıralamalar: tablolar, kartlar, karşılaşmalar ve bir oyunun neden sayılmadığı

command-stats = Liderlik tablosu, bir oyuncunun istatistikleri ya da iki oyuncunun karşılaşmaları
command-stats-player = Kimin istatistikleri
command-stats-versus = Bu oyuncuyla karşılaşmaları
command-stats-scope = Bu sunucu ya da genel (seçmezsen bu sunucu)
choice-server = Bu sunucu
choice-everywhere = Genel

stats-title-server = ## 🏆 Bu sunucunun liderlik tablosu
stats-title-everywhere = ## 🏆 Genel liderlik tablosu
stats-title-season = ## 🏆 Bu sunucunun liderlik tablosu: { $number }. sezon
stats-title-direct = ## Direkt mesajların
results-legend = -# Galibiyet/beraberlik/yenilgi
stats-unsettled = Henüz sıralamada değil: Birkaç oyun daha gerekiyor
stats-empty = Sayılan bir oyunu bitiren henüz olmadı. İlk sen ol: { COMMAND("tictactoe start") }
stats-unsettled-season = Sıralamada değil: oyun sayısı az
stats-empty-season = Bu sezonda sayılan bir oyunu bitiren olmadı.
stats-own-none-season = { "**Sen**" } bu sezonda sayılan bir oyun bitirmedin.
stats-you = { $who } { "**(sen)**" }
stats-own-none = { "**Sen**" } burada henüz sayılan bir oyun bitirmedin.
stats-own-unnamed = -# Adın bu listede herkesten gizli; yalnızca sen görürsün.
stats-someone = biri
person-gone = silinmiş kullanıcı
stats-page = { $page }/{ $pages }
stats-mine = Benim sayfam
stats-to-direct = DM’ler
stats-name-me = Adımı göster
stats-unname-me = Adımı gizle
stats-help = Puan sistemi
play = Oyna
card-board = Liderlik tablosu

card-rank = { "**" }{ $points }**, { $rank }. sırada
card-none = Burada sayılan bir oyun henüz yok.
card-none-season = Bu sezonda sayılan oyun yok.
card-direct = { "**" }{ $points }**, bunu yalnızca sen görürsün
card-puzzles =
    -# 🧩 Çözülen bulmaca: { $solved }
    -# 🔥 En uzun seri: { $longest }
card-total = { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi  ·  X { $x ->
        [0] hiç
        [one] bir kez
       *[other] { $x } kez
    }, O { $o ->
        [0] hiç
        [one] bir kez
       *[other] { $o } kez
    }
card-streak = Art arda galibiyet: şu an { $streak }, en çok { $best }
card-streak-season = Art arda galibiyet: sonda { $streak }, en çok { $best }
card-opening = En sevilen ilk kare: { $cell } ({ $times ->
        [one] bir kez
       *[other] { $times } kez
    })
card-opponents = ### Rakipler
card-opponent = { $opponent }: { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi
card-opponent-people = İnsanlar
card-opponent-you = Sen
against-bot = ## { $who } ve { -bot }
against-bot-how = -# Her seviyenin sabit bir puanı vardır: bkz. **{ stats-help }**.
card-latest = ### Buradaki son oyunlar
card-match-link = { $match }  ·  [tahta]({ $link })
card-picture = Solda: { $matches ->
        [one] son oyunda
       *[other] son { $matches } oyunda
    } puan; başta { $first }, sonda { $last }, en düşük { $lowest }, en yüksek { $highest }. Sağda: her karenin kaç kez ilk hamle olduğu, satır satır: { $cells }.
card-picture-caption = -# Solda: zaman içinde puan. Sağda: her karenin kaç kez ilk hamle olduğu.

waiting-yours = **Sıra sende ({ $count })**
waiting-theirs = **Sıra başkalarında ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  rakip: { $opponent }  ·  süre sonu: { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } düşünüyor
waiting-group-chat = `{ $number }.` { $game }  ·  rakip: { $opponent }  ·  süre sonu: { $until }  ·  bir grup sohbetinde
waiting-open = { $number }. oyun
history-title = ## Oyunlar: { $who }
history-title-server = ## Bu sunucunun son oyunları
history-seen-here = -# Bu sunucuda oynanan oyunlar ve sana karşı oyunlar.
history-seen-own = -# Sana karşı oyunlar. Bunu bir sunucuda kullanırsan orada herkesin bana karşı oyunlarını görürsün.
history-seen-direct = -# Bu sohbette oynanan oyunlar ve sana karşı oyunlar. Bunu bir sunucuda kullanırsan onun orada oynadığı oyunları görürsün.
history-none = Gösterilecek oyun yok.
history-none-server = Burada gösterilecek oyun henüz yok. Bir tane oyna: { COMMAND("tictactoe start") }
history-won = { $opponent } karşısında { "**galibiyet**" }
history-lost = { $opponent } karşısında { "**yenilgi**" }
history-drawn = { $opponent } ile { "**beraberlik**" }
history-unfinished = { $opponent } ile { "**yarım kaldı**" }
history-beat = { $winner } kazandı, { $loser } kaybetti
history-drew = { $x } ve { $o } berabere kaldı
history-stopped = { $x } ve { $o } bitirmedi
history-unrated = puansız
history-arena = arena
history-uncounted = sayılmadı
history-open = Bir oyun aç…
history-option = { $number }. oyun: { $game }
history-newer = Daha yeni
history-older = Daha eski
history-all-games = Tüm oyunlar
history-own = Oyunların
history-server = Bu sunucunun oyunları

animation = Animasyon
replay-told = Hamle hamle oyun: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = hamle yok
replay-won = { $mark } kazandı.
replay-drawn = Kimse kazanmadı.
replay-unfinished = Oyun bitmedi.

cell-0 = sol üst köşe
    .dat = sol üst köşeye
    .poss = sol üst köşesi
    .possdat = sol üst köşesine
cell-1 = üst kenar karesi
    .dat = üst kenar karesine
    .poss = üst kenar karesi
    .possdat = üst kenar karesine
cell-2 = sağ üst köşe
    .dat = sağ üst köşeye
    .poss = sağ üst köşesi
    .possdat = sağ üst köşesine
cell-3 = sol kenar karesi
    .dat = sol kenar karesine
    .poss = sol kenar karesi
    .possdat = sol kenar karesine
cell-4 = orta kare
    .dat = ortaya
    .poss = ortası
    .possdat = ortasına
cell-5 = sağ kenar karesi
    .dat = sağ kenar karesine
    .poss = sağ kenar karesi
    .possdat = sağ kenar karesine
cell-6 = sol alt köşe
    .dat = sol alt köşeye
    .poss = sol alt köşesi
    .possdat = sol alt köşesine
cell-7 = alt kenar karesi
    .dat = alt kenar karesine
    .poss = alt kenar karesi
    .possdat = alt kenar karesine
cell-8 = sağ alt köşe
    .dat = sağ alt köşeye
    .poss = sağ alt köşesi
    .possdat = sağ alt köşesine
piece-a = { $cell } (küçük taş)
    .dat = küçük taşla { FORM($cell, of: "dat") }
piece-b = { $cell } (orta boy taş)
    .dat = orta boy taşla { FORM($cell, of: "dat") }
piece-c = { $cell } (büyük taş)
    .dat = büyük taşla { FORM($cell, of: "dat") }
cell-in-board = { FORM($board, of: "gen") } { FORM($cell, of: "poss") }
    .dat = { FORM($board, of: "gen") } { FORM($cell, of: "possdat") }
small-board-nw = sol üst tahta
    .acc = sol üst tahtayı
    .dat = sol üst tahtaya
    .gen = sol üst tahtanın
    .loc = sol üst tahtada
small-board-n = üst tahta
    .acc = üst tahtayı
    .dat = üst tahtaya
    .gen = üst tahtanın
    .loc = üst tahtada
small-board-ne = sağ üst tahta
    .acc = sağ üst tahtayı
    .dat = sağ üst tahtaya
    .gen = sağ üst tahtanın
    .loc = sağ üst tahtada
small-board-w = sol tahta
    .acc = sol tahtayı
    .dat = sol tahtaya
    .gen = sol tahtanın
    .loc = sol tahtada
small-board-centre = ortadaki tahta
    .acc = ortadaki tahtayı
    .dat = ortadaki tahtaya
    .gen = ortadaki tahtanın
    .loc = ortadaki tahtada
small-board-e = sağ tahta
    .acc = sağ tahtayı
    .dat = sağ tahtaya
    .gen = sağ tahtanın
    .loc = sağ tahtada
small-board-sw = sol alt tahta
    .acc = sol alt tahtayı
    .dat = sol alt tahtaya
    .gen = sol alt tahtanın
    .loc = sol alt tahtada
small-board-s = alt tahta
    .acc = alt tahtayı
    .dat = alt tahtaya
    .gen = alt tahtanın
    .loc = alt tahtada
small-board-se = sağ alt tahta
    .acc = sağ alt tahtayı
    .dat = sağ alt tahtaya
    .gen = sağ alt tahtanın
    .loc = sağ alt tahtada
ultimate-sent = **Hamleni { FORM($board, of: "loc") } yap.** 🟨
ultimate-choose = **Oynamak için 🟨 olan bir tahta seç.**
ultimate-closed = **Oynamak için 🟨 olan bir tahta seç:** Şu an { $board } kapalı.
ultimate-chosen = **Hamleni { FORM($board, of: "loc") } yap** ya da başka bir tahta seç. 🟨
pick-again = Başka tahta seç
words-row = Satır { $name }: { $cells }.
words-column = Sütun { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = boş { $square }
words-fading = ilk kaybolacak { $mark }
words-won = { $mark } kazandı
words-untouched = henüz bir şey yok
words-choose = **Hâlâ açık olan bir tahta seç.**
pick-a = Küçük ×{ $left }
pick-b = Orta ×{ $left }
pick-c = Büyük ×{ $left }

## Oyunlar: adları ve tek satırlık kuralları

game-classic = Klasik
game-misere = Ters
game-vanish = Kaybolan
game-squares = Kareler
game-drop = Yerçekimi
game-sizes = Boy Boy
game-ultimate = Süper
legend-fading = Soluk işaret ilk kaybolacak olandır.
legend-sizes = 1 küçük, 2 orta, 3 büyük.
rule-classic = Üç işareti yan yana getiren kazanır.
rule-misere = Üç işareti yan yana getiren kaybeder.
rule-vanish = { $moves ->
        [0] Dördüncü işaretini koyunca en eskisi kaybolur. Üç işareti yan yana getiren kazanır. Üçüncü kez oluşan konum beraberliktir. İlk hamle bir kenarın ortasına yapılamaz.
       *[other] Dördüncü işaretini koyunca en eskisi kaybolur. Üç işareti yan yana getiren kazanır. Üçüncü kez oluşan konum beraberliktir.
    }
rule-squares = Dört işareti yan yana getiren kazanır; ikiye ikilik bir kare yapan da kazanır.
rule-drop = İşaretler sütunlarındaki en alttaki boş kareye düşer. Dört işareti yan yana getiren kazanır.
rule-ultimate = Oynadığın kare, rakibini aynı yerdeki küçük tahtaya gönderir. Üç işareti yan yana getiren küçük tahtayı, üç küçük tahtayı yan yana getiren oyunu kazanır. Bunu kimse yapamazsa daha çok tahtası olan kazanır.
rule-sizes = Büyük taşlar küçükleri örter, kendininkileri de. Taş konduğu yerde kalır. Üç taşını yan yana getiren kazanır.

versus-title = ## { $one } ve { $other }
versus-none = Burada bu ikili arasında biten bir oyun henüz yok.
versus-record =
    { $matches ->
        [one] 1 oyun
       *[other] { $matches } oyun
    }: { $one } { $wins ->
        [0] hiç kazanmadı
       *[other] { $wins } kez kazandı
    }, { $other } { $losses ->
        [0] hiç kazanmadı
       *[other] { $losses } kez kazandı
    }, { $draws ->
        [0] berabere biten yok
       *[other] { $draws } oyun berabere bitti
    }.

rules-title = ## Puan sistemi
rules-start = Herkes 1500 ile başlar. En çok puanı güçlü oyuncuları yenince alırsın.
rules-levels = “{ $game }” oyunundaki puanlarım: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Puanın, sıralamaya girdiğinde görünür: birkaç oyundan sonra, en iyisi farklı rakiplere karşı.
rules-two-moves = Bir oyun, iki oyuncu da ikişer hamle yapınca sayılır.
rules-details = Ayrıntılar
rules-details-text =
    ## Puanların ayrıntıları
    - Puanlar Glicko-2 ile hesaplanır. Seviyelerimin puanı sabittir ve tam olarak hesaplanmıştır.
    - Tekrarlanan bir oyun, çevrilmiş ya da aynalanmış tahtada da aynı hamlelerden oluşur.
    - Yeni birine karşı oyunlar puanı yalnızca { $least } ile { $most } arasında oynatır ve sıralamaya sokmaz. Sıralamaya girene ya da { $people } kişiyle { $matches } oyun oynayana kadar herkes yenidir.
    - Geri alınan bir hamleden sonra oyun puanını düşürebilir ama yükseltemez. İpucu, oyunu puansız yapar.
    - Beni yenmek seni en çok { $cap } puan üstüme çıkarır; yenilmez bir botla beraberlik ise “{ level-hard }” seviyesinin puanından yukarı çıkarmaz.
    - Direkt mesajlardaki oyunlar ayrı sayılır ve yalnızca oynayanlar görür.

uncounted-hinted = İpucu aldın, bu yüzden oyun puansız ve puanın aynı kalır.
uncounted-unrated = Bu oyun puansız, bu yüzden puanın aynı kalır.
name-and-value = { $name }: { $value }
rating-changed = Puan { $before } → { $after }
rating-unranked = { $games ->
        [one] Henüz sıralamada değil: yaklaşık 1 oyun daha
       *[other] Henüz sıralamada değil: yaklaşık { $games } oyun daha
    }
rating-of-game = Puan { $points }
rating-kept = Puan değişmedi
uncounted-short = Bu oyun sayılmaz: İki oyuncunun da en az iki hamle yapması gerekir.
uncounted-nobody = Bu oyun kimse için sayılmaz.
uncounted-repeated = Bota karşı yakın zamanda oynadığın bir oyunu tekrarlamak puanını değiştirmez.
uncounted-again = Aynı rakibe karşı oyunlar bir gün içinde her seferinde daha az sayılır.
uncounted-taken-back = Bir hamleni geri aldın, bu yüzden bu oyun puanını yükseltemezdi.
uncounted-capped = Beni ya da yeni birini yenmek seni ancak bir yere kadar yükseltir.

refusal-not-shown = { $person } adını genel liderlik tablosunda gizliyor.
refusal-no-server = Burada sunucu yok. `scope: { choice-everywhere }` dene.
refusal-not-added = Ayarlar, beni eklemiş sunuculara aittir; burası onlardan biri değil. Seninkiler { COMMAND("privacy") } içinde.
refusal-cannot-write = Bu kanala yazamıyorum. Bunun için Kanalı Görüntüle ve Mesaj Gönder izinlerine ihtiyacım var.
refusal-not-shared = Bu oyun artık paylaşılmıyor.
refusal-animation-in-flight = Senin için zaten bir animasyon hazırlıyorum. Birazdan gelir.
refusal-export-in-flight = Verilerini zaten topluyorum. Tamamlanınca gelir.
refusal-shut-out = Üzgünüm, beni çalıştıran kişi burada seninle oynamama izin vermiyor. { COMMAND("privacy") } hâlâ çalışıyor.
refusal-being-deleted = Verilerin siliniyor. Birkaç saniye sonra yeniden oynayabilirsin.
refusal-not-server-manager = Bunu yalnızca Sunucuyu Yönet iznine sahip kişiler yapabilir.

## Bir sunucuya selam

welcome-text =
    ### 👋 Merhaba! Ben { -bot }.
    XOX oynarım. Bana karşı oynamak için **{ play }** düğmesine bas ya da { COMMAND("tictactoe challenge") } ile bir arkadaşına meydan oku. Gerisi { COMMAND("help") } içinde.
welcome-admins = -# Yöneticiler için: Nerede kullanılabileceğimi Sunucu Ayarları → Entegrasyonlar altında seç.
welcome-settings = -# { COMMAND("settings") } ile buradaki dilimi ve günün bulmacası için bir kanal seçebilirsin.

## Bir sunucunun ayarları

command-settings = Bu sunucunun varsayılanları ve oyunlarının genel tabloda sayılıp sayılmadığı
settings-title = ## Bu sunucunun ayarları
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · genel tabloda sayılır
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · genel tabloda sayılmaz
settings-now-season-first = { "**" }{ settings-seasons }**: ilk sezon
settings-now-season-since = { "**" }{ settings-seasons }**: { $number }. sezon, başlangıç { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: otomatik
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Oyunlar
settings-seasons = Sezonlar
settings-language = Dil
back = Geri

settings-difficulty = Bana karşı oyunlarda { "**varsayılan seviye**" } (“{ game-ultimate }” oyununda en güçlüsü: { level-expert })
settings-pace = İnsanlar arası oyunlarda { "**varsayılan tempo**" }
settings-call = Açık meydan okumalarda { "**çağrılacak rol**" }: **{ call-players }** onu etiketler, en fazla on dakikada bir
settings-call-none = Bir rol seç (boş: kapalı)
settings-call-refused =
    { $why ->
        [everyone] Bu, { $role } olamaz.
        [yours] { $role } rolünü sen etiketleyemiyorsun, bu yüzden senin yerine ben de etiketlemem. Herkesin onu etiketlemesine izin ver, sonra onu yeniden seç.
        [closed] { $role } rolünü artık herkes etiketleyemiyor, bu yüzden ben de etiketlemem. Herkesin onu etiketlemesine izin ver ya da onu yeniden seç.
       *[other] { $role } rolünü etiketleyemiyorum. Herkesin onu etiketlemesine ya da benim tüm rolleri etiketlememe izin ver.
    }
settings-everywhere-1 = Buradaki oyunlar genel liderlik tablosunda sayılır.
settings-everywhere-0 = Buradaki oyunlar genel liderlik tablosunda sayılmaz.
settings-turn-everywhere-1 = Genel tabloda sayılsın
settings-turn-everywhere-0 = Bu sunucuda kalsın

settings-language-automatic = { "**" }{ choice-automatic }**: Herkesin gördükleri, onları başlatanın dilindedir. Selamım gibi kimsenin başlatmadığı şeylerin dili: { $name }.
settings-language-set = Bu sunucuda herkesin gördüklerinin dili: { "**" }{ $name }{ "**" }. Başlamış oyunların dili değişmez.
settings-language-private = -# Yalnızca senin gördüklerin, Discord uygulamanın dilindedir.
choice-automatic = Otomatik

settings-now-daily-off = { "**" }{ puzzle-open }**: kapalı
settings-now-daily-refused = { "**" }{ puzzle-open }**: kapalı, çünkü artık kanalına mesaj gönderemiyordum
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel } kanalında, her gün saat { $time }
settings-daily-about = Günde bir mesaj; bulmaca her yerde aynıdır. Herkes tek başına, başkası görmeden çözer; mesaj kimlerin çözdüğünü söyler. Kimseyi etiketlemez.
settings-daily-none = Bir kanal seç (boş: kapalı)
settings-daily-hour = Bulmaca senin saatinle { $time } olduğunda gelir.
settings-daily-failed = { $channel } kanalına mesaj gönderemiyorum, bu yüzden hiçbir şey değişmedi. Orada bana **Kanalı Görüntüle** ve **Mesaj Gönder** izinlerini ver, sonra kanalı yeniden seç.
settings-channel-yours = { $channel } kanalına sen yazamıyorsun, bu yüzden senin yerine ben de yazmam. Hiçbir şey değişmedi.
daily-comes-here = Günün bulmacası her gün buraya gelir, saati: { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] kapalı
        [empty] kapalı, çünkü art arda üç kez çok az kişi katıldı
       *[set] { $channel } kanalında, sıradaki: { $time }
    }
settings-arena-about =
    Kendiliğinden gelen bir arena: Bir saat önce kanalında **{ join }** düğmesiyle duyurulur. { $calls ->
        [yes] Duyuru { $role } rolünü bir kez etiketler.
       *[no] Kimseyi etiketlemez.
    } Art arda üç kez iki oyuncu bile bulunmazsa artık yenisi gelmez.
    Gün ve saat UTC'dir, yaz saati yoktur. Bu saat şu sıralar senin saatinle { $time } demektir.
evening-none = Hiçbir gün
evening-each-day = Her gün
evening-any = Her seferinde başka bir oyun
evening-quiet = Kimseyi çağırma
evening-comes-here = Kendiliğinden gelen arenalar burada duyurulur.
arena-last = 🏟️ **Son arena:** { $winner }

settings-new-season = Yeni sezon
season-first = Bu sunucunun liderlik tablosu **ilk sezonunda**.
season-since = Bu sunucunun liderlik tablosu **{ $number }. sezonda**. Sezonun başlangıcı: { $since }.
season-question = { $number }. sezon başlasın mı? { $former }. sezon o zaman tamamen biter ve bundan geri dönüş yok. Bu sunucunun liderlik tablosunda herkes yeniden 1500 ile başlar. { $former }. sezon { COMMAND("stats") } içinde kalır. { $podium }
season-start = { $number }. sezonu başlat
season-keep = Vazgeç
season-started = { $number }. sezon başladı. Herkese bol şans!
season-name = { $number }. sezon
season-name-current = { $number }. sezon (şimdi)
season-ends-hand = Sezonlar sen deyince biter
season-ends-month = Sezonlar her ay biter
season-ends-week = Sezonlar her hafta biter
season-ends =
    { $ends ->
        [week] Sezonlar her hafta biter. Bu sezonda sayılan bir oyun varsa yenisinin başlangıcı: { $end }.
        [month] Sezonlar her ay biter. Bu sezonda sayılan bir oyun varsa yenisinin başlangıcı: { $end }.
       *[other] Sezonlar sen deyince biter.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Podyum, yeni sezonun başlatıldığı yere gelir.
       *[other] Podyumun geleceği kanal: { $where }.
    }
season-podium =
    { $state ->
        [refused] Sezonlar bitince **podyum** bir kanalda paylaşılıyordu. Oraya mesaj gönderemediğim için artık paylaşılmıyor.
       *[other] Bir sezon bitince **podyumu** bir kanalda paylaşılır. Kimseyi etiketlemez.
    }
season-podium-comes = Bir sezon bitince podyumu buraya gelir.
season-role = O zaman kim birinciyse, başka biri birinci olana kadar bir **rol** alır.
season-role-refused =
    { $why ->
        [everyone] Bu, { $role } olamaz.
        [permissions] { $role } rolünün izinleri var, bu yüzden onu kimseye vermem.
        [managed] { $role } rolünü yalnızca Discord ya da başka bir uygulama verebilir.
        [above] { $role } rolü benim rolümün altında değil, bu yüzden onu veremiyorum. Benimkini yukarı taşı, sonra onu yeniden seç.
        [yours] { $role } rolünü sen veremiyorsun, bu yüzden senin yerine ben de vermem. Bunun için **Rolleri Yönet** izni ve senin onun üstünde bir rolün gerekir.
        [missing] { $role } rolünü vermek için bir izne daha ihtiyacım var. Aşağıdaki düğmeyle izin ver, sonra rolü yeniden seç.
        [two-factor] Discord burada hiçbir rolü değiştirmeme izin vermiyor: Bu sunucu iki faktörlü kimlik doğrulama istiyor ve beni çalıştıran kişinin bunu açması gerek.
       *[other] Discord son seferinde rolleri değiştirmeme izin vermedi. Bana **Rolleri Yönet** iznini ver ve kendi rolümü şampiyonun rolünün üstüne taşı.
    }
season-role-allow = Rolleri Yönet iznini ver
season-over = ## 🏆 { $number }. sezon bitti
season-won =
    { $shared ->
        [yes] **Birincilik paylaşıldı!**
       *[no] **{ $winner } şampiyon oldu!**
    }
season-nobody = Bu sezonda puanlı { $games } oyun tamamlayan olmadı, bu yüzden şampiyon yok.
season-games = Diğer oyunlar
season-champion = 🏆 **Şampiyon:** { $winner }

## Arenalar

refusal-arena-here = Bu kanalda zaten bir arena var. Onun **{ join }** düğmesine bas.
refusal-not-in-arena-game = Arenada beraberlik teklifi, geri alma ve rövanş yoktur: Sıradaki oyunun kendiliğinden gelir.
refusal-arena-length = Bir arena { $shortest } ile { $longest } dakika arasında sürer.
refusal-arena-start = Bir arena en geç { $latest } dakika içinde başlar.
refusal-long-arena-game = “{ game-ultimate }” oyunları bir arena için çok uzun sürer. Başka bir oyun seç.
refusal-arena-over = Bu arena bitti.
refusal-arena-full = Bu arena dolu: { $most } kişi alır. Biri ayrılır ayrılmaz katılabilirsin.
refusal-not-in-arena = Bu arenaya katılmadın.
refusal-not-away = Zaten ayrılmamıştın: biri boşalır boşalmaz sıradaki oyunun başlar.
refusal-not-arena-host = Bunu yalnızca bu arenayı duyuran { $person } ve Sunucuyu Yönet iznine sahip kişiler yapabilir.
refusal-too-few-for-arena = Bir arena için { $enough } kişi gerekir. Katıldıklarında başlatabilirsin.

## Günün bulmacasının mesajı

post-solve = Çöz
post-solved-1 = **İlk denemede**: { $people }
post-solved-2 = **İkinci denemede**: { $people }
post-solved-3 = **Üçüncü denemede**: { $people }
post-solved = { $people ->
        [0] Burada henüz kimse çözmedi.
        [one] Burada bir kişi çözdü.
       *[other] Burada { $people } kişi çözdü.
    }
post-solved-more = { $people ->
        [one] Burada bir kişi daha çözdü.
       *[other] Burada { $people } kişi daha çözdü.
    }
post-former = -# Dünkü bulmacayı çözenler: { $people }

## Bir kişiden saklananlar

mydata-kinds =
    - **Oyunlar ve meydan okumalar**, sürenler de: kim, nerede, ne zaman, dil, hamleler, ipuçları ve sonuç. Bunlar rakiplerinindir de: Verilerini silersen süren oyunların biter ve senin yerine rastgele bir sayı konur.
    - **Puanlar**: her sunucu ve sezondaki durumun, her oyunun neyi değiştirdiği ve her kişiyle karşılaşmaların. Verilerini silersen bütün listelerden çıkarsın ve senin yerine aynı rastgele sayı konur.
    - **Gerisi**: ayarlar, günün bulmacaları, arenalar, podyumlar, paylaşılan oyunlar ve bulmaca sonuçları, gösteriler; kimi engellediğin ya da kime meydan okuduğun, seni kimin engellediği ve dışarıda bırakılıp bırakılmadığın. Hepsi gerektiği sürece ya da verilerini silene kadar kalır; sonra silinir ya da senin yerine rastgele sayı veya bir kod konur.
mydata-export = Verilerimi göster
mydata-delete = Verilerimi sil
mydata-exported = Verilerin JSON olarak. İçinde kareler ve sütunlar 0 ile başlar.
mydata-question = Senin hakkında saklanan her şey silinsin mi? Süren oyunlarında pes etmiş sayılırsın. Bunu geri alamazsın.
mydata-stays = Başkalarını korumak için bazı şeyler kalır: rastgele bir sayı altında biten oyunlar, seni kimin engellediği ve meydan okumalar arasındaki { $minutes } dakika. Engeller ve bu dakikalar, ID numarandan üretilen bir kod altında tutulur; rastgele sayın da { $days } gün boyunca öyle. Beni çalıştıran kişi, bir kodun bildiği bir ID numarasına ait olup olmadığına bakabilir.
mydata-yes = Sil
mydata-no = Verilerim kalsın
mydata-done = Tamam: Veritabanımda, kullanılmayan bölümlerindeki izler dışında artık sana götüren hiçbir şey yok. Bu izler birkaç dakika içinde ya da veritabanım bir sonraki temizlendiğinde kaybolur. Oynadığın için teşekkürler!
mydata-begun = Verilerini siliyorum. O kadar çok oyun oynadın ki birkaç saniye daha sürecek; yeniden başlasam bile bitireceğim. O zamana kadar oyun başlatamazsın. Bitip bitmediğini görmek için { COMMAND("privacy") } içinde yeniden `{ mydata-delete }` düğmesine bas.
mydata-copies = Tamam: Veritabanımda artık sana götüren hiçbir şey yok. Veritabanı sunucusunun günlüğünde, eşlerinde ve dosyalarının kullanılmayan bölümlerinde, o yer yeniden kullanılana kadar kopyalar kalır. Oynadığın için teşekkürler!
mydata-boards =
    Adın, biten en yeni { $boards } tahtadan da, hâlâ düzenleyebildiğim yerlerde dakikada yaklaşık 40 tahta hızıyla kaybolur. Beni çıkaran sunuculardaki, bana kapalı kanallardaki, arşivlenmiş alt başlıklardaki ya da beni sunucunun değil, yalnızca bir kişinin yüklediği yerlerdeki tahtalara ulaşamam.
    Bir kanal, alt başlık ya da sunucu beni yeniden içeri alırsa adın en geç bir gün sonra oradan da kaybolur.
    Adının geçtiği başka mesajlar olabilir: Discord gelip gelmediklerini bana her zaman söylemiyor. Birini görürsen üzerindeki bir düğmeye bas, adın silinir.
mydata-kept = Güzel. Hiçbir şey silinmedi.

## Günün bulmacası

puzzle-open = Günün bulmacası
puzzle-title = ### Bulmaca #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } oynar ve { $moves ->
    [one] bir hamlede
   *[other] { $moves } hamlede
} kazanır.**
puzzle-save = { "**" }{ $mark } oynar: Oyunu yalnızca bir hamle kurtarır.**
puzzle-progress = -# { $dots } · Deneme { $number }/{ $tries }
puzzle-past = -# Bu bulmaca seriye eklenmez.
puzzle-order = -# En eski işaretten en yenisine: { $marks }.
puzzle-left = -# { $mark } için kalan: { $pieces }.
puzzle-wrong = { "**Yanlış:**" } { $cell }. Başa dönüyoruz.
puzzle-right = { "**Doğru!**" } Ben { FORM($cell, of: "dat") } oynadım.
puzzle-hint = 💡 İlk hamle { $area }.
puzzle-solved = { $number ->
    [one] **İlk denemede çözüldü!**
   *[other] **{ $number }. denemede çözüldü.**
}
puzzle-lost = { "**Bu kez olmadı.**" } Doğru hamle şuydu: { $cell }.
puzzle-streak = -# 🔥 Seri: { $streak ->
    [one] bir gün
   *[other] { $streak } gün
}. { $freezes ->
    [0] {""}
    [one] ❄️ Bir seri dondurma hakkı, kaçırılan bir günü kurtarır.
   *[other] ❄️ { $freezes } seri dondurma hakkı, kaçırılan günleri kurtarır.
}
puzzle-freeze = -# Art arda her yedinci gün, kaçırılan bir günü kurtaran bir seri dondurma hakkı kazandırır.
puzzle-streak-ended = -# Serin { $streak } günde bitti.
puzzle-streak-kept = -# ❄️ Bir seri dondurma hakkı serini kurtardı: 🔥 { $streak }. Kalan hak: { $freezes }.
puzzle-at-stake = -# ⏳ Dünkü bulmaca şu saate kadar serine eklenir: { $time } ({ $left }).
puzzle-frozen = -# ❄️ Bir seri dondurma hakkı dünü kurtardı.
puzzle-share = -# Hemen bulanlar: %{ $percent }.
puzzle-next = -# Sıradaki bulmaca: { $time }.
puzzle-give-up = Yanıtı göster
puzzle-give-up-question = Yanıt gösterilsin mi? { $costs ->
        [streak] { $streak } günlük serin biter.
        [freeze] Serinin bir dondurma hakkı gider.
       *[nothing] Ondan sonra bu bulmacayı artık çözemezsin.
    }
puzzle-give-up-yes = Evet, göster
puzzle-give-up-no = Denemeyi sürdür
puzzle-yesterday = Dünkü
puzzle-today = Bugünkü
puzzle-results = Sonuçlar
puzzle-results-title = ### Bulmaca #{ $number }, bu sunucuda
puzzle-results-none = Burada henüz kimse açmadı.
puzzle-results-open = { $person }: hâlâ deniyor
puzzle-results-who = -# Yalnızca oyunlarını başkalarına gösterenler listelenir.
puzzle-copy = Sonucu kopyala
puzzle-share-here = Burada paylaş
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Çözebileceğin böyle bir bulmaca yok. Bugünküyü { COMMAND("daily") } açar.
refusal-puzzle-over = Bu bulmacayı bitirdin. Yarın yenisi var.
refusal-tried-before = Bu hamleyi zaten denedin, yanlış. Deneme hakkın azalmadı.
refusal-puzzle-not-over = Önce bulmacayı bitir.
refusal-shared-once = Bir sonuç bir kanalda bir kez paylaşılabilir.
practice-played = Burada { FORM($cell, of: "dat") } oynadın ({ $date }, rakip: { $opponent }).
practice-task = { "**" }Senin işaretin: { $mark }.** { $result ->
        [win] Hangi hamle kazandırır?
       *[draw] Hangi hamle beraberliği korur?
    }
practice-move = { $what ->
        [right] **Doğru:** { $cell }.
        [wrong] **Yanlış:** { $cell }.
       *[answer] En iyi yanıt: { $cell }.
    }
practice-lets = { $result ->
        [win] Böylece galibiyet kaçar.
       *[draw] Şimdi { $opponent } kazanabilir.
    }
practice-next = Sıradaki
practice-look-on = Aramayı sürdür
practice-open = Oyunu aç
practice-looked = { $games ->
        [one] Az önce incelediğim oyunda hatan yok.
       *[other] Az önce incelediğim { $games } oyunda hatan yok.
    }
practice-all = { $count ->
        [0] Henüz çalışacak bir hatan yok. İlki sonraki oyunlarınla gelir.
        [one] Tek konumu çalıştın. Yenisi bir sonraki oyununla gelir.
       *[other] { $count } konumun hepsini çalıştın. Yenisi bir sonraki oyununla gelir.
    }
practice-again = -# Bir konum yeniden gelecek: { $time }.
practice-waiting = { $count ->
        [one] Çalışılacak 1 konum
       *[other] Çalışılacak { $count } konum
    }
practise-this = Bunu çalış
refusal-no-practice = “{ game-ultimate }” oyununda neyin doğru olduğunu kimse bilmiyor, yani çalışılacak bir şey yok. Başka bir oyun seç.
