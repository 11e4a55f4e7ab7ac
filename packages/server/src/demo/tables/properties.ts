import type { PropertyKind, PropertyUnit } from "@carmine/api/contract";
import type { DemoProperty, Localized } from "../types.ts";
import { localized } from "./words.ts";

interface Details {
  unit?: PropertyUnit;
  choices?: Record<string, Localized>;
  /** Whether lists can be filtered by it. */
  isFilter?: boolean;
}

const property = (
  key: string,
  kind: PropertyKind,
  name: Localized,
  { unit, choices = {}, isFilter = false }: Details = {},
): DemoProperty => ({
  key,
  kind,
  name,
  unit: unit ?? null,
  choices: Object.entries(choices).map(([choice, text]) => ({ key: choice, name: text })),
  isFilter,
});

const same = (text: string): Localized => localized(text, text, text, text, text, text);

/** Structured properties of the demo's products. */
export const properties: DemoProperty[] = [
  property("season", "choice", localized("Season", "适用季节", "Temporada", "Saison", "ฤดูกาล", "ລະດູ"), {
    choices: {
      summer: localized("Summer", "夏季", "Verano", "Été", "ฤดูร้อน", "ລະດູຮ້ອນ"),
      winter: localized("Winter", "冬季", "Invierno", "Hiver", "ฤดูหนาว", "ລະດູໜາວ"),
      "all-season": localized("All seasons", "四季", "Todo el año", "Toutes saisons", "ทุกฤดู", "ທຸກລະດູ"),
    },
    isFilter: true,
  }),
  property("width", "number", localized("Width", "胎面宽度", "Anchura", "Largeur", "หน้ายาง", "ຄວາມກວ້າງ"), { unit: "mm" }),
  property("profile", "number", localized("Profile", "扁平比", "Perfil", "Hauteur du flanc", "แก้มยาง", "ແກ້ມຢາງ"), { unit: "%" }),
  property("rim", "number", localized("Rim diameter", "轮辋直径", "Diámetro de la llanta", "Diamètre de jante", "ขอบล้อ", "ຂອບລໍ້"), { unit: "in" }),
  property("load-capacity", "number", localized("Maximum load per tire", "单胎最大载重", "Carga máxima por neumático", "Charge maximale par pneu", "รับน้ำหนักสูงสุดต่อเส้น", "ຮັບນ້ຳໜັກສູງສຸດຕໍ່ເສັ້ນ"), { unit: "kg" }),
  property("top-speed", "number", localized("Maximum speed", "最高时速", "Velocidad máxima", "Vitesse maximale", "ความเร็วสูงสุด", "ຄວາມໄວສູງສຸດ"), { unit: "km/h" }),
  property("tread-pattern", "choice", localized("Tread pattern", "花纹", "Dibujo", "Sculpture", "ลายดอกยาง", "ລາຍດອກຢາງ"), {
    choices: {
      asymmetric: localized("Asymmetric", "不对称", "Asimétrico", "Asymétrique", "ไม่สมมาตร", "ບໍ່ສົມມາດ"),
      directional: localized("Directional", "单导向", "Direccional", "Directionnelle", "ทิศทางเดียว", "ທິດທາງດຽວ"),
      symmetric: localized("Symmetric", "对称", "Simétrico", "Symétrique", "สมมาตร", "ສົມມາດ"),
    },
  }),
  property("tread-depth", "number", localized("Tread depth when new", "新胎花纹深度", "Profundidad del dibujo nuevo", "Profondeur des sculptures à neuf", "ความลึกดอกยางใหม่", "ຄວາມເລິກດອກຢາງໃໝ່"), { unit: "mm" }),
  property("studdable", "flag", localized("Can be studded", "可镶钉", "Admite clavos", "Cloutable", "ใส่หมุดได้", "ໃສ່ໝຸດໄດ້")),
  property("rim-width", "number", localized("Wheel width", "轮毂宽度", "Ancho de la llanta", "Largeur de jante", "ความกว้างล้อ", "ຄວາມກວ້າງກົງລໍ້"), { unit: "in" }),
  property("bolt-pattern", "choice", localized("Bolt pattern", "孔距", "Patrón de tornillos", "Entraxe", "ระยะรูนอต", "ໄລຍະຮູນັອດ"), {
    choices: Object.fromEntries(["4x100", "5x100", "5x112", "5x114.3", "5x120", "6x139.7"].map((key) => [key, same(key.replace("x", "×"))])),
    isFilter: true,
  }),
  property("offset", "number", localized("Offset (ET)", "偏距 (ET)", "Desplazamiento (ET)", "Déport (ET)", "ออฟเซ็ต (ET)", "ອອບເຊັດ (ET)"), { unit: "mm" }),
  property("center-bore", "number", localized("Center bore", "中心孔", "Buje central", "Alésage central", "รูดุมล้อ", "ຮູດຸມລໍ້"), { unit: "mm" }),
  property("wheel-material", "choice", localized("Material", "材质", "Material", "Matériau", "วัสดุ", "ວັດສະດຸ"), {
    choices: {
      cast: localized("Cast aluminum", "铸造铝合金", "Aluminio fundido", "Aluminium coulé", "อะลูมิเนียมหล่อ", "ອະລູມີນຽມຫຼໍ່"),
      "flow-formed": localized("Flow-formed aluminum", "旋压铝合金", "Aluminio de conformado rotativo", "Aluminium flow forming", "อะลูมิเนียมโฟลว์ฟอร์ม", "ອະລູມີນຽມໂຟລຟອມ"),
      steel: localized("Steel", "钢", "Acero", "Acier", "เหล็ก", "ເຫຼັກ"),
    },
    isFilter: true,
  }),
  property("max-load", "number", localized("Maximum load", "最大承重", "Carga máxima", "Charge maximale", "รับน้ำหนักสูงสุด", "ຮັບນ້ຳໜັກສູງສຸດ"), { unit: "kg" }),
  property("viscosity", "choice", localized("Viscosity", "黏度", "Viscosidad", "Viscosité", "ความหนืด", "ຄວາມໜຽວ"), {
    choices: Object.fromEntries(["0w-20", "5w-30", "10w-40"].map((key) => [key, same(key.toUpperCase())])),
    isFilter: true,
  }),
  property("base-oil", "choice", localized("Base oil", "基础油", "Base", "Base", "ชนิดน้ำมันพื้นฐาน", "ຊະນິດນ້ຳມັນພື້ນຖານ"), {
    choices: {
      synthetic: localized("Full synthetic", "全合成", "100 % sintético", "100 % synthèse", "สังเคราะห์แท้", "ສັງເຄາະແທ້"),
      "semi-synthetic": localized("Semi-synthetic", "半合成", "Semisintético", "Semi-synthèse", "กึ่งสังเคราะห์", "ເຄິ່ງສັງເຄາະ"),
    },
    isFilter: true,
  }),
  property("standard", "text", localized("Standards", "规格标准", "Normas", "Normes", "มาตรฐาน", "ມາດຕະຖານ")),
  property("surface", "choice", localized("Suitable for", "适用部位", "Apto para", "Convient à", "ใช้กับ", "ໃຊ້ກັບ"), {
    choices: {
      paint: localized("Paint", "漆面", "Pintura", "Carrosserie", "สีรถ", "ສີລົດ"),
      wheels: localized("Wheels", "轮毂", "Llantas", "Jantes", "ล้อ", "ກົງລໍ້"),
      tires: localized("Tires", "轮胎", "Neumáticos", "Pneus", "ยาง", "ຢາງ"),
      glass: localized("Glass", "玻璃", "Cristales", "Vitres", "กระจก", "ແກ້ວ"),
      fabric: localized("Fabric", "织物", "Tela", "Tissu", "ผ้า", "ຜ້າ"),
      leather: localized("Leather", "皮革", "Cuero", "Cuir", "หนัง", "ໜັງ"),
      plastic: localized("Plastic", "塑料", "Plástico", "Plastique", "พลาสติก", "ພລາສຕິກ"),
    },
    isFilter: true,
  }),
  property("assembled-width", "number", localized("Width", "宽", "Ancho", "Largeur", "กว้าง", "ກວ້າງ"), { unit: "cm" }),
  property("assembled-depth", "number", localized("Depth", "深", "Fondo", "Profondeur", "ลึก", "ເລິກ"), { unit: "cm" }),
  property("assembled-height", "number", localized("Height", "高", "Alto", "Hauteur", "สูง", "ສູງ"), { unit: "cm" }),
  property("seats", "number", localized("Seats", "座位数", "Plazas", "Places", "จำนวนที่นั่ง", "ຈຳນວນບ່ອນນັ່ງ")),
  property("furniture-material", "choice", localized("Material", "材质", "Material", "Matériau", "วัสดุ", "ວັດສະດຸ"), {
    choices: {
      fabric: localized("Woven fabric", "布艺", "Tela", "Tissu", "ผ้าทอ", "ຜ້າຕ່ຳ"),
      leather: localized("Leather", "真皮", "Cuero", "Cuir", "หนังแท้", "ໜັງແທ້"),
      wood: localized("Solid wood", "实木", "Madera maciza", "Bois massif", "ไม้แท้", "ໄມ້ແທ້"),
      plastic: localized("Molded plastic", "模压塑料", "Plástico moldeado", "Plastique moulé", "พลาสติกขึ้นรูป", "ພລາສຕິກຂຶ້ນຮູບ"),
      metal: localized("Painted metal", "喷漆金属", "Metal lacado", "Métal laqué", "โลหะพ่นสี", "ໂລຫະພົ່ນສີ"),
      stone: localized("Stone", "石材", "Piedra", "Pierre", "หิน", "ຫີນ"),
    },
    isFilter: true,
  }),
  property("cleaning", "choice", localized("Care", "清洁保养", "Cuidado", "Entretien", "การดูแลรักษา", "ການດູແລ"), {
    choices: {
      dry: localized("Wipe with a dry cloth", "干布擦拭", "Pasar un paño seco", "Chiffon sec", "เช็ดด้วยผ้าแห้ง", "ເຊັດດ້ວຍຜ້າແຫ້ງ"),
      damp: localized("Wipe with a damp cloth", "湿布擦拭", "Pasar un paño húmedo", "Chiffon humide", "เช็ดด้วยผ้าชุบน้ำหมาด", "ເຊັດດ້ວຍຜ້າປຽກ"),
      vacuum: localized("Vacuum; covers are removable", "可吸尘，外套可拆洗", "Aspirar; fundas desmontables", "Aspirateur ; housses amovibles", "ดูดฝุ่นได้ ปลอกถอดซักได้", "ດູດຝຸ່ນໄດ້ ປອກຖອດຊັກໄດ້"),
    },
  }),
  property("assembly", "flag", localized("Assembly required", "需要组装", "Requiere montaje", "Montage requis", "ต้องประกอบเอง", "ຕ້ອງປະກອບເອງ")),
  property("weight", "number", localized("Weight", "重量", "Peso", "Poids", "น้ำหนัก", "ນ້ຳໜັກ"), { unit: "kg" }),
  property("screen", "number", localized("Screen", "屏幕尺寸", "Pantalla", "Écran", "หน้าจอ", "ໜ້າຈໍ"), { unit: "in", isFilter: true }),
  property("plant-height", "number", localized("Height with pot", "含盆高度", "Altura con maceta", "Hauteur avec pot", "ความสูงรวมกระถาง", "ຄວາມສູງລວມກະຖາງ"), { unit: "cm" }),
  property("light", "choice", localized("Light", "光照", "Luz", "Lumière", "แสง", "ແສງ"), {
    choices: {
      sun: localized("Full sun", "全日照", "Pleno sol", "Plein soleil", "แดดจัด", "ແດດຈັດ"),
      bright: localized("Bright, no direct sun", "明亮散射光", "Mucha luz, sin sol directo", "Lumière vive, sans soleil direct", "สว่าง ไม่โดนแดดโดยตรง", "ແຈ້ງ ບໍ່ຖືກແດດໂດຍກົງ"),
      shade: localized("Partial shade", "半阴", "Semisombra", "Mi-ombre", "แดดรำไร", "ຮົ່ມບາງສ່ວນ"),
    },
    isFilter: true,
  }),
  property("watering", "choice", localized("Watering", "浇水", "Riego", "Arrosage", "การรดน้ำ", "ການຫົດນ້ຳ"), {
    choices: {
      weekly: localized("Once a week", "每周一次", "Una vez por semana", "Une fois par semaine", "สัปดาห์ละครั้ง", "ອາທິດລະເທື່ອ"),
      biweekly: localized("Every two weeks", "每两周一次", "Cada dos semanas", "Toutes les deux semaines", "ทุกสองสัปดาห์", "ທຸກສອງອາທິດ"),
      monthly: localized("Once a month", "每月一次", "Una vez al mes", "Une fois par mois", "เดือนละครั้ง", "ເດືອນລະເທື່ອ"),
    },
  }),
  property("shoe-upper", "choice", localized("Upper", "鞋面", "Parte superior", "Tige", "หน้ารองเท้า", "ໜ້າເກີບ"), {
    choices: {
      knit: localized("Knit", "针织", "Punto", "Maille", "ผ้าถัก", "ຜ້າຖັກ"),
      mesh: localized("Mesh", "网布", "Malla", "Mesh", "ผ้าตาข่าย", "ຜ້າຕາໜ່າງ"),
      canvas: localized("Canvas", "帆布", "Lona", "Toile", "ผ้าใบ", "ຜ້າໃບ"),
      leather: localized("Leather", "皮革", "Cuero", "Cuir", "หนัง", "ໜັງ"),
    },
    isFilter: true,
  }),
  property("heel-drop", "number", localized("Heel-to-toe drop", "前后掌落差", "Caída talón-punta", "Drop", "ระยะดรอป", "ໄລຍະດຣັອບ"), { unit: "mm" }),
]; // oxfmt-ignore

