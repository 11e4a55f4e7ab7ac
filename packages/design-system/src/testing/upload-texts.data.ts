import type { StoryTexts } from "./useTexts.ts";

interface Texts {
  label: string;
  hint: string;
  error: string;
  failed: string;
}

/** An application's texts for its uploads. */
export const uploadTexts: StoryTexts<Texts> = {
  en: {
    label: "Photos",
    hint: "JPG or PNG, up to 5 MB each, at least 600 px wide. Drop them here, paste them, or choose files.",
    error: "Add at least one picture.",
    failed: "The connection broke.",
  },
  "zh-CN": {
    label: "图片",
    hint: "JPG 或 PNG，每张不超过 5 MB，宽度至少 600 像素。可拖到此处、粘贴或选择文件。",
    error: "请至少添加一张图片。",
    failed: "网络连接中断。",
  },
  es: {
    label: "Fotos",
    hint: "JPG o PNG, hasta 5 MB cada una, al menos 600 px de ancho. Suéltalas aquí, pégalas o elige archivos.",
    error: "Añade al menos una foto.",
    failed: "Se cortó la conexión.",
  },
  fr: {
    label: "Photos",
    hint: "JPG ou PNG, 5 Mo au plus chacune, au moins 600 px de large. Déposez-les ici, collez-les ou choisissez des fichiers.",
    error: "Ajoutez au moins une photo.",
    failed: "La connexion a été coupée.",
  },
  th: {
    label: "รูปภาพ",
    hint: "JPG หรือ PNG ไม่เกินรูปละ 5 MB กว้างอย่างน้อย 600 พิกเซล ลากมาวางที่นี่ วาง หรือเลือกไฟล์",
    error: "กรุณาเพิ่มอย่างน้อยหนึ่งรูป",
    failed: "การเชื่อมต่อขาดหาย",
  },
  lo: {
    label: "ຮູບພາບ",
    hint: "JPG ຫຼື PNG ບໍ່ເກີນຮູບລະ 5 MB ກວ້າງຢ່າງໜ້ອຍ 600 ພິກເຊວ ລາກມາວາງບ່ອນນີ້, ວາງ ຫຼື ເລືອກໄຟລ໌",
    error: "ກະລຸນາເພີ່ມຢ່າງໜ້ອຍໜຶ່ງຮູບ",
    failed: "ການເຊື່ອມຕໍ່ຂາດ",
  },
};
