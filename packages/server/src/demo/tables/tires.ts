import { tireGrades, type TireLabel } from "@carmine/api/contract";
import type { DemoProduct, DemoSku, Localized } from "../types.ts";
import { option, sets } from "./options.ts";
import { tireViews, type TireViews, type Paint, type RimStyle, type Tread } from "./pictures.ts";
import { tireFeatures } from "./features.ts";
import { seasonOf, tireProperties } from "./tire-properties.ts";
import { soldOf } from "./best-sellers.ts";
import { between, seeded, seedOf } from "./random.ts";
import { capitalized, each, fill, keyOf, localized } from "./words.ts";

interface Model {
  brand: string;
  model: string;
  merchant: string;
  category: string;
  tread: Tread;
  rim: { style: RimStyle; paint: Paint; caliper?: string };
  kind: keyof typeof kinds;
  /** Price of the smallest size; larger rims cost more. */
  from: number;
  /** Discount against the list price in percent, 0 for none. */
  saving: number;
  /** Groups of sizes: each group becomes one product, named after its first size. */
  sizes: string[][];
}

const kinds = {
  summer: localized("summer tire", "夏季轮胎", "neumático de verano", "pneu été", "ยางฤดูร้อน", "ຢາງລະດູຮ້ອນ"),
  winter: localized(
    "winter tire, 3PMSF",
    "冬季轮胎 3PMSF",
    "neumático de invierno, 3PMSF",
    "pneu hiver, 3PMSF",
    "ยางฤดูหนาว 3PMSF",
    "ຢາງລະດູໜາວ 3PMSF",
  ),
  studdable: localized(
    "studdable winter tire",
    "可镶钉冬季轮胎",
    "neumático de invierno, claveteable",
    "pneu hiver, cloutable",
    "ยางฤดูหนาวใส่หมุดได้",
    "ຢາງລະດູໜາວໃສ່ໝຸດໄດ້",
  ),
  allSeason: localized(
    "all-season tire, M+S and 3PMSF",
    "四季轮胎 M+S 3PMSF",
    "neumático cuatro estaciones, M+S y 3PMSF",
    "pneu toutes saisons, M+S et 3PMSF",
    "ยางทุกฤดู M+S และ 3PMSF",
    "ຢາງທຸກລະດູ M+S ແລະ 3PMSF",
  ),
  eco: localized(
    "low rolling resistance tire",
    "低滚阻轮胎",
    "neumático de bajo consumo",
    "pneu basse consommation",
    "ยางประหยัดน้ำมัน",
    "ຢາງປະຢັດນ້ຳມັນ",
  ),
  suv: localized(
    "SUV touring tire",
    "SUV 旅行轮胎",
    "neumático touring SUV",
    "pneu touring SUV",
    "ยางทัวริ่ง SUV",
    "ຢາງທົວຣິງ SUV",
  ),
  allTerrain: localized(
    "all-terrain tire, raised white letters",
    "全地形轮胎 凸起白字",
    "neumático todoterreno, letras blancas",
    "pneu tout-terrain, lettres blanches",
    "ยาง A/T ตัวหนังสือขาวนูน",
    "ຢາງທຸກພື້ນທີ່ ຕົວໜັງສືຂາວນູນ",
  ),
  sport: localized(
    "ultra high performance tire",
    "超高性能轮胎",
    "neumático deportivo",
    "pneu sport",
    "ยางสมรรถนะสูงพิเศษ",
    "ຢາງປະສິດທິພາບສູງພິເສດ",
  ),
  track: localized(
    "track-day tire, road legal",
    "赛道日轮胎 可合法上路",
    "neumático de circuito, homologado",
    "pneu circuit, homologué route",
    "ยางสนามแข่ง ใช้บนถนนได้",
    "ຢາງສະໜາມແຂ່ງ ໃຊ້ໃນຖະໜົນໄດ້",
  ),
} satisfies Record<string, Localized>;

