import type { AgreementText } from "./agreement-text.ts";

/** The privacy policy of a shop without its own. Lists exactly what this software stores. */
export const privacyPolicy: AgreementText = {
  en: [
    [
      "Who is responsible",
      "{shop} runs this marketplace and decides how personal data is used on it. You can reach us through customer service at the foot of every page.",
    ],
    [
      "What we collect",
      "When you create an account: your email address or phone number and your password, which we never keep in readable form. When you order: the recipient’s name, address, phone number and email, what you bought and what you paid. When you write to us or review a product: what you write. Our servers also keep technical records, such as IP addresses, for a short time to prevent abuse.",
    ],
    [
      "Payment data",
      "Card details go straight to our payment provider. We never see or keep your card number; we only learn whether a payment succeeded.",
    ],
    [
      "What we use it for",
      "To process your orders, payments, returns and refunds, to keep your account secure, to answer your questions, and to meet our legal obligations. We don’t sell personal data and we don’t use it for advertising by others.",
    ],
    [
      "Who receives it",
      "The seller of your order and the carrier receive what they need to deliver it. The payment provider receives what it needs to charge or refund you. Our hosting and email providers process data for us and on our instructions. Authorities receive data only where the law requires it.",
    ],
    [
      "Cookies",
      "We use only cookies that the shop needs: to keep you signed in (up to 7 days), to keep a guest’s cart, and to remember your language and display settings. Recently viewed products stay in your own browser. There are no advertising or tracking cookies.",
    ],
    [
      "How long we keep it",
      "We keep your account until you close it, and orders and invoices as long as tax and commercial law requires. Verification codes expire after 10 minutes.",
    ],
    [
      "Your rights",
      "You can ask us what we keep about you, have it corrected or deleted, receive a copy, and object to its use. You can also complain to the data protection authority where you live.",
    ],
    [
      "Changes",
      "If we change this policy, we publish the new version on this page and tell you about important changes by email.",
    ],
  ],
  "zh-CN": [
    ["谁对数据负责", "{shop} 运营本平台，并决定平台上个人信息的处理方式。您可以通过页面底部的客服联系我们。"],
    [
      "我们收集的信息",
      "注册账号时：您的邮箱或手机号，以及仅以加密形式保存的密码。下单时：收货人姓名、地址、电话、邮箱，以及您购买的商品和支付金额。联系客服或发表评价时：您填写的内容。为防止滥用，服务器还会短期保留 IP 地址等技术日志。",
    ],
    ["支付信息", "银行卡信息直接提交给支付服务商。我们不会看到也不会保存您的卡号，只会得知付款是否成功。"],
    [
      "信息的用途",
      "用于处理订单、付款、退货和退款，保障账号安全，答复您的咨询，以及履行法定义务。我们不会出售个人信息，也不会将其用于第三方广告。",
    ],
    [
      "信息的接收方",
      "订单的商家和物流公司会收到配送所需的信息；支付服务商会收到收款或退款所需的信息；托管和邮件服务商按照我们的指示代为处理数据；仅在法律要求时向主管机关提供信息。",
    ],
    [
      "Cookie",
      "我们只使用商城运行所必需的 Cookie：保持登录状态（最长 7 天）、保存访客的购物车，以及记住语言和显示设置。浏览记录保存在您自己的浏览器中。我们不使用广告或跟踪 Cookie。",
    ],
    [
      "保存期限",
      "账号信息保存至您注销账号为止；订单和购物凭证按税法及商业法规要求的期限保存；验证码 10 分钟后失效。",
    ],
    [
      "您的权利",
      "您可以查询我们保存的个人信息，要求更正或删除，获取副本，或反对我们使用。您也可以向所在地的个人信息保护主管部门投诉。",
    ],
    ["政策变更", "如本政策有变更，我们会在本页面公布新版本，重大变更将通过邮件通知您。"],
  ],
  es: [
    [
      "Quién es el responsable",
      "{shop} gestiona esta plataforma y decide cómo se usan los datos personales en ella. Puedes escribirnos o llamarnos a través de atención al cliente, al pie de cada página.",
    ],
    [
      "Qué datos recogemos",
      "Al crear una cuenta: tu correo electrónico o tu teléfono y tu contraseña, que nunca guardamos en forma legible. Al comprar: nombre, dirección, teléfono y correo de quien recibe el pedido, qué has comprado y cuánto has pagado. Al escribirnos o valorar un producto: lo que escribes. Además, nuestros servidores guardan por poco tiempo registros técnicos, como direcciones IP, para evitar abusos.",
    ],
    [
      "Datos de pago",
      "Los datos de tu tarjeta van directamente al proveedor de pagos. No vemos ni guardamos el número de tu tarjeta; solo sabemos si el pago se ha realizado.",
    ],
    [
      "Para qué los usamos",
      "Para gestionar tus pedidos, pagos, devoluciones y reembolsos, proteger tu cuenta, responder a tus preguntas y cumplir la ley. No vendemos datos personales ni los usamos para publicidad de terceros.",
    ],
    [
      "Quién los recibe",
      "El vendedor y el transportista reciben lo necesario para entregarte el pedido. El proveedor de pagos recibe lo necesario para cobrarte o reembolsarte. Los proveedores de alojamiento y de correo tratan datos por encargo nuestro. Las autoridades los reciben solo cuando la ley lo exige.",
    ],
    [
      "Cookies",
      "Usamos solo las cookies necesarias: para mantener tu sesión iniciada (hasta 7 días), conservar el carrito de quien compra sin cuenta y recordar tu idioma y tus ajustes de pantalla. Los productos vistos se guardan en tu propio navegador. No hay cookies publicitarias ni de seguimiento.",
    ],
    [
      "Cuánto tiempo los guardamos",
      "Tu cuenta, hasta que la cierres; los pedidos y las facturas, el tiempo que exigen las leyes fiscales y mercantiles. Los códigos de verificación caducan a los 10 minutos.",
    ],
    [
      "Tus derechos",
      "Puedes preguntarnos qué datos tuyos guardamos, pedir que los corrijamos o eliminemos, recibir una copia y oponerte a su uso. También puedes reclamar ante la autoridad de protección de datos de tu país.",
    ],
    [
      "Cambios",
      "Si modificamos esta política, publicaremos la nueva versión en esta página y te avisaremos por correo de los cambios importantes.",
    ],
  ],
  fr: [
    [
      "Qui est responsable",
      "{shop} exploite cette place de marché et décide de l’usage des données personnelles. Vous pouvez nous joindre par le service client, en bas de chaque page.",
    ],
    [
      "Les données que nous recueillons",
      "À la création d’un compte : votre e-mail ou votre téléphone et votre mot de passe, jamais conservé en clair. Lors d’une commande : le nom, l’adresse, le téléphone et l’e-mail du destinataire, les articles achetés et le montant payé. Lorsque vous nous écrivez ou donnez un avis : ce que vous écrivez. Nos serveurs conservent aussi, pour peu de temps, des traces techniques comme les adresses IP, afin d’éviter les abus.",
    ],
    [
      "Données de paiement",
      "Les données de votre carte sont transmises directement au prestataire de paiement. Nous ne voyons ni ne conservons le numéro de votre carte ; nous savons seulement si le paiement a abouti.",
    ],
    [
      "Pourquoi nous les utilisons",
      "Pour traiter vos commandes, paiements, retours et remboursements, protéger votre compte, répondre à vos questions et respecter la loi. Nous ne vendons pas de données personnelles et ne les utilisons pas pour la publicité de tiers.",
    ],
    [
      "Qui les reçoit",
      "Le vendeur et le transporteur reçoivent ce qu’il faut pour vous livrer. Le prestataire de paiement reçoit ce qu’il faut pour vous débiter ou vous rembourser. Nos prestataires d’hébergement et de messagerie traitent des données sur nos instructions. Les autorités n’en reçoivent que si la loi l’exige.",
    ],
    [
      "Cookies",
      "Nous n’utilisons que les cookies nécessaires : pour maintenir votre session ouverte (7 jours au plus), conserver le panier d’un visiteur et retenir votre langue et vos réglages d’affichage. Les produits consultés récemment restent dans votre navigateur. Aucun cookie publicitaire ni de suivi.",
    ],
    [
      "Durée de conservation",
      "Votre compte est conservé jusqu’à sa fermeture ; les commandes et les factures, aussi longtemps que le droit fiscal et commercial l’exige. Les codes de vérification expirent après 10 minutes.",
    ],
    [
      "Vos droits",
      "Vous pouvez savoir quelles données nous conservons, les faire corriger ou supprimer, en recevoir une copie et vous opposer à leur utilisation. Vous pouvez aussi saisir l’autorité de protection des données de votre pays (en France, la CNIL).",
    ],
    [
      "Modifications",
      "Si cette politique change, nous publions la nouvelle version sur cette page et vous informons par e-mail des changements importants.",
    ],
  ],
  th: [
    [
      "ผู้รับผิดชอบข้อมูล",
      "{shop} เป็นผู้ดำเนินการตลาดออนไลน์นี้ และเป็นผู้กำหนดวิธีใช้ข้อมูลส่วนบุคคล ติดต่อเราได้ผ่านฝ่ายบริการลูกค้าที่ท้ายทุกหน้า",
    ],
    [
      "ข้อมูลที่เราเก็บ",
      "เมื่อสร้างบัญชี: อีเมลหรือเบอร์โทรศัพท์ และรหัสผ่านซึ่งเก็บแบบเข้ารหัสเท่านั้น เมื่อสั่งซื้อ: ชื่อ ที่อยู่ เบอร์โทรศัพท์ และอีเมลของผู้รับ สินค้าที่ซื้อและยอดที่ชำระ เมื่อติดต่อเราหรือรีวิวสินค้า: ข้อความที่คุณเขียน นอกจากนี้เซิร์ฟเวอร์จะเก็บบันทึกทางเทคนิค เช่น IP address ไว้ช่วงสั้น ๆ เพื่อป้องกันการใช้งานในทางที่ผิด",
    ],
    [
      "ข้อมูลการชำระเงิน",
      "ข้อมูลบัตรจะส่งตรงไปยังผู้ให้บริการชำระเงิน เราไม่เห็นและไม่เก็บหมายเลขบัตรของคุณ เราทราบเพียงว่าชำระเงินสำเร็จหรือไม่",
    ],
    [
      "วัตถุประสงค์ในการใช้",
      "เพื่อดำเนินการคำสั่งซื้อ การชำระเงิน การคืนสินค้าและการคืนเงิน รักษาความปลอดภัยของบัญชี ตอบคำถาม และปฏิบัติตามกฎหมาย เราไม่ขายข้อมูลส่วนบุคคลและไม่ใช้เพื่อโฆษณาของผู้อื่น",
    ],
    [
      "ผู้ที่ได้รับข้อมูล",
      "ร้านค้าและบริษัทขนส่งได้รับข้อมูลเท่าที่จำเป็นต่อการจัดส่ง ผู้ให้บริการชำระเงินได้รับข้อมูลเท่าที่จำเป็นต่อการเรียกเก็บหรือคืนเงิน ผู้ให้บริการโฮสติ้งและอีเมลประมวลผลข้อมูลตามคำสั่งของเรา หน่วยงานรัฐได้รับข้อมูลเฉพาะเมื่อกฎหมายกำหนด",
    ],
    [
      "คุกกี้",
      "เราใช้เฉพาะคุกกี้ที่จำเป็น: เพื่อให้คุณอยู่ในระบบ (สูงสุด 7 วัน) เก็บตะกร้าของผู้ที่ยังไม่มีบัญชี และจดจำภาษาและการแสดงผล ส่วนสินค้าที่ดูล่าสุดเก็บอยู่ในเบราว์เซอร์ของคุณเอง ไม่มีคุกกี้โฆษณาหรือติดตาม",
    ],
    [
      "ระยะเวลาที่เก็บ",
      "เก็บบัญชีไว้จนกว่าคุณจะปิดบัญชี เก็บคำสั่งซื้อและใบเสร็จตามระยะเวลาที่กฎหมายกำหนด รหัสยืนยันหมดอายุใน 10 นาที",
    ],
    [
      "สิทธิของคุณ",
      "คุณสามารถขอทราบข้อมูลที่เราเก็บ ขอแก้ไขหรือลบ ขอรับสำเนา และคัดค้านการใช้ข้อมูลได้ รวมถึงร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลส่วนบุคคล",
    ],
    ["การเปลี่ยนแปลง", "หากนโยบายนี้เปลี่ยนแปลง เราจะเผยแพร่ฉบับใหม่ในหน้านี้ และแจ้งการเปลี่ยนแปลงสำคัญทางอีเมล"],
  ],
  lao: [
    [
      "ຜູ້ຮັບຜິດຊອບຂໍ້ມູນ",
      "{shop} ເປັນຜູ້ດຳເນີນຕະຫຼາດອອນລາຍນີ້ ແລະ ເປັນຜູ້ກຳນົດວິທີນຳໃຊ້ຂໍ້ມູນສ່ວນຕົວ. ທ່ານຕິດຕໍ່ພວກເຮົາໄດ້ຜ່ານຝ່າຍບໍລິການລູກຄ້າ ຢູ່ລຸ່ມສຸດຂອງທຸກໜ້າ.",
    ],
    [
      "ຂໍ້ມູນທີ່ພວກເຮົາເກັບ",
      "ເມື່ອສ້າງບັນຊີ: ອີເມວ ຫຼື ເບີໂທລະສັບ ແລະ ລະຫັດຜ່ານ ເຊິ່ງເກັບແບບເຂົ້າລະຫັດເທົ່ານັ້ນ. ເມື່ອສັ່ງຊື້: ຊື່, ທີ່ຢູ່, ເບີໂທລະສັບ ແລະ ອີເມວຂອງຜູ້ຮັບ, ສິນຄ້າທີ່ຊື້ ແລະ ຈຳນວນເງິນທີ່ຊຳລະ. ເມື່ອຕິດຕໍ່ພວກເຮົາ ຫຼື ຂຽນລີວິວ: ຂໍ້ຄວາມທີ່ທ່ານຂຽນ. ເຊີບເວີຍັງເກັບບັນທຶກທາງເຕັກນິກ ເຊັ່ນ ທີ່ຢູ່ IP ໄວ້ໄລຍະສັ້ນ ເພື່ອປ້ອງກັນການນຳໃຊ້ໃນທາງທີ່ຜິດ.",
    ],
    [
      "ຂໍ້ມູນການຊຳລະເງິນ",
      "ຂໍ້ມູນບັດສົ່ງກົງໄປຫາຜູ້ໃຫ້ບໍລິການຊຳລະເງິນ. ພວກເຮົາບໍ່ເຫັນ ແລະ ບໍ່ເກັບເລກບັດຂອງທ່ານ. ພວກເຮົາຮູ້ພຽງແຕ່ວ່າການຊຳລະສຳເລັດຫຼືບໍ່.",
    ],
    [
      "ຈຸດປະສົງໃນການນຳໃຊ້",
      "ເພື່ອດຳເນີນຄຳສັ່ງຊື້, ການຊຳລະເງິນ, ການສົ່ງຄືນ ແລະ ການຄືນເງິນ, ຮັກສາຄວາມປອດໄພຂອງບັນຊີ, ຕອບຄຳຖາມ ແລະ ປະຕິບັດຕາມກົດໝາຍ. ພວກເຮົາບໍ່ຂາຍຂໍ້ມູນສ່ວນຕົວ ແລະ ບໍ່ນຳໃຊ້ເພື່ອໂຄສະນາຂອງຜູ້ອື່ນ.",
    ],
    [
      "ຜູ້ທີ່ໄດ້ຮັບຂໍ້ມູນ",
      "ຮ້ານຄ້າ ແລະ ບໍລິສັດຂົນສົ່ງໄດ້ຮັບຂໍ້ມູນເທົ່າທີ່ຈຳເປັນສຳລັບການຈັດສົ່ງ. ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນໄດ້ຮັບຂໍ້ມູນເທົ່າທີ່ຈຳເປັນສຳລັບການເກັບເງິນ ຫຼື ຄືນເງິນ. ຜູ້ໃຫ້ບໍລິການໂຮສຕິ້ງ ແລະ ອີເມວປະມວນຜົນຂໍ້ມູນຕາມຄຳສັ່ງຂອງພວກເຮົາ. ເຈົ້າໜ້າທີ່ລັດໄດ້ຮັບຂໍ້ມູນສະເພາະເມື່ອກົດໝາຍກຳນົດ.",
    ],
    [
      "ຄຸກກີ້",
      "ພວກເຮົາໃຊ້ສະເພາະຄຸກກີ້ທີ່ຈຳເປັນ: ເພື່ອໃຫ້ທ່ານຢູ່ໃນລະບົບ (ສູງສຸດ 7 ມື້), ເກັບກະຕ່າຂອງຜູ້ທີ່ຍັງບໍ່ມີບັນຊີ ແລະ ຈື່ພາສາກັບການສະແດງຜົນ. ສິນຄ້າທີ່ເບິ່ງຫຼ້າສຸດເກັບຢູ່ໃນບຣາວເຊີຂອງທ່ານເອງ. ບໍ່ມີຄຸກກີ້ໂຄສະນາ ຫຼື ຕິດຕາມ.",
    ],
    [
      "ໄລຍະເວລາເກັບ",
      "ເກັບບັນຊີໄວ້ຈົນກວ່າທ່ານຈະປິດບັນຊີ. ເກັບຄຳສັ່ງຊື້ ແລະ ໃບບິນຕາມໄລຍະເວລາທີ່ກົດໝາຍກຳນົດ. ລະຫັດຢືນຢັນໝົດອາຍຸໃນ 10 ນາທີ.",
    ],
    [
      "ສິດຂອງທ່ານ",
      "ທ່ານສາມາດຂໍຮູ້ຂໍ້ມູນທີ່ພວກເຮົາເກັບ, ຂໍແກ້ໄຂ ຫຼື ລຶບ, ຂໍຮັບສຳເນົາ ແລະ ຄັດຄ້ານການນຳໃຊ້ໄດ້. ທ່ານຍັງຮ້ອງຮຽນຕໍ່ອົງການປົກປ້ອງຂໍ້ມູນໃນປະເທດຂອງທ່ານໄດ້.",
    ],
    ["ການປ່ຽນແປງ", "ຖ້ານະໂຍບາຍນີ້ປ່ຽນແປງ ພວກເຮົາຈະເຜີຍແຜ່ສະບັບໃໝ່ໃນໜ້ານີ້ ແລະ ແຈ້ງການປ່ຽນແປງທີ່ສຳຄັນທາງອີເມວ."],
  ],
};
