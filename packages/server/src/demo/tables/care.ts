import type { DemoProduct, Localized } from "../types.ts";
import { option } from "./options.ts";
import { careFeatures, fluidFeatures } from "./department-features.ts";
import { tin, type CanShape } from "./pictures.ts";
import { careProperties } from "./property-values.ts";
import { soldOf } from "./best-sellers.ts";
import { between, seeded, seedOf } from "./random.ts";
import { each, keyOf, localized } from "./words.ts";

interface Row {
  label: string;
  name: Localized;
  shape: CanShape;
  color: string;
  category: string;
  merchant: string;
  brand: string;
  /** Content and price of each sku. */
  contents: [string, number][];
  saving: number;
}

const rows: Row[] = [
  { label: "5W-30", name: localized("Full synthetic motor oil 5W-30, ACEA C3", "全合成机油 5W-30 ACEA C3", "Aceite 100 % sintético 5W-30, ACEA C3", "Huile 100 % synthèse 5W-30, ACEA C3", "น้ำมันเครื่องสังเคราะห์แท้ 5W-30 ACEA C3", "ນ້ຳມັນເຄື່ອງສັງເຄາະແທ້ 5W-30 ACEA C3"), shape: "jug", color: "#1D1F23", category: "motor-oil", merchant: "carmine-tires", brand: "carmine", contents: [["1 l", 9.9], ["4 l", 32.49], ["5 l", 38.9]], saving: 22 },
  { label: "0W-20", name: localized("Full synthetic motor oil 0W-20, low friction", "全合成机油 0W-20 低摩擦", "Aceite 100 % sintético 0W-20, baja fricción", "Huile 100 % synthèse 0W-20, faible friction", "น้ำมันเครื่องสังเคราะห์แท้ 0W-20 ลดแรงเสียดทาน", "ນ້ຳມັນເຄື່ອງສັງເຄາະແທ້ 0W-20 ຫຼຸດແຮງສຽດທານ"), shape: "jug", color: "#C8201A", category: "motor-oil", merchant: "carmine-tires", brand: "carmine", contents: [["1 l", 10.9], ["5 l", 44.9]], saving: 15 },
  { label: "10W-40", name: localized("Semi-synthetic motor oil 10W-40", "半合成机油 10W-40", "Aceite semisintético 10W-40", "Huile semi-synthèse 10W-40", "น้ำมันเครื่องกึ่งสังเคราะห์ 10W-40", "ນ້ຳມັນເຄື່ອງເຄິ່ງສັງເຄາະ 10W-40"), shape: "jug", color: "#2E5E8C", category: "motor-oil", merchant: "gloss-garage", brand: "gloss", contents: [["4 l", 21.9]], saving: 0 },
  { label: "-30 C", name: localized("Windshield washer fluid −22 °F, ready to use", "玻璃水 −30 °C 即用型", "Líquido limpiaparabrisas −30 °C, listo para usar", "Lave-glace −30 °C, prêt à l’emploi", "น้ำยาฉีดกระจก −30 °C พร้อมใช้", "ນ້ຳຢາສີດແກ້ວ −30 °C ພ້ອມໃຊ້"), shape: "jug", color: "#1F5FA8", category: "coolants", merchant: "carmine-tires", brand: "carmine", contents: [["3 l", 8.9], ["5 l", 12.9]], saving: 18 },
  { label: "G12 EVO", name: localized("Coolant concentrate G12evo", "防冻冷却液 浓缩型 G12evo", "Refrigerante concentrado G12evo", "Liquide de refroidissement concentré G12evo", "น้ำยาหม้อน้ำเข้มข้น G12evo", "ນ້ຳຢາໝໍ້ນ້ຳເຂັ້ມຂຸ້ນ G12evo"), shape: "jug", color: "#A03A86", category: "coolants", merchant: "gloss-garage", brand: "gloss", contents: [["1.5 l", 11.4], ["5 l", 31.5]], saving: 0 },
  { label: "DOT 4", name: localized("Brake fluid DOT 4", "刹车油 DOT 4", "Líquido de frenos DOT 4", "Liquide de frein DOT 4", "น้ำมันเบรก DOT 4", "ນ້ຳມັນເບຣກ DOT 4"), shape: "tin", color: "#3A4A1E", category: "coolants", merchant: "gloss-garage", brand: "gloss", contents: [["500 ml", 7.9], ["1 l", 13.5]], saving: 0 },
  { label: "SHINE", name: localized("Shine tire foam, deep black finish", "Shine 轮胎泡沫上光剂 深黑光泽", "Espuma Shine para neumáticos, negro intenso", "Mousse pneus Shine, noir profond", "โฟมเคลือบยาง Shine ดำเงาลึก", "ໂຟມເຄືອບຢາງ Shine ດຳເງົາເລິກ"), shape: "spray", color: "#D9261C", category: "shampoos", merchant: "gloss-garage", brand: "gloss", contents: [["500 ml", 9.99], ["2 × 500 ml", 17.9]], saving: 26 },
  { label: "IRON-X", name: localized("Iron-X wheel cleaner, acid free", "Iron-X 轮毂清洁剂 无酸", "Limpiallantas Iron-X, sin ácido", "Nettoyant jantes Iron-X, sans acide", "น้ำยาล้างล้อ Iron-X ไม่มีกรด", "ນ້ຳຢາລ້າງລໍ້ Iron-X ບໍ່ມີກົດ"), shape: "trigger", color: "#D9261C", category: "shampoos", merchant: "gloss-garage", brand: "gloss", contents: [["750 ml", 14.9], ["5 l", 58.5]], saving: 0 },
  { label: "SNOW", name: localized("Snow foam shampoo, pH neutral", "雪花泡沫洗车液 中性", "Champú de espuma activa, pH neutro", "Shampooing mousse active, pH neutre", "แชมพูล้างรถสโนว์โฟม ค่า pH เป็นกลาง", "ແຊມພູໂຟມລ້າງລົດ ຄ່າ pH ເປັນກາງ"), shape: "jug", color: "#3C8DC4", category: "shampoos", merchant: "gloss-garage", brand: "gloss", contents: [["1 l", 11.9], ["5 l", 42]], saving: 12 },
  { label: "BUG OFF", name: localized("Insect and tar remover", "虫渍沥青清除剂", "Eliminador de insectos y alquitrán", "Démoustiqueur et dégoudronnant", "น้ำยาขจัดคราบแมลงและยางมะตอย", "ນ້ຳຢາລົບຄາບແມງໄມ້ ແລະ ຢາງປູທາງ"), shape: "trigger", color: "#4B7F2A", category: "shampoos", merchant: "carmine-tires", brand: "carmine", contents: [["500 ml", 7.5]], saving: 0 },
  { label: "CARNAUBA", name: localized("Carnauba hard wax with pad", "巴西棕榈硬蜡 附海绵", "Cera dura de carnauba con aplicador", "Cire dure de carnauba avec applicateur", "แว็กซ์คาร์นูบาเนื้อแข็ง พร้อมฟองน้ำ", "ແວັກຄານູບາເນື້ອແຂງ ພ້ອມຟອງນ້ຳ"), shape: "tin", color: "#C98A1B", category: "wax-and-ceramic", merchant: "gloss-garage", brand: "gloss", contents: [["200 g", 21.5]], saving: 0 },
  { label: "CERAMIC", name: localized("9H ceramic coating paste with applicator", "9H 镀晶膏 附涂布器", "Pasta cerámica 9H con aplicador", "Pâte céramique 9H avec applicateur", "ครีมเคลือบเซรามิก 9H พร้อมที่ทา", "ຄຣີມເຄືອບເຊຣາມິກ 9H ພ້ອມທີ່ທາ"), shape: "tin", color: "#22252B", category: "wax-and-ceramic", merchant: "gloss-garage", brand: "gloss", contents: [["200 g", 36], ["400 g", 61]], saving: 10 },
  { label: "QUICK", name: localized("Quick detailer, streak free", "快速养护喷雾 不留痕", "Abrillantador rápido, sin marcas", "Lustrant rapide, sans traces", "สเปรย์เคลือบด่วน ไม่ทิ้งคราบ", "ສະເປເຄືອບດ່ວນ ບໍ່ປະຄາບ"), shape: "trigger", color: "#7A2E8C", category: "wax-and-ceramic", merchant: "gloss-garage", brand: "gloss", contents: [["500 ml", 10.9]], saving: 0 },
  { label: "POLISH", name: localized("Fine polish for machine and hand", "细抛光剂 机抛手抛两用", "Pulimento fino a máquina y a mano", "Polish fin, machine et main", "ครีมขัดเงาละเอียด ใช้ได้ทั้งเครื่องและมือ", "ຄຣີມຂັດເງົາລະອຽດ ໃຊ້ໄດ້ທັງເຄື່ອງ ແລະ ມື"), shape: "tube", color: "#D77A1D", category: "wax-and-ceramic", merchant: "gloss-garage", brand: "gloss", contents: [["250 ml", 15.9], ["1 l", 44]], saving: 0 },
  { label: "FRESH", name: localized("Fresh interior care, no perfume", "Fresh 内饰护理喷雾 无香型", "Cuidado interior Fresh, sin perfume", "Soin intérieur Fresh, sans parfum", "สเปรย์ดูแลภายใน Fresh ไม่มีน้ำหอม", "ສະເປດູແລພາຍໃນ Fresh ບໍ່ມີນ້ຳຫອມ"), shape: "spray", color: "#1E8A5A", category: "cleaners", merchant: "gloss-garage", brand: "gloss", contents: [["400 ml", 8.9], ["750 ml", 11.5]], saving: 0 },
  { label: "LEATHER", name: localized("Leather cleaner and balm", "皮革清洁护理膏", "Limpiador y bálsamo para cuero", "Nettoyant et baume cuir", "น้ำยาทำความสะอาดและบำรุงหนัง", "ນ້ຳຢາອະນາໄມ ແລະ ບຳລຸງໜັງ"), shape: "tin", color: "#6B3E22", category: "cleaners", merchant: "gloss-garage", brand: "gloss", contents: [["250 g", 16.9]], saving: 14 },
  { label: "GLASS", name: localized("Glass cleaner with anti-fog", "玻璃清洁防雾剂", "Limpiacristales antivaho", "Nettoyant vitres antibuée", "น้ำยาเช็ดกระจกกันฝ้า", "ນ້ຳຢາເຊັດແກ້ວກັນຝ້າ"), shape: "trigger", color: "#2B86B8", category: "cleaners", merchant: "carmine-tires", brand: "carmine", contents: [["500 ml", 6.9]], saving: 0 },
  { label: "FABRIC", name: localized("Fabric and carpet foam", "织物地毯泡沫清洁剂", "Espuma limpiadora para tapicería y alfombrillas", "Mousse nettoyante tissus et moquettes", "โฟมซักเบาะและพรม", "ໂຟມຊັກເບາະ ແລະ ພົມ"), shape: "spray", color: "#8C6D1F", category: "cleaners", merchant: "gloss-garage", brand: "gloss", contents: [["400 ml", 8.2]], saving: 0 },
]; // oxfmt-ignore