const city = [
  ["195/65 R15 91H", "195/65 R15 95H XL"],
  ["205/55 R16 91V", "205/55 R16 94V XL", "205/55 R16 94W XL"],
  ["215/60 R17 96H", "215/60 R17 100V XL"],
  ["225/45 R17 94W XL", "225/45 R17 91Y"],
  ["205/60 R16 92H", "205/60 R16 96V XL"],
  ["225/40 R18 92W XL", "225/40 R18 92Y XL"],
];
const compact = [
  ["185/65 R15 88T", "185/65 R15 92T XL"],
  ["195/65 R15 91T", "195/65 R15 95T XL"],
  ["205/55 R16 91T", "205/55 R16 94H XL"],
  ["205/60 R16 96H XL"],
  ["175/65 R14 82T"],
  ["215/55 R17 98V XL"],
];
const wide = [
  ["225/40 R18 92Y XL", "225/40 R18 92W XL"],
  ["245/40 R18 97Y XL"],
  ["255/35 R19 96Y XL"],
  ["235/45 R18 98W XL"],
  ["225/45 R17 94Y XL"],
  ["265/35 R20 99Y XL"],
];
const suvSizes = [
  ["235/50 R18 101W XL"],
  ["235/55 R19 105V XL"],
  ["215/65 R17 99V"],
  ["255/50 R20 109Y XL"],
  ["225/60 R18 100H"],
  ["235/60 R18 107V XL"],
];
const truck = [
  ["265/65 R17 112T", "265/65 R17 116T XL"],
  ["245/70 R16 111T XL"],
  ["265/70 R17 115S"],
  ["285/60 R18 116T"],
  ["255/70 R16 111T"],
  ["275/55 R20 117T XL"],
];

