import type { Texts } from "./localized.ts";

/** Texts of uploaded pictures. */
export const uploadTexts = {
  pictureMissing: {
    en: "No picture arrived. Please try again.",
    "zh-CN": "没有收到图片，请重试。",
    es: "La foto no se ha podido subir. Inténtalo de nuevo.",
    fr: "La photo n’a pas pu être envoyée. Veuillez réessayer.",
    th: "ไม่ได้รับรูปภาพ กรุณาลองอีกครั้ง",
    lao: "ບໍ່ໄດ້ຮັບຮູບພາບ. ກະລຸນາລອງໃໝ່.",
  },
  pictureTooLarge: {
    en: "The picture is larger than {megabytes} MB",
    "zh-CN": "图片大小不能超过 {megabytes} MB",
    es: "La imagen supera los {megabytes} MB",
    fr: "L’image dépasse {megabytes} Mo",
    th: "รูปภาพมีขนาดเกิน {megabytes} MB",
    lao: "ຮູບພາບມີຂະໜາດເກີນ {megabytes} MB",
  },
  pictureUnreadable: {
    en: "This file isn’t a picture we can read. Use a JPG or PNG.",
    "zh-CN": "无法读取该图片，请使用 JPG 或 PNG 格式。",
    es: "No podemos leer esta imagen. Usa un archivo JPG o PNG.",
    fr: "Ce fichier n’est pas une image lisible. Utilisez un fichier JPG ou PNG.",
    th: "เปิดรูปนี้ไม่ได้ กรุณาใช้ไฟล์ JPG หรือ PNG",
    lao: "ເປີດຮູບນີ້ບໍ່ໄດ້. ກະລຸນາໃຊ້ໄຟລ໌ JPG ຫຼື PNG.",
  },
  pictureNotStored: {
    en: "We can’t take pictures right now. Try again in a few minutes.",
    "zh-CN": "暂时无法上传图片，请几分钟后再试。",
    es: "Ahora no podemos recibir imágenes. Vuelve a intentarlo en unos minutos.",
    fr: "Nous ne pouvons pas recevoir d’images pour le moment. Réessayez dans quelques minutes.",
    th: "ขณะนี้ยังรับรูปภาพไม่ได้ กรุณาลองใหม่ในอีกไม่กี่นาที",
    lao: "ຕອນນີ້ຍັງຮັບຮູບພາບບໍ່ໄດ້. ກະລຸນາລອງໃໝ່ໃນອີກບໍ່ເທົ່າໃດນາທີ.",
  },
  pictureGone: {
    en: "One of the pictures is no longer there. Remove it and add it again.",
    "zh-CN": "有图片已失效，请移除后重新添加。",
    es: "Una de las imágenes ya no está disponible. Quítala y vuelve a añadirla.",
    fr: "L’une des images n’est plus disponible. Retirez-la et ajoutez-la à nouveau.",
    th: "มีรูปภาพที่ใช้ไม่ได้แล้ว กรุณาลบและเพิ่มใหม่อีกครั้ง",
    lao: "ມີຮູບພາບທີ່ໃຊ້ບໍ່ໄດ້ແລ້ວ. ກະລຸນາລຶບ ແລະ ເພີ່ມໃໝ່.",
  },
} as const satisfies Texts;
