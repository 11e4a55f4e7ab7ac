import type { Texts } from "./localized.ts";

/** Texts of coupons and points. */
export const promotionTexts = {
  couponReceived: {
    en: "Coupon claimed",
    "zh-CN": "优惠券领取成功",
    es: "Cupón guardado",
    fr: "Coupon récupéré",
    th: "เก็บคูปองแล้ว",
    lao: "ຮັບຄູປອງແລ້ວ",
  },
  couponClaimed: {
    en: "You already have this coupon",
    "zh-CN": "您已领取过该优惠券",
    es: "Ya tienes este cupón",
    fr: "Vous avez déjà ce coupon",
    th: "คุณมีคูปองนี้แล้ว",
    lao: "ທ່ານມີຄູປອງນີ້ແລ້ວ",
  },
  couponSoldOut: {
    en: "This coupon is all gone",
    "zh-CN": "优惠券已被领完",
    es: "Este cupón se ha agotado",
    fr: "Ce coupon est épuisé",
    th: "คูปองนี้หมดแล้ว",
    lao: "ຄູປອງນີ້ໝົດແລ້ວ",
  },
  couponClosed: {
    en: "This coupon can’t be claimed now",
    "zh-CN": "该优惠券当前不可领取",
    es: "Este cupón no se puede conseguir ahora",
    fr: "Ce coupon n’est pas disponible en ce moment",
    th: "ขณะนี้ยังเก็บคูปองนี้ไม่ได้",
    lao: "ຕອນນີ້ຍັງຮັບຄູປອງນີ້ບໍ່ໄດ້",
  },
} as const satisfies Texts;
