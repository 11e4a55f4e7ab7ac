import type { DemoCategory, Localized } from "../types.ts";
import { photo, tin, tire, wheel } from "./pictures.ts";
import { categoryAccessories, categoryGuides, categoryProperties } from "./properties.ts";
import { localized } from "./words.ts";

const node = (
  key: string,
  name: Localized,
  icon: DemoCategory["icon"],
  children?: DemoCategory[],
  keywords?: string[],
): DemoCategory => ({ key, name, icon, ...(children && { children }), ...(keywords && { keywords }) });

const summer = tire("touring", "Carmine", "Touring GT", "205/55 R16 91V");
const winter = tire("winter", "Norrland", "Polar 3", "205/55 R16 91H");
const allSeason = tire("eco", "Carmine", "All Season", "205/55 R16 94V");
const offRoad = tire("all-terrain", "Ridgeline", "A/T Pro", "265/65 R17 112T");
const sport = tire("sport", "Veloce", "Apex R", "225/40 R18 92Y");

const symbols: Readonly<Record<string, string>> = {
  tires: "circle-dot",
  wheels: "disc-3",
  "car-care": "spray-can",
  computers: "laptop",
  cameras: "camera",
  "home-and-living": "sofa",
  "plants-and-garden": "sprout",
  "sport-and-outdoor": "tent",
};