const models: Model[] = [
  { brand: "Carmine", model: "Touring GT", merchant: "carmine-tires", category: "summer-tires", tread: "touring", rim: { style: "ten", paint: "silver", caliper: "#D9261C" }, kind: "summer", from: 62.5, saving: 18, sizes: city },
  { brand: "Carmine", model: "All Season", merchant: "carmine-tires", category: "all-season-tires", tread: "eco", rim: { style: "double-five", paint: "gunmetal", caliper: "#D9261C" }, kind: "allSeason", from: 68.9, saving: 20, sizes: city },
  { brand: "Carmine", model: "Winter GT", merchant: "carmine-tires", category: "winter-tires", tread: "winter", rim: { style: "turbine", paint: "silver" }, kind: "winter", from: 66.9, saving: 17, sizes: city },
  { brand: "Carmine", model: "Cross SUV", merchant: "carmine-tires", category: "suv-road-tires", tread: "touring", rim: { style: "five", paint: "gunmetal" }, kind: "suv", from: 108, saving: 12, sizes: suvSizes },
  { brand: "Norrland", model: "Polar 3", merchant: "nordic-tire-house", category: "winter-tires", tread: "winter", rim: { style: "five", paint: "gunmetal" }, kind: "winter", from: 84.5, saving: 20, sizes: city },
  { brand: "Norrland", model: "Ice Grip", merchant: "nordic-tire-house", category: "winter-tires", tread: "winter", rim: { style: "ten", paint: "gunmetal" }, kind: "studdable", from: 78, saving: 19, sizes: compact },
  { brand: "Norrland", model: "Polar SUV", merchant: "nordic-tire-house", category: "suv-road-tires", tread: "winter", rim: { style: "mesh", paint: "black" }, kind: "winter", from: 124, saving: 0, sizes: suvSizes },
  { brand: "Norrland", model: "Four Winds", merchant: "nordic-tire-house", category: "all-season-tires", tread: "eco", rim: { style: "five", paint: "silver" }, kind: "allSeason", from: 76.4, saving: 0, sizes: compact },
  { brand: "Halden", model: "Comfort 2", merchant: "halden-store", category: "summer-tires", tread: "touring", rim: { style: "mesh", paint: "bronze" }, kind: "summer", from: 71.3, saving: 16, sizes: city },
  { brand: "Halden", model: "Winter Comfort", merchant: "halden-store", category: "winter-tires", tread: "winter", rim: { style: "turbine", paint: "gunmetal" }, kind: "winter", from: 79.9, saving: 16, sizes: compact },
  { brand: "Halden", model: "Comfort SUV", merchant: "halden-store", category: "suv-road-tires", tread: "touring", rim: { style: "mesh", paint: "silver" }, kind: "suv", from: 117.5, saving: 0, sizes: suvSizes },
  { brand: "Veloce", model: "Apex R", merchant: "veloce-official", category: "track-tires", tread: "sport", rim: { style: "fifteen", paint: "black", caliper: "#D9261C" }, kind: "track", from: 164, saving: 13, sizes: wide },
  { brand: "Veloce", model: "Strada", merchant: "veloce-official", category: "sport-tires", tread: "sport", rim: { style: "turbine", paint: "black" }, kind: "sport", from: 118.2, saving: 20, sizes: wide },
  { brand: "Veloce", model: "Winter Sport", merchant: "veloce-official", category: "winter-tires", tread: "winter", rim: { style: "fifteen", paint: "black" }, kind: "winter", from: 112.2, saving: 0, sizes: wide },
  { brand: "Ridgeline", model: "A/T Pro", merchant: "ridgeline-4x4", category: "all-terrain-tires", tread: "all-terrain", rim: { style: "five", paint: "black" }, kind: "allTerrain", from: 158, saving: 15, sizes: truck },
  { brand: "Ridgeline", model: "Trail X", merchant: "ridgeline-4x4", category: "all-terrain-tires", tread: "all-terrain", rim: { style: "five", paint: "bronze" }, kind: "allTerrain", from: 136, saving: 0, sizes: truck },
  { brand: "Verdant", model: "Eco 4", merchant: "verdant", category: "summer-tires", tread: "eco", rim: { style: "double-five", paint: "silver" }, kind: "eco", from: 58.4, saving: 21, sizes: compact },
  { brand: "Verdant", model: "Snow", merchant: "verdant", category: "winter-tires", tread: "winter", rim: { style: "steel", paint: "black" }, kind: "winter", from: 62.9, saving: 18, sizes: compact },
  { brand: "Verdant", model: "Year Round", merchant: "verdant", category: "all-season-tires", tread: "eco", rim: { style: "five", paint: "silver" }, kind: "allSeason", from: 64.4, saving: 13, sizes: city },
  { brand: "Verdant", model: "Terra SUV", merchant: "verdant", category: "suv-road-tires", tread: "eco", rim: { style: "ten", paint: "silver" }, kind: "eco", from: 98.6, saving: 0, sizes: suvSizes },
  { brand: "Halden", model: "Four Coast", merchant: "halden-store", category: "all-season-tires", tread: "eco", rim: { style: "ten", paint: "silver" }, kind: "allSeason", from: 73.9, saving: 11, sizes: city },
  { brand: "Ridgeline", model: "Snow Trail", merchant: "ridgeline-4x4", category: "winter-tires", tread: "winter", rim: { style: "five", paint: "bronze" }, kind: "winter", from: 129, saving: 0, sizes: truck },
  { brand: "Carmine", model: "Sport One", merchant: "carmine-tires", category: "sport-tires", tread: "sport", rim: { style: "ten", paint: "black", caliper: "#D9261C" }, kind: "sport", from: 96.4, saving: 15, sizes: wide },
  { brand: "Norrland", model: "Summer Line", merchant: "nordic-tire-house", category: "summer-tires", tread: "touring", rim: { style: "double-five", paint: "silver" }, kind: "summer", from: 72.8, saving: 0, sizes: city },
  { brand: "Ridgeline", model: "Highway H/T", merchant: "ridgeline-4x4", category: "suv-road-tires", tread: "touring", rim: { style: "mesh", paint: "gunmetal" }, kind: "suv", from: 121, saving: 14, sizes: truck },
  { brand: "Verdant", model: "Green Sport", merchant: "verdant", category: "sport-tires", tread: "sport", rim: { style: "fifteen", paint: "silver" }, kind: "sport", from: 92.6, saving: 0, sizes: wide },
]; // oxfmt-ignore