/** Keys of the properties of each category and below, in the order of the table. */
export const categoryProperties: Readonly<Record<string, readonly string[]>> = {
  tires: ["season", "width", "profile", "rim", "load-capacity", "top-speed", "tread-pattern", "tread-depth", "studdable", "weight"],
  wheels: ["rim", "rim-width", "bolt-pattern", "offset", "center-bore", "wheel-material", "max-load", "weight"],
  "motor-oil": ["viscosity", "base-oil", "standard"],
  coolants: ["standard"],
  washing: ["surface"],
  "interior-care": ["surface"],
  "home-and-living": ["assembled-width", "assembled-depth", "assembled-height", "seats", "furniture-material", "cleaning", "assembly", "weight"],
  computers: ["screen"],
  houseplants: ["plant-height", "light", "watering"],
  shoes: ["shoe-upper", "heel-drop"],
}; // oxfmt-ignore

/** Categories of accessories for the products of a category. */
export const categoryAccessories: Readonly<Record<string, readonly string[]>> = {
  tires: ["wheels", "shampoos", "wax-and-ceramic"],
  wheels: ["tires", "shampoos", "wax-and-ceramic"],
  "motor-oil": ["coolants", "cleaners"],
  "laptops-and-tablets": ["keyboards-and-mice", "cables", "monitors"],
  "camera-bodies": ["lenses-and-tripods"],
  seating: ["tables", "lamps"],
  houseplants: ["garden-tools"],
  "running-shoes": ["training"],
};

/** Guides for choosing a product of a category. */
export const categoryGuides: Readonly<Record<string, readonly string[]>> = {
  tires: ["tire-size"],
  "winter-tires": ["winter-tire-duty", "tire-size"],
  wheels: ["wheel-fitment"],
  "motor-oil": ["which-oil"],
  shoes: ["shoe-size"],
};
