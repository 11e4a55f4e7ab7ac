import type { DemoActivity, DemoBanner, DemoNews } from "../types.ts";
import { care } from "./care.ts";
import { dealProducts, dealRounds, inTurns, isDeal, roundOf } from "./deals.ts";
import { generalProducts } from "./general-products.ts";
import { withoutBackground, tin, tire, wheel } from "./pictures.ts";
import { coverOf, flashHeader } from "./shop-pictures.ts";
import { tires } from "./tires.ts";
import { localized } from "./words.ts";

export const banners: DemoBanner[] = [
  { key: "winter", place: "carousel", url: "category:winter-tires", kicker: localized("Winter tire weeks", "冬季轮胎季", "Semanas de invierno", "Les semaines du pneu hiver", "สัปดาห์ยางฤดูหนาว", "ອາທິດຢາງລະດູໜາວ"), title: localized("Grip you can feel below 45 °F", "低于 7 °C，依然稳稳抓地", "Agarre que se nota por debajo de 7 °C", "Une adhérence qui se sent sous 7 °C", "ยึดเกาะมั่นใจ แม้ต่ำกว่า 7 °C", "ຍຶດເກາະໝັ້ນໃຈ ແມ້ຕ່ຳກວ່າ 7 °C"), text: localized("Winter tires with installation near you. Up to 20% off this winter.", "冬季胎型，附近汽修店安装。今冬最高立减 20%。", "Modelos de invierno con montaje cerca de ti. Hasta un 20 % menos este invierno.", "Modèles hiver, montage près de chez vous. Jusqu’à −20 % cet hiver.", "ยางฤดูหนาว พร้อมติดตั้งที่ศูนย์ใกล้คุณ ลดสูงสุด 20% ฤดูหนาวนี้", "ຢາງລະດູໜາວ ພ້ອມຕິດຕັ້ງທີ່ສູນໃກ້ທ່ານ. ຫຼຸດສູງສຸດ 20% ລະດູ⁠ໜາວ⁠ນີ້"), action: localized("See winter tires", "查看冬季轮胎", "Ver neumáticos de invierno", "Voir les pneus hiver", "ดูยางฤดูหนาว", "ເບິ່ງຢາງລະດູໜາວ"), picture: withoutBackground(tire("winter", "Norrland", "Polar 3", "205/55 R16 91H", { wheel: { style: "ten", paint: "silver", caliper: "#D9261C" } })) },
  { key: "wheels", place: "carousel", url: "category:wheels", kicker: localized("Alloy Atelier", "Alloy Atelier", "Alloy Atelier", "Alloy Atelier", "Alloy Atelier", "Alloy Atelier"), title: localized("Wheels made in one workshop", "一间工坊，成就一轮", "Rines hechos en un solo taller", "Des jantes fabriquées dans un seul atelier", "ล้อแม็กฝีมือช่างเวิร์กช็อปเดียว", "ກົງລໍ້ຝີມືຊ່າງຈາກໂຮງງານດຽວ"), text: localized("Cast, flow-formed, painted by hand. 15 to 20 inches.", "铸造、旋压、手工喷漆，15 至 20 英寸。", "Fundidos, conformados por rotación y pintados a mano. De 15 a 20 pulgadas.", "Coulées, fluotournées, peintes à la main. De 15 à 20 pouces.", "หล่อ รีด ทำสีด้วยมือ 15 ถึง 20 นิ้ว", "ຫຼໍ່, ຣີດ, ທາສີດ້ວຍມື, 15 ຫາ 20 ນິ້ວ"), action: localized("See wheels", "查看轮毂", "Ver llantas y rines", "Voir les jantes", "ดูล้อแม็ก", "ເບິ່ງກົງລໍ້"), picture: withoutBackground(wheel("mesh", "bronze")) },
  { key: "care", place: "carousel", url: "category:car-care", kicker: localized("Gloss Garage", "Gloss Garage", "Gloss Garage", "Gloss Garage", "Gloss Garage", "Gloss Garage"), title: localized("A clean car before the weekend", "周末之前，洗净爱车", "Un auto limpio antes del fin de semana", "Une voiture propre avant le week-end", "รถสะอาดก่อนถึงวันหยุด", "ລົດສະອາດກ່ອນຮອດທ້າຍອາທິດ"), text: localized("Foam, wax and ceramic, chosen by people who polish for a living.", "泡沫、车蜡与镀晶，由专业美容师精选。", "Espuma, cera y cerámica, elegidas por profesionales.", "Mousse, cire et céramique, choisies par des professionnels.", "โฟม แว็กซ์ และเซรามิก คัดโดยช่างขัดมืออาชีพ", "ໂຟມ, ແວັກ ແລະ ເຊຣາມິກ ຄັດໂດຍຊ່າງຂັດມືອາຊີບ"), action: localized("See car care", "查看养护用品", "Ver cuidado del auto", "Voir l’entretien auto", "ดูสินค้าดูแลรถ", "ເບິ່ງສິນຄ້າດູແລລົດ"), picture: withoutBackground(tin("spray", "#D9261C", "SHINE", "500 ml")) },
  { key: "off-road", place: "carousel", url: "category:all-terrain-tires", kicker: localized("Ridgeline 4×4", "Ridgeline 4×4", "Ridgeline 4×4", "Ridgeline 4×4", "Ridgeline 4×4", "Ridgeline 4×4"), title: localized("Where the road ends, start here", "路的尽头，由此出发", "Donde acaba la carretera, empieza la aventura", "Là où la route s’arrête, tout commence", "สุดถนน คือจุดเริ่มต้น", "ສຸດທາງ ແມ່ນຈຸດເລີ່ມຕົ້ນ"), text: localized("All-terrain tires with raised white letters.", "凸起白字全地形轮胎。", "Neumáticos todoterreno con letras blancas.", "Pneus tout-terrain à lettres blanches.", "ยาง A/T ตัวหนังสือขาวนูน", "ຢາງທຸກພື້ນທີ່ ຕົວໜັງສືຂາວນູນ"), action: localized("See all-terrain tires", "查看全地形胎", "Ver todoterreno", "Voir les tout-terrain", "ดูยาง A/T", "ເບິ່ງຢາງທຸກພື້ນທີ່"), picture: withoutBackground(tire("all-terrain", "Ridgeline", "A/T Pro", "265/65 R17 112T", { lettering: "white", wheel: { style: "five", paint: "black" } })) },
  { key: "size-tile", place: "strip", url: "/goods/size_finder", title: localized("Sizes for your car", "按车型选尺寸", "Medidas para tu auto", "Dimensions par voiture", "ขนาดสำหรับรถของคุณ", "ຂະໜາດສຳລັບລົດຂອງທ່ານ"), text: localized("Find tires and wheels by make and model", "按品牌和车型查找轮胎与轮毂", "Neumáticos y llantas por marca y modelo", "Pneus et jantes par marque et modèle", "ค้นหายางและล้อตามแบรนด์และรุ่นรถ", "ຊອກຫາຢາງ ແລະ ກົງລໍ້ຕາມຍີ່ຫໍ້ ແລະ ລຸ້ນ"), picture: withoutBackground(wheel("mesh", "bronze")) },
  { key: "oil-tile", place: "strip", url: "category:motor-oil", title: localized("Motor oil", "机油", "Aceite de motor", "Huile moteur", "น้ำมันเครื่อง", "ນ້ຳມັນເຄື່ອງ"), text: localized("Full synthetic, from $9.90", "全合成，$9.90 起", "Sintético, desde 9,90 $", "100 % synthèse, dès 9,90 $", "สังเคราะห์แท้ เริ่มต้น $9.90", "ສັງເຄາະແທ້ ເລີ່ມຕົ້ນ $9,90"), picture: withoutBackground(tin("jug", "#1D1F23", "5W-30", "4 l")) },
]; // oxfmt-ignore

