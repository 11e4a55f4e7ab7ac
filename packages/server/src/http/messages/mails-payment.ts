import type { Texts } from "./localized.ts";

/** Texts of mails about orders that expired and payments that are returned. */
export const paymentMailTexts = {
  mailExpiredTitle: {
    en: "Your order was canceled",
    "zh-CN": "订单已取消",
    es: "Tu pedido se ha cancelado",
    fr: "Votre commande a été annulée",
    th: "คำสั่งซื้อถูกยกเลิกแล้ว",
    lao: "ຄຳສັ່ງຊື້ຖືກຍົກເລີກແລ້ວ",
  },
  mailExpiredText: {
    en: "Order {orderNo} wasn’t paid in time, so we canceled it. You weren’t charged. If a payment still comes through, we’ll refund it automatically.",
    "zh-CN":
      "订单 {orderNo} 未在规定时间内付款，已自动取消。您未被扣款；如之后仍有款项到账，我们会自动退款。",
    es: "El pedido {orderNo} no se pagó a tiempo, así que lo cancelamos. No se te ha cobrado. Si aún llega un pago, te lo reembolsaremos automáticamente.",
    fr: "La commande {orderNo} n’a pas été payée à temps : nous l’avons annulée. Vous n’avez pas été débité. Si un paiement arrive encore, nous le rembourserons automatiquement.",
    th: "คำสั่งซื้อ {orderNo} ไม่ได้ชำระเงินภายในเวลาที่กำหนด เราจึงยกเลิกแล้ว คุณไม่ถูกเรียกเก็บเงิน หากมียอดชำระเข้ามาภายหลัง เราจะคืนเงินให้โดยอัตโนมัติ",
    lao: "ຄຳສັ່ງຊື້ {orderNo} ບໍ່ໄດ້ຈ່າຍເງິນທັນເວລາ, ພວກເຮົາຈຶ່ງຍົກເລີກແລ້ວ. ທ່ານບໍ່ຖືກຕັດເງິນ. ຖ້າຍັງມີເງິນເຂົ້າມາ, ພວກເຮົາຈະຄືນໃຫ້ໂດຍອັດຕະໂນມັດ.",
  },
  mailPaymentReturnedTitle: {
    en: "We’re refunding your payment",
    "zh-CN": "我们正在退还您的付款",
    es: "Estamos reembolsando tu pago",
    fr: "Nous remboursons votre paiement",
    th: "เรากำลังคืนเงินให้คุณ",
    lao: "ພວກເຮົາກຳລັງຄືນເງິນໃຫ້ທ່ານ",
  },
  mailPaymentLateText: {
    en: "A payment of {amount} for order {orderNo} arrived when the order could no longer be paid. We’re sending it back to your payment method.",
    "zh-CN": "订单 {orderNo} 的付款 {amount} 到达时订单已无法支付，款项将原路退回。",
    es: "Recibimos un pago de {amount} del pedido {orderNo} cuando ya no se podía pagar. Lo devolvemos a tu método de pago.",
    fr: "Un paiement de {amount} pour la commande {orderNo} est arrivé alors qu’elle ne pouvait plus être payée. Nous le reversons sur votre moyen de paiement.",
    th: "ยอดชำระ {amount} ของคำสั่งซื้อ {orderNo} เข้ามาเมื่อชำระไม่ได้แล้ว เรากำลังคืนเงินไปยังช่องทางที่คุณชำระ",
    lao: "ເງິນ {amount} ຂອງຄຳສັ່ງຊື້ {orderNo} ເຂົ້າມາເມື່ອຈ່າຍບໍ່ໄດ້ແລ້ວ. ພວກເຮົາກຳລັງຄືນໄປຫາຊ່ອງທາງທີ່ທ່ານຈ່າຍ.",
  },
  mailPaymentWrongAmountText: {
    en: "A payment of {amount} for order {orderNo} didn’t match the order total. We’re sending it back to your payment method. If the order is still open, you can pay it again.",
    "zh-CN":
      "订单 {orderNo} 的付款 {amount} 与订单金额不符，款项将原路退回。如订单仍未关闭，您可以重新支付。",
    es: "El pago de {amount} del pedido {orderNo} no coincide con el total. Lo devolvemos a tu método de pago. Si el pedido sigue abierto, puedes pagarlo de nuevo.",
    fr: "Le paiement de {amount} pour la commande {orderNo} ne correspond pas au total. Nous le reversons sur votre moyen de paiement. Si la commande est encore ouverte, vous pouvez la payer à nouveau.",
    th: "ยอดชำระ {amount} ของคำสั่งซื้อ {orderNo} ไม่ตรงกับยอดรวม เรากำลังคืนเงินไปยังช่องทางที่คุณชำระ หากคำสั่งซื้อยังเปิดอยู่ คุณชำระใหม่ได้",
    lao: "ເງິນ {amount} ຂອງຄຳສັ່ງຊື້ {orderNo} ບໍ່ກົງກັບຍອດລວມ. ພວກເຮົາກຳລັງຄືນໄປຫາຊ່ອງທາງທີ່ທ່ານຈ່າຍ. ຖ້າຄຳສັ່ງຊື້ຍັງເປີດຢູ່, ທ່ານຈ່າຍໃໝ່ໄດ້.",
  },
} as const satisfies Texts;