/** "Carmine Touring GT 205/55 R16 91V, pneu été"; languages without spaces need no comma. */
/** French and Spanish place the product type before its name, without the suffix after the first comma. */
const nounFirst = (kind: string, name: string): string => {
  const [noun = "", ...details] = kind.split(", ");
  return [`${capitalized(noun)} ${name}`, ...details].join(", ");
};

const titleOf = (model: Model, size: string): Localized =>
  each((locale) => {
    const name = `${model.brand} ${model.model} ${size}`;
    const kind = kinds[model.kind][locale];
    return locale === "es" || locale === "fr" ? nounFirst(kind, name) : `${name} ${kind}`;
  });

const intro = localized(
  "Free installation at a partner shop\nMade within the last twelve months",
  "合作汽修店免费安装\n生产日期在一年以内",
  "Montaje gratis en un taller asociado\nFabricado en los últimos doce meses",
  "Montage offert en garage partenaire\nFabriqué il y a moins de douze mois",
  "ติดตั้งฟรีที่ศูนย์บริการพันธมิตร\nผลิตไม่เกิน 12 เดือน",
  "ຕິດຕັ້ງຟຣີທີ່ສູນບໍລິການພັນທະມິດ\nຜະລິດບໍ່ເກີນ 12 ເດືອນ",
);

const content = localized(
  "<p>{brand} {model} in {size}. Each tire comes with its date of manufacture, a label and a valve.</p><h3>In the package</h3><ul><li>One new tire</li><li>Rubber valve stem</li><li>Installation certificate for 340 partner shops</li></ul>",
  "<p>{brand} {model}，规格 {size}。每条轮胎均附生产日期、标签与气门嘴。</p><h3>包装清单</h3><ul><li>全新轮胎一条</li><li>橡胶气门嘴</li><li>340 家合作汽修店安装券</li></ul>",
  "<p>{brand} {model} en {size}. Cada neumático llega con su fecha de fabricación, etiqueta y válvula.</p><h3>Contenido del paquete</h3><ul><li>Un neumático nuevo</li><li>Válvula de goma</li><li>Certificado de montaje para 340 talleres asociados</li></ul>",
  "<p>{brand} {model} en {size}. Chaque pneu est livré avec sa date de fabrication, son étiquette et une valve.</p><h3>Dans le colis</h3><ul><li>Un pneu neuf</li><li>Une valve caoutchouc</li><li>Un bon de montage valable dans 340 garages partenaires</li></ul>",
  "<p>{brand} {model} ขนาด {size} ยางทุกเส้นระบุวันที่ผลิต พร้อมฉลากและจุ๊บลม</p><h3>สิ่งที่คุณจะได้รับ</h3><ul><li>ยางใหม่ 1 เส้น</li><li>จุ๊บลมยาง</li><li>คูปองติดตั้งที่ศูนย์บริการพันธมิตร 340 แห่ง</li></ul>",
  "<p>{brand} {model} ຂະໜາດ {size}. ຢາງທຸກເສັ້ນບອກວັນທີຜະລິດ ພ້ອມສະຫຼາກ ແລະ ຈຸບລົມ.</p><h3>ສິ່ງທີ່ທ່ານຈະໄດ້ຮັບ</h3><ul><li>ຢາງໃໝ່ 1 ເສັ້ນ</li><li>ຈຸບລົມຢາງ</li><li>ຄູປອງຕິດຕັ້ງທີ່ສູນບໍລິການພັນທະມິດ 340 ແຫ່ງ</li></ul>",
);

const typeName = localized("Type", "类型", "Tipo", "Type", "ประเภท", "ປະເພດ");

const piece = localized("tire", "条", "unidad", "pneu", "เส้น", "ເສັ້ນ");

const money = (amount: number): string => (Math.round(amount * 10) / 10).toFixed(2);

