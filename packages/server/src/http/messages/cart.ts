import type { Texts } from "./localized.ts";

/** Texts of the cart. */
export const cartTexts = {
  addedToCart: {
    en: "Added to cart",
    "zh-CN": "已加入购物车",
    es: "Añadido al carrito",
    fr: "Ajouté au panier",
    th: "เพิ่มลงตะกร้าแล้ว",
    lao: "ເພີ່ມໃສ່ກະຕ່າແລ້ວ",
  },
  skuUnavailable: {
    en: "This item is no longer available",
    "zh-CN": "该商品已下架",
    es: "Este artículo ya no está disponible",
    fr: "Cet article n’est plus disponible",
    th: "สินค้านี้ไม่มีจำหน่ายแล้ว",
    lao: "ສິນຄ້ານີ້ບໍ່ມີຂາຍແລ້ວ",
  },
  soldOut: {
    en: "Sold out",
    "zh-CN": "已售罄",
    es: "Agotado",
    fr: "Épuisé",
    th: "สินค้าหมด",
    lao: "ຂາຍໝົດ",
  },
  notSoMany: {
    en: "Only {stock} left in stock",
    "zh-CN": "库存仅剩 {stock} 件",
    es: "Solo quedan {stock} en existencias",
    fr: "Plus que {stock} en stock",
    th: "เหลือในสต็อกเพียง {stock} ชิ้น",
    lao: "ເຫຼືອໃນສາງພຽງ {stock} ອັນ",
  },
} as const satisfies Texts;
