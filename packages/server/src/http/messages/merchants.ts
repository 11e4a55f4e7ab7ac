import type { Texts } from "./localized.ts";

/** Texts of the shops. */
export const merchantTexts = {
  checkFailed: {
    en: "The check didn’t work. Please try again.",
    "zh-CN": "验证未通过，请重试。",
    es: "La comprobación no funcionó. Inténtalo de nuevo.",
    fr: "La vérification n’a pas abouti. Veuillez réessayer.",
    th: "การตรวจสอบไม่สำเร็จ กรุณาลองใหม่อีกครั้ง",
    lao: "ການກວດສອບບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.",
  },
} as const satisfies Texts;
