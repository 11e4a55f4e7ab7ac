import type { AgreementText } from "./agreement-text.ts";

/** The user agreement of a shop without its own. */
export const userAgreement: AgreementText = {
  en: [
    [
      "About this agreement",
      "{shop} is a marketplace. Independent shops offer their products here. By creating an account or placing an order, you accept these terms.",
    ],
    [
      "Your account",
      "Give accurate details and keep your password to yourself. You are responsible for what happens through your account. Tell us right away if you think someone else is using it. You can close your account at any time.",
    ],
    [
      "Orders and contracts",
      "Product pages are an invitation to order. When you place an order, you offer to buy; the contract is with the shop named on the product page and in your order. The price and shipping costs shown at checkout apply.",
    ],
    [
      "Payment",
      "We accept payment on behalf of the shops, using the methods shown at checkout. Unpaid orders are canceled automatically after the time shown there, and nothing is charged.",
    ],
    [
      "Delivery",
      "The shop ships your order. Delivery times are estimates unless the shop promises a date. You can follow each package in your orders.",
    ],
    [
      "Returns and refunds",
      "You can ask for a return or refund in your orders within the period shown on the product page. Your statutory rights are not affected. Refunds go back to the payment method you used.",
    ],
    [
      "Reviews and conduct",
      "Write reviews from your own experience. We remove reviews that are unlawful, insulting or fake, and may close accounts that are used for fraud or to harm others.",
    ],
    [
      "Liability",
      "Each shop is liable for its products. We are liable for running the marketplace with due care. Nothing in these terms limits rights that the law gives you as a consumer.",
    ],
    [
      "Changes to these terms",
      "If we change these terms, we publish the new version on this page. Orders you have already placed follow the version that applied at the time.",
    ],
  ],
  "zh-CN": [
    ["关于本协议", "{shop} 是一个交易平台，商品由各独立店铺销售。注册账号或提交订单即表示您接受本协议。"],
    [
      "您的账号",
      "请提供真实信息并妥善保管密码，您须对账号下的操作负责。如发现他人使用您的账号，请立即告知我们。您可以随时注销账号。",
    ],
    [
      "订单与合同",
      "商品页面属于要约邀请。您提交订单即为要约，合同在您与商品页面及订单所示的店铺之间成立。价格和运费以结算页面显示为准。",
    ],
    ["付款", "我们以结算页面所示的方式代店铺收款。未付款订单将在页面所示时间后自动取消，不会扣款。"],
    ["配送", "商品由店铺发货。除店铺承诺日期外，送达时间为预计时间。您可以在订单中查看每个包裹的物流信息。"],
    [
      "退货与退款",
      "您可以在商品页面所示期限内，通过订单申请退货或退款。您依法享有的权利不受影响。退款将退回原支付方式。",
    ],
    [
      "评价与行为规范",
      "请根据亲身体验发表评价。我们会删除违法、侮辱性或虚假的评价，并可关闭用于欺诈或损害他人的账号。",
    ],
    ["责任", "各店铺对其商品负责，我们依法审慎运营本平台并承担相应责任。本协议不限制法律赋予消费者的权利。"],
    ["协议变更", "如本协议有变更，我们会在本页面公布新版本。已提交的订单适用下单时的版本。"],
  ],
  es: [
    [
      "Sobre estas condiciones",
      "{shop} es una plataforma de venta en línea en la que venden tiendas independientes. Al crear una cuenta o hacer un pedido, aceptas estas condiciones.",
    ],
    [
      "Tu cuenta",
      "Indica datos correctos y no compartas tu contraseña. Eres responsable de lo que se haga con tu cuenta. Avísanos enseguida si crees que otra persona la usa. Puedes cerrarla cuando quieras.",
    ],
    [
      "Pedidos y contrato",
      "Las páginas de producto son una invitación a comprar. Al hacer un pedido haces una oferta de compra; el contrato es con la tienda que aparece en la página del producto y en tu pedido. Se aplican el precio y los costos de envío que se muestran al finalizar la compra.",
    ],
    [
      "Pago",
      "Cobramos en nombre de las tiendas con los métodos que se muestran al pagar. Los pedidos sin pagar se cancelan automáticamente pasado el plazo indicado, sin ningún cargo.",
    ],
    [
      "Entrega",
      "La tienda envía tu pedido. Los plazos son estimados, salvo que la tienda prometa una fecha. Puedes seguir cada paquete en tus pedidos.",
    ],
    [
      "Devoluciones y reembolsos",
      "Puedes solicitar una devolución o un reembolso desde tus pedidos dentro del plazo indicado en la página del producto. Tus derechos legales no se ven afectados. El reembolso se hace en el método de pago que usaste.",
    ],
    [
      "Opiniones y conducta",
      "Opina según tu propia experiencia. Eliminamos las opiniones ilegales, ofensivas o falsas y podemos cerrar las cuentas que se usen para defraudar o perjudicar a otros.",
    ],
    [
      "Responsabilidad",
      "Cada tienda responde de sus productos. Nosotros respondemos de gestionar la plataforma con la debida diligencia. Nada de lo aquí dicho limita los derechos que la ley te da como consumidor.",
    ],
    [
      "Cambios",
      "Si cambiamos estas condiciones, publicaremos la nueva versión en esta página. A los pedidos ya hechos se les aplica la versión vigente en ese momento.",
    ],
  ],
  fr: [
    [
      "À propos de ces conditions",
      "{shop} est une place de marché sur laquelle vendent des boutiques indépendantes. En créant un compte ou en passant commande, vous acceptez ces conditions.",
    ],
    [
      "Votre compte",
      "Donnez des informations exactes et gardez votre mot de passe pour vous. Vous répondez de l’usage de votre compte. Prévenez-nous sans attendre si vous pensez que quelqu’un d’autre l’utilise. Vous pouvez le fermer à tout moment.",
    ],
    [
      "Commandes et contrat",
      "Les fiches produit sont une invitation à commander. En passant commande, vous faites une offre d’achat ; le contrat est conclu avec la boutique indiquée sur la fiche produit et dans votre commande. Le prix et les frais de livraison affichés lors de la commande s’appliquent.",
    ],
    [
      "Paiement",
      "Nous encaissons au nom des boutiques, par les moyens proposés lors du paiement. Les commandes impayées sont annulées automatiquement après le délai affiché, sans aucun débit.",
    ],
    [
      "Livraison",
      "La boutique expédie votre commande. Les délais sont indicatifs, sauf date promise par la boutique. Vous suivez chaque colis dans vos commandes.",
    ],
    [
      "Retours et remboursements",
      "Vous pouvez demander un retour ou un remboursement depuis vos commandes, dans le délai indiqué sur la fiche produit. Vos droits légaux restent entiers. Le remboursement est effectué sur le moyen de paiement utilisé.",
    ],
    [
      "Avis et conduite",
      "Donnez votre avis d’après votre propre expérience. Nous supprimons les avis illicites, injurieux ou faux et pouvons fermer les comptes servant à frauder ou à nuire.",
    ],
    [
      "Responsabilité",
      "Chaque boutique répond de ses produits. Nous répondons de la bonne gestion de la place de marché. Rien dans ces conditions ne limite les droits que la loi vous accorde en tant que consommateur.",
    ],
    [
      "Modifications",
      "Si ces conditions changent, nous publions la nouvelle version sur cette page. Les commandes déjà passées suivent la version alors en vigueur.",
    ],
  ],
  th: [
    ["เกี่ยวกับข้อตกลงนี้", "{shop} เป็นตลาดออนไลน์ที่ร้านค้าอิสระนำสินค้ามาขาย เมื่อสร้างบัญชีหรือสั่งซื้อ ถือว่าคุณยอมรับข้อตกลงนี้"],
    [
      "บัญชีของคุณ",
      "กรุณาให้ข้อมูลที่ถูกต้องและเก็บรหัสผ่านเป็นความลับ คุณรับผิดชอบการใช้งานที่เกิดขึ้นผ่านบัญชีของคุณ หากคิดว่ามีผู้อื่นใช้บัญชีของคุณ กรุณาแจ้งเราทันที คุณปิดบัญชีได้ทุกเมื่อ",
    ],
    [
      "คำสั่งซื้อและสัญญา",
      "หน้าสินค้าเป็นคำเชิญให้สั่งซื้อ เมื่อคุณสั่งซื้อถือเป็นการเสนอซื้อ สัญญาเกิดขึ้นระหว่างคุณกับร้านค้าที่ระบุในหน้าสินค้าและในคำสั่งซื้อ โดยใช้ราคาและค่าจัดส่งตามหน้าสั่งซื้อ",
    ],
    [
      "การชำระเงิน",
      "เรารับชำระเงินแทนร้านค้าตามวิธีที่แสดงในหน้าสั่งซื้อ คำสั่งซื้อที่ยังไม่ชำระจะถูกยกเลิกโดยอัตโนมัติเมื่อพ้นเวลาที่แสดง โดยไม่มีการเรียกเก็บเงิน",
    ],
    ["การจัดส่ง", "ร้านค้าเป็นผู้จัดส่งสินค้า ระยะเวลาเป็นการประมาณ เว้นแต่ร้านค้าระบุวันที่แน่นอน คุณติดตามพัสดุแต่ละชิ้นได้ในคำสั่งซื้อ"],
    [
      "การคืนสินค้าและการคืนเงิน",
      "คุณขอคืนสินค้าหรือคืนเงินได้จากคำสั่งซื้อภายในเวลาที่ระบุในหน้าสินค้า โดยไม่กระทบสิทธิตามกฎหมายของคุณ เงินคืนจะกลับไปยังวิธีชำระเงินเดิม",
    ],
    [
      "รีวิวและการใช้งาน",
      "กรุณารีวิวจากประสบการณ์จริง เราจะลบรีวิวที่ผิดกฎหมาย หยาบคาย หรือเป็นเท็จ และอาจปิดบัญชีที่ใช้ฉ้อโกงหรือทำให้ผู้อื่นเสียหาย",
    ],
    [
      "ความรับผิด",
      "แต่ละร้านค้ารับผิดชอบสินค้าของตน เรารับผิดชอบการดำเนินงานของเว็บไซต์ด้วยความระมัดระวัง ข้อตกลงนี้ไม่จำกัดสิทธิที่กฎหมายให้แก่ผู้บริโภค",
    ],
    ["การเปลี่ยนแปลง", "หากข้อตกลงนี้เปลี่ยนแปลง เราจะเผยแพร่ฉบับใหม่ในหน้านี้ คำสั่งซื้อที่สั่งไว้แล้วเป็นไปตามฉบับที่ใช้ในขณะนั้น"],
  ],
  lao: [
    ["ກ່ຽວກັບຂໍ້ຕົກລົງນີ້", "{shop} ເປັນຕະຫຼາດອອນລາຍທີ່ຮ້ານຄ້າອິດສະຫຼະນຳສິນຄ້າມາຂາຍ. ເມື່ອສ້າງບັນຊີ ຫຼື ສັ່ງຊື້ ຖືວ່າທ່ານຍອມຮັບຂໍ້ຕົກລົງນີ້."],
    [
      "ບັນຊີຂອງທ່ານ",
      "ກະລຸນາໃຫ້ຂໍ້ມູນທີ່ຖືກຕ້ອງ ແລະ ເກັບລະຫັດຜ່ານເປັນຄວາມລັບ. ທ່ານຮັບຜິດຊອບຕໍ່ການນຳໃຊ້ບັນຊີຂອງທ່ານ. ຖ້າຄິດວ່າມີຜູ້ອື່ນໃຊ້ບັນຊີຂອງທ່ານ ກະລຸນາແຈ້ງພວກເຮົາທັນທີ. ທ່ານປິດບັນຊີໄດ້ທຸກເວລາ.",
    ],
    [
      "ຄຳສັ່ງຊື້ ແລະ ສັນຍາ",
      "ໜ້າສິນຄ້າເປັນການເຊີນໃຫ້ສັ່ງຊື້. ເມື່ອທ່ານສັ່ງຊື້ ຖືເປັນການສະເໜີຊື້. ສັນຍາເກີດຂຶ້ນລະຫວ່າງທ່ານກັບຮ້ານຄ້າທີ່ລະບຸໃນໜ້າສິນຄ້າ ແລະ ໃນຄຳສັ່ງຊື້. ລາຄາ ແລະ ຄ່າຂົນສົ່ງເປັນໄປຕາມໜ້າສັ່ງຊື້.",
    ],
    [
      "ການຊຳລະເງິນ",
      "ພວກເຮົາຮັບຊຳລະເງິນແທນຮ້ານຄ້າຕາມວິທີທີ່ສະແດງໃນໜ້າສັ່ງຊື້. ຄຳສັ່ງຊື້ທີ່ຍັງບໍ່ຊຳລະຈະຖືກຍົກເລີກໂດຍອັດຕະໂນມັດຫຼັງຈາກເວລາທີ່ສະແດງ ໂດຍບໍ່ມີການເກັບເງິນ.",
    ],
    ["ການຈັດສົ່ງ", "ຮ້ານຄ້າເປັນຜູ້ຈັດສົ່ງ. ໄລຍະເວລາເປັນການຄາດຄະເນ ເວັ້ນແຕ່ຮ້ານຄ້າສັນຍາວັນທີແນ່ນອນ. ທ່ານຕິດຕາມພັດສະດຸແຕ່ລະຫໍ່ໄດ້ໃນຄຳສັ່ງຊື້."],
    [
      "ການສົ່ງຄືນ ແລະ ການຄືນເງິນ",
      "ທ່ານຂໍສົ່ງຄືນ ຫຼື ຄືນເງິນໄດ້ຈາກຄຳສັ່ງຊື້ ພາຍໃນເວລາທີ່ລະບຸໃນໜ້າສິນຄ້າ ໂດຍບໍ່ກະທົບຕໍ່ສິດຕາມກົດໝາຍຂອງທ່ານ. ເງິນຄືນຈະກັບໄປຫາວິທີຊຳລະເງິນເດີມ.",
    ],
    [
      "ລີວິວ ແລະ ການນຳໃຊ້",
      "ກະລຸນາຂຽນລີວິວຈາກປະສົບການຈິງ. ພວກເຮົາຈະລຶບລີວິວທີ່ຜິດກົດໝາຍ, ດູໝິ່ນ ຫຼື ບໍ່ເປັນຄວາມຈິງ ແລະ ອາດປິດບັນຊີທີ່ໃຊ້ເພື່ອສໍ້ໂກງ ຫຼື ທຳຮ້າຍຜູ້ອື່ນ.",
    ],
    [
      "ຄວາມຮັບຜິດຊອບ",
      "ແຕ່ລະຮ້ານຄ້າຮັບຜິດຊອບຕໍ່ສິນຄ້າຂອງຕົນ. ພວກເຮົາຮັບຜິດຊອບຕໍ່ການດຳເນີນງານຂອງເວັບໄຊດ້ວຍຄວາມລະມັດລະວັງ. ຂໍ້ຕົກລົງນີ້ບໍ່ຈຳກັດສິດທີ່ກົດໝາຍໃຫ້ແກ່ຜູ້ບໍລິໂພກ.",
    ],
    ["ການປ່ຽນແປງ", "ຖ້າຂໍ້ຕົກລົງນີ້ປ່ຽນແປງ ພວກເຮົາຈະເຜີຍແຜ່ສະບັບໃໝ່ໃນໜ້ານີ້. ຄຳສັ່ງຊື້ທີ່ສັ່ງໄວ້ແລ້ວເປັນໄປຕາມສະບັບທີ່ໃຊ້ໃນເວລານັ້ນ."],
  ],
};
