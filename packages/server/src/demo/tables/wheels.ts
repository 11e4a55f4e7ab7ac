import type { DemoProduct, Localized } from "../types.ts";
import { finishes, option } from "./options.ts";
import { wheel, type Paint, type RimStyle } from "./pictures.ts";
import { wheelFeatures } from "./features.ts";
import { wheelProperties } from "./property-values.ts";
import { soldOf } from "./best-sellers.ts";
import { between, seeded, seedOf } from "./random.ts";
import { each, fill, keyOf, localized } from "./words.ts";

interface Row {
  name: string;
  style: RimStyle;
  paints: [Paint, ...Paint[]];
  category: string;
  merchant: string;
  from: number;
  saving: number;
  sizes: string[];
}

const rows: Row[] = [
  { name: "Forza Five", style: "five", paints: ["silver", "black"], category: "cast-wheels", merchant: "alloy-atelier", from: 119, saving: 20, sizes: ["16 × 7J ET45 5×112", "17 × 7.5J ET45 5×112", "18 × 8J ET42 5×112"] },
  { name: "Turbine Nine", style: "turbine", paints: ["gunmetal", "silver"], category: "cast-wheels", merchant: "alloy-atelier", from: 139, saving: 18, sizes: ["17 × 7.5J ET42 5×114.3", "18 × 8J ET40 5×114.3"] },
  { name: "Mesh Ten", style: "mesh", paints: ["bronze", "gunmetal"], category: "flow-formed-wheels", merchant: "alloy-atelier", from: 198, saving: 0, sizes: ["18 × 8J ET35 5×112", "19 × 8.5J ET35 5×112"] },
  { name: "Multi Fifteen", style: "fifteen", paints: ["black", "silver"], category: "flow-formed-wheels", merchant: "alloy-atelier", from: 214, saving: 14, sizes: ["18 × 8J ET40 5×112", "19 × 8.5J ET30 5×112"] },
  { name: "Twin Spoke", style: "double-five", paints: ["silver", "white"], category: "cast-wheels", merchant: "alloy-atelier", from: 104, saving: 12, sizes: ["15 × 6.5J ET40 5×100", "16 × 7J ET40 5×100"] },
  { name: "Classic Ten", style: "ten", paints: ["silver", "gunmetal"], category: "cast-wheels", merchant: "alloy-atelier", from: 112, saving: 0, sizes: ["16 × 7J ET45 5×112", "17 × 7.5J ET45 5×112"] },
  { name: "Apex Seven", style: "turbine", paints: ["black"], category: "flow-formed-wheels", merchant: "alloy-atelier", from: 229, saving: 10, sizes: ["19 × 8.5J ET38 5×120", "20 × 9J ET35 5×120"] },
  { name: "Quarry", style: "five", paints: ["bronze", "gunmetal"], category: "cast-wheels", merchant: "ridgeline-4x4", from: 168, saving: 15, sizes: ["17 × 8J ET25 6×139.7", "18 × 8.5J ET25 6×139.7"] },
  { name: "Canyon Mesh", style: "mesh", paints: ["black"], category: "flow-formed-wheels", merchant: "ridgeline-4x4", from: 204, saving: 0, sizes: ["17 × 8.5J ET10 6×139.7"] },
  { name: "Winter Steel", style: "steel", paints: ["black", "silver"], category: "winter-steel-wheels", merchant: "carmine-tires", from: 46, saving: 22, sizes: ["15 × 6J ET45 5×112", "16 × 6.5J ET46 5×112"] },
  { name: "Depot Steel", style: "steel", paints: ["white"], category: "winter-steel-wheels", merchant: "ridgeline-4x4", from: 58, saving: 0, sizes: ["16 × 7J ET30 6×139.7"] },
  { name: "Lumen Five", style: "five", paints: ["white"], category: "cast-wheels", merchant: "carmine-tires", from: 98, saving: 16, sizes: ["15 × 6J ET45 4×100", "16 × 6.5J ET45 4×100"] },
]; // oxfmt-ignore

/** Thai and Chinese have different words for alloy and steel wheels. */
const kinds = {
  alloy: localized("wheel", "轮毂", "Llanta", "Jante", "ล้อแม็ก", "ກົງລໍ້"),
  steel: localized("wheel", "钢圈", "Llanta de acero", "Jante tôle", "กระทะล้อเหล็ก", "ກົງລໍ້ເຫຼັກ"),
};