/** From each brand in turn, without flash deals, which are above them on the home page. */
const reducedWinterTires = tires.filter(
  (product) => product.category === "winter-tires" && isDeal(product) && !dealProducts.includes(product),
);
const winterTires = inTurns([...Map.groupBy(reducedWinterTires, ({ brand }) => brand).values()], 12);

/** A sold-out deal, to show this state on the page. */
const claimedTire = "norrland-polar-3-215-60-r17-96h";
const winterRounds = Object.fromEntries(
  winterTires.map((product) => {
    const round = roundOf(product);
    return [product.key, product.key === claimedTire ? { ...round, sold: round.quota } : round];
  }),
);

/** All are discounted. */
const careProducts = care.filter(
  (product) => isDeal(product) && product.skus.every(({ listPrice }) => listPrice !== undefined),
);

export const activities: DemoActivity[] = [
  { key: "flash", name: localized("Flash deals", "限时抢购", "Ofertas relámpago", "Ventes flash", "แฟลชเซล", "ດີລດ່ວນ"), type: 1, banners: [flashHeader], instruction: localized("New prices every day, while stock lasts.", "每日更新，售完即止。", "Precios nuevos cada día, hasta agotar existencias.", "De nouveaux prix chaque jour, dans la limite des stocks.", "ราคาใหม่ทุกวัน จนกว่าสินค้าจะหมด", "ລາຄາໃໝ່ທຸກວັນ ຈົນກວ່າສິນຄ້າຈະໝົດ"), endsInHours: 22, rounds: dealRounds, products: dealProducts.map(({ key }) => key) },
  { key: "winter", name: localized("Ready for winter", "备战冬季", "Listos para el invierno", "Prêts pour l’hiver", "พร้อมรับฤดูหนาว", "ພ້ອມຮັບລະດູໜາວ"), type: 2, banners: [coverOf("nordic-tire-house", "#1F4672")], instruction: localized("Winter tires in your size, ready to ship.", "各种规格冬季轮胎，现货速发。", "Neumáticos de invierno en tu medida, listos para enviar.", "Des pneus hiver à votre dimension, prêts à partir.", "ยางฤดูหนาวขนาดของคุณ พร้อมส่ง", "ຢາງລະດູໜາວຂະໜາດຂອງທ່ານ ພ້ອມສົ່ງ"), endsInHours: 8784, beginsInDays: -9, endsInDays: 7, rounds: winterRounds, products: winterTires.map(({ key }) => key) },
  { key: "home", name: localized("At home this week", "本周家居精选", "En casa esta semana", "À la maison cette semaine", "ของแต่งบ้านสัปดาห์นี้", "ເຄື່ອງເຮືອນອາທິດນີ້"), type: 3, banners: [{ kind: "cover", color: "#6B4A2B" }], instruction: localized("Furniture and lamps, marked down for a few days.", "家具与灯具，限时几天特惠。", "Muebles y lámparas rebajados solo unos días.", "Des meubles et des lampes à prix réduit, quelques jours seulement.", "เฟอร์นิเจอร์และโคมไฟ ลดราคาไม่กี่วันเท่านั้น", "ເຟີນິເຈີ ແລະ ໂຄມໄຟ ຫຼຸດລາຄາພຽງບໍ່ເທົ່າໃດມື້"), endsInHours: 96, products: generalProducts.filter((product) => product.merchant === "carmine-home" && isDeal(product)).map(({ key }) => key) },
  { key: "care", name: localized("Car care weekend", "周末养车节", "Fin de semana del auto limpio", "Le week-end entretien auto", "สุดสัปดาห์ดูแลรถ", "ທ້າຍອາທິດດູແລລົດ"), type: 3, banners: [coverOf("gloss-garage", "#14693F")], instruction: localized("Wax, ceramic and cleaners at weekend prices.", "车蜡、镀晶与清洁用品，周末特价。", "Cera, cerámica y limpiadores a precio de fin de semana.", "Cire, céramique et nettoyants à prix week-end.", "แว็กซ์ เซรามิก และน้ำยาทำความสะอาด ราคาพิเศษสุดสัปดาห์", "ແວັກ, ເຊຣາມິກ ແລະ ນ້ຳຢາອະນາໄມ ລາຄາພິເສດທ້າຍອາທິດ"), endsInHours: 8784, beginsInDays: 3, endsInDays: 5, products: careProducts.map(({ key }) => key) },
  { key: "oil", name: localized("Oil change weeks", "机油保养季", "Semanas del cambio de aceite", "Les semaines vidange", "สัปดาห์เปลี่ยนน้ำมันเครื่อง", "ອາທິດປ່ຽນນ້ຳມັນເຄື່ອງ"), type: 3, banners: [], instruction: localized("Everything for the oil change before winter.", "入冬换油，一次备齐。", "Todo para el cambio de aceite antes del invierno.", "Tout pour la vidange avant l’hiver.", "ครบทุกอย่างสำหรับเปลี่ยนน้ำมันเครื่องก่อนฤดูหนาว", "ຄົບທຸກຢ່າງສຳລັບປ່ຽນນ້ຳມັນເຄື່ອງກ່ອນລະດູໜາວ"), endsInHours: 8784, beginsInDays: -20, endsInDays: -2, products: careProducts.filter(({ category }) => ["motor-oil", "coolants"].includes(category)).map(({ key }) => key) },
]; // oxfmt-ignore

export const news: DemoNews[] = [
  { key: "duty", title: localized("Winter tire laws by country", "各国冬季轮胎规定", "Neumáticos de invierno: normas por país", "Pneus hiver : les règles par pays", "กฎการใช้ยางฤดูหนาวในแต่ละประเทศ", "ລະບຽບການໃຊ້ຢາງລະດູໜາວໃນແຕ່ລະປະເທດ"), url: "/guides/winter-tire-duty" },
  { key: "halden", title: localized("New: Halden Comfort 2", "新品：Halden Comfort 2", "Nuevo: Halden Comfort 2", "Nouveau : Halden Comfort 2", "ใหม่: Halden Comfort 2", "ໃໝ່: Halden Comfort 2"), url: "product:halden-comfort-2-205-55-r16-91v" },
  { key: "care", title: localized("Which oil does my car need?", "我的车该用哪种机油？", "¿Qué aceite necesita mi auto?", "Quelle huile pour ma voiture ?", "รถของฉันใช้น้ำมันเครื่องแบบไหน", "ລົດຂອງຂ້ອຍໃຊ້ນ້ຳມັນເຄື່ອງແບບໃດ"), url: "/guides/which-oil" },
]; // oxfmt-ignore
