import type { Texts } from "./localized.ts";

/** Texts of reviews. */
export const reviewTexts = {
  reviewThanks: {
    en: "Thanks for your review!",
    "zh-CN": "感谢您的评价！",
    es: "¡Gracias por tu opinión!",
    fr: "Merci pour votre avis !",
    th: "ขอบคุณสำหรับรีวิว!",
    lao: "ຂອບໃຈສຳລັບລີວິວ!",
  },
  reviewedAlready: {
    en: "You’ve already reviewed this item",
    "zh-CN": "您已评价过该商品",
    es: "Ya has opinado sobre este artículo",
    fr: "Vous avez déjà donné votre avis sur cet article",
    th: "คุณรีวิวสินค้านี้แล้ว",
    lao: "ທ່ານລີວິວສິນຄ້ານີ້ແລ້ວ",
  },
  reviewNotYet: {
    en: "You can review this item once you’ve received it",
    "zh-CN": "确认收货后才能评价",
    es: "Podrás opinar sobre este artículo cuando lo hayas recibido",
    fr: "Vous pourrez donner votre avis une fois l’article reçu",
    th: "รีวิวได้หลังจากได้รับสินค้าแล้ว",
    lao: "ລີວິວໄດ້ຫຼັງຈາກໄດ້ຮັບສິນຄ້າແລ້ວ",
  },
  reviewAddedAlready: {
    en: "You’ve already added to this review",
    "zh-CN": "您已追加过评价",
    es: "Ya has ampliado esta opinión",
    fr: "Vous avez déjà complété cet avis",
    th: "คุณเพิ่มเติมรีวิวนี้แล้ว",
    lao: "ທ່ານເພີ່ມເຕີມລີວິວນີ້ແລ້ວ",
  },
  reviewAnsweredAlready: {
    en: "This review has been answered",
    "zh-CN": "该评价已回复",
    es: "Esta opinión ya tiene respuesta",
    fr: "Cet avis a déjà reçu une réponse",
    th: "รีวิวนี้มีคำตอบแล้ว",
    lao: "ລີວິວນີ້ມີຄຳຕອບແລ້ວ",
  },
} as const satisfies Texts;
