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
    en: "The picture is larger than {megabytes} MB. Make it smaller.",
    "zh-CN": "图片超过 {megabytes} MB，请压缩后再试。",
    es: "La imagen supera los {megabytes} MB. Reduce su tamaño.",
    fr: "L’image dépasse {megabytes} Mo. Réduisez sa taille.",
    th: "รูปภาพมีขนาดเกิน {megabytes} MB กรุณาลดขนาดไฟล์",
    lao: "ຮູບພາບມີຂະໜາດເກີນ {megabytes} MB. ກະລຸນາຫຼຸດຂະໜາດ.",
  },
  pictureTooManyPixels: {
    en: "The picture is {width} × {height} pixels, more than {megapixels} megapixels. Make it smaller.",
    "zh-CN": "图片尺寸为 {width} × {height} 像素，超过 {megapixels} 百万像素，请缩小后再试。",
    es: "La imagen mide {width} × {height} píxeles, más de {megapixels} megapíxeles. Reduce su tamaño.",
    fr: "L’image fait {width} × {height} pixels, soit plus de {megapixels} mégapixels. Réduisez sa taille.",
    th: "รูปภาพมีขนาด {width} × {height} พิกเซล เกิน {megapixels} ล้านพิกเซล กรุณาลดขนาด",
    lao: "ຮູບພາບມີຂະໜາດ {width} × {height} ພິກເຊວ ເກີນ {megapixels} ລ້ານພິກເຊວ. ກະລຸນາຫຼຸດຂະໜາດ.",
  },
  pictureTypeUnsupported: {
    en: "This file isn’t a picture we can read. Use a JPG, PNG, WebP or GIF.",
    "zh-CN": "无法读取该图片，请使用 JPG、PNG、WebP 或 GIF 格式。",
    es: "No podemos leer esta imagen. Usa un archivo JPG, PNG, WebP o GIF.",
    fr: "Ce fichier n’est pas une image lisible. Utilisez un fichier JPG, PNG, WebP ou GIF.",
    th: "เปิดรูปนี้ไม่ได้ กรุณาใช้ไฟล์ JPG, PNG, WebP หรือ GIF",
    lao: "ເປີດຮູບນີ້ບໍ່ໄດ້. ກະລຸນາໃຊ້ໄຟລ໌ JPG, PNG, WebP ຫຼື GIF.",
  },
  pictureDamaged: {
    en: "This picture may be damaged. Save it again or choose another one.",
    "zh-CN": "图片可能已损坏，请重新保存或换一张。",
    es: "Es posible que la imagen esté dañada. Guárdala de nuevo o elige otra.",
    fr: "L’image est peut-être endommagée. Enregistrez-la de nouveau ou choisissez-en une autre.",
    th: "รูปภาพอาจเสียหาย กรุณาบันทึกใหม่หรือเลือกรูปอื่น",
    lao: "ຮູບພາບອາດເສຍຫາຍ. ກະລຸນາບັນທຶກໃໝ່ ຫຼື ເລືອກຮູບອື່ນ.",
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