const tree: DemoCategory[] = [
  node("tires", localized("Tires", "轮胎", "Neumáticos", "Pneus", "ยางรถยนต์", "ຢາງລົດ"), summer, [
    node("car-tires", localized("Car tires", "轿车轮胎", "Neumáticos para auto", "Pneus tourisme", "ยางรถเก๋ง", "ຢາງລົດເກັງ"), summer, [
      node("summer-tires", localized("Summer tires", "夏季轮胎", "Neumáticos de verano", "Pneus été", "ยางฤดูร้อน", "ຢາງລະດູຮ້ອນ"), summer, undefined, ["tyre", "touring"]),
      node("winter-tires", localized("Winter tires", "冬季轮胎", "Neumáticos de invierno", "Pneus hiver", "ยางฤดูหนาว", "ຢາງລະດູໜາວ"), winter, undefined, ["tyre", "snow"]),
      node("all-season-tires", localized("All-season tires", "四季轮胎", "Neumáticos cuatro estaciones", "Pneus toutes saisons", "ยางทุกฤดู", "ຢາງທຸກລະດູ"), allSeason, undefined, ["tyre"]),
    ]),
    node("suv-tires", localized("SUV and 4×4 tires", "越野车轮胎", "Neumáticos SUV y 4×4", "Pneus SUV et 4×4", "ยาง SUV และ 4×4", "ຢາງ SUV ແລະ 4×4"), offRoad, [
      node("suv-road-tires", localized("SUV road tires", "SUV 公路胎", "Neumáticos SUV de carretera", "Pneus SUV route", "ยาง SUV ทางเรียบ", "ຢາງ SUV ທາງລຽບ"), allSeason, undefined, ["tyre"]),
      node("all-terrain-tires", localized("All-terrain tires", "全地形轮胎", "Neumáticos todoterreno", "Pneus tout-terrain", "ยาง A/T", "ຢາງທຸກພື້ນທີ່"), offRoad, undefined, ["tyre", "off-road", "ออลเทอร์เรน"]),
    ]),
    node("performance-tires", localized("Performance tires", "高性能轮胎", "Neumáticos deportivos", "Pneus sport", "ยางสมรรถนะสูง", "ຢາງປະສິດທິພາບສູງ"), sport, [
      node("sport-tires", localized("Sport tires", "运动轮胎", "Neumáticos sport", "Pneus route sport", "ยางสปอร์ต", "ຢາງສະປອດ"), sport, undefined, ["tyre"]),
      node("track-tires", localized("Track-day tires", "赛道日轮胎", "Neumáticos de circuito", "Pneus circuit", "ยางสนามแข่ง", "ຢາງສະໜາມແຂ່ງ"), sport, undefined, ["tyre", "semi-slick"]),
    ]),
  ]),
  node("wheels", localized("Wheels", "轮毂", "Llantas y rines", "Jantes", "ล้อแม็ก", "ກົງລໍ້"), wheel("ten", "silver"), [
    node("alloy-wheels", localized("Alloy wheels", "铝合金轮毂", "Rines y llantas de aleación", "Jantes alliage", "ล้ออัลลอย", "ກົງລໍ້ອັລລອຍ"), wheel("double-five", "silver"), [
      node("cast-wheels", localized("Cast wheels", "铸造轮毂", "Rines y llantas de fundición", "Jantes coulées", "ล้อหล่อ", "ກົງລໍ້ຫຼໍ່"), wheel("five", "gunmetal"), undefined, ["rim", "rims"]),
      node("flow-formed-wheels", localized("Flow-formed wheels", "旋压轮毂", "Rines y llantas flow forming", "Jantes flow forming", "ล้อโฟลว์ฟอร์ม", "ກົງລໍ້ໂຟລຟອມ"), wheel("mesh", "bronze"), undefined, ["rim", "rims"]),
    ]),
    node("steel-wheels", localized("Steel wheels", "钢圈", "Llantas de acero", "Jantes tôle", "กระทะล้อเหล็ก", "ກົງລໍ້ເຫຼັກ"), wheel("steel", "black"), [
      node("winter-steel-wheels", localized("Winter steel wheels", "冬季钢圈", "Llantas de acero de invierno", "Jantes tôle hiver", "กระทะล้อสำหรับฤดูหนาว", "ກົງລໍ້ເຫຼັກລະດູໜາວ"), wheel("steel", "black"), undefined, ["rim", "rims"]),
    ]),
  ]),
  node("car-care", localized("Car care", "汽车养护", "Cuidado del auto", "Entretien auto", "ของใช้ดูแลรถ", "ເຄື່ອງດູແລລົດ"), tin("spray", "#D9261C", "SHINE"), [
    node("oils", localized("Oils and fluids", "机油与车用液", "Aceites y líquidos", "Huiles et liquides", "น้ำมันเครื่องและของเหลว", "ນ້ຳມັນ ແລະ ຂອງແຫຼວ"), tin("jug", "#1D1F23", "5W-30"), [
      node("motor-oil", localized("Motor oil", "机油", "Aceite de motor", "Huile moteur", "น้ำมันเครื่อง", "ນ້ຳມັນເຄື່ອງ"), tin("jug", "#1D1F23", "5W-30")),
      node("coolants", localized("Coolant and washer fluid", "冷却液与玻璃水", "Refrigerante y líquido limpiaparabrisas", "Liquides de refroidissement et lave-glace", "น้ำยาหม้อน้ำและฉีดกระจก", "ນ້ຳຢາໝໍ້ນ້ຳ ແລະ ສີດແກ້ວ"), tin("jug", "#1F5FA8", "-30 C")),
    ]),
    node("washing", localized("Wash and polish", "清洗与抛光", "Lavado y pulido", "Lavage et lustrage", "ล้างและขัดเงา", "ລ້າງ ແລະ ຂັດເງົາ"), tin("trigger", "#D9261C", "IRON-X"), [
      node("shampoos", localized("Shampoo and cleaners", "洗车液与清洁剂", "Champú y limpiadores", "Shampooings et nettoyants", "แชมพูและน้ำยาทำความสะอาด", "ແຊມພູ ແລະ ນ້ຳຢາອະນາໄມ"), tin("trigger", "#D9261C", "IRON-X")),
      node("wax-and-ceramic", localized("Wax and ceramic", "打蜡与镀晶", "Cera y cerámica", "Cires et céramique", "แว็กซ์และเซรามิก", "ແວັກ ແລະ ເຊຣາມິກ"), tin("tin", "#C98A1B", "CARNAUBA"), undefined, ["coating"]),
    ]),
    node("interior-care", localized("Interior care", "内饰护理", "Cuidado del interior", "Entretien de l’habitacle", "ดูแลภายในรถ", "ດູແລພາຍໃນລົດ"), tin("spray", "#1E8A5A", "FRESH"), [
      node("cleaners", localized("Interior cleaners", "内饰清洁", "Limpiadores de interior", "Nettoyants intérieur", "น้ำยาทำความสะอาดภายใน", "ນ້ຳຢາອະນາໄມພາຍໃນ"), tin("spray", "#1E8A5A", "FRESH")),
    ]),
  ]),
  node("computers", localized("Computers", "电脑办公", "Informática", "Informatique", "คอมพิวเตอร์", "ຄອມພິວເຕີ"), photo("derick-david-409858"), [
    node("computers-and-tablets", localized("Computers and tablets", "电脑与平板", "Computadoras y tabletas", "Ordinateurs et tablettes", "คอมพิวเตอร์และแท็บเล็ต", "ຄອມພິວເຕີ ແລະ ແທັບເລັດ"), photo("kelly-sikkema-685291"), [
      node("laptops-and-tablets", localized("Laptops and tablets", "笔记本与平板", "Laptops y tabletas", "Portables et tablettes", "โน้ตบุ๊กและแท็บเล็ต", "ໂນດບຸກ ແລະ ແທັບເລັດ"), photo("kelly-sikkema-685291"), undefined, ["notebook"]),
      node("desktops", localized("Desktops", "台式机", "Computadoras de escritorio", "Ordinateurs fixes", "คอมพิวเตอร์ตั้งโต๊ะ", "ຄອມພິວເຕີຕັ້ງໂຕະ"), photo("florian-olivo-1166419"), undefined, ["pc", "gaming"]),
    ]),
    node("screens-and-input", localized("Screens and keyboards", "显示器与键鼠", "Pantallas y teclados", "Écrans et claviers", "จอและคีย์บอร์ด", "ຈໍ ແລະ ຄີບອດ"), photo("daniel-korpai-1302051"), [
      node("monitors", localized("Monitors", "显示器", "Monitores", "Écrans", "จอมอนิเตอร์", "ຈໍພາບ"), photo("alexandru-acea-686569"), undefined, ["display", "screen"]),
      node("keyboards-and-mice", localized("Keyboards and mice", "键盘与鼠标", "Teclados y mouse", "Claviers et souris", "คีย์บอร์ดและเมาส์", "ຄີບອດ ແລະ ເມົ້າ"), photo("juan-gomez-674574")),
    ]),
    node("components", localized("Components and cables", "配件与线材", "Componentes y cables", "Composants et câbles", "อุปกรณ์และสาย", "ອຸປະກອນ ແລະ ສາຍ"), photo("vincent-botta-736919"), [
      node("storage-and-memory", localized("Storage and memory", "存储与内存", "Discos y memoria", "Stockage et mémoire", "ฮาร์ดดิสก์และแรม", "ຮາດດິສ ແລະ ແຣມ"), photo("liam-briese-1128307"), undefined, ["ram", "hdd"]),
      node("cables", localized("Cables", "线材", "Cables", "Câbles", "สายเคเบิล", "ສາຍເຄເບິນ"), photo("thomas-q-1229169"), undefined, ["usb", "ethernet"]),
    ]),
  ]),
  node("cameras", localized("Cameras", "相机", "Cámaras", "Appareils photo", "กล้องถ่ายรูป", "ກ້ອງຖ່າຍຮູບ"), photo("patrick-brinksma-663044"), [
    node("camera-bodies", localized("Cameras by type", "数码与胶片相机", "Cámaras por tipo", "Appareils par type", "กล้องตามประเภท", "ກ້ອງຕາມປະເພດ"), photo("robert-shunev-528016"), [
      node("digital-cameras", localized("Digital cameras", "数码相机", "Cámaras digitales", "Appareils numériques", "กล้องดิจิทัล", "ກ້ອງດິຈິຕອນ"), photo("patrick-brinksma-663044")),
      node("film-cameras", localized("Film and instant cameras", "胶片与拍立得", "Cámaras analógicas e instantáneas", "Argentique et instantané", "กล้องฟิล์มและโพลารอยด์", "ກ້ອງຟິມ ແລະ ກ້ອງຖ່າຍທັນທີ"), photo("eniko-kis-663725"), undefined, ["analog", "polaroid"]),
    ]),
    node("camera-gear", localized("Camera gear", "摄影器材", "Accesorios de fotografía", "Matériel photo", "อุปกรณ์กล้อง", "ອຸປະກອນກ້ອງ"), photo("brandi-redd-104140"), [
      node("lenses-and-tripods", localized("Lenses and tripods", "镜头与三脚架", "Objetivos y trípodes", "Objectifs et trépieds", "เลนส์และขาตั้งกล้อง", "ເລນ ແລະ ຂາຕັ້ງກ້ອງ"), photo("brandi-redd-104140")),
    ]),
  ]),
  node("home-and-living", localized("Home & living", "家居生活", "Hogar", "Maison", "ของใช้และของแต่งบ้าน", "ເຄື່ອງໃຊ້ໃນເຮືອນ"), photo("paul-weaver-1120584"), [
    node("seating", localized("Sofas and chairs", "沙发与椅子", "Sofás y sillas", "Canapés et chaises", "โซฟาและเก้าอี้", "ໂຊຟາ ແລະ ຕັ່ງ"), photo("nathan-fertig-249917"), [
      node("sofas", localized("Sofas", "沙发", "Sofás", "Canapés", "โซฟา", "ໂຊຟາ"), photo("nathan-fertig-249917"), undefined, ["couch"]),
      node("chairs", localized("Chairs and stools", "椅子与凳子", "Sillas y taburetes", "Chaises et tabourets", "เก้าอี้และสตูล", "ຕັ່ງ"), photo("kari-shea-398668")),
    ]),
    node("tables-and-desks", localized("Tables and desks", "桌子", "Mesas y escritorios", "Tables et bureaux", "โต๊ะ", "ໂຕະ"), photo("abel-y-costa-716024"), [
      node("tables", localized("Desks and side tables", "书桌与边桌", "Escritorios y mesitas", "Bureaux et tables d’appoint", "โต๊ะทำงานและโต๊ะข้าง", "ໂຕະເຮັດວຽກ ແລະ ໂຕະຂ້າງ"), photo("benjamin-voros-310026")),
    ]),
    node("light-and-decor", localized("Lighting and decor", "灯饰与装饰", "Luz y decoración", "Luminaires et déco", "โคมไฟและของตกแต่ง", "ໂຄມໄຟ ແລະ ຂອງຕົກແຕ່ງ"), photo("pierre-chatel-innocenti-483198"), [
      node("lamps", localized("Lamps", "灯具", "Lámparas", "Luminaires", "โคมไฟ", "ໂຄມໄຟ"), photo("pierre-chatel-innocenti-483198")),
      node("decor", localized("Decor", "装饰品", "Decoración", "Décoration", "ของตกแต่งบ้าน", "ຂອງຕົກແຕ່ງເຮືອນ"), photo("vincent-liu-525429")),
    ]),
  ]),
  node("plants-and-garden", localized("Plants & garden", "绿植园艺", "Plantas y jardín", "Plantes et jardin", "ต้นไม้และสวน", "ຕົ້ນໄມ້ ແລະ ສວນ"), photo("charles-deluvio-695736"), [
    node("houseplants", localized("Houseplants", "室内绿植", "Plantas de interior", "Plantes d’intérieur", "ต้นไม้ในบ้าน", "ຕົ້ນໄມ້ໃນເຮືອນ"), photo("mark-tegethoff-667351"), [
      node("cacti-and-succulents", localized("Cacti and succulents", "仙人掌与多肉", "Cactus y suculentas", "Cactus et plantes grasses", "กระบองเพชรและไม้อวบน้ำ", "ກະບອງເພັດ ແລະ ໄມ້ອວບນ້ຳ"), photo("annie-spratt-78044")),
      node("foliage-plants", localized("Foliage plants", "观叶植物", "Plantas de follaje", "Plantes vertes", "ไม้ใบ", "ໄມ້ໃບ"), photo("alex-rodriguez-santibanez-200278")),
      node("flowering-plants", localized("Flowering plants", "开花植物", "Plantas con flor", "Plantes fleuries", "ไม้ดอก", "ໄມ້ດອກ"), photo("natalia-y-345738")),
    ]),
    node("gardening", localized("Gardening", "园艺", "Jardinería", "Jardinage", "อุปกรณ์ทำสวน", "ອຸປະກອນເຮັດສວນ"), photo("neslihan-gunaydin-3493"), [
      node("garden-tools", localized("Garden tools", "园艺工具", "Herramientas de jardín", "Outils de jardin", "เครื่องมือทำสวน", "ເຄື່ອງມືເຮັດສວນ"), photo("neslihan-gunaydin-3493")),
    ]),
  ]),
  node("sport-and-outdoor", localized("Sports & outdoors", "运动户外", "Deporte y aire libre", "Sport et plein air", "กีฬาและกิจกรรมกลางแจ้ง", "ກິລາ ແລະ ກິດຈະກຳກາງແຈ້ງ"), photo("tommy-bebo-600358"), [
    node("shoes", localized("Shoes", "运动鞋", "Zapatillas", "Chaussures", "รองเท้า", "ເກີບ"), photo("thomas-serer-420833"), [
      node("running-shoes", localized("Running shoes", "跑鞋", "Zapatillas de running", "Chaussures de running", "รองเท้าวิ่ง", "ເກີບແລ່ນ"), photo("imani-clovis-234736")),
      node("sneakers", localized("Sneakers", "休闲鞋", "Zapatillas urbanas", "Baskets", "รองเท้าผ้าใบ", "ເກີບຜ້າໃບ"), photo("xavier-teo-469050")),
    ]),
    node("balls-and-training", localized("Balls and training", "球类与训练", "Balones y entrenamiento", "Ballons et entraînement", "ลูกบอลและอุปกรณ์ฝึก", "ໝາກບານ ແລະ ອຸປະກອນຝຶກ"), photo("nik-shuliahin-619349"), [
      node("balls", localized("Balls", "球类", "Balones", "Ballons", "ลูกบอล", "ໝາກບານ"), photo("tommy-bebo-600358")),
      node("training", localized("Training", "训练", "Entrenamiento", "Entraînement", "อุปกรณ์ฝึก", "ອຸປະກອນຝຶກ"), photo("neonbrand-428982")),
    ]),
    node("outdoor", localized("Outdoor", "户外", "Aire libre", "Plein air", "กิจกรรมกลางแจ้ง", "ກິດຈະກຳກາງແຈ້ງ"), photo("michael-guite-571169"), [
      node("bikes-and-boards", localized("Bikes and boards", "自行车与滑板", "Bicis y monopatines", "Vélos et skateboards", "จักรยานและสเก็ตบอร์ด", "ລົດຖີບ ແລະ ສະເກັດບອດ"), photo("mikkel-bech-748940")),
      node("camping", localized("Camping", "露营", "Camping", "Camping", "แคมปิ้ง", "ຕັ້ງແຄ້ມ"), photo("michael-guite-571169")),
    ]),
  ]),
]; // oxfmt-ignore

/** One for each corner of the car. */
const soldAsSets: ReadonlySet<string> = new Set(["tires", "wheels"]);

/** Adds the properties, accessories and guides of a category and those below. */
const withDetails = (category: DemoCategory): DemoCategory => {
  const { key, children } = category;
  const [properties, accessories, guides] = [
    categoryProperties[key],
    categoryAccessories[key],
    categoryGuides[key],
  ];
  return {
    ...category,
    ...(properties && { properties }),
    ...(accessories && { accessories }),
    ...(guides && { guides }),
    ...(children && { children: children.map(withDetails) }),
  };
};

/** Eight departments with three levels; only the third has products. */
export const categories: DemoCategory[] = tree.map(withDetails).map((department) => ({
  ...department,
  ...(symbols[department.key] !== undefined && { symbol: symbols[department.key] }),
  ...(soldAsSets.has(department.key) && { setSize: 4 }),
}));
