import type { DemoOption, DemoProduct, Localized } from "../types.ts";
import { contentOf, type Department } from "./product-content.ts";
import { departmentFeatures } from "./department-features.ts";
import { option } from "./options.ts";
import { photoProperties } from "./property-values.ts";
import { photoViews } from "./pictures.ts";
import { soldOf } from "./best-sellers.ts";
import { between, seeded, seedOf } from "./random.ts";
import { each, fill, keyOf, localized } from "./words.ts";

type Choice = "shoe" | "storage" | "memory" | "none";

interface Row {
  /** File name of the photograph without extension. */
  photo: string;
  /**
   * Product type. The series is placed before it, or at `{series}` in languages that put it after the noun.
   */
  name: Localized;
  department: Department;
  category: string;
  merchant: string;
  brand: string;
  series: string;
  price: number;
  choice?: Choice;
  /** Discount on the list price in percent. */
  saving?: number;
}

const computers = { department: "computers", merchant: "lightbox-electronics", brand: "vale" } as const;
const cameras = { department: "cameras", merchant: "lightbox-electronics", brand: "lumen" } as const;
const home = { department: "home", merchant: "carmine-home", brand: "carmine-home" } as const;
const plants = { department: "plants", merchant: "leaf-and-clay", brand: "leaf-and-clay" } as const;
const sport = { department: "sport", merchant: "stride-sports", brand: "stride" } as const;

