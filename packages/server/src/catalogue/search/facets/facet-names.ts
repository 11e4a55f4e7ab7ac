import { type SQL, sql } from "drizzle-orm";
import type { LocalizedText } from "../../../shared/localized-text.ts";
import type { FixedFacet } from "../facet-counts.ts";

/** Names of the facets derived from a tire size. */
export const tireFacetNames: Record<"width" | "profile" | "rim", LocalizedText> = {
  width: { en: "Width", "zh-CN": "胎面宽度", es: "Anchura", fr: "Largeur", th: "หน้ายาง", lao: "ຄວາມກວ້າງ" },
  profile: { en: "Profile", "zh-CN": "扁平比", es: "Perfil", fr: "Profil", th: "แก้มยาง", lao: "ແກ້ມຢາງ" },
  rim: { en: "Rim", "zh-CN": "轮辋直径", es: "Diámetro del rin", fr: "Jante", th: "ขอบล้อ", lao: "ຂອບລໍ້" },
};

/** Whether a facet `key:value` is part of a tire size, or a wheel's diameter. */
export const isOfTireSize = (facet: SQL): SQL =>
  sql`${facet} ~ ${sql.raw(`'^(${Object.keys(tireFacetNames).join("|")}):'`)}`;

/** Names of the facets derived from a tire label. */
export const tireLabelFacetNames: Record<"fuel-efficiency" | "wet-grip", LocalizedText> = {
  "fuel-efficiency": {
    en: "Fuel efficiency",
    "zh-CN": "燃油效率",
    es: "Eficiencia de combustible",
    fr: "Efficacité en carburant",
    th: "การประหยัดน้ำมัน",
    lao: "ການປະຢັດນ້ຳມັນ",
  },
  "wet-grip": {
    en: "Wet grip",
    "zh-CN": "湿地抓地力",
    es: "Agarre en mojado",
    fr: "Adhérence sur sol mouillé",
    th: "การเกาะถนนเปียก",
    lao: "ການເກາະທາງປຽກ",
  },
};

/** Names of the fixed facets. */
export const fixedFacetNames = {
  cid: { en: "Category", "zh-CN": "分类", es: "Categoría", fr: "Catégorie", th: "หมวดหมู่", lao: "ໝວດສິນຄ້າ" },
  brandId: { en: "Brand", "zh-CN": "品牌", es: "Marca", fr: "Marque", th: "แบรนด์", lao: "ຍີ່ຫໍ້" },
  merId: { en: "Shop", "zh-CN": "店铺", es: "Tienda", fr: "Boutique", th: "ร้านค้า", lao: "ຮ້ານຄ້າ" },
  price: { en: "Price", "zh-CN": "价格", es: "Precio", fr: "Prix", th: "ราคา", lao: "ລາຄາ" },
  minStar: { en: "Rating", "zh-CN": "评分", es: "Valoración", fr: "Note", th: "คะแนน", lao: "ຄະແນນ" },
  inStock: {
    en: "In stock only",
    "zh-CN": "仅看有货",
    es: "Solo disponibles",
    fr: "En stock uniquement",
    th: "เฉพาะสินค้าพร้อมส่ง",
    lao: "ສະເພາະທີ່ມີສິນຄ້າ",
  },
} satisfies Record<FixedFacet, LocalizedText>;

/** "4 and up", and half stars. */
export const starsAndUp = (star: number): LocalizedText => {
  const withComma = String(star).replace(".", ",");
  return {
    en: `${star} and up`,
    "zh-CN": `${star} 星及以上`,
    es: `${withComma} o más`,
    fr: `${withComma} et plus`,
    th: `${star} ขึ้นไป`,
    lao: `${withComma} ຂຶ້ນໄປ`,
  };
};
