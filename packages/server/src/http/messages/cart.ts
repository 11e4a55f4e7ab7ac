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
  cartFull: {
    en: "Your cart is full: it holds {count} different items. Take one out first",
    "zh-CN": "购物车已满，最多可放 {count} 种商品，请先移除一些",
    es: "Tu carrito está lleno: caben {count} artículos distintos. Quita alguno primero",
    fr: "Votre panier est plein : il contient au plus {count} articles différents. Retirez-en un d’abord",
    th: "ตะกร้าเต็มแล้ว ใส่ได้สูงสุด {count} รายการ กรุณานำบางรายการออกก่อน",
    lao: "ກະຕ່າເຕັມແລ້ວ ໃສ່ໄດ້ສູງສຸດ {count} ລາຍການ. ກະລຸນາເອົາບາງລາຍການອອກກ່ອນ",
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
    es: "Solo quedan {stock}",
    fr: "Plus que {stock} en stock",
    th: "เหลือในสต็อกเพียง {stock} ชิ้น",
    lao: "ເຫຼືອໃນສາງພຽງ {stock} ອັນ",
  },
} as const satisfies Texts;
