import type { Texts } from "./localized.ts";

/** Texts for fields of the profile and of an application that fail their check. */
export const accountFieldTexts = {
  emptyNickname: {
    en: "User name cannot be empty",
    "zh-CN": "用户名不能为空",
    es: "El nombre de usuario no puede estar vacío",
    fr: "Le nom d’utilisateur ne peut pas être vide",
    th: "ชื่อผู้ใช้ต้องไม่ว่าง",
    lao: "ຊື່ຜູ້ໃຊ້ຕ້ອງບໍ່ວ່າງ",
  },
  emptyProof: {
    en: "Please enter your password or the code we sent you",
    "zh-CN": "请输入密码或我们发送的验证码",
    es: "Introduce tu contraseña o el código que te enviamos",
    fr: "Saisissez votre mot de passe ou le code envoyé",
    th: "กรุณากรอกรหัสผ่านหรือรหัสที่เราส่งให้",
    lao: "ກະລຸນາໃສ່ລະຫັດຜ່ານ ຫຼື ລະຫັດທີ່ພວກເຮົາສົ່ງໃຫ້",
  },
  emptyCompany: {
    en: "Please enter the name of your shop or company",
    "zh-CN": "请输入店铺或公司名称",
    es: "Introduce el nombre de tu tienda o empresa",
    fr: "Saisissez le nom de votre boutique ou société",
    th: "กรุณากรอกชื่อร้านหรือบริษัท",
    lao: "ກະລຸນາໃສ່ຊື່ຮ້ານ ຫຼື ບໍລິສັດ",
  },
  emptyMerchantCategory: {
    en: "Please choose a merchant category",
    "zh-CN": "请选择商家分类",
    es: "Elige una categoría",
    fr: "Choisissez une catégorie",
    th: "กรุณาเลือกประเภทธุรกิจ",
    lao: "ກະລຸນາເລືອກປະເພດທຸລະກິດ",
  },
  emptyMerchantType: {
    en: "Please choose a shop type",
    "zh-CN": "请选择店铺类型",
    es: "Elige un tipo de tienda",
    fr: "Choisissez un type de boutique",
    th: "กรุณาเลือกประเภทร้าน",
    lao: "ກະລຸນາເລືອກປະເພດຮ້ານ",
  },
  emptyPapers: {
    en: "Please add your qualification papers",
    "zh-CN": "请上传资质材料",
    es: "Añade tus documentos acreditativos",
    fr: "Ajoutez vos justificatifs",
    th: "กรุณาเพิ่มเอกสารรับรอง",
    lao: "ກະລຸນາເພີ່ມເອກະສານຢັ້ງຢືນ",
  },
  tooManyPapers: {
    en: "Please add 10 pictures at most",
    "zh-CN": "最多上传 10 张图片",
    es: "Añade 10 imágenes como máximo",
    fr: "Ajoutez 10 images au maximum",
    th: "เพิ่มรูปได้สูงสุด 10 รูป",
    lao: "ເພີ່ມຮູບໄດ້ສູງສຸດ 10 ຮູບ",
  },
} as const satisfies Texts;