const intro = localized(
  "Load rated and approved for the road\nHub ring and center cap included\nSalt-resistant finish",
  "承重认证，可合法上路\n附中心环与中心盖\n抗盐蚀涂层",
  "Homologada para carretera\nAnillo de centrado y tapa central incluidos\nPintura resistente a la sal",
  "Homologuée pour la route\nBague de centrage et cache-moyeu inclus\nPeinture résistante au sel",
  "ผ่านการรับรองให้ใช้บนถนน\nพร้อมแหวนรองดุมและฝาครอบดุม\nสีทนเกลือ",
  "ຜ່ານການຮັບຮອງໃຫ້ໃຊ້ໃນຖະໜົນ\nພ້ອມແຫວນຮອງດຸມ ແລະ ຝາປິດດຸມ\nສີທົນເກືອ",
);

const content = localized(
  "<p>{name} is made for daily driving in every season. Offset, bolt pattern and width are stamped on the back.</p><ul><li>One wheel with center cap</li><li>Hub ring</li></ul>",
  "<p>{name} 适合四季日常驾驶，偏距、孔距与宽度均刻于背面。</p><ul><li>轮毂一只，含中心盖</li><li>中心环</li></ul>",
  "<p>{name} está hecha para el día a día en cualquier estación. El desplazamiento (ET), el patrón de tornillos y el ancho van grabados en la cara interior.</p><ul><li>Una llanta con tapa central</li><li>Anillo de centrado</li></ul>",
  "<p>{name} est conçue pour rouler tous les jours, en toute saison. Déport, entraxe et largeur sont gravés au dos.</p><ul><li>Une jante avec cache-moyeu</li><li>Bague de centrage</li></ul>",
  "<p>{name} ออกแบบสำหรับใช้งานทุกวันทุกฤดู ค่าออฟเซ็ต ระยะรูนอต และความกว้างสลักไว้ด้านหลัง</p><ul><li>ล้อ 1 วง พร้อมฝาครอบดุม</li><li>แหวนรองดุม</li></ul>",
  "<p>{name} ອອກແບບສຳລັບໃຊ້ທຸກມື້ທຸກລະດູ. ຄ່າອອບເຊັດ, ໄລຍະຮູນັອດ ແລະ ຄວາມກວ້າງໝາຍໄວ້ດ້ານຫຼັງ.</p><ul><li>ກົງລໍ້ 1 ວົງ ພ້ອມຝາປິດດຸມ</li><li>ແຫວນຮອງດຸມ</li></ul>",
);

const piece = localized("wheel", "只", "unidad", "jante", "วง", "ວົງ");

/** Separator before the paint: Chinese has its own comma, Thai and Lao use the word “color” instead. */
const joint = localized(", ", "，", ", ", ", ", " สี", " ສີ");

const titleOf = ({ name, style }: Row, paint: Paint): Localized =>
  each((locale) => {
    const kind = kinds[style === "steel" ? "steel" : "alloy"][locale];
    // French and Spanish place the product type before its name.
    const title = locale === "es" || locale === "fr" ? `${kind} ${name}` : `${name} ${kind}`;
    return `${title}${joint[locale]}${(finishes[paint]?.[locale] ?? paint).toLowerCase()}`;
  });

/** One product per row and paint, its sizes as skus. */
export const wheels: DemoProduct[] = rows.flatMap((row) =>
  row.paints.map((paint, place): DemoProduct => {
    const key = keyOf(row.name, paint);
    const random = seeded(seedOf(key));
    return {
      key,
      merchant: row.merchant,
      category: row.category,
      shopCategory: "wheels",
      brand: row.merchant === "ridgeline-4x4" ? "ridgeline" : row.merchant === "carmine-tires" ? "carmine" : "atelier",
      name: titleOf(row, paint),
      intro,
      content: fill(content, { name: row.name }),
      unit: piece,
      options: [option("size", row.sizes.map((text) => ({ key: keyOf(text), text })))],
      skus: row.sizes.map((size, step) => {
        const price = row.from * (1 + step * 0.17) + place * 6;
        return {
          values: [keyOf(size)],
          price: price.toFixed(2),
          ...(row.saving > 0 && { listPrice: (Math.round((price / (1 - row.saving / 100)) * 10) / 10).toFixed(2) }),
          stock: random() < 0.08 ? 0 : between(random, 4, 60),
          weight: 10.2,
          volume: 0.07,
        };
      }),
      properties: wheelProperties(row.sizes, row.category),
      features: wheelFeatures,
      pictures: [wheel(row.style, paint), wheel(row.style, paint, "front"), wheel(row.style, paint, "edge"), wheel(row.style, paint, "detail")],
      virtualSales: soldOf(key, between(random, 60, 1900)),
      guarantees: ["genuine", "returns", "price"],
      rank: 560 + between(random, 0, 400),
      ageDays: between(random, 3, 600),
    };
  }),
); // oxfmt-ignore
