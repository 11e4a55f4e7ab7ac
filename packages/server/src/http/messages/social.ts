import type { Texts } from "./localized.ts";

/** Texts about signing in by a social network. */
export const socialTexts = {
  lastSignIn: {
    en: "This is the only way to sign in to your account",
    "zh-CN": "这是您账号唯一的登录方式",
    es: "Es la única forma de iniciar sesión en tu cuenta",
    fr: "C’est le seul moyen de vous connecter à votre compte",
    th: "นี่เป็นวิธีเดียวที่คุณใช้เข้าสู่ระบบ",
    lao: "ນີ້ແມ່ນວິທີດຽວທີ່ທ່ານໃຊ້ເຂົ້າສູ່ລະບົບ",
  },
  socialUnavailable: {
    en: "Third-party login is unavailable for the current user",
    "zh-CN": "当前用户无法使用第三方登录",
    es: "El inicio de sesión de terceros no está disponible para este usuario",
    fr: "La connexion par un tiers est indisponible pour cet utilisateur",
    th: "ผู้ใช้ปัจจุบันไม่สามารถเข้าสู่ระบบผ่านบุคคลที่สามได้",
    lao: "ຜູ້ໃຊ້ປັດຈຸບັນບໍ່ສາມາດເຂົ້າສູ່ລະບົບຜ່ານບຸກຄົນທີສາມໄດ້",
  },
  facebookSignedOut: {
    en: "Facebook login: user not logged in",
    "zh-CN": "Facebook 登录：用户未登录",
    es: "Inicio de sesión con Facebook: el usuario no ha iniciado sesión",
    fr: "Connexion Facebook : utilisateur non connecté",
    th: "เข้าสู่ระบบด้วย Facebook: ผู้ใช้ยังไม่ได้เข้าสู่ระบบ",
    lao: "ເຂົ້າສູ່ລະບົບດ້ວຍ Facebook: ຜູ້ໃຊ້ຍັງບໍ່ໄດ້ເຂົ້າສູ່ລະບົບ",
  },
  socialStale: {
    en: "This sign-in was started too long ago or used already. Please start again.",
    "zh-CN": "此次登录已过期或已使用，请重新开始。",
    es: "Este inicio de sesión ha caducado o ya se usó. Vuelve a empezar.",
    fr: "Cette connexion a expiré ou a déjà servi. Veuillez recommencer.",
    th: "การเข้าสู่ระบบนี้หมดอายุหรือถูกใช้แล้ว กรุณาเริ่มใหม่",
    lao: "ການເຂົ້າສູ່ລະບົບນີ້ໝົດອາຍຸ ຫຼື ຖືກໃຊ້ແລ້ວ. ກະລຸນາເລີ່ມໃໝ່.",
  },
  socialTaken: {
    en: "This sign-in method already belongs to another account",
    "zh-CN": "该登录方式已绑定其他账号",
    es: "Este acceso ya pertenece a otra cuenta",
    fr: "Cette connexion appartient déjà à un autre compte",
    th: "วิธีเข้าสู่ระบบนี้เชื่อมต่อกับบัญชีอื่นแล้ว",
    lao: "ວິທີເຂົ້າສູ່ລະບົບນີ້ເຊື່ອມຕໍ່ກັບບັນຊີອື່ນແລ້ວ",
  },
} as const satisfies Texts;