const rows: Row[] = [
  { photo: "derick-david-409858", series: "Slate 14", name: localized("laptop 14″, 16 GB RAM", "笔记本电脑 14 英寸 16GB 内存", "Laptop 14″ {series}, 16 GB de RAM", "Ordinateur portable 14″ {series}, 16 Go de RAM", "โน้ตบุ๊ก 14″ แรม 16 GB", "ໂນດບຸກ 14″ ແຣມ 16 GB"), category: "laptops-and-tablets", ...computers, price: 899, choice: "storage", saving: 12 },
  { photo: "kelly-sikkema-685291", series: "Slate Tab", name: localized("tablet 10.5″ with pen", "平板电脑 10.5 英寸 附触控笔", "Tableta {series} 10,5″ con lápiz", "Tablette {series} 10,5″ avec stylet", "แท็บเล็ต 10.5″ พร้อมปากกา", "ແທັບເລັດ 10,5″ ພ້ອມປາກກາ"), category: "laptops-and-tablets", ...computers, price: 329, choice: "storage", saving: 8 },
  { photo: "florian-olivo-1166419", series: "Forge", name: localized("gaming PC with glass case", "电竞台式机 玻璃侧透机箱", "PC gaming {series} con gabinete de cristal", "PC gamer {series}, boîtier en verre", "พีซีเกมมิ่ง เคสกระจก", "ຄອມພິວເຕີເກມ ເຄສແກ້ວ"), category: "desktops", ...computers, price: 1087, choice: "memory" },
  { photo: "daniel-korpai-1302051", series: "View 32", name: localized("4K monitor 32″", "4K 显示器 32 英寸", "Monitor 4K de 32″ {series}", "Écran 4K 32″ {series}", "จอมอนิเตอร์ 4K 32″", "ຈໍພາບ 4K 32″"), category: "monitors", ...computers, price: 310, saving: 15 },
  { photo: "alexandru-acea-686569", series: "View Curve", name: localized("curved ultrawide monitor 34″", "曲面带鱼屏显示器 34 英寸", "Monitor curvo ultrapanorámico {series} 34″", "Écran incurvé ultra-large {series} 34″", "จอมอนิเตอร์โค้งอัลตร้าไวด์ 34″", "ຈໍພາບໂຄ້ງ ກວ້າງພິເສດ 34″"), category: "monitors", ...computers, price: 429 },
  { photo: "juan-gomez-674574", series: "Row 75", name: localized("mechanical keyboard, colored keycaps", "彩色键帽机械键盘", "Teclado mecánico {series} con teclas de colores", "Clavier mécanique {series}, touches colorées", "คีย์บอร์ดแมคคานิคอล คีย์แคปหลากสี", "ຄີບອດກົນໄກ ປຸ່ມຫຼາຍສີ"), category: "keyboards-and-mice", ...computers, price: 89 },
  { photo: "oscar-ivan-esquivel-arteaga-687447", series: "Pebble", name: localized("wireless mouse, silent clicks", "静音无线鼠标", "Mouse inalámbrico silencioso {series}", "Souris sans fil silencieuse {series}", "เมาส์ไร้สาย คลิกเงียบ", "ເມົ້າໄຮ້ສາຍ ຄລິກງຽບ"), category: "keyboards-and-mice", ...computers, price: 24.9, saving: 15 },
  { photo: "liam-briese-1128307", series: "Swift", name: localized("DDR4 memory module", "DDR4 内存条", "Módulo de memoria DDR4 {series}", "Barrette mémoire DDR4 {series}", "แรม DDR4", "ແຣມ DDR4"), category: "storage-and-memory", ...computers, price: 37.5, choice: "memory" },
  { photo: "vincent-botta-736919", series: "Vault", name: localized("internal hard drive 3.5″", "内置硬盘 3.5 英寸", "Disco duro interno {series} 3,5″", "Disque dur interne {series} 3,5″", "ฮาร์ดดิสก์ภายใน 3.5″", "ຮາດດິສພາຍໃນ 3,5″"), category: "storage-and-memory", ...computers, price: 54, choice: "storage" },
  { photo: "thomas-q-1229169", series: "Line", name: localized("Cat 6 network cable, 5 m", "六类网线 5 米", "Cable de red {series} Cat 6, 5 m", "Câble réseau {series} Cat 6, 5 m", "สายแลน Cat 6 ยาว 5 ม.", "ສາຍແລນ Cat 6 ຍາວ 5 ມ"), category: "cables", ...computers, price: 5.9 },
  { photo: "adam-birkett-239153", series: "Line", name: localized("USB cable, 1.5 m", "USB 数据线 1.5 米", "Cable USB {series}, 1,5 m", "Câble USB {series}, 1,5 m", "สาย USB ยาว 1.5 ม.", "ສາຍ USB ຍາວ 1,5 ມ"), category: "cables", ...computers, price: 7.9 },
  { photo: "eniko-kis-663725", series: "Snap", name: localized("instant camera with flash", "拍立得相机 带闪光灯", "Cámara instantánea {series} con flash", "Appareil instantané {series} avec flash", "กล้องโพลารอยด์ พร้อมแฟลช", "ກ້ອງຖ່າຍທັນທີ ພ້ອມແຟລັດ"), category: "film-cameras", ...cameras, price: 174, saving: 10 },
  { photo: "jakob-owens-274337", series: "Pocket 126", name: localized("film camera, restored", "胶片相机 专业翻修", "Cámara analógica {series} restaurada", "Appareil argentique {series} restauré", "กล้องฟิล์ม ปรับสภาพแล้ว", "ກ້ອງຟິມ ສ້ອມແປງແລ້ວ"), category: "film-cameras", ...cameras, price: 64 },
  { photo: "chuttersnap-324234", series: "Classic", name: localized("SLR film camera with 50 mm lens", "胶片单反相机 含 50mm 镜头", "Cámara réflex analógica {series} con objetivo de 50 mm", "Reflex argentique {series} avec objectif 50 mm", "กล้องฟิล์ม SLR พร้อมเลนส์ 50 มม.", "ກ້ອງຟິມ SLR ພ້ອມເລນ 50 ມມ"), category: "film-cameras", ...cameras, price: 615 },
  { photo: "alexander-andrews-260988", series: "Reflex 6", name: localized("twin-lens reflex camera", "双反相机", "Cámara réflex de objetivos gemelos {series}", "Appareil reflex bi-objectif {series}", "กล้อง TLR เลนส์คู่", "ກ້ອງ TLR ເລນຄູ່"), category: "film-cameras", ...cameras, price: 799 },
  { photo: "jonathan-talbert-697262", series: "Heritage", name: localized("folding camera with flash, for collectors", "折叠式相机 附闪光灯 收藏级", "Cámara plegable {series} con flash, de colección", "Appareil à soufflet {series} avec flash, de collection", "กล้องพับพร้อมแฟลช สำหรับนักสะสม", "ກ້ອງພັບ ພ້ອມແຟລັດ ສຳລັບນັກສະສົມ"), category: "film-cameras", ...cameras, price: 1350 },
  { photo: "patrick-brinksma-663044", series: "Zoom 30", name: localized("compact digital camera, 30× zoom", "数码相机 30 倍变焦", "Cámara digital compacta {series}, zoom 30×", "Compact numérique {series}, zoom 30×", "กล้องดิจิทัลคอมแพ็ค ซูม 30×", "ກ້ອງດິຈິຕອນ ຊູມ 30×"), category: "digital-cameras", ...cameras, price: 389, saving: 14 },
  { photo: "robert-shunev-528016", series: "Street", name: localized("digital camera with 35 mm lens", "数码相机 含 35mm 镜头", "Cámara digital {series} con objetivo de 35 mm", "Appareil numérique {series} avec objectif 35 mm", "กล้องดิจิทัลพร้อมเลนส์ 35 มม.", "ກ້ອງດິຈິຕອນ ພ້ອມເລນ 35 ມມ"), category: "digital-cameras", ...cameras, price: 849, saving: 9 },
  { photo: "brandi-redd-104140", series: "Reach", name: localized("zoom lens 70–200 mm", "70–200mm 变焦镜头", "Objetivo zoom {series} 70–200 mm", "Objectif zoom {series} 70–200 mm", "เลนส์ซูม 70–200 มม.", "ເລນຊູມ 70–200 ມມ"), category: "lenses-and-tripods", ...cameras, price: 489 },
  { photo: "zoltan-tasi-423051", series: "Steady", name: localized("tabletop tripod", "桌面三脚架", "Trípode de mesa {series}", "Trépied de table {series}", "ขาตั้งกล้องแบบตั้งโต๊ะ", "ຂາຕັ້ງກ້ອງແບບຕັ້ງໂຕະ"), category: "lenses-and-tripods", ...cameras, price: 29.9 },
  { photo: "nathan-fertig-249917", series: "Linden", name: localized("three-seat sofa, gray fabric", "灰色布艺三人沙发", "Sofá de tres plazas {series}, tela gris", "Canapé trois places {series}, tissu gris", "โซฟาผ้า 3 ที่นั่ง สีเทา", "ໂຊຟາຜ້າ 3 ບ່ອນນັ່ງ ສີເທົາ"), category: "sofas", ...home, price: 459, saving: 15 },
  { photo: "paul-weaver-1120584", series: "Harbor", name: localized("three-seat leather sofa", "三人真皮沙发", "Sofá de cuero de tres plazas {series}", "Canapé trois places {series} en cuir", "โซฟาหนัง 3 ที่นั่ง", "ໂຊຟາໜັງ 3 ບ່ອນນັ່ງ"), category: "sofas", ...home, price: 1245, saving: 10 },
  { photo: "kari-shea-398668", series: "Birk", name: localized("upholstered armchair, blue", "蓝色软包扶手椅", "Butaca tapizada {series}, azul", "Fauteuil rembourré {series}, bleu", "เก้าอี้นวม สีน้ำเงิน", "ຕັ່ງນວມ ສີຟ້າ"), category: "chairs", ...home, price: 189, saving: 20 },
  { photo: "andres-jasso-220776", series: "Eaves", name: localized("shell chair, black", "黑色贝壳椅", "Silla con carcasa moldeada {series}, negra", "Chaise coque {series}, noire", "เก้าอี้ทรงเปลือกหอย สีดำ", "ຕັ່ງຊົງເປືອກຫອຍ ສີດຳ"), category: "chairs", ...home, price: 79 },
  { photo: "jean-philippe-delberghe-1400011", series: "Café", name: localized("stacking chair, yellow", "黄色叠放椅", "Silla apilable {series}, amarilla", "Chaise empilable {series}, jaune", "เก้าอี้ซ้อนได้ สีเหลือง", "ຕັ່ງຊ້ອນໄດ້ ສີເຫຼືອງ"), category: "chairs", ...home, price: 64 },
  { photo: "florian-klauer-14840", series: "Bistro", name: localized("wooden chair, white", "白色木椅", "Silla de madera {series}, blanca", "Chaise en bois {series}, blanche", "เก้าอี้ไม้ สีขาว", "ຕັ່ງໄມ້ ສີຂາວ"), category: "chairs", ...home, price: 65 },
  { photo: "ruslan-bardash-351288", series: "Perch", name: localized("bar stool, solid wood", "实木吧台凳", "Taburete alto {series} de madera maciza", "Tabouret haut {series} en bois massif", "เก้าอี้บาร์ไม้แท้", "ຕັ່ງບາ ໄມ້ແທ້"), category: "chairs", ...home, price: 49 },
  { photo: "abel-y-costa-716024", series: "Field", name: localized("desk with three drawers, 120 cm", "三抽屉书桌 120 厘米", "Escritorio {series} con tres cajones, 120 cm", "Bureau {series} à trois tiroirs, 120 cm", "โต๊ะทำงาน 3 ลิ้นชัก 120 ซม.", "ໂຕະເຮັດວຽກ 3 ລິ້ນຊັກ 120 ຊມ"), category: "tables", ...home, price: 245, saving: 12 },
  { photo: "benjamin-voros-310026", series: "Nord", name: localized("bedside table, round, 40 cm", "圆形床头边几 40 厘米", "Mesita de noche redonda {series}, 40 cm", "Table de chevet ronde {series}, 40 cm", "โต๊ะข้างเตียงทรงกลม 40 ซม.", "ໂຕະຂ້າງຕຽງຮູບກົມ 40 ຊມ"), category: "tables", ...home, price: 79 },
  { photo: "pierre-chatel-innocenti-483198", series: "Bell", name: localized("pendant lamp, white metal", "白色金属吊灯", "Lámpara colgante {series} de metal blanco", "Suspension {series} en métal blanc", "โคมไฟแขวนโลหะ สีขาว", "ໂຄມໄຟແຂວນໂລຫະ ສີຂາວ"), category: "lamps", ...home, price: 59, saving: 18 },
  { photo: "vincent-liu-525429", series: "Guardian", name: localized("stone lion, 45 cm", "石狮摆件 45 厘米", "León de piedra {series}, 45 cm", "Lion en pierre {series}, 45 cm", "สิงโตหิน 45 ซม.", "ສິງຫີນ 45 ຊມ"), category: "decor", ...home, price: 188 },
  { photo: "charles-deluvio-695736", series: "Tall", name: localized("column cactus in a clay pot", "柱状仙人掌 陶盆栽", "Cactus columnar {series} en maceta de barro", "Cactus cierge {series} en pot de terre cuite", "กระบองเพชรทรงเสา ในกระถางดินเผา", "ກະບອງເພັດຊົງເສົາ ໃນກະຖາງດິນເຜົາ"), category: "cacti-and-succulents", ...plants, price: 15.5 },
  { photo: "annie-spratt-78044", series: "Mixed", name: localized("succulents, set of eight", "多肉植物 八盆装", "Suculentas {series}, lote de ocho", "Plantes grasses {series}, lot de huit", "ไม้อวบน้ำ ชุด 8 กระถาง", "ໄມ້ອວບນ້ຳ ຊຸດ 8 ກະຖາງ"), category: "cacti-and-succulents", ...plants, price: 32.5, saving: 10 },
  { photo: "silvia-agrasar-227575", series: "Vera", name: localized("aloe in a white pot", "芦荟 白盆栽", "Aloe {series} en maceta blanca", "Aloès {series} en pot blanc", "ว่านหางจระเข้ ในกระถางสีขาว", "ຫວ່ານຫາງແຂ້ ໃນກະຖາງສີຂາວ"), category: "cacti-and-succulents", ...plants, price: 9.9 },
  { photo: "alex-rodriguez-santibanez-200278", series: "Cascade", name: localized("hanging plant with basket", "垂吊绿植 附吊篮", "Planta colgante {series} con cesto", "Plante suspendue {series} avec panier", "ไม้ประดับแบบแขวน พร้อมตะกร้า", "ໄມ້ປະດັບແບບແຂວນ ພ້ອມກະຕ່າ"), category: "foliage-plants", ...plants, price: 24.9, saving: 12 },
  { photo: "caleb-george-536388", series: "Coral", name: localized("spurge, 40 cm", "大戟绿植 40 厘米", "Euforbia {series}, 40 cm", "Euphorbe {series}, 40 cm", "ต้นยูโฟร์เบีย 40 ซม.", "ຕົ້ນຢູໂຟເບຍ 40 ຊມ"), category: "foliage-plants", ...plants, price: 18.9 },
  { photo: "mark-tegethoff-667351", series: "Kyoto", name: localized("bonsai tree, 12 years", "盆景 12 年树龄", "Bonsái {series} de 12 años", "Bonsaï {series} de 12 ans", "บอนไซ อายุ 12 ปี", "ບອນໄຊ ອາຍຸ 12 ປີ"), category: "foliage-plants", ...plants, price: 119, saving: 8 },
  { photo: "natalia-y-345738", series: "Spring", name: localized("tulips in a pot", "盆栽郁金香", "Tulipanes {series} en maceta", "Tulipes {series} en pot", "ดอกทิวลิปในกระถาง", "ດອກທິວລິບ ໃນກະຖາງ"), category: "flowering-plants", ...plants, price: 12.5 },
  { photo: "zoltan-kovacs-642412", series: "Moth", name: localized("orchid, two stems", "蝴蝶兰 双梗", "Orquídea {series} de dos tallos", "Orchidée {series}, deux tiges", "กล้วยไม้ 2 ช่อ", "ດອກເຜິ້ງ 2 ຊໍ່"), category: "flowering-plants", ...plants, price: 29, saving: 15 },
  { photo: "neslihan-gunaydin-3493", series: "Potting", name: localized("potting scoop", "园艺土铲", "Pala de trasplante {series}", "Pelle à rempoter {series}", "ที่ตักดินปลูก", "ຊວ້ານຕັກດິນ"), category: "garden-tools", ...plants, department: "home", price: 8.9 },
  { photo: "chuttersnap-584518", series: "Prism", name: localized("running shoe, knit", "针织跑鞋", "Zapatillas de running {series}, de punto", "Chaussures de running {series} en maille", "รองเท้าวิ่ง ผ้าถัก", "ເກີບແລ່ນ ຜ້າຖັກ"), category: "running-shoes", ...sport, price: 99, choice: "shoe", saving: 20 },
  { photo: "imani-clovis-234736", series: "Tempo", name: localized("running shoe, light", "轻量跑鞋", "Zapatillas de running {series}, ligeras", "Chaussures de running {series}, légères", "รองเท้าวิ่ง น้ำหนักเบา", "ເກີບແລ່ນ ນ້ຳໜັກເບົາ"), category: "running-shoes", ...sport, price: 119, choice: "shoe" },
  { photo: "thomas-serer-420833", series: "Cadence", name: localized("running shoe, cushioned", "缓震跑鞋", "Zapatillas de running {series}, con amortiguación", "Chaussures de running {series}, avec amorti", "รองเท้าวิ่ง รองรับแรงกระแทก", "ເກີບແລ່ນ ຮອງຮັບແຮງກະແທກ"), category: "running-shoes", ...sport, price: 94, choice: "shoe", saving: 14 },
  { photo: "nikolai-chernichenko-1299748", series: "Night Run", name: localized("running shoe, black", "黑色跑鞋", "Zapatillas de running {series}, negras", "Chaussures de running {series}, noires", "รองเท้าวิ่ง สีดำ", "ເກີບແລ່ນ ສີດຳ"), category: "running-shoes", ...sport, price: 64.9, choice: "shoe" },
  { photo: "mitch-lensink-256007", series: "Court High", name: localized("canvas high-top sneaker", "高帮帆布鞋", "Zapatillas altas de lona {series}", "Baskets montantes en toile {series}", "รองเท้าผ้าใบหุ้มข้อ", "ເກີບຜ້າໃບຫຸ້ມຂໍ້"), category: "sneakers", ...sport, price: 65, choice: "shoe" },
  { photo: "xavier-teo-469050", series: "Court Pro", name: localized("leather high-top sneaker", "高帮皮面运动鞋", "Zapatillas altas de cuero {series}", "Baskets montantes en cuir {series}", "รองเท้าสนีกเกอร์หนังหุ้มข้อ", "ເກີບກິລາໜັງຫຸ້ມຂໍ້"), category: "sneakers", ...sport, price: 129, choice: "shoe", saving: 10 },
  { photo: "nik-shuliahin-619349", series: "Pitch", name: localized("soccer ball, size 5", "5 号足球", "Balón de fútbol {series}, talla 5", "Ballon de football {series}, taille 5", "ลูกฟุตบอล เบอร์ 5", "ໝາກບານ ເບີ 5"), category: "balls", ...sport, price: 34.9 },
  { photo: "ben-hershey-574483", series: "Rally", name: localized("tennis ball, for every court", "网球 适合各种场地", "Pelota de tenis {series} para todas las pistas", "Balle de tennis {series}, toutes surfaces", "ลูกเทนนิส สำหรับทุกคอร์ต", "ໝາກເທັນນິດ ສຳລັບທຸກສະໜາມ"), category: "balls", ...sport, price: 3.2 },
  { photo: "tommy-bebo-600358", series: "Court", name: localized("basketball, size 7", "7 号篮球", "Balón de baloncesto {series}, talla 7", "Ballon de basket {series}, taille 7", "ลูกบาสเกตบอล เบอร์ 7", "ໝາກບານບ້ວງ ເບີ 7"), category: "balls", ...sport, price: 35.6, saving: 12 },
  { photo: "stoica-ionela-530966", series: "Skip", name: localized("jump rope, cork handles", "跳绳 软木手柄", "Cuerda para saltar {series} con mangos de corcho", "Corde à sauter {series}, poignées en liège", "เชือกกระโดด ด้ามไม้ก๊อก", "ເຊືອກໂດດ ດ້າມໄມ້ກັອກ"), category: "training", ...sport, price: 7.9 },
  { photo: "neonbrand-428982", series: "Bout", name: localized("boxing gloves, 12 oz", "拳击手套 12 盎司", "Guantes de boxeo {series}, 12 oz", "Gants de boxe {series}, 12 oz", "นวมชกมวย 12 ออนซ์", "ນວມມວຍ 12 ອອນ"), category: "training", ...sport, price: 49 },
  { photo: "mikkel-bech-748940", series: "Ardent", name: localized("road bike, carbon frame", "公路自行车 碳纤维车架", "Bicicleta de carretera {series} con cuadro de carbono", "Vélo de route {series}, cadre carbone", "จักรยานเสือหมอบ เฟรมคาร์บอน", "ລົດຖີບທາງລຽບ ໂຄງຄາບອນ"), category: "bikes-and-boards", ...sport, price: 2190, saving: 8 },
  { photo: "max-tarkhov-737999", series: "Cruise", name: localized("cruiser skateboard, red", "小鱼板 红色", "Skate cruiser {series}, rojo", "Skateboard cruiser {series}, rouge", "สเก็ตบอร์ดครุยเซอร์ สีแดง", "ສະເກັດບອດ ສີແດງ"), category: "bikes-and-boards", ...sport, price: 39 },
  { photo: "michael-guite-571169", series: "Basecamp", name: localized("tent for three, 3.4 kg", "三人帐篷 3.4 公斤", "Tienda de campaña {series} para tres, 3,4 kg", "Tente trois places {series}, 3,4 kg", "เต็นท์ 3 คน น้ำหนัก 3.4 กก.", "ເຕັນ 3 ຄົນ ນ້ຳໜັກ 3,4 ກກ"), category: "camping", ...sport, price: 189, saving: 18 },
]; // oxfmt-ignore

