import type { DemoCategory, Localized } from "../types.ts";
import { emoji, tin, tire, wheel } from "./pictures.ts";
import { say } from "./words.ts";

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
  "parts-and-tools": "wrench",
  electronics: "smartphone",
  "home-and-living": "sofa",
  fashion: "shirt",
  "sport-and-outdoor": "tent",
};

const tree: DemoCategory[] = [
  node("tires", say("Tires", "轮胎", "Neumáticos", "Pneus", "ยางรถยนต์", "ຢາງລົດ"), summer, [
    node("car-tires", say("Car tires", "轿车轮胎", "Neumáticos de turismo", "Pneus tourisme", "ยางรถเก๋ง", "ຢາງລົດເກັງ"), summer, [
      node("summer-tires", say("Summer tires", "夏季轮胎", "Neumáticos de verano", "Pneus été", "ยางฤดูร้อน", "ຢາງລະດູຮ້ອນ"), summer, undefined, ["tyre", "touring"]),
      node("winter-tires", say("Winter tires", "冬季轮胎", "Neumáticos de invierno", "Pneus hiver", "ยางฤดูหนาว", "ຢາງລະດູໜາວ"), winter, undefined, ["tyre", "snow"]),
      node("all-season-tires", say("All-season tires", "四季轮胎", "Neumáticos todo el año", "Pneus toutes saisons", "ยางทุกฤดู", "ຢາງທຸກລະດູ"), allSeason, undefined, ["tyre"]),
    ]),
    node("suv-tires", say("SUV and 4×4 tires", "越野车轮胎", "Neumáticos SUV y 4×4", "Pneus SUV et 4×4", "ยาง SUV และ 4×4", "ຢາງ SUV ແລະ 4×4"), offRoad, [
      node("suv-road-tires", say("SUV road tires", "SUV 公路胎", "Neumáticos SUV de carretera", "Pneus SUV route", "ยาง SUV ทางเรียบ", "ຢາງ SUV ທາງລຽບ"), allSeason, undefined, ["tyre"]),
      node("all-terrain-tires", say("All-terrain tires", "全地形轮胎", "Neumáticos todoterreno", "Pneus tout-terrain", "ยางออลเทอร์เรน", "ຢາງທຸກພື້ນທີ່"), offRoad, undefined, ["tyre", "off-road"]),
    ]),
    node("performance-tires", say("Performance tires", "高性能轮胎", "Neumáticos deportivos", "Pneus sport", "ยางสมรรถนะสูง", "ຢາງສະມັດຖະນະສູງ"), sport, [
      node("sport-tires", say("Sport tires", "运动轮胎", "Neumáticos sport", "Pneus route sport", "ยางสปอร์ต", "ຢາງສະປອດ"), sport, undefined, ["tyre"]),
      node("track-tires", say("Track-day tires", "赛道日轮胎", "Neumáticos de circuito", "Pneus circuit", "ยางสนามแข่ง", "ຢາງສະໜາມແຂ່ງ"), sport, undefined, ["tyre", "semi-slick"]),
    ]),
  ]),
  node("wheels", say("Wheels", "轮毂", "Llantas", "Jantes", "ล้อแม็ก", "ກົງລໍ້"), wheel("ten", "silver"), [
    node("alloy-wheels", say("Alloy wheels", "铝合金轮毂", "Llantas de aleación", "Jantes alliage", "ล้ออัลลอย", "ກົງລໍ້ອັລລອຍ"), wheel("double-five", "silver"), [
      node("cast-wheels", say("Cast wheels", "铸造轮毂", "Llantas de fundición", "Jantes coulées", "ล้อหล่อ", "ກົງລໍ້ຫຼໍ່"), wheel("five", "gunmetal"), undefined, ["rim", "rims"]),
      node("flow-formed-wheels", say("Flow-formed wheels", "旋压轮毂", "Llantas flow forming", "Jantes flow forming", "ล้อโฟลว์ฟอร์ม", "ກົງລໍ້ໂຟລຟອມ"), wheel("mesh", "bronze"), undefined, ["rim", "rims"]),
    ]),
    node("steel-wheels", say("Steel wheels", "钢圈", "Llantas de acero", "Jantes tôle", "กระทะล้อเหล็ก", "ກົງລໍ້ເຫຼັກ"), wheel("steel", "black"), [
      node("winter-steel-wheels", say("Winter steel wheels", "冬季钢圈", "Llantas de acero de invierno", "Jantes tôle hiver", "กระทะล้อสำหรับฤดูหนาว", "ກົງລໍ້ເຫຼັກລະດູໜາວ"), wheel("steel", "black"), undefined, ["rim", "rims"]),
    ]),
    node("wheel-parts", say("Wheel accessories", "轮毂配件", "Accesorios de llanta", "Accessoires de jante", "อุปกรณ์ล้อ", "ອຸປະກອນກົງລໍ້"), emoji("nut-and-bolt", "grey"), [
      node("bolts-and-nuts", say("Bolts and nuts", "螺栓与螺母", "Tornillos y tuercas", "Vis et écrous", "สกรูและน็อตล้อ", "ສະກູ ແລະ ນັອດລໍ້"), emoji("nut-and-bolt", "grey")),
      node("valves-and-sensors", say("Valves and sensors", "气门与传感器", "Válvulas y sensores", "Valves et capteurs", "จุ๊บลมและเซ็นเซอร์", "ຈຸບລົມ ແລະ ເຊັນເຊີ"), emoji("gear", "grey"), undefined, ["tpms"]),
    ]),
  ]),
  node("car-care", say("Car care", "汽车养护", "Cuidado del coche", "Entretien auto", "ดูแลรถ", "ດູແລລົດ"), tin("spray", "#D9261C", "SHINE"), [
    node("oils", say("Oils and fluids", "机油与液体", "Aceites y líquidos", "Huiles et liquides", "น้ำมันและของเหลว", "ນໍ້າມັນ ແລະ ຂອງແຫຼວ"), tin("jug", "#1D1F23", "5W-30"), [
      node("motor-oil", say("Motor oil", "机油", "Aceite de motor", "Huile moteur", "น้ำมันเครื่อง", "ນໍ້າມັນເຄື່ອງ"), tin("jug", "#1D1F23", "5W-30")),
      node("coolants", say("Coolant and screen wash", "冷却液与玻璃水", "Refrigerante y limpiaparabrisas", "Refroidissement et lave-glace", "น้ำยาหม้อน้ำและฉีดกระจก", "ນໍ້າຢາໝໍ້ນໍ້າ ແລະ ສີດແກ້ວ"), tin("jug", "#1F5FA8", "-30 C")),
    ]),
    node("washing", say("Wash and polish", "清洗与抛光", "Lavado y pulido", "Lavage et lustrage", "ล้างและขัดเงา", "ລ້າງ ແລະ ຂັດເງົາ"), tin("trigger", "#D9261C", "IRON-X"), [
      node("shampoos", say("Shampoo and cleaners", "洗车液与清洁剂", "Champú y limpiadores", "Shampooings et nettoyants", "แชมพูและน้ำยาทำความสะอาด", "ແຊມພູ ແລະ ນໍ້າຢາທຳຄວາມສະອາດ"), tin("trigger", "#D9261C", "IRON-X")),
      node("wax-and-ceramic", say("Wax and ceramic", "打蜡与镀晶", "Cera y cerámica", "Cires et céramique", "แว็กซ์และเซรามิก", "ແວັກ ແລະ ເຊຣາມິກ"), tin("tin", "#C98A1B", "CARNAUBA"), undefined, ["coating"]),
    ]),
    node("interior-care", say("Interior care", "内饰护理", "Interior", "Habitacle", "ดูแลภายใน", "ດູແລພາຍໃນ"), tin("spray", "#1E8A5A", "FRESH"), [
      node("cleaners", say("Interior cleaners", "内饰清洁", "Limpiadores de interior", "Nettoyants intérieur", "น้ำยาทำความสะอาดภายใน", "ນໍ້າຢາທຳຄວາມສະອາດພາຍໃນ"), tin("spray", "#1E8A5A", "FRESH")),
    ]),
  ]),
  node("parts-and-tools", say("Parts & tools", "配件与工具", "Recambios y herramientas", "Pièces et outils", "อะไหล่และเครื่องมือ", "ອາໄຫຼ່ ແລະ ເຄື່ອງມື"), emoji("wrench", "grey"), [
    node("parts", say("Car parts", "汽车配件", "Recambios", "Pièces auto", "อะไหล่รถ", "ອາໄຫຼ່ລົດ"), emoji("battery", "grey"), [
      node("batteries", say("Batteries", "蓄电池", "Baterías", "Batteries", "แบตเตอรี่", "ໝໍ້ໄຟ"), emoji("battery", "sage")),
      node("lighting", say("Lighting", "车灯", "Iluminación", "Éclairage", "ไฟส่องสว่าง", "ໄຟສ່ອງແສງ"), emoji("light-bulb", "sand")),
    ]),
    node("tools", say("Tools", "工具", "Herramientas", "Outils", "เครื่องมือ", "ເຄື່ອງມື"), emoji("toolbox", "rose"), [
      node("hand-tools", say("Hand tools", "手动工具", "Herramientas de mano", "Outils à main", "เครื่องมือช่าง", "ເຄື່ອງມືຊ່າງ"), emoji("hammer", "grey")),
      node("garage-gear", say("Garage gear", "车库装备", "Equipo de taller", "Équipement de garage", "อุปกรณ์อู่", "ອຸປະກອນອູ່"), emoji("fire-extinguisher", "rose")),
    ]),
  ]),
  node("electronics", say("Electronics", "电子产品", "Electrónica", "Électronique", "อิเล็กทรอนิกส์", "ເຄື່ອງໃຊ້ໄຟຟ້າ"), emoji("headphone", "lilac"), [
    node("audio", say("Audio", "音响", "Audio", "Audio", "เครื่องเสียง", "ເຄື່ອງສຽງ"), emoji("headphone", "lilac"), [
      node("headphones", say("Headphones", "耳机", "Auriculares", "Casques", "หูฟัง", "ຫູຟັງ"), emoji("headphone", "lilac")),
      node("speakers", say("Speakers and radios", "音箱与收音机", "Altavoces y radios", "Enceintes et radios", "ลำโพงและวิทยุ", "ລຳໂພງ ແລະ ວິທະຍຸ"), emoji("radio", "sand")),
    ]),
    node("computing", say("Phones and computing", "手机与电脑", "Móviles e informática", "Téléphones et informatique", "มือถือและคอมพิวเตอร์", "ໂທລະສັບ ແລະ ຄອມພິວເຕີ"), emoji("laptop", "blue"), [
      node("laptops", say("Laptops and desktops", "笔记本与台式机", "Portátiles y sobremesas", "Ordinateurs", "โน้ตบุ๊กและคอมพิวเตอร์", "ໂນດບຸກ ແລະ ຄອມພິວເຕີ"), emoji("laptop", "blue")),
      node("phones", say("Phones", "手机", "Móviles", "Téléphones", "โทรศัพท์มือถือ", "ໂທລະສັບມືຖື"), emoji("mobile-phone", "grey")),
      node("accessories", say("Accessories", "数码配件", "Accesorios", "Accessoires", "อุปกรณ์เสริม", "ອຸປະກອນເສີມ"), emoji("keyboard", "grey")),
    ]),
    node("photo-and-video", say("Photo and video", "影像设备", "Foto y vídeo", "Photo et vidéo", "กล้องและวิดีโอ", "ກ້ອງ ແລະ ວິດີໂອ"), emoji("camera", "rose"), [
      node("cameras", say("Cameras", "相机", "Cámaras", "Appareils photo", "กล้องถ่ายรูป", "ກ້ອງຖ່າຍຮູບ"), emoji("camera", "rose")),
      node("screens", say("TVs and projectors", "电视与投影仪", "Televisores y proyectores", "Téléviseurs et projecteurs", "ทีวีและโปรเจกเตอร์", "ໂທລະພາບ ແລະ ໂປຣເຈັກເຕີ"), emoji("television", "blue")),
    ]),
  ]),
  node("home-and-living", say("Home & living", "家居生活", "Hogar", "Maison", "บ้านและที่อยู่อาศัย", "ເຮືອນ ແລະ ທີ່ຢູ່ອາໄສ"), emoji("couch-and-lamp", "sand"), [
    node("furniture", say("Furniture", "家具", "Muebles", "Meubles", "เฟอร์นิเจอร์", "ເຟີນິເຈີ"), emoji("couch-and-lamp", "sand"), [
      node("seating", say("Sofas and chairs", "沙发与椅子", "Sofás y sillas", "Canapés et chaises", "โซฟาและเก้าอี้", "ໂຊຟາ ແລະ ຕັ່ງ"), emoji("chair", "sand")),
      node("bedroom", say("Bedroom", "卧室", "Dormitorio", "Chambre", "ห้องนอน", "ຫ້ອງນອນ"), emoji("bed", "blue")),
    ]),
    node("kitchen", say("Kitchen", "厨房", "Cocina", "Cuisine", "ห้องครัว", "ຫ້ອງຄົວ"), emoji("teapot", "sage"), [
      node("cookware", say("Cookware", "锅具", "Menaje de cocina", "Batterie de cuisine", "เครื่องครัว", "ເຄື່ອງຄົວ"), emoji("cooking", "grey")),
      node("tableware", say("Tableware", "餐具", "Vajilla", "Arts de la table", "เครื่องใช้บนโต๊ะอาหาร", "ເຄື່ອງໃຊ້ໂຕະອາຫານ"), emoji("teapot", "sage")),
    ]),
    node("decor", say("Light and decor", "灯饰与装饰", "Luz y decoración", "Luminaires et déco", "โคมไฟและของตกแต่ง", "ໂຄມໄຟ ແລະ ຂອງຕົກແຕ່ງ"), emoji("potted-plant", "sage"), [
      node("decoration", say("Decoration", "装饰品", "Decoración", "Décoration", "ของตกแต่งบ้าน", "ຂອງຕົກແຕ່ງເຮືອນ"), emoji("candle", "rose")),
    ]),
  ]),
  node("fashion", say("Fashion", "服饰", "Moda", "Mode", "แฟชั่น", "ແຟຊັນ"), emoji("t-shirt", "blue"), [
    node("clothing", say("Clothing", "服装", "Ropa", "Vêtements", "เสื้อผ้า", "ເຄື່ອງນຸ່ງ"), emoji("t-shirt", "blue"), [
      node("shirts", say("Shirts and tops", "上衣", "Camisetas y tops", "T-shirts et hauts", "เสื้อ", "ເສື້ອ"), emoji("t-shirt", "blue")),
      node("outerwear", say("Coats and jackets", "外套", "Abrigos y chaquetas", "Manteaux et vestes", "เสื้อโค้ทและแจ็กเก็ต", "ເສື້ອກັນໜາວ"), emoji("coat", "sand")),
    ]),
    node("shoes", say("Shoes", "鞋靴", "Zapatos", "Chaussures", "รองเท้า", "ເກີບ"), emoji("running-shoe", "lilac"), [
      node("sneakers", say("Sneakers and running", "运动鞋", "Zapatillas", "Baskets et running", "รองเท้าผ้าใบ", "ເກີບກິລາ"), emoji("running-shoe", "lilac")),
      node("boots", say("Boots and heels", "靴子与高跟鞋", "Botas y tacones", "Bottes et talons", "รองเท้าบูตและส้นสูง", "ເກີບບູດ ແລະ ສົ້ນສູງ"), emoji("hiking-boot", "sand")),
    ]),
    node("bags", say("Bags and accessories", "箱包配饰", "Bolsos y accesorios", "Sacs et accessoires", "กระเป๋าและเครื่องประดับ", "ກະເປົາ ແລະ ເຄື່ອງປະດັບ"), emoji("backpack", "rose"), [
      node("backpacks", say("Backpacks and luggage", "背包与行李箱", "Mochilas y maletas", "Sacs à dos et valises", "เป้และกระเป๋าเดินทาง", "ກະເປົາເປ້ ແລະ ກະເປົາເດີນທາງ"), emoji("backpack", "rose")),
      node("small-accessories", say("Watches and accessories", "手表与配饰", "Relojes y complementos", "Montres et accessoires", "นาฬิกาและเครื่องประดับ", "ໂມງ ແລະ ເຄື່ອງປະດັບ"), emoji("watch", "grey")),
    ]),
  ]),
  node("sport-and-outdoor", say("Sport & outdoor", "运动户外", "Deporte y aire libre", "Sport et plein air", "กีฬาและกลางแจ้ง", "ກິລາ ແລະ ກາງແຈ້ງ"), emoji("tent", "sage"), [
    node("outdoor", say("Outdoor", "户外", "Aire libre", "Plein air", "กลางแจ้ง", "ກາງແຈ້ງ"), emoji("tent", "sage"), [
      node("camping", say("Camping", "露营", "Camping", "Camping", "แคมปิ้ง", "ຕັ້ງແຄ້ມ"), emoji("tent", "sage")),
      node("water-sports", say("Water and winter sports", "水上与冰雪", "Agua e invierno", "Eau et neige", "กีฬาทางน้ำและหิมะ", "ກິລາທາງນໍ້າ ແລະ ຫິມະ"), emoji("canoe", "blue")),
    ]),
    node("riding", say("Bikes and boards", "自行车与滑板", "Bicis y patines", "Vélos et planches", "จักรยานและสเก็ต", "ລົດຖີບ ແລະ ສະເກັດ"), emoji("bicycle", "blue"), [
      node("bicycles", say("Bikes and scooters", "自行车与滑板车", "Bicicletas y patinetes", "Vélos et trottinettes", "จักรยานและสกูตเตอร์", "ລົດຖີບ ແລະ ສະກູດເຕີ"), emoji("bicycle", "blue")),
    ]),
    node("team-sports", say("Ball games", "球类运动", "Juegos de pelota", "Jeux de balle", "กีฬาประเภทลูกบอล", "ກິລາປະເພດບານ"), emoji("soccer-ball", "sage"), [
      node("balls", say("Balls", "球", "Balones", "Ballons", "ลูกบอล", "ໝາກບານ"), emoji("basketball", "sand")),
    ]),
  ]),
]; // prettier-ignore

/** Eight departments with three levels; only the third holds goods. */
export const categories: DemoCategory[] = tree.map((department) => ({
  ...department,
  ...(symbols[department.key] !== undefined && { symbol: symbols[department.key] }),
}));