const claims = {
  inside: localized(
    "Leaves no residue",
    "不留残渍",
    "No deja residuos",
    "Sans résidu",
    "ไม่ทิ้งคราบตกค้าง",
    "ບໍ່ຕົກຄ້າງຄາບ",
  ),
  outside: localized(
    "Safe on paint, rubber and chrome",
    "对漆面、橡胶与镀铬安全",
    "Seguro con pintura, goma y cromo",
    "Sans danger pour peinture, caoutchouc et chrome",
    "ปลอดภัยต่อสี ยาง และโครเมียม",
    "ປອດໄພຕໍ່ສີ, ຢາງ ແລະ ໂຄຣມຽມ",
  ),
};
const shipping = localized(
  "Recyclable packaging\nShips as a standard package",
  "包装可回收\n普通包裹发货",
  "Envase reciclable\nSe envía como paquete normal",
  "Emballage recyclable\nExpédié en colis normal",
  "บรรจุภัณฑ์รีไซเคิลได้\nส่งเป็นพัสดุปกติ",
  "ບັນຈຸພັນຣີໄຊເຄິນໄດ້\nສົ່ງເປັນພັດສະດຸປົກກະຕິ",
);
/** Claims of cleaners and waxes, one per line. */
const introOf = (side: keyof typeof claims): Localized =>
  each((locale) => `${claims[side][locale]}\n${shipping[locale]}`);
