import type { Locale } from "../locales.ts";

/**
 * Words that Chromium's dictionary doesn't know and breaks at `|` at the end of a line. Measured by rendering the
 * catalogs 1 px wide.
 */
const brokenWords: Partial<Record<Locale, readonly string[]>> = {
  th: [
    "คำ|สั่งซื้อ",
    "สั่ง|ซื้อ",
    "แบ่ง|ปัน",
    "แจ้ง|เตือน",
    "ช้อ|ป",
    "ดี|ล",
    "บัน|ทึก",
    "บุ๊|กมาร์ก",
    "สต็|อก",
    "คอม|มิช|ชัน",
    "เคา|น์ตี",
  ],
  lao: [
    "ໂຫຼ|ດ",
    "ລີ|ວິວ",
    "ອີ|ເມວ",
    "ຄູ|ປອງ",
    "ບຣາວ|ເຊີ",
    "ອິນ|ເຕີ|ເນັດ",
    "ໂປຣ|ໂມ|ຊັນ",
    "ສະຖາ|ນະ",
    "ສະ|ແກນ",
    "ບັນ|ທຶກ",
    "ຄ|ລິບ|ບອດ",
    "ຫາ|ກໍ່",
  ],
};

const wordJoiner = "\u2060";

/** The text with word joiners, so that lines don't end inside these Thai and Lao words. */
export const joinWords = (locale: Locale, text: string): string => {
  let joined = text;
  for (const word of brokenWords[locale] ?? [])
    joined = joined.replaceAll(word.replaceAll("|", ""), word.replaceAll("|", wordJoiner));
  return joined;
};