const choices: Record<Exclude<Choice, "none">, { key: "shoe-size" | "storage" | "memory"; values: string[]; step: number }> = {
  shoe: { key: "shoe-size", values: ["38", "40", "42", "44", "46"], step: 0 },
  storage: { key: "storage", values: ["256 GB", "512 GB", "1 TB"], step: 0.22 },
  memory: { key: "memory", values: ["8 GB", "16 GB", "32 GB"], step: 0.3 },
}; // oxfmt-ignore

/** Formats "256 GB" in each language; a shoe size is the same in all. */
const choiceText = (text: string): Localized =>
  each((locale) => {
    if (locale === "fr") return text.replace(/ ([GT])B$/, "\u00a0$1o");
    return locale === "zh-CN" ? text.replace(" ", "") : text;
  });

const optionsOf = (choice: Choice): DemoOption[] => {
  if (choice === "none") return [];
  const { key, values } = choices[choice];
  return [
    option(
      key,
      values.map((text) => ({ key: keyOf(text), text: choiceText(text) })),
    ),
  ];
};

/** Without the two-year guarantee, which doesn't apply to plants. */
const plantIntro = localized(
  "Ships within 24 hours\nPacked upright in a fitted box\nReplaced free of charge if it arrives damaged",
  "24 小时内发货\n专用纸箱直立固定\n运输损坏免费补发",
  "Sale en 24 horas\nDe pie, en una caja a medida\nSi llega dañado, lo cambiamos gratis",
  "Expédié sous 24 heures\nEmballé debout, dans un carton ajusté\nRemplacé gratuitement s’il arrive abîmé",
  "ส่งภายใน 24 ชั่วโมง\nแพ็กตั้งตรงในกล่องพอดีตัว\nเสียหายระหว่างส่ง เปลี่ยนให้ฟรี",
  "ສົ່ງພາຍໃນ 24 ຊົ່ວໂມງ\nຫຸ້ມຫໍ່ຕັ້ງຊື່ໃນກ່ອງພໍດີຕົວ\nເສຍຫາຍລະຫວ່າງສົ່ງ ປ່ຽນໃຫ້ຟຣີ",
);
const intro = localized(
  "Ships within 24 hours\n30 days to change your mind\n2‑year guarantee",
  "24 小时内发货\n30 天无忧退换\n两年质保",
  "Sale en 24 horas\n30 días para cambiar de idea\n2 años de garantía comercial, además de la legal",
  "Expédié sous 24 heures\n30 jours pour changer d’avis\nGarantie commerciale 2 ans, en plus de la garantie légale",
  "ส่งภายใน 24 ชั่วโมง\nเปลี่ยนใจคืนได้ใน 30 วัน\nรับประกัน 2 ปี",
  "ສົ່ງພາຍໃນ 24 ຊົ່ວໂມງ\nປ່ຽນໃຈສົ່ງຄືນໄດ້ໃນ 30 ມື້\nຮັບປະກັນ 2 ປີ",
);
const piece = localized("piece", "件", "unidad", "pièce", "ชิ้น", "ອັນ");