const content = localized(
  "<p>Use on a cool surface in the shade. Work in, wait two minutes, wipe or rinse off.</p><p>Keep away from children. Keep at 40 to 85 °F (5 to 30 °C).</p>",
  "<p>请在阴凉处、漆面冷却后使用。均匀涂抹，静置两分钟后擦拭或冲净。</p><p>请置于儿童接触不到处，5–30 °C 保存。</p>",
  "<p>Úsalo a la sombra y con la superficie fría. Extiende, espera dos minutos y retira o enjuaga.</p><p>Fuera del alcance de los niños. Guardar entre 5 y 30 °C.</p>",
  "<p>À utiliser à l’ombre, sur surface froide. Appliquer, attendre deux minutes, essuyer ou rincer.</p><p>Tenir hors de portée des enfants. Conserver entre 5 et 30 °C.</p>",
  "<p>ใช้ในที่ร่มเมื่อพื้นผิวเย็น ทาให้ทั่ว รอสองนาที แล้วเช็ดหรือล้างออก</p><p>เก็บให้พ้นมือเด็ก ที่อุณหภูมิ 5–30 °C</p>",
  "<p>ໃຊ້ໃນບ່ອນຮົ່ມເມື່ອພື້ນຜິວເຢັນ. ທາໃຫ້ທົ່ວ, ລໍຖ້າສອງນາທີ ແລ້ວເຊັດ ຫຼື ລ້າງອອກ.</p><p>ເກັບໃຫ້ພົ້ນມືເດັກ ທີ່ອຸນຫະພູມ 5–30 °C.</p>",
);
const fluidIntro = localized(
  "Meets the standard named on the label\nSealed cap with batch number\nShips as a standard package",
  "符合标签所示标准\n密封瓶盖，附批次号\n普通包裹发货",
  "Cumple la norma indicada en la etiqueta\nTapón precintado con número de lote\nSe envía como paquete normal",
  "Conforme à la norme indiquée sur l’étiquette\nBouchon scellé avec numéro de lot\nExpédié en colis normal",
  "ได้มาตรฐานตามที่ระบุบนฉลาก\nฝาซีล มีเลขที่ผลิต\nส่งเป็นพัสดุปกติ",
  "ໄດ້ມາດຕະຖານຕາມທີ່ລະບຸໃນສະຫຼາກ\nຝາຊີນ ມີເລກຊຸດຜະລິດ\nສົ່ງເປັນພັດສະດຸປົກກະຕິ",
);
const fluidContent = localized(
  "<p>Check your car’s manual for the standard and the amount it needs. Top up with the engine off and cool, and wipe up spills right away.</p><p>Keep away from children. Take used fluids to a recycling center; never pour them away.</p>",
  "<p>请先查阅车辆手册，确认所需标准和加注量。熄火冷却后再添加，洒出请立即擦净。</p><p>请置于儿童接触不到处。废液请送至回收点，切勿随意倾倒。</p>",
  "<p>Consulta en el manual del auto la norma y la cantidad que necesita. Rellena con el motor apagado y frío, y limpia enseguida lo que se derrame.</p><p>Fuera del alcance de los niños. Lleva los líquidos usados a un punto de recogida; no los viertas nunca.</p>",
  "<p>Vérifiez dans le manuel de votre voiture la norme et la quantité requises. Faites l’appoint moteur arrêté et froid, et essuyez aussitôt les éclaboussures.</p><p>Tenir hors de portée des enfants. Déposez les liquides usagés dans un point de collecte ; ne les déversez jamais.</p>",
  "<p>ตรวจสอบมาตรฐานและปริมาณที่รถต้องการในคู่มือรถ เติมเมื่อดับเครื่องและเครื่องเย็นแล้ว หากหกให้เช็ดทันที</p><p>เก็บให้พ้นมือเด็ก นำน้ำยาใช้แล้วไปยังจุดรับทิ้ง ห้ามเททิ้ง</p>",
  "<p>ກວດມາດຕະຖານ ແລະ ປະລິມານທີ່ລົດຕ້ອງການໃນຄູ່ມືລົດ. ຕື່ມເມື່ອມອດຈັກ ແລະ ຈັກເຢັນແລ້ວ. ຖ້າຫົກໃຫ້ເຊັດທັນທີ.</p><p>ເກັບໃຫ້ພົ້ນມືເດັກ. ນຳນ້ຳຢາທີ່ໃຊ້ແລ້ວໄປຈຸດຮັບ. ຫ້າມຖອກຖິ້ມ.</p>",
);
/** Fluids that are filled into the car; the other products are applied to it. */
const fluids: ReadonlySet<string> = new Set(["motor-oil", "coolants"]);
const packaging = localized("Packaging", "包装", "Envase", "Conditionnement", "บรรจุภัณฑ์", "ບັນຈຸພັນ");
const packagings: Readonly<Record<CanShape, Localized>> = {
  jug: localized("Jug", "塑料桶", "Bidón", "Bidon", "แกลลอน", "ກະລອນ"),
  spray: localized("Aerosol can", "气雾罐", "Aerosol", "Aérosol", "กระป๋องสเปรย์", "ກະປ໋ອງສະເປ"),
  trigger: localized("Trigger spray bottle", "喷雾瓶", "Pulverizador", "Flacon pulvérisateur", "ขวดสเปรย์หัวฉีด", "ຂວດສະເປ"),
  tin: localized("Tin", "罐装", "Lata", "Boîte métallique", "กระป๋อง", "ກະປ໋ອງ"),
  tube: localized("Tube", "软管", "Tubo", "Tube", "หลอด", "ຫຼອດ"),
}; // oxfmt-ignore
const piece = localized("pack", "件", "unidad", "unité", "ชิ้น", "ອັນ");

