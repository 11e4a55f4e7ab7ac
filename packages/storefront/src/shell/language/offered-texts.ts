import type { Locale } from "@carmine/i18n";

/** Texts of the offer in the offered language; the page's catalog has only the page's own language. */
export const offeredTexts: Readonly<
  Record<Locale, { text: string; accept: string; keep: string; label: string }>
> = {
  en: {
    text: "This shop is available in English.",
    accept: "Switch to English",
    keep: "Stay in this language",
    label: "Language",
  },
  "zh-CN": { text: "本店提供简体中文版。", accept: "切换到简体中文", keep: "保持当前语言", label: "语言" },
  es: {
    text: "Esta tienda está disponible en español.",
    accept: "Cambiar a español",
    keep: "Seguir en este idioma",
    label: "Idioma",
  },
  fr: {
    text: "Cette boutique est disponible en français.",
    accept: "Passer en français",
    keep: "Garder cette langue",
    label: "Langue",
  },
  th: { text: "ร้านนี้มีภาษาไทย", accept: "เปลี่ยนเป็นภาษาไทย", keep: "ใช้ภาษานี้ต่อ", label: "ภาษา" },
  lao: { text: "ຮ້ານນີ້ມີພາສາລາວ", accept: "ປ່ຽນເປັນພາສາລາວ", keep: "ໃຊ້ພາສານີ້ຕໍ່", label: "ພາສາ" },
};
