import type { Texts } from "./localized.ts";

/** Texts of payments. */
export const paymentTexts = {
  payTypeClosed: {
    en: "This payment method isn’t available",
    "zh-CN": "该支付方式不可用",
    es: "Este método de pago no está disponible",
    fr: "Ce moyen de paiement n’est pas disponible",
    th: "ไม่สามารถใช้วิธีชำระเงินนี้ได้",
    lao: "ວິທີຈ່າຍເງິນນີ້ໃຊ້ບໍ່ໄດ້",
  },
  paymentUnavailable: {
    en: "The payment provider can’t be reached. Your order is saved; please try again.",
    "zh-CN": "暂时无法连接支付服务，订单已保留，请稍后重试。",
    es: "No se puede contactar con el proveedor de pago. Tu pedido se conserva; inténtalo de nuevo.",
    fr: "Le prestataire de paiement est injoignable. Votre commande est conservée ; réessayez.",
    th: "ติดต่อผู้ให้บริการชำระเงินไม่ได้ คำสั่งซื้อของคุณยังอยู่ กรุณาลองอีกครั้ง",
    lao: "ຕິດຕໍ່ຜູ້ໃຫ້ບໍລິການຈ່າຍເງິນບໍ່ໄດ້. ຄຳສັ່ງຊື້ຂອງທ່ານຍັງຢູ່. ກະລຸນາລອງໃໝ່.",
  },
  testCardsLocked: {
    en: "Test cards are locked on this demo. Open the outbox link that the shop printed when it started, then pay again.",
    "zh-CN": "此演示商城的测试卡已锁定。请先打开商城启动时显示的发件箱链接，然后重新支付。",
    es: "Las tarjetas de prueba están bloqueadas en esta demostración. Abre el enlace de la bandeja de salida que la tienda mostró al iniciarse y vuelve a pagar.",
    fr: "Les cartes de test sont verrouillées sur cette démo. Ouvrez le lien de la boîte d’envoi que la boutique a affiché à son démarrage, puis payez à nouveau.",
    th: "บัตรทดสอบถูกล็อกไว้ในร้านสาธิตนี้ กรุณาเปิดลิงก์กล่องข้อความออกที่ร้านแสดงเมื่อเริ่มทำงาน แล้วชำระเงินอีกครั้ง",
    lao: "ບັດທົດລອງຖືກລັອກໄວ້ໃນຮ້ານສາທິດນີ້. ກະລຸນາເປີດລິ້ງກ່ອງຂໍ້ຄວາມອອກທີ່ຮ້ານສະແດງຕອນເລີ່ມເຮັດວຽກ ແລ້ວຈ່າຍເງິນອີກຄັ້ງ.",
  },
  testCardsOnly: {
    en: "This is a test shop: only the published test card numbers are accepted",
    "zh-CN": "这是测试商城，仅接受公开的测试卡号",
    es: "Esta es una tienda de prueba: solo se aceptan los números de tarjeta de prueba publicados",
    fr: "Boutique de test : seuls les numéros de carte de test publiés sont acceptés",
    th: "นี่คือร้านทดสอบ รับเฉพาะหมายเลขบัตรทดสอบที่เผยแพร่เท่านั้น",
    lao: "ນີ້ແມ່ນຮ້ານທົດລອງ: ຮັບສະເພາະເລກບັດທົດລອງທີ່ເຜີຍແຜ່",
  },
  cardExpired: {
    en: "The card has expired",
    "zh-CN": "银行卡已过期",
    es: "La tarjeta ha caducado",
    fr: "La carte a expiré",
    th: "บัตรหมดอายุแล้ว",
    lao: "ບັດໝົດອາຍຸແລ້ວ",
  },
  cardDeclined: {
    en: "The card was declined. Please try another one.",
    "zh-CN": "银行卡被拒绝，请更换其他卡。",
    es: "La tarjeta fue rechazada. Prueba con otra.",
    fr: "La carte a été refusée. Essayez-en une autre.",
    th: "บัตรถูกปฏิเสธ กรุณาลองบัตรอื่น",
    lao: "ບັດຖືກປະຕິເສດ. ກະລຸນາລອງບັດອື່ນ.",
  },
  cardNeedsConfirmation: {
    en: "Please confirm the payment",
    "zh-CN": "请确认付款",
    es: "Confirma el pago",
    fr: "Veuillez confirmer le paiement",
    th: "กรุณายืนยันการชำระเงิน",
    lao: "ກະລຸນາຢືນຢັນການຈ່າຍເງິນ",
  },
  paymentSucceeded: {
    en: "Payment successful",
    "zh-CN": "支付成功",
    es: "Pago realizado",
    fr: "Paiement réussi",
    th: "ชำระเงินสำเร็จ",
    lao: "ຈ່າຍເງິນສຳເລັດ",
  },
} as const satisfies Texts;
