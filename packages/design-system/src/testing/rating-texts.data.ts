import type { StoryTexts } from "./useTexts.ts";

interface RatingTexts {
  label: string;
  second: string;
  hint: string;
  error: string;
  valueLabel: (value: number) => string;
  words: readonly [string, string, string, string, string];
}

/** Words of ratings, from the least to the most. */
export const ratingTexts: StoryTexts<RatingTexts> = {
  en: {
    label: "Product",
    second: "Service and delivery",
    hint: "What other shoppers see first.",
    error: "Choose how many stars you give.",
    valueLabel: (value) => (value === 1 ? "1 star" : `${value} stars`),
    words: ["Very bad", "Bad", "All right", "Good", "Very good"],
  },
  "zh-CN": {
    label: "商品",
    second: "服务与物流",
    hint: "其他买家最先看到的评分。",
    error: "请选择星级。",
    valueLabel: (value) => `${value} 星`,
    words: ["非常差", "差", "一般", "好", "非常好"],
  },
  es: {
    label: "Producto",
    second: "Atención y entrega",
    hint: "Lo primero que ven otros compradores.",
    error: "Elige cuántas estrellas das.",
    valueLabel: (value) => (value === 1 ? "1 estrella" : `${value} estrellas`),
    words: ["Muy malo", "Malo", "Normal", "Bueno", "Muy bueno"],
  },
  fr: {
    label: "Produit",
    second: "Service et livraison",
    hint: "Ce que les autres acheteurs voient d’abord.",
    error: "Choisissez le nombre d’étoiles.",
    valueLabel: (value) => (value < 2 ? `${value} étoile` : `${value} étoiles`),
    words: ["Très mauvais", "Mauvais", "Moyen", "Bon", "Très bon"],
  },
  th: {
    label: "สินค้า",
    second: "บริการและการจัดส่ง",
    hint: "สิ่งที่ผู้ซื้อคนอื่นเห็นก่อน",
    error: "โปรดเลือกจำนวนดาว",
    valueLabel: (value) => `${value} ดาว`,
    words: ["แย่มาก", "แย่", "พอใช้", "ดี", "ดีมาก"],
  },
  lo: {
    label: "ສິນຄ້າ",
    second: "ບໍລິການ ແລະ ການຈັດສົ່ງ",
    hint: "ສິ່ງທີ່ຜູ້ຊື້ຄົນອື່ນເຫັນກ່ອນ",
    error: "ກະລຸນາເລືອກຈຳນວນດາວ",
    valueLabel: (value) => `${value} ດາວ`,
    words: ["ບໍ່ດີເລີຍ", "ບໍ່ດີ", "ພໍໃຊ້", "ດີ", "ດີຫຼາຍ"],
  },
};