/** The first value of each option costs the row's price, each further one a step more. */
const skuPrices = (row: Row): { values: string[]; price: number }[] => {
  if (row.choice === undefined || row.choice === "none") return [{ values: [], price: row.price }];
  const { values, step } = choices[row.choice];
  return values.map((text, place) => ({
    values: [keyOf(text)],
    price: place === 0 ? row.price : Math.round(row.price * (1 + step * place)),
  }));
};

const toProduct = (row: Row): DemoProduct => {
  const key = keyOf(row.brand, row.series, row.photo.replace(/-\d+$/, ""));
  const random = seeded(seedOf(key));
  const { saving } = row;
  const { series } = row;
  const name = each((locale) => {
    const pattern = row.name[locale];
    return pattern.includes("{series}") ? fill(row.name, { series })[locale] : `${series} ${pattern}`;
  });
  return {
    key,
    merchant: row.merchant,
    category: row.category,
    shopCategory: "goods",
    brand: row.brand,
    name,
    intro: row.department === "plants" ? plantIntro : intro,
    content: contentOf(row.department, name, row.choice === "shoe"),
    unit: piece,
    options: optionsOf(row.choice ?? "none"),
    skus: skuPrices(row).map(({ values, price }) => ({
      values,
      price: price.toFixed(2),
      ...(saving !== undefined && {
        listPrice: (Math.round((price / (1 - saving / 100)) * 10) / 10).toFixed(2),
      }),
      stock: random() < 0.05 ? 0 : between(random, 3, 180),
      weight: 1.4,
      volume: 0.01,
    })),
    ...(photoProperties[row.photo] && { properties: photoProperties[row.photo] }),
    features: departmentFeatures[row.department],
    pictures: photoViews(row.photo),
    virtualSales: soldOf(key, between(random, 20, 3400)),
    guarantees: ["genuine", "returns"],
    ...(random() < 0.35 && { tags: ["free-delivery"] }),
    rank: 560 + between(random, 0, 420),
    ageDays: between(random, 3, 600),
  };
};

/** Computers, cameras, furniture, plants and sport: everything except tires, wheels and car care. */
export const generalProducts: DemoProduct[] = rows.map(toProduct);