/** Separator before the content: no comma in languages that don't separate words with commas. */
const joint = localized(", ", " ", ", ", ", ", " ", " ");

/** No-break space where otherwise the unit would be alone on the last line. */
const units: Readonly<Record<string, Localized>> = {
  l: localized(" L", "\u00a0升", " l", " l", "\u00a0ลิตร", "\u00a0ລິດ"),
  ml: localized(" ml", "\u00a0毫升", " ml", " ml", "\u00a0มล.", "\u00a0ມລ"),
  g: localized(" g", "\u00a0克", " g", " g", "\u00a0กรัม", "\u00a0ກຣາມ"),
};

/** Languages that write "1,5". */
const withComma: ReadonlySet<keyof Localized> = new Set(["es", "fr", "lao"]);

/** Formats "1.5 l" in each language. */
const amountOf = (text: string): Localized => {
  const at = text.lastIndexOf(" ");
  const [number, unit] = [text.slice(0, at), units[text.slice(at + 1)]];
  return each((locale) => {
    const written = withComma.has(locale) ? number.replace(".", ",") : number;
    return `${written}${unit?.[locale] ?? ""}`;
  });
};

export const care: DemoProduct[] = rows.map((row) => {
  const key = keyOf(row.brand, row.label, row.category);
  const random = seeded(seedOf(key));
  const [[content0] = [""]] = row.contents;
  const isFluid = fluids.has(row.category);
  return {
    key,
    merchant: row.merchant,
    category: row.category,
    shopCategory: "care",
    brand: row.brand,
    name: each((locale) => `${row.name[locale]}${joint[locale]}${amountOf(content0)[locale]}`),
    intro: isFluid ? fluidIntro : introOf(row.category === "cleaners" ? "inside" : "outside"),
    content: isFluid ? fluidContent : content,
    unit: piece,
    options: [option("volume", row.contents.map(([text]) => ({ key: keyOf(text), text: amountOf(text) })))],
    skus: row.contents.map(([text, price]) => ({
      values: [keyOf(text)],
      price: price.toFixed(2),
      ...(row.saving > 0 && { listPrice: (price / (1 - row.saving / 100)).toFixed(2) }),
      stock: between(random, 12, 400),
      weight: 1.1,
      volume: 0.004,
    })),
    ...(careProperties[row.label] && { properties: careProperties[row.label] }),
    specifications: [{ name: packaging, value: packagings[row.shape] }],
    pictures: [
      tin(row.shape, row.color, row.label, content0),
      { ...tin(row.shape, row.color, row.label, content0), background: "grey" },
    ],
    features: isFluid ? fluidFeatures : careFeatures,
    virtualSales: soldOf(key, between(random, 120, 3600)),
    guarantees: ["genuine", "returns"],
    ...(random() < 0.4 && { tags: ["free-delivery"] }),
    rank: 560 + between(random, 0, 400),
    ageDays: between(random, 3, 600),
  };
}); // oxfmt-ignore
