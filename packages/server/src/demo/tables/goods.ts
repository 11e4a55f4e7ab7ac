import type { DemoOption, DemoProduct, Localized } from "../types.ts";
import { colors, option } from "./options.ts";
import { emojiViews, type Tint } from "./pictures.ts";
import { between, seeded, seedOf } from "./random.ts";
import { each, keyOf, say } from "./words.ts";

type Choice = "colors" | "shirt" | "shoe" | "none";

interface Row {
  icon: string;
  tint: Tint;
  /** What it is; the series goes in front of it. */
  name: Localized;
  category: string;
  merchant: string;
  brand: string;
  /** Names of the products, each with its price. */
  series: [string, number][];
  choice: Choice;
  saving?: number;
}

const rows: Row[] = [
  { icon: "headphone", tint: "lilac", name: say("over-ear headphones, noise cancelling, 40 h", "头戴式降噪耳机 续航 40 小时", "auriculares con cancelación de ruido, 40 h", "casque à réduction de bruit, 40 h", "หูฟังครอบหูตัดเสียงรบกวน 40 ชม.", "ຫູຟັງຄອບຫູຕັດສຽງລົບກວນ 40 ຊມ."), category: "headphones", merchant: "soundroom", brand: "soundroom", series: [["Studio", 89], ["Aria", 129], ["Aria Pro", 189]], choice: "colors", saving: 31 },
  { icon: "studio-microphone", tint: "grey", name: say("condenser microphone with stand", "电容麦克风 含支架", "micrófono de condensador con soporte", "micro à condensateur avec pied", "ไมโครโฟนคอนเดนเซอร์พร้อมขาตั้ง", "ໄມໂຄຣໂຟນຄອນເດນເຊີພ້ອມຂາຕັ້ງ"), category: "headphones", merchant: "soundroom", brand: "soundroom", series: [["Booth", 74], ["Booth Two", 112]], choice: "none" },
  { icon: "radio", tint: "sand", name: say("portable radio with USB-C", "便携收音机 USB-C", "radio portátil con USB-C", "radio portable USB-C", "วิทยุพกพา USB-C", "ວິທະຍຸພົກພາ USB-C"), category: "speakers", merchant: "soundroom", brand: "soundroom", series: [["Kitchen", 49], ["Weekender", 79]], choice: "colors", saving: 12 },
  { icon: "speaker-high-volume", tint: "blue", name: say("bookshelf speaker, pair", "书架音箱 一对", "altavoces de estantería, par", "enceintes d'étagère, la paire", "ลำโพงวางชั้น คู่", "ລຳໂພງວາງຊັ້ນ ຄູ່"), category: "speakers", merchant: "soundroom", brand: "soundroom", series: [["Oak Five", 219], ["Oak Six", 289]], choice: "none" },
  { icon: "laptop", tint: "blue", name: say("laptop 14″, 16 GB, 512 GB", "14 英寸笔记本 16GB 512GB", "portátil 14″, 16 GB, 512 GB", "ordinateur portable 14″, 16 Go, 512 Go", "โน้ตบุ๊ก 14″ 16 GB 512 GB", "ໂນດບຸກ 14″ 16 GB 512 GB"), category: "laptops", merchant: "soundroom", brand: "vale", series: [["Slate 14", 749], ["Slate 14 Plus", 949]], choice: "colors", saving: 8 },
  { icon: "desktop-computer", tint: "grey", name: say("all-in-one computer 27″", "27 英寸一体机", "ordenador todo en uno 27″", "ordinateur tout-en-un 27″", "คอมพิวเตอร์ออลอินวัน 27″", "ຄອມພິວເຕີອອລອິນວັນ 27″"), category: "laptops", merchant: "soundroom", brand: "vale", series: [["Desk 27", 1099]], choice: "none" },
  { icon: "mobile-phone", tint: "grey", name: say("smartphone 6.1″, 128 GB", "6.1 英寸智能手机 128GB", "móvil 6,1″, 128 GB", "smartphone 6,1″, 128 Go", "สมาร์ตโฟน 6.1″ 128 GB", "ສະມາດໂຟນ 6.1″ 128 GB"), category: "phones", merchant: "soundroom", brand: "vale", series: [["Pocket 5", 329], ["Pocket 5 Max", 449], ["Pocket Lite", 219]], choice: "colors", saving: 10 },
  { icon: "keyboard", tint: "grey", name: say("mechanical keyboard, quiet switches", "静音机械键盘", "teclado mecánico silencioso", "clavier mécanique silencieux", "คีย์บอร์ดกลไกเสียงเงียบ", "ຄີບອດກົນໄກສຽງງຽບ"), category: "accessories", merchant: "soundroom", brand: "vale", series: [["Row 75", 89], ["Row 100", 109]], choice: "colors" },
  { icon: "computer-mouse", tint: "blue", name: say("wireless mouse, silent click", "无线静音鼠标", "ratón inalámbrico silencioso", "souris sans fil silencieuse", "เมาส์ไร้สายคลิกเงียบ", "ເມົ້າໄຮ້ສາຍຄລິກງຽບ"), category: "accessories", merchant: "soundroom", brand: "vale", series: [["Pebble", 24.9], ["Pebble Pro", 39.9]], choice: "colors", saving: 15 },
  { icon: "printer", tint: "sage", name: say("laser printer, two-sided", "双面激光打印机", "impresora láser a doble cara", "imprimante laser recto verso", "เครื่องพิมพ์เลเซอร์สองหน้า", "ເຄື່ອງພິມເລເຊີສອງໜ້າ"), category: "accessories", merchant: "soundroom", brand: "vale", series: [["Press 2", 159]], choice: "none" },
  { icon: "joystick", tint: "rose", name: say("arcade stick", "街机摇杆", "mando arcade", "stick arcade", "จอยอาร์เคด", "ຈອຍອາເຄດ"), category: "accessories", merchant: "soundroom", brand: "vale", series: [["Retro", 64]], choice: "none" },
  { icon: "camera", tint: "rose", name: say("mirrorless camera with 35 mm lens", "无反相机 含 35mm 镜头", "cámara sin espejo con objetivo 35 mm", "appareil hybride avec objectif 35 mm", "กล้องมิเรอร์เลสพร้อมเลนส์ 35 มม.", "ກ້ອງມິເຣີເລດພ້ອມເລນ 35 ມມ."), category: "cameras", merchant: "soundroom", brand: "vale", series: [["Lumen 1", 589], ["Lumen 2", 799]], choice: "none", saving: 9 },
  { icon: "video-camera", tint: "grey", name: say("camcorder 4K", "4K 摄像机", "videocámara 4K", "caméscope 4K", "กล้องวิดีโอ 4K", "ກ້ອງວິດີໂອ 4K"), category: "cameras", merchant: "soundroom", brand: "vale", series: [["Reel 4K", 439]], choice: "none" },
  { icon: "television", tint: "blue", name: say("television 50″, 4K", "50 英寸 4K 电视", "televisor 50″, 4K", "téléviseur 50″, 4K", "โทรทัศน์ 50″ 4K", "ໂທລະພາບ 50″ 4K"), category: "screens", merchant: "soundroom", brand: "vale", series: [["View 50", 389], ["View 50 Q", 529]], choice: "none", saving: 17 },
  { icon: "film-projector", tint: "sand", name: say("home projector, 1080p", "家用投影仪 1080p", "proyector doméstico 1080p", "projecteur maison 1080p", "โปรเจกเตอร์บ้าน 1080p", "ໂປຣເຈັກເຕີເຮືອນ 1080p"), category: "screens", merchant: "soundroom", brand: "vale", series: [["Matinee", 299]], choice: "none" },
  { icon: "couch-and-lamp", tint: "sand", name: say("two-seat sofa, washable cover", "双人沙发 可拆洗", "sofá de dos plazas, funda lavable", "canapé deux places, housse lavable", "โซฟาสองที่นั่ง ผ้าถอดซักได้", "ໂຊຟາສອງບ່ອນນັ່ງ ຜ້າຖອດຊັກໄດ້"), category: "seating", merchant: "carmine-home", brand: "carmine-home", series: [["Linden", 389], ["Harbor", 459]], choice: "colors", saving: 15 },
  { icon: "chair", tint: "sand", name: say("oak chair", "橡木椅", "silla de roble", "chaise en chêne", "เก้าอี้ไม้โอ๊ก", "ຕັ່ງໄມ້ໂອກ"), category: "seating", merchant: "carmine-home", brand: "carmine-home", series: [["Birk", 79], ["Birk Arm", 109]], choice: "none" },
  { icon: "bed", tint: "blue", name: say("bed frame 160 × 200 with slats", "床架 160×200 含排骨架", "cama 160 × 200 con somier", "lit 160 × 200 avec sommier", "เตียง 160 × 200 พร้อมระแนง", "ຕຽງ 160 × 200 ພ້ອມໄມ້ລະແນງ"), category: "bedroom", merchant: "carmine-home", brand: "carmine-home", series: [["Fjord", 329], ["Fjord Storage", 449]], choice: "none" },
  { icon: "alarm-clock", tint: "rose", name: say("alarm clock, soft light", "柔光闹钟", "despertador con luz suave", "réveil à lumière douce", "นาฬิกาปลุกไฟนวล", "ໂມງປຸກໄຟນວນ"), category: "bedroom", merchant: "carmine-home", brand: "carmine-home", series: [["Dawn", 24.9]], choice: "colors" },
  { icon: "cooking", tint: "grey", name: say("cast iron pan", "铸铁煎锅", "sartén de hierro fundido", "poêle en fonte", "กระทะเหล็กหล่อ", "ໝໍ້ຂາງເຫຼັກຫຼໍ່"), category: "cookware", merchant: "carmine-home", brand: "carmine-home", series: [["Hearth 24", 34.9], ["Hearth 28", 42.9]], choice: "none", saving: 12 },
  { icon: "pot-of-food", tint: "sage", name: say("stock pot with lid, 5 l", "5 升汤锅 带盖", "olla con tapa, 5 l", "faitout avec couvercle, 5 l", "หม้อต้มพร้อมฝา 5 ลิตร", "ໝໍ້ຕົ້ມພ້ອມຝາ 5 ລິດ"), category: "cookware", merchant: "carmine-home", brand: "carmine-home", series: [["Simmer", 49.9]], choice: "colors" },
  { icon: "kitchen-knife", tint: "grey", name: say("chef's knife, 20 cm", "主厨刀 20 厘米", "cuchillo de chef, 20 cm", "couteau de chef, 20 cm", "มีดเชฟ 20 ซม.", "ມີດເຊັບ 20 ຊມ."), category: "cookware", merchant: "carmine-home", brand: "carmine-home", series: [["Edge", 39], ["Edge Damask", 89]], choice: "none" },
  { icon: "teapot", tint: "sage", name: say("teapot, 1.2 l", "茶壶 1.2 升", "tetera, 1,2 l", "théière, 1,2 l", "กาน้ำชา 1.2 ลิตร", "ການໍ້າຊາ 1.2 ລິດ"), category: "tableware", merchant: "carmine-home", brand: "carmine-home", series: [["Brew", 27.5]], choice: "colors" },
  { icon: "hot-beverage", tint: "sand", name: say("mug, set of four", "马克杯 四只装", "tazas, juego de cuatro", "mugs, lot de quatre", "แก้วมัค ชุด 4 ใบ", "ຈອກ ຊຸດ 4 ໃບ"), category: "tableware", merchant: "carmine-home", brand: "carmine-home", series: [["Stone", 22], ["Rim", 26]], choice: "colors", saving: 18 },
  { icon: "bowl-with-spoon", tint: "rose", name: say("bowl, set of six", "碗 六只装", "cuencos, juego de seis", "bols, lot de six", "ชาม ชุด 6 ใบ", "ຖ້ວຍ ຊຸດ 6 ໃບ"), category: "tableware", merchant: "carmine-home", brand: "carmine-home", series: [["Field", 31]], choice: "none" },
  { icon: "potted-plant", tint: "sage", name: say("plant in a clay pot", "陶盆绿植", "planta en maceta de barro", "plante en pot de terre", "ต้นไม้ในกระถางดินเผา", "ຕົ້ນໄມ້ໃນໝໍ້ດິນເຜົາ"), category: "decoration", merchant: "carmine-home", brand: "carmine-home", series: [["Monstera", 19.9], ["Ficus", 24.9]], choice: "none" },
  { icon: "candle", tint: "rose", name: say("candle, 40 h", "香薰蜡烛 40 小时", "vela, 40 h", "bougie, 40 h", "เทียน 40 ชม.", "ທຽນ 40 ຊມ."), category: "decoration", merchant: "carmine-home", brand: "carmine-home", series: [["Cedar", 12.9], ["Fig", 12.9]], choice: "none" },
  { icon: "mirror", tint: "lilac", name: say("round mirror, 60 cm", "圆镜 60 厘米", "espejo redondo, 60 cm", "miroir rond, 60 cm", "กระจกกลม 60 ซม.", "ແວ່ນກົມ 60 ຊມ."), category: "decoration", merchant: "carmine-home", brand: "carmine-home", series: [["Moon", 54]], choice: "none", saving: 10 },
  { icon: "framed-picture", tint: "sand", name: say("framed print, 50 × 70", "装饰画 50×70", "lámina enmarcada, 50 × 70", "affiche encadrée, 50 × 70", "ภาพพิมพ์พร้อมกรอบ 50 × 70", "ຮູບພິມພ້ອມກອບ 50 × 70"), category: "decoration", merchant: "carmine-home", brand: "carmine-home", series: [["Coast", 39], ["Forest", 39]], choice: "none" },
  { icon: "t-shirt", tint: "blue", name: say("cotton T-shirt, heavy", "厚实纯棉 T 恤", "camiseta de algodón grueso", "t-shirt en coton épais", "เสื้อยืดผ้าฝ้ายเนื้อหนา", "ເສື້ອຢືດຝ້າຍເນື້ອໜາ"), category: "shirts", merchant: "outfield", brand: "outfield", series: [["Daily", 19], ["Garage", 24]], choice: "shirt" },
  { icon: "dress", tint: "rose", name: say("linen dress", "亚麻连衣裙", "vestido de lino", "robe en lin", "ชุดเดรสลินิน", "ຊຸດກະໂປ່ງລິນິນ"), category: "shirts", merchant: "outfield", brand: "outfield", series: [["Mekong", 59]], choice: "shirt", saving: 20 },
  { icon: "jeans", tint: "blue", name: say("straight jeans", "直筒牛仔裤", "vaqueros rectos", "jean droit", "กางเกงยีนส์ทรงตรง", "ໂສ້ງຢີນຊົງຊື່"), category: "shirts", merchant: "outfield", brand: "outfield", series: [["Line", 64], ["Line Black", 64]], choice: "shirt" },
  { icon: "coat", tint: "sand", name: say("wool coat", "羊毛大衣", "abrigo de lana", "manteau en laine", "เสื้อโค้ทขนสัตว์", "ເສື້ອໂຄ້ດຂົນສັດ"), category: "outerwear", merchant: "outfield", brand: "outfield", series: [["North", 149], ["North Long", 179]], choice: "shirt", saving: 25 },
  { icon: "safety-vest", tint: "sand", name: say("reflective vest", "反光背心", "chaleco reflectante", "gilet réfléchissant", "เสื้อกั๊กสะท้อนแสง", "ເສື້ອກັກສະທ້ອນແສງ"), category: "outerwear", merchant: "outfield", brand: "outfield", series: [["Signal", 9.9]], choice: "shirt" },
  { icon: "scarf", tint: "rose", name: say("merino scarf", "美利奴围巾", "bufanda de merino", "écharpe mérinos", "ผ้าพันคอเมอริโน", "ຜ້າພັນຄໍເມຣິໂນ"), category: "small-accessories", merchant: "outfield", brand: "outfield", series: [["Drift", 34]], choice: "colors" },
  { icon: "gloves", tint: "grey", name: say("driving gloves", "驾驶手套", "guantes de conducir", "gants de conduite", "ถุงมือขับรถ", "ຖົງມືຂັບລົດ"), category: "small-accessories", merchant: "outfield", brand: "outfield", series: [["Wheel", 44]], choice: "shirt" },
  { icon: "running-shoe", tint: "lilac", name: say("running shoe, breathable knit", "透气针织跑鞋", "zapatilla de running transpirable", "chaussure de running respirante", "รองเท้าวิ่งผ้าถักระบายอากาศ", "ເກີບແລ່ນຜ້າຖັກລະບາຍອາກາດ"), category: "sneakers", merchant: "stride-sports", brand: "stride", series: [["Tempo", 64.9], ["Tempo Trail", 79.9], ["Cadence", 94]], choice: "shoe" },
  { icon: "hiking-boot", tint: "sand", name: say("hiking boot, waterproof", "防水登山靴", "bota de montaña impermeable", "chaussure de randonnée imperméable", "รองเท้าเดินป่ากันน้ำ", "ເກີບເດີນປ່າກັນນໍ້າ"), category: "boots", merchant: "stride-sports", brand: "stride", series: [["Ridge", 119], ["Ridge Mid", 129]], choice: "shoe", saving: 14 },
  { icon: "womans-boot", tint: "rose", name: say("leather boot", "皮靴", "bota de piel", "botte en cuir", "รองเท้าบูตหนัง", "ເກີບບູດໜັງ"), category: "boots", merchant: "outfield", brand: "outfield", series: [["Quay", 109]], choice: "shoe" },
  { icon: "mans-shoe", tint: "grey", name: say("leather shoe", "皮鞋", "zapato de piel", "chaussure en cuir", "รองเท้าหนัง", "ເກີບໜັງ"), category: "boots", merchant: "outfield", brand: "outfield", series: [["Office", 89]], choice: "shoe" },
  { icon: "backpack", tint: "rose", name: say("backpack 22 l, laptop sleeve 15″", "22 升双肩包 15 英寸电脑层", "mochila 22 l, para portátil 15″", "sac à dos 22 l, pochette 15″", "เป้ 22 ลิตร ช่องโน้ตบุ๊ก 15″", "ກະເປົາເປ້ 22 ລິດ ຊ່ອງໂນດບຸກ 15″"), category: "backpacks", merchant: "outfield", brand: "outfield", series: [["Commuter", 58], ["Commuter Roll", 68]], choice: "colors", saving: 19 },
  { icon: "luggage", tint: "blue", name: say("cabin case 38 l", "38 升登机箱", "maleta de cabina 38 l", "valise cabine 38 l", "กระเป๋าเดินทางขึ้นเครื่อง 38 ลิตร", "ກະເປົາຂຶ້ນເຄື່ອງ 38 ລິດ"), category: "backpacks", merchant: "outfield", brand: "outfield", series: [["Gate", 99]], choice: "colors" },
  { icon: "handbag", tint: "sand", name: say("leather handbag", "真皮手提包", "bolso de piel", "sac à main en cuir", "กระเป๋าถือหนัง", "ກະເປົາຖືໜັງ"), category: "backpacks", merchant: "outfield", brand: "outfield", series: [["Loop", 119]], choice: "colors", saving: 12 },
  { icon: "watch", tint: "grey", name: say("watch, steel, 38 mm", "38 毫米钢表", "reloj de acero, 38 mm", "montre acier, 38 mm", "นาฬิกาสตีล 38 มม.", "ໂມງສະຕີນ 38 ມມ."), category: "small-accessories", merchant: "outfield", brand: "outfield", series: [["Pace", 139], ["Pace Date", 159]], choice: "none" },
  { icon: "sunglasses", tint: "sand", name: say("sunglasses, polarized", "偏光太阳镜", "gafas de sol polarizadas", "lunettes de soleil polarisées", "แว่นกันแดดโพลาไรซ์", "ແວ່ນກັນແດດໂພລາໄຣ"), category: "small-accessories", merchant: "outfield", brand: "outfield", series: [["Dash", 49]], choice: "colors" },
  { icon: "tent", tint: "sage", name: say("tent for three, 3.4 kg", "三人帐篷 3.4 公斤", "tienda para tres, 3,4 kg", "tente trois places, 3,4 kg", "เต็นท์ 3 คน 3.4 กก.", "ເຕັນ 3 ຄົນ 3.4 ກກ."), category: "camping", merchant: "stride-sports", brand: "stride", series: [["Basecamp", 189], ["Basecamp Light", 259]], choice: "none", saving: 18 },
  { icon: "flashlight", tint: "grey", name: say("flashlight, 1,200 lm, rechargeable", "1200 流明充电手电", "linterna recargable, 1200 lm", "lampe torche rechargeable, 1200 lm", "ไฟฉายชาร์จได้ 1,200 ลูเมน", "ໄຟສາຍສາກໄດ້ 1,200 ລູເມນ"), category: "camping", merchant: "stride-sports", brand: "stride", series: [["Beam", 29.9]], choice: "none" },
  { icon: "compass", tint: "sand", name: say("compass with mirror", "带镜指南针", "brújula con espejo", "boussole à miroir", "เข็มทิศพร้อมกระจก", "ເຂັມທິດພ້ອມແວ່ນ"), category: "camping", merchant: "stride-sports", brand: "stride", series: [["Bearing", 32]], choice: "none" },
  { icon: "canoe", tint: "blue", name: say("inflatable canoe for two", "双人充气独木舟", "canoa hinchable para dos", "canoë gonflable deux places", "เรือแคนูเป่าลม 2 คน", "ເຮືອແຄນູເປົ່າລົມ 2 ຄົນ"), category: "water-sports", merchant: "stride-sports", brand: "stride", series: [["Delta", 279]], choice: "none" },
  { icon: "skis", tint: "blue", name: say("all-mountain skis with bindings", "全山滑雪板 含固定器", "esquís all-mountain con fijaciones", "skis all-mountain avec fixations", "สกีพร้อมไบน์ดิ้ง", "ສະກີພ້ອມຕົວລັອກ"), category: "water-sports", merchant: "stride-sports", brand: "stride", series: [["Slope", 319]], choice: "none", saving: 22 },
  { icon: "diving-mask", tint: "sage", name: say("diving mask and snorkel", "浮潜面镜套装", "gafas y tubo de buceo", "masque et tuba", "หน้ากากดำน้ำพร้อมท่อ", "ໜ້າກາກດຳນໍ້າພ້ອມທໍ່"), category: "water-sports", merchant: "stride-sports", brand: "stride", series: [["Reef", 37]], choice: "colors" },
  { icon: "bicycle", tint: "blue", name: say("city bike, 8 gears", "8 速城市自行车", "bicicleta urbana, 8 marchas", "vélo de ville, 8 vitesses", "จักรยานในเมือง 8 เกียร์", "ລົດຖີບໃນເມືອງ 8 ເກຍ"), category: "bicycles", merchant: "stride-sports", brand: "stride", series: [["Avenue", 429], ["Avenue Step", 449]], choice: "colors" },
  { icon: "kick-scooter", tint: "grey", name: say("kick scooter, foldable", "折叠滑板车", "patinete plegable", "trottinette pliable", "สกูตเตอร์พับได้", "ສະກູດເຕີພັບໄດ້"), category: "bicycles", merchant: "stride-sports", brand: "stride", series: [["Curb", 69]], choice: "colors" },
  { icon: "skateboard", tint: "rose", name: say("skateboard, maple deck", "枫木滑板", "monopatín de arce", "skateboard en érable", "สเก็ตบอร์ดไม้เมเปิล", "ສະເກັດບອດໄມ້ເມເປິນ"), category: "bicycles", merchant: "stride-sports", brand: "stride", series: [["Plaza", 54]], choice: "none" },
  { icon: "soccer-ball", tint: "sage", name: say("soccer ball, size 5", "5 号足球", "balón de fútbol, talla 5", "ballon de football, taille 5", "ลูกฟุตบอล เบอร์ 5", "ໝາກບານເຕະ ເບີ 5"), category: "balls", merchant: "stride-sports", brand: "stride", series: [["League", 24.9], ["League Match", 44.9]], choice: "none" },
  { icon: "basketball", tint: "sand", name: say("basketball, size 7", "7 号篮球", "balón de baloncesto, talla 7", "ballon de basket, taille 7", "ลูกบาสเกตบอล เบอร์ 7", "ໝາກບານບ້ວງ ເບີ 7"), category: "balls", merchant: "stride-sports", brand: "stride", series: [["Court", 27.9]], choice: "none" },
  { icon: "volleyball", tint: "blue", name: say("volleyball, soft touch", "软式排球", "balón de voleibol suave", "ballon de volley souple", "ลูกวอลเลย์บอลนุ่ม", "ໝາກບານສົ່ງນຸ້ມ"), category: "balls", merchant: "stride-sports", brand: "stride", series: [["Beach", 22.9]], choice: "none" },
  { icon: "tennis", tint: "sage", name: say("tennis racket with three balls", "网球拍 含三球", "raqueta de tenis con tres pelotas", "raquette de tennis et trois balles", "ไม้เทนนิสพร้อมลูก 3 ลูก", "ໄມ້ເທນນິສພ້ອມລູກ 3 ລູກ"), category: "balls", merchant: "stride-sports", brand: "stride", series: [["Baseline", 74]], choice: "none", saving: 16 },
  { icon: "battery", tint: "sage", name: say("AGM car battery, 70 Ah", "AGM 汽车蓄电池 70Ah", "batería AGM, 70 Ah", "batterie AGM, 70 Ah", "แบตเตอรี่รถ AGM 70 Ah", "ໝໍ້ໄຟລົດ AGM 70 Ah"), category: "batteries", merchant: "carmine-tires", brand: "carmine", series: [["Start", 119], ["Start Plus", 149], ["Start Truck", 189]], choice: "none", saving: 11 },
  { icon: "light-bulb", tint: "sand", name: say("H7 headlight bulb, pair", "H7 大灯灯泡 一对", "bombilla H7, par", "ampoule H7, la paire", "หลอดไฟหน้า H7 คู่", "ດອກໄຟໜ້າ H7 ຄູ່"), category: "lighting", merchant: "carmine-tires", brand: "carmine", series: [["Bright", 14.9], ["Bright Xtreme", 26.9]], choice: "none" },
  { icon: "toolbox", tint: "rose", name: say("46-piece socket and ratchet set in a steel case", "46 件套筒棘轮组套 钢箱", "juego de 46 vasos y carraca en caja de acero", "coffret 46 douilles et cliquet, boîte acier", "ชุดบล็อกและด้ามฟรี 46 ชิ้น กล่องเหล็ก", "ຊຸດບັອກ 46 ຊິ້ນ ກ່ອງເຫຼັກ"), category: "hand-tools", merchant: "carmine-tires", brand: "carmine", series: [["Garage", 39.9], ["Roadside", 74]], choice: "none", saving: 42 },
  { icon: "wrench", tint: "grey", name: say("torque wrench 40–210 Nm", "扭力扳手 40–210 牛米", "llave dinamométrica 40–210 Nm", "clé dynamométrique 40–210 Nm", "ประแจปอนด์ 40–210 นิวตันเมตร", "ກະແຈປອນ 40–210 Nm"), category: "hand-tools", merchant: "carmine-tires", brand: "carmine", series: [["Click", 49.9]], choice: "none" },
  { icon: "hammer", tint: "grey", name: say("rubber mallet, 500 g", "橡胶锤 500 克", "maza de goma, 500 g", "maillet caoutchouc, 500 g", "ค้อนยาง 500 กรัม", "ຄ້ອນຢາງ 500 ກຣາມ"), category: "hand-tools", merchant: "carmine-tires", brand: "carmine", series: [["Soft Blow", 11.9]], choice: "none" },
  { icon: "screwdriver", tint: "blue", name: say("screwdriver set, 12 pieces", "12 件螺丝刀套装", "juego de 12 destornilladores", "jeu de 12 tournevis", "ชุดไขควง 12 ชิ้น", "ຊຸດໄຂຄວງ 12 ຊິ້ນ"), category: "hand-tools", merchant: "carmine-tires", brand: "carmine", series: [["Bench", 19.9]], choice: "none" },
  { icon: "fire-extinguisher", tint: "rose", name: say("car fire extinguisher, 1 kg", "车载灭火器 1 公斤", "extintor para coche, 1 kg", "extincteur auto, 1 kg", "ถังดับเพลิงในรถ 1 กก.", "ຖັງດັບເພີງໃນລົດ 1 ກກ."), category: "garage-gear", merchant: "carmine-tires", brand: "carmine", series: [["Guard", 24.5]], choice: "none" },
  { icon: "ladder", tint: "sand", name: say("folding step, 150 kg", "折叠梯凳 150 公斤", "taburete plegable, 150 kg", "marchepied pliant, 150 kg", "บันไดพับ รับ 150 กก.", "ຂັ້ນໄດພັບ ຮັບ 150 ກກ."), category: "garage-gear", merchant: "carmine-tires", brand: "carmine", series: [["Loft", 34.9]], choice: "none" },
  { icon: "chains", tint: "grey", name: say("snow chains, self-tightening", "自紧式防滑链", "cadenas de nieve autotensables", "chaînes neige autotendeuses", "โซ่พันล้อหิมะ รัดเองอัตโนมัติ", "ໂສ້ພັນລໍ້ຫິມະ ຮັດເອງ"), category: "garage-gear", merchant: "nordic-tire-house", brand: "norrland", series: [["Frost 90", 54], ["Frost 120", 64]], choice: "none", saving: 10 },
  { icon: "nut-and-bolt", tint: "grey", name: say("wheel bolts M14 × 1.5, set of 20", "M14×1.5 轮栓 20 枚", "tornillos de rueda M14 × 1,5, 20 uds.", "vis de roue M14 × 1,5, lot de 20", "สกรูล้อ M14 × 1.5 ชุด 20 ตัว", "ສະກູລໍ້ M14 × 1.5 ຊຸດ 20 ໂຕ"), category: "bolts-and-nuts", merchant: "alloy-atelier", brand: "atelier", series: [["Classic", 29.9], ["Lock", 39.9]], choice: "none" },
  { icon: "gear", tint: "grey", name: say("tire pressure sensor, set of four", "胎压传感器 四只", "sensores de presión, juego de cuatro", "capteurs de pression, lot de quatre", "เซ็นเซอร์ลมยาง ชุด 4 ตัว", "ເຊັນເຊີລົມຢາງ ຊຸດ 4 ໂຕ"), category: "valves-and-sensors", merchant: "alloy-atelier", brand: "atelier", series: [["Sense", 119]], choice: "none", saving: 13 },
]; // prettier-ignore