const rimOf = (size: string): number => Number(/R(\d+)/.exec(size)?.[1] ?? 16);

const skusOf = (
  model: Model,
  sizes: string[],
  views: TireViews,
  random: () => number,
  soldOut: boolean,
): DemoSku[] =>
  sizes.flatMap((size, place) => {
    const base = model.from * (1 + (rimOf(size) - 15) * 0.13 + place * 0.06);
    const stock = soldOut ? 0 : between(random, 4, 120);
    return (["tire", "wheel"] as const).map((set) => {
      const price = base + (set === "wheel" ? 70 : 0);
      return {
        values: [keyOf(size), set],
        price: money(price),
        ...(model.saving > 0 && { listPrice: money(price / (1 - model.saving / 100)) }),
        stock: place === 2 && set === "wheel" ? 0 : stock,
        weight: set === "wheel" ? 18.5 : 9.4,
        volume: 0.09,
        picture: set === "wheel" ? views.mounted : views.bare,
      };
    });
  });

/** Label grades lost by winter treads compared to a summer tire of the same brand. */
const lost: Partial<Record<Model["kind"], number>> = { winter: 1, studdable: 2, allTerrain: 2, track: 1 };
const withSnowSymbol: readonly Model["kind"][] = ["winter", "studdable", "allSeason"];

const labelOf = ({ kind }: Model, random: () => number): TireLabel => {
  const pick = () => tireGrades[([0, 1, 1, 2][Math.floor(random() * 4)] ?? 1) + (lost[kind] ?? 0)] ?? "E";
  const [fuel, wet, noise] = [pick(), pick(), between(random, 67, 72)];
  return {
    fuel,
    wet,
    noise,
    noiseClass: noise < 69 ? "A" : noise < 72 ? "B" : "C",
    snow: withSnowSymbol.includes(kind),
    ice: kind === "studdable",
  };
};

/** Every other product of a model is shown on a wheel, and every other model starts with it. */
const covers = ["bare", "mounted", "bare", "front"] as const;

const toProduct = (model: Model, sizes: string[], place: number): DemoProduct => {
  const [size = ""] = sizes;
  const key = keyOf(model.brand, model.model, size);
  const random = seeded(seedOf(key));
  const values = { brand: model.brand, model: model.model, size };
  const tireLabel = labelOf(model, random);
  // The first sizes of a model lead the lists.
  const soldOut = random() < 0.06 && place > 1;
  const shown = model.sizes[0]?.[0] ?? size;
  const cover = covers[(models.indexOf(model) % 2) + place] ?? "bare";
  const views = tireViews(model.tread, model.brand, model.model, { own: size, shown }, model.rim, cover);
  return {
    key,
    merchant: model.merchant,
    category: model.category,
    shopCategory: "tires",
    brand: keyOf(model.brand),
    name: titleOf(model, size),
    intro,
    content: fill(content, values),
    unit: piece,
    keywords: [size.replace(/[/ ]/g, ""), size.replace("/", " ").replace(" R", " ")],
    options: [
      option("size", sizes.map((text) => ({ key: keyOf(text), text }))),
      option("set", [{ key: "tire", text: sets.tire, picture: views.bare }, { key: "wheel", text: sets.wheel, picture: views.mounted }]),
    ],
    skus: skusOf(model, sizes, views, random, soldOut),
    specifications: [{ name: typeName, value: each((locale) => capitalized(kinds[model.kind][locale])) }],
    properties: tireProperties(model, sizes),
    features: tireFeatures(seasonOf(model.kind), views.mounted),
    tireLabel,
    pictures: views.pictures,
    virtualSales: soldOf(key, between(random, 40, 3800)),
    guarantees: ["genuine", "returns", "price", "puncture"],
    tags: ["free-fitting"],
    rank: 900 - place * 10 + between(random, 0, 60),
    ageDays: between(random, 3, 600),
  };
}; // oxfmt-ignore

export const tires: DemoProduct[] = models.flatMap((model) =>
  model.sizes.map((sizes, place) => toProduct(model, sizes, place)),
);
