import type { Texts } from "./localized.ts";

/** What any call can answer (specification, section 8). */
export const generalTexts = {
  success: {
    en: "Operation successful",
    "zh-CN": "操作成功",
    es: "Operación realizada con éxito",
    fr: "Opération réussie",
    th: "ดำเนินการสำเร็จ",
    lao: "ດຳເນີນການສຳເລັດ",
  },
  signIn: {
    en: "Please sign in",
    "zh-CN": "请先登录",
    es: "Inicia sesión",
    fr: "Veuillez vous connecter",
    th: "กรุณาเข้าสู่ระบบ",
    lao: "ກະລຸນາເຂົ້າສູ່ລະບົບ",
  },
  forbidden: {
    en: "No relevant permissions",
    "zh-CN": "没有相关权限",
    es: "No tienes los permisos necesarios",
    fr: "Vous n’avez pas les autorisations nécessaires",
    th: "ไม่มีสิทธิ์ที่เกี่ยวข้อง",
    lao: "ບໍ່ມີສິດທີ່ກ່ຽວຂ້ອງ",
  },
  notFound: {
    en: "No relevant data found",
    "zh-CN": "未找到相关数据",
    es: "No se encontraron datos",
    fr: "Aucune donnée trouvée",
    th: "ไม่พบข้อมูลที่เกี่ยวข้อง",
    lao: "ບໍ່ພົບຂໍ້ມູນທີ່ກ່ຽວຂ້ອງ",
  },
  tooLarge: {
    en: "What was sent is too large",
    "zh-CN": "提交的内容过大",
    es: "El contenido enviado es demasiado grande",
    fr: "Le contenu envoyé est trop volumineux",
    th: "ข้อมูลที่ส่งมีขนาดใหญ่เกินไป",
    lao: "ຂໍ້ມູນທີ່ສົ່ງໃຫຍ່ເກີນໄປ",
  },
  tooMany: {
    en: "Too many attempts. Please try again in {seconds} seconds.",
    "zh-CN": "操作过于频繁，请在 {seconds} 秒后重试。",
    es: "Demasiados intentos. Vuelve a intentarlo en {seconds} segundos.",
    fr: "Trop de tentatives. Réessayez dans {seconds} secondes.",
    th: "มีการลองหลายครั้งเกินไป โปรดลองอีกครั้งใน {seconds} วินาที",
    lao: "ພະຍາຍາມຫຼາຍຄັ້ງເກີນໄປ ກະລຸນາລອງໃໝ່ໃນ {seconds} ວິນາທີ",
  },
  systemAbnormality: {
    en: "System abnormality (request {requestId})",
    "zh-CN": "系统异常（请求编号 {requestId}）",
    es: "Anomalía del sistema (solicitud {requestId})",
    fr: "Anomalie du système (requête {requestId})",
    th: "ระบบขัดข้อง (คำขอ {requestId})",
    lao: "ລະບົບຂັດຂ້ອງ (ຄຳຮ້ອງ {requestId})",
  },
  keyReused: {
    en: "This request was already sent with other content",
    "zh-CN": "该请求已以不同内容提交过",
    es: "Esta solicitud ya se envió con otro contenido",
    fr: "Cette requête a déjà été envoyée avec un autre contenu",
    th: "คำขอนี้ถูกส่งไปแล้วด้วยเนื้อหาอื่น",
    lao: "ຄຳຮ້ອງນີ້ຖືກສົ່ງແລ້ວດ້ວຍເນື້ອຫາອື່ນ",
  },
} as const satisfies Texts;