const shirtSizes = ["S", "M", "L", "XL"];
const shoeSizes = ["38", "40", "42", "44", "46"];
const palettes: string[][] = [
  ["black", "white", "blue"],
  ["grey", "sand", "green"],
  ["red", "black", "grey"],
  ["blue", "sand"],
];

const colorOption = (random: () => number): DemoOption =>
  option(
    "color",
    (palettes[Math.floor(random() * palettes.length)] ?? []).map((key) => ({
      key,
      text: colors[key] ?? key,
    })),
  );

const optionsOf = (choice: Choice, random: () => number): DemoOption[] => {
  if (choice === "none") return [];
  const color = colorOption(random);
  if (choice === "colors") return [color];
  const sizes = choice === "shirt" ? shirtSizes : shoeSizes;
  return [
    color,
    option(
      "size",
      sizes.map((text) => ({ key: keyOf(text), text })),
    ),
  ];
};

const intro = say(
  "Ships within 24 hours\n30 days to change your mind\nTwo-year guarantee",
  "24 小时内发货\n30 天无忧退换\n两年质保",
  "Sale en 24 horas\n30 días para cambiar de idea\nDos años de garantía",
  "Expédié sous 24 heures\n30 jours pour changer d'avis\nGarantie deux ans",
  "ส่งภายใน 24 ชั่วโมง\nเปลี่ยนใจคืนได้ใน 30 วัน\nรับประกันสองปี",
  "ສົ່ງພາຍໃນ 24 ຊົ່ວໂມງ\nປ່ຽນໃຈສົ່ງຄືນໄດ້ໃນ 30 ວັນ\nຮັບປະກັນສອງປີ",
);
const content = say(
  "<p>Chosen by the shop, checked before it leaves the warehouse, packed in paper only.</p>",
  "<p>店铺精选，出库前逐件检查，仅用纸质包装。</p>",
  "<p>Elegido por la tienda, revisado antes de salir del almacén y embalado solo en papel.</p>",
  "<p>Choisi par la boutique, contrôlé avant de quitter l'entrepôt, emballé uniquement dans du papier.</p>",
  "<p>คัดสรรโดยร้าน ตรวจก่อนออกจากคลัง บรรจุด้วยกระดาษเท่านั้น</p>",
  "<p>ຄັດສັນໂດຍຮ້ານ ກວດກ່ອນອອກຈາກສາງ ຫຸ້ມຫໍ່ດ້ວຍເຈ້ຍເທົ່ານັ້ນ</p>",
);
const piece = say("piece", "件", "unidad", "pièce", "ชิ้น", "ອັນ");

