import type { RefusalReason, UploadTexts } from "../components/FileUpload/index.ts";
import type { StoryTexts } from "./useTexts.ts";

interface Texts extends UploadTexts {
  label: string;
  hint: string;
  error: string;
  failed: string;
}

const refusals =
  (words: Readonly<Record<RefusalReason, string>>) =>
  (reason: RefusalReason): string =>
    words[reason];

/** Words of uploads of up to ten pictures, of 5 MB and at least 600 px. */
export const uploadTexts: StoryTexts<Texts> = {
  en: {
    label: "Pictures",
    hint: "JPG or PNG, up to 5 MB each, at least 600 px wide. Drop them here, paste them, or choose files.",
    error: "Add at least one picture.",
    failed: "The connection broke.",
    addLabel: "Add pictures",
    countLabel: (count, most) => `${count} of ${most}`,
    removeLabel: (name) => `Remove ${name}`,
    retryLabel: (name) => `Try ${name} again`,
    earlierLabel: (name) => `Move ${name} forward`,
    laterLabel: (name) => `Move ${name} back`,
    statusLabel: ({ name, status }) =>
      ({
        waiting: `${name} is waiting`,
        uploading: `Uploading ${name}`,
        done: `${name} is uploaded`,
        failed: `${name} failed`,
      })[status],
    movedText: (name, place, count) => `${name} is now ${place} of ${count}`,
    removedText: (name) => `${name} removed`,
    refusalText: refusals({
      count: "was not added. There is no room left. Remove a picture first.",
      type: "was not added. This type is not supported. Save it as JPG or PNG.",
      size: "was not added. It is larger than 5 MB. Make it smaller.",
      small: "was not added. It is less than 600 px wide. Choose a larger one.",
      large: "was not added. It has more than 40 million pixels. Make it smaller.",
      unreadable: "was not added. It cannot be read as a picture. Save it again as JPG or PNG.",
    }),
    dismissLabel: (name) => `Dismiss the notice about ${name}`,
  },
  "zh-CN": {
    label: "图片",
    hint: "JPG 或 PNG，每张不超过 5 MB，宽度至少 600 像素。可拖到此处、粘贴或选择文件。",
    error: "请至少添加一张图片。",
    failed: "网络连接中断。",
    addLabel: "添加图片",
    countLabel: (count, most) => `${count} / ${most}`,
    removeLabel: (name) => `移除 ${name}`,
    retryLabel: (name) => `重新上传 ${name}`,
    earlierLabel: (name) => `将 ${name} 前移`,
    laterLabel: (name) => `将 ${name} 后移`,
    statusLabel: ({ name, status }) =>
      ({
        waiting: `${name} 等待上传`,
        uploading: `正在上传 ${name}`,
        done: `${name} 已上传`,
        failed: `${name} 上传失败`,
      })[status],
    movedText: (name, place, count) => `${name} 现在是第 ${place} 张，共 ${count} 张`,
    removedText: (name) => `已移除 ${name}`,
    refusalText: refusals({
      count: "未添加。数量已满，请先移除一张。",
      type: "未添加。不支持此格式，请另存为 JPG 或 PNG。",
      size: "未添加。文件超过 5 MB，请压缩后再试。",
      small: "未添加。宽度不足 600 像素，请选择更大的图片。",
      large: "未添加。超过 4000 万像素，请缩小后再试。",
      unreadable: "未添加。无法识别为图片，请重新保存为 JPG 或 PNG。",
    }),
    dismissLabel: (name) => `关闭关于 ${name} 的提示`,
  },
  es: {
    label: "Fotos",
    hint: "JPG o PNG, hasta 5 MB cada una, al menos 600 px de ancho. Suéltalas aquí, pégalas o elige archivos.",
    error: "Añade al menos una foto.",
    failed: "Se cortó la conexión.",
    addLabel: "Añadir fotos",
    countLabel: (count, most) => `${count} de ${most}`,
    removeLabel: (name) => `Quitar ${name}`,
    retryLabel: (name) => `Reintentar ${name}`,
    earlierLabel: (name) => `Mover ${name} hacia delante`,
    laterLabel: (name) => `Mover ${name} hacia atrás`,
    statusLabel: ({ name, status }) =>
      ({
        waiting: `${name} en espera`,
        uploading: `Subiendo ${name}`,
        done: `${name} subida`,
        failed: `${name} no se pudo subir`,
      })[status],
    movedText: (name, place, count) => `${name} es ahora la ${place} de ${count}`,
    removedText: (name) => `${name} quitada`,
    refusalText: refusals({
      count: "no se añadió. Ya no caben más. Quita primero una foto.",
      type: "no se añadió. Este formato no se admite. Guárdala como JPG o PNG.",
      size: "no se añadió. Ocupa más de 5 MB. Hazla más pequeña.",
      small: "no se añadió. Mide menos de 600 px de ancho. Elige una más grande.",
      large: "no se añadió. Tiene más de 40 millones de píxeles. Hazla más pequeña.",
      unreadable: "no se añadió. No se puede leer como foto. Guárdala de nuevo como JPG o PNG.",
    }),
    dismissLabel: (name) => `Cerrar el aviso sobre ${name}`,
  },
  fr: {
    label: "Photos",
    hint: "JPG ou PNG, 5 Mo au plus chacune, au moins 600 px de large. Déposez-les ici, collez-les ou choisissez des fichiers.",
    error: "Ajoutez au moins une photo.",
    failed: "La connexion a été coupée.",
    addLabel: "Ajouter des photos",
    countLabel: (count, most) => `${count} sur ${most}`,
    removeLabel: (name) => `Retirer ${name}`,
    retryLabel: (name) => `Réessayer ${name}`,
    earlierLabel: (name) => `Avancer ${name}`,
    laterLabel: (name) => `Reculer ${name}`,
    statusLabel: ({ name, status }) =>
      ({
        waiting: `${name} en attente`,
        uploading: `Envoi de ${name}`,
        done: `${name} envoyée`,
        failed: `Échec de l’envoi de ${name}`,
      })[status],
    movedText: (name, place, count) => `${name} est maintenant ${place} sur ${count}`,
    removedText: (name) => `${name} retirée`,
    refusalText: refusals({
      count: "n’a pas été ajoutée. Il n’y a plus de place. Retirez d’abord une photo.",
      type: "n’a pas été ajoutée. Ce format n’est pas accepté. Enregistrez-la en JPG ou PNG.",
      size: "n’a pas été ajoutée. Elle dépasse 5 Mo. Réduisez-la.",
      small: "n’a pas été ajoutée. Elle fait moins de 600 px de large. Choisissez-en une plus grande.",
      large: "n’a pas été ajoutée. Elle dépasse 40 millions de pixels. Réduisez-la.",
      unreadable: "n’a pas été ajoutée. Impossible de la lire. Enregistrez-la de nouveau en JPG ou PNG.",
    }),
    dismissLabel: (name) => `Fermer l’avis sur ${name}`,
  },
  th: {
    label: "รูปภาพ",
    hint: "JPG หรือ PNG ไม่เกินรูปละ 5 MB กว้างอย่างน้อย 600 พิกเซล ลากมาวางที่นี่ วาง หรือเลือกไฟล์",
    error: "โปรดเพิ่มอย่างน้อยหนึ่งรูป",
    failed: "การเชื่อมต่อขาดหาย",
    addLabel: "เพิ่มรูปภาพ",
    countLabel: (count, most) => `${count} จาก ${most}`,
    removeLabel: (name) => `ลบ ${name}`,
    retryLabel: (name) => `ลองอัปโหลด ${name} อีกครั้ง`,
    earlierLabel: (name) => `เลื่อน ${name} ไปก่อนหน้า`,
    laterLabel: (name) => `เลื่อน ${name} ไปถัดไป`,
    statusLabel: ({ name, status }) =>
      ({
        waiting: `${name} กำลังรอ`,
        uploading: `กำลังอัปโหลด ${name}`,
        done: `อัปโหลด ${name} แล้ว`,
        failed: `อัปโหลด ${name} ไม่สำเร็จ`,
      })[status],
    movedText: (name, place, count) => `${name} อยู่ลำดับที่ ${place} จาก ${count}`,
    removedText: (name) => `ลบ ${name} แล้ว`,
    refusalText: refusals({
      count: "ไม่ได้ถูกเพิ่ม จำนวนเต็มแล้ว โปรดลบรูปก่อน",
      type: "ไม่ได้ถูกเพิ่ม ไม่รองรับไฟล์ชนิดนี้ โปรดบันทึกเป็น JPG หรือ PNG",
      size: "ไม่ได้ถูกเพิ่ม ไฟล์ใหญ่เกิน 5 MB โปรดลดขนาด",
      small: "ไม่ได้ถูกเพิ่ม กว้างไม่ถึง 600 พิกเซล โปรดเลือกรูปที่ใหญ่กว่า",
      large: "ไม่ได้ถูกเพิ่ม เกิน 40 ล้านพิกเซล โปรดลดขนาด",
      unreadable: "ไม่ได้ถูกเพิ่ม อ่านเป็นรูปภาพไม่ได้ โปรดบันทึกใหม่เป็น JPG หรือ PNG",
    }),
    dismissLabel: (name) => `ปิดข้อความเกี่ยวกับ ${name}`,
  },
  lo: {
    label: "ຮູບພາບ",
    hint: "JPG ຫຼື PNG ບໍ່ເກີນຮູບລະ 5 MB ກວ້າງຢ່າງໜ້ອຍ 600 ພິກເຊວ ລາກມາວາງບ່ອນນີ້ ວາງ ຫຼືເລືອກໄຟລ໌",
    error: "ກະລຸນາເພີ່ມຢ່າງໜ້ອຍໜຶ່ງຮູບ",
    failed: "ການເຊື່ອມຕໍ່ຂາດ",
    addLabel: "ເພີ່ມຮູບພາບ",
    countLabel: (count, most) => `${count} ຈາກ ${most}`,
    removeLabel: (name) => `ລຶບ ${name}`,
    retryLabel: (name) => `ລອງອັບໂຫຼດ ${name} ອີກຄັ້ງ`,
    earlierLabel: (name) => `ຍ້າຍ ${name} ໄປກ່ອນໜ້າ`,
    laterLabel: (name) => `ຍ້າຍ ${name} ໄປຕໍ່ໄປ`,
    statusLabel: ({ name, status }) =>
      ({
        waiting: `${name} ກຳລັງລໍຖ້າ`,
        uploading: `ກຳລັງອັບໂຫຼດ ${name}`,
        done: `ອັບໂຫຼດ ${name} ແລ້ວ`,
        failed: `ອັບໂຫຼດ ${name} ບໍ່ສຳເລັດ`,
      })[status],
    movedText: (name, place, count) => `${name} ຢູ່ລຳດັບທີ ${place} ຈາກ ${count}`,
    removedText: (name) => `ລຶບ ${name} ແລ້ວ`,
    refusalText: refusals({
      count: "ບໍ່ໄດ້ຖືກເພີ່ມ ຈຳນວນເຕັມແລ້ວ ກະລຸນາລຶບຮູບກ່ອນ",
      type: "ບໍ່ໄດ້ຖືກເພີ່ມ ບໍ່ຮອງຮັບໄຟລ໌ຊະນິດນີ້ ກະລຸນາບັນທຶກເປັນ JPG ຫຼື PNG",
      size: "ບໍ່ໄດ້ຖືກເພີ່ມ ໄຟລ໌ໃຫຍ່ກວ່າ 5 MB ກະລຸນາຫຼຸດຂະໜາດ",
      small: "ບໍ່ໄດ້ຖືກເພີ່ມ ກວ້າງບໍ່ເຖິງ 600 ພິກເຊວ ກະລຸນາເລືອກຮູບທີ່ໃຫຍ່ກວ່າ",
      large: "ບໍ່ໄດ້ຖືກເພີ່ມ ເກີນ 40 ລ້ານພິກເຊວ ກະລຸນາຫຼຸດຂະໜາດ",
      unreadable: "ບໍ່ໄດ້ຖືກເພີ່ມ ອ່ານເປັນຮູບພາບບໍ່ໄດ້ ກະລຸນາບັນທຶກໃໝ່ເປັນ JPG ຫຼື PNG",
    }),
    dismissLabel: (name) => `ປິດຂໍ້ຄວາມກ່ຽວກັບ ${name}`,
  },
};