const skuValues = (options: DemoOption[]): string[][] =>
  options.reduce<string[][]>(
    (rest, { values }) => rest.flatMap((chosen) => values.map(({ key }) => [...chosen, key])),
    [[]],
  );

const toProduct = (row: Row, series: string, price: number): DemoProduct => {
  const key = keyOf(row.brand, series, row.icon);
  const random = seeded(seedOf(key));
  const options = optionsOf(row.choice, random);
  const automotive = ["batteries", "lighting", "hand-tools", "garage-gear"].includes(row.category);
  return {
    key,
    merchant: row.merchant,
    category: row.category,
    shopCategory:
      row.merchant === "carmine-tires"
        ? "care"
        : row.merchant === "alloy-atelier"
          ? "wheels"
          : row.merchant === "nordic-tire-house"
            ? "tires"
            : "goods",
    brand: row.brand,
    name: each((locale) => `${series} ${row.name[locale]}`),
    intro,
    content,
    unit: piece,
    options,
    skus: skuValues(options).map((values) => ({
      values,
      price: price.toFixed(2),
      ...(row.saving !== undefined && {
        listPrice: (Math.round((price / (1 - row.saving / 100)) * 10) / 10).toFixed(2),
      }),
      stock: random() < 0.07 ? 0 : between(random, 3, 180),
      weight: 1.4,
      volume: 0.01,
    })),
    pictures: emojiViews(row.icon, row.tint),
    virtualSales: between(random, 20, 3400),
    guarantees: automotive ? ["genuine", "returns", "price"] : ["genuine", "returns"],
    ...(random() < 0.35 && { tags: ["free-delivery"] }),
    rank: (automotive ? 560 : 520) + between(random, 0, 420),
    ageDays: between(random, 3, 600),
  };
};

/** Everything that is neither tire, wheel nor can. */
export const goods: DemoProduct[] = rows.flatMap((row) => row.series.map(([series, price]) => toProduct(row, series, price))); // prettier-ignore
