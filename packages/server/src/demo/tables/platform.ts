import type {
  DemoBrand,
  DemoGuarantee,
  DemoMerchantCategory,
  DemoMerchantType,
  DemoPlatform,
  DemoTag,
} from "../types.ts";
import { cutOut, tire } from "./pictures.ts";
import { keyOf, say } from "./words.ts";

export const merchantTypes: DemoMerchantType[] = [
  { key: "flagship", name: say("Brand store", "品牌旗舰店", "Tienda de marca", "Boutique de marque", "ร้านแบรนด์", "ຮ້ານແບຣນ"), info: say("Business license and proof of the trademark", "营业执照与商标注册证", "Licencia comercial y registro de marca", "Extrait de registre et titre de marque", "ใบทะเบียนพาณิชย์และหลักฐานเครื่องหมายการค้า", "ໃບທະບຽນວິສາຫະກິດ ແລະ ເຄື່ອງໝາຍການຄ້າ") },
  { key: "specialist", name: say("Specialist store", "专营店", "Tienda especializada", "Boutique spécialisée", "ร้านเฉพาะทาง", "ຮ້ານສະເພາະທາງ"), info: say("Business license and supplier contracts", "营业执照与供货合同", "Licencia comercial y contratos de proveedores", "Extrait de registre et contrats fournisseurs", "ใบทะเบียนพาณิชย์และสัญญาผู้ผลิต", "ໃບທະບຽນວິສາຫະກິດ ແລະ ສັນຍາຜູ້ສະໜອງ") },
  { key: "individual", name: say("Small business", "个体商户", "Pequeño comercio", "Petit commerce", "ร้านค้ารายย่อย", "ຮ້ານຄ້າຍ່ອຍ"), info: say("Identity document and tax number", "身份证件与税号", "Documento de identidad y número fiscal", "Pièce d'identité et numéro fiscal", "บัตรประจำตัวและเลขผู้เสียภาษี", "ບັດປະຈຳຕົວ ແລະ ເລກຜູ້ເສຍພາສີ") },
]; // prettier-ignore

export const merchantCategories: DemoMerchantCategory[] = [
  { key: "automotive", name: say("Automotive", "汽车用品", "Automoción", "Automobile", "ยานยนต์", "ຍານຍົນ"), handlingFee: 6 },
  { key: "electronics", name: say("Electronics", "电子产品", "Electrónica", "Électronique", "อิเล็กทรอนิกส์", "ເອເລັກໂຕຣນິກ"), handlingFee: 5 },
  { key: "home", name: say("Home", "家居", "Hogar", "Maison", "ของใช้ในบ้าน", "ເຄື່ອງໃຊ້ໃນເຮືອນ"), handlingFee: 8 },
  { key: "fashion", name: say("Fashion", "服饰", "Moda", "Mode", "แฟชั่น", "ແຟຊັນ"), handlingFee: 10 },
  { key: "sport", name: say("Sport", "运动", "Deporte", "Sport", "กีฬา", "ກິລາ"), handlingFee: 8 },
]; // prettier-ignore

export const brands: DemoBrand[] = ["Carmine", "Norrland", "Halden", "Veloce", "Ridgeline", "Verdant", "Atelier", "Gloss", "Soundroom", "Vale", "Carmine Home", "Outfield", "Stride"].map((name) => ({ key: keyOf(name), name })); // prettier-ignore

export const guarantees: DemoGuarantee[] = [
  { key: "genuine", icon: "shield-check", name: say("Genuine", "正品保障", "Original", "Authentique", "ของแท้", "ຂອງແທ້"), content: say("Every shop proves where its goods come from. If something is not genuine, you get your money back.", "每家店铺均须证明货源。如非正品，全额退款。", "Cada tienda demuestra el origen de sus productos. Si algo no es original, te devolvemos el dinero.", "Chaque boutique prouve l'origine de ses articles. S'il y a contrefaçon, vous êtes remboursé.", "ทุกร้านต้องพิสูจน์ที่มาของสินค้า หากไม่ใช่ของแท้ คืนเงินเต็มจำนวน", "ທຸກຮ້ານຕ້ອງພິສູດທີ່ມາຂອງສິນຄ້າ ຫາກບໍ່ແມ່ນຂອງແທ້ ຄືນເງິນເຕັມຈຳນວນ") },
  { key: "returns", icon: "undo-2", name: say("30-day returns", "30 天退货", "Devolución en 30 días", "Retour sous 30 jours", "คืนได้ใน 30 วัน", "ສົ່ງຄືນໄດ້ໃນ 30 ວັນ"), content: say("Send unused goods back within 30 days, whatever the reason.", "未使用商品 30 天内可无理由退货。", "Devuelve lo que no hayas usado en 30 días, sin dar motivos.", "Renvoyez les articles neufs sous 30 jours, sans motif.", "ส่งคืนสินค้าที่ยังไม่ใช้ได้ภายใน 30 วัน ไม่ต้องบอกเหตุผล", "ສົ່ງຄືນສິນຄ້າທີ່ຍັງບໍ່ໃຊ້ໄດ້ພາຍໃນ 30 ວັນ ບໍ່ຕ້ອງບອກເຫດຜົນ") },
  { key: "price", icon: "badge-dollar-sign", name: say("Price protection", "价格保护", "Precio protegido", "Prix garanti", "รับประกันราคา", "ຮັບປະກັນລາຄາ"), content: say("If the same goods become cheaper here within seven days, the shop pays the difference.", "七天内同款降价，店铺补差价。", "Si baja de precio aquí en siete días, la tienda te abona la diferencia.", "Si le prix baisse chez nous sous sept jours, la boutique rembourse la différence.", "หากราคาลดภายในเจ็ดวัน ร้านคืนส่วนต่าง", "ຫາກລາຄາຫຼຸດພາຍໃນເຈັດວັນ ຮ້ານຄືນສ່ວນຕ່າງ") },
  { key: "puncture", icon: "life-buoy", name: say("Puncture cover", "扎胎保障", "Seguro de pinchazo", "Garantie crevaison", "ประกันยางรั่ว", "ປະກັນຢາງຮົ່ວ"), content: say("One free repair or replacement in the first year.", "首年免费维修或更换一次。", "Una reparación o cambio gratis el primer año.", "Une réparation ou un remplacement offert la première année.", "ซ่อมหรือเปลี่ยนฟรีหนึ่งครั้งในปีแรก", "ສ້ອມ ຫຼື ປ່ຽນຟຣີໜຶ່ງເທື່ອໃນປີທຳອິດ") },
]; // prettier-ignore

export const tags: DemoTag[] = [
  { key: "free-fitting", name: say("Free fitting", "免费安装", "Montaje gratis", "Montage offert", "ติดตั้งฟรี", "ຕິດຕັ້ງຟຣີ"), tone: "neutral" },
  { key: "free-delivery", name: say("Free delivery", "包邮", "Envío gratis", "Livraison offerte", "ส่งฟรี", "ສົ່ງຟຣີ"), tone: "success" },
]; // prettier-ignore

const agreement = say(
  "<h2>Who we are</h2><p>Carmine is a marketplace. Each shop sells in its own name; we run the site, take the payment and stand by you when something goes wrong.</p><h2>Your account</h2><p>Keep your password to yourself. You may close your account at any time. We keep orders as long as the law asks for it.</p><h2>Orders and payment</h2><p>An order stands once you have placed it. It is held for thirty minutes until it is paid. Prices include what the confirmation page says.</p><h2>Returns</h2><p>Unused goods can be sent back within 30 days.</p>",
  "<h2>关于我们</h2><p>Carmine 是一个交易平台。各店铺以自身名义销售；我们负责运营网站、收取款项，并在出现问题时为您提供支持。</p><h2>您的账户</h2><p>请妥善保管密码。您可随时注销账户。订单资料按法律要求的期限保存。</p><h2>订单与付款</h2><p>下单后订单即生效，保留三十分钟等待付款。价格以确认页所列为准。</p><h2>退货</h2><p>未使用商品可在 30 天内退回。</p>",
  "<h2>Quiénes somos</h2><p>Carmine es un mercado. Cada tienda vende en su propio nombre; nosotros llevamos el sitio, cobramos y te ayudamos si algo sale mal.</p><h2>Tu cuenta</h2><p>No compartas tu contraseña. Puedes cerrar tu cuenta cuando quieras. Guardamos los pedidos el tiempo que exige la ley.</p><h2>Pedidos y pago</h2><p>El pedido queda hecho al confirmarlo y se reserva treinta minutos hasta el pago. El precio es el de la página de confirmación.</p><h2>Devoluciones</h2><p>Lo que no hayas usado se puede devolver en 30 días.</p>",
  "<h2>Qui nous sommes</h2><p>Carmine est une place de marché. Chaque boutique vend en son nom ; nous gérons le site, encaissons le paiement et vous aidons en cas de problème.</p><h2>Votre compte</h2><p>Gardez votre mot de passe pour vous. Vous pouvez fermer votre compte à tout moment. Les commandes sont conservées le temps prévu par la loi.</p><h2>Commandes et paiement</h2><p>La commande est ferme dès sa validation ; elle est réservée trente minutes en attente du paiement. Le prix est celui de la page de confirmation.</p><h2>Retours</h2><p>Les articles neufs peuvent être renvoyés sous 30 jours.</p>",
  "<h2>เราคือใคร</h2><p>Carmine เป็นตลาดออนไลน์ แต่ละร้านขายในนามของตนเอง เราดูแลเว็บไซต์ รับชำระเงิน และช่วยเหลือเมื่อมีปัญหา</p><h2>บัญชีของคุณ</h2><p>โปรดเก็บรหัสผ่านเป็นความลับ คุณปิดบัญชีได้ทุกเมื่อ เราเก็บข้อมูลคำสั่งซื้อตามระยะเวลาที่กฎหมายกำหนด</p><h2>คำสั่งซื้อและการชำระเงิน</h2><p>คำสั่งซื้อมีผลเมื่อยืนยัน และเก็บไว้สามสิบนาทีเพื่อรอชำระเงิน ราคาเป็นไปตามหน้ายืนยัน</p><h2>การคืนสินค้า</h2><p>สินค้าที่ยังไม่ใช้ส่งคืนได้ภายใน 30 วัน</p>",
  "<h2>ພວກເຮົາແມ່ນໃຜ</h2><p>Carmine ເປັນຕະຫຼາດອອນລາຍ ແຕ່ລະຮ້ານຂາຍໃນນາມຂອງຕົນເອງ ພວກເຮົາດູແລເວັບໄຊ ຮັບຊຳລະເງິນ ແລະ ຊ່ວຍເຫຼືອເມື່ອມີບັນຫາ</p><h2>ບັນຊີຂອງທ່ານ</h2><p>ກະລຸນາເກັບລະຫັດຜ່ານເປັນຄວາມລັບ ທ່ານປິດບັນຊີໄດ້ທຸກເວລາ ພວກເຮົາເກັບຂໍ້ມູນຄຳສັ່ງຊື້ຕາມກົດໝາຍ</p><h2>ຄຳສັ່ງຊື້ ແລະ ການຊຳລະເງິນ</h2><p>ຄຳສັ່ງຊື້ມີຜົນເມື່ອຢືນຢັນ ແລະ ເກັບໄວ້ສາມສິບນາທີເພື່ອລໍຖ້າຊຳລະ ລາຄາເປັນໄປຕາມໜ້າຢືນຢັນ</p><h2>ການສົ່ງຄືນ</h2><p>ສິນຄ້າທີ່ຍັງບໍ່ໃຊ້ສົ່ງຄືນໄດ້ພາຍໃນ 30 ວັນ</p>",
);
const privacy = say(
  "<h2>What we store</h2><p>Your address of e-mail, your deliveries and your orders. Card numbers never reach us.</p><h2>What for</h2><p>To deliver, to answer you, and to meet the law. Nothing is sold on.</p>",
  "<h2>我们保存什么</h2><p>您的邮箱、收货信息与订单。银行卡号从不经过我们。</p><h2>用途</h2><p>用于配送、答复您以及履行法律义务，绝不转售。</p>",
  "<h2>Qué guardamos</h2><p>Tu correo, tus entregas y tus pedidos. El número de tu tarjeta nunca nos llega.</p><h2>Para qué</h2><p>Para entregar, responderte y cumplir la ley. No vendemos nada a nadie.</p>",
  "<h2>Ce que nous conservons</h2><p>Votre e-mail, vos livraisons et vos commandes. Le numéro de carte ne nous parvient jamais.</p><h2>Pourquoi</h2><p>Pour livrer, vous répondre et respecter la loi. Rien n'est revendu.</p>",
  "<h2>เราเก็บอะไร</h2><p>อีเมล ข้อมูลจัดส่ง และคำสั่งซื้อของคุณ เลขบัตรไม่เคยผ่านมาถึงเรา</p><h2>เพื่ออะไร</h2><p>เพื่อจัดส่ง ตอบคำถาม และปฏิบัติตามกฎหมาย เราไม่ขายข้อมูลต่อ</p>",
  "<h2>ພວກເຮົາເກັບຫຍັງ</h2><p>ອີເມວ ຂໍ້ມູນການຈັດສົ່ງ ແລະ ຄຳສັ່ງຊື້ຂອງທ່ານ ເລກບັດບໍ່ເຄີຍຜ່ານມາເຖິງພວກເຮົາ</p><h2>ເພື່ອຫຍັງ</h2><p>ເພື່ອຈັດສົ່ງ ຕອບຄຳຖາມ ແລະ ປະຕິບັດຕາມກົດໝາຍ ພວກເຮົາບໍ່ຂາຍຂໍ້ມູນຕໍ່</p>",
);
const merchantAgreement = say(
  "<h2>Selling on Carmine</h2><p>Your application is answered within 15 working days. You sell in your own name, ship within 24 hours and answer questions within one day. The fee depends on your trade and is shown before you sign.</p>",
  "<h2>入驻 Carmine</h2><p>申请将在 15 个工作日内答复。您以自身名义销售，24 小时内发货，一天内回复咨询。费率按行业而定，签约前公示。</p>",
  "<h2>Vender en Carmine</h2><p>Respondemos en 15 días laborables. Vendes en tu nombre, envías en 24 horas y respondes en un día. La comisión depende de tu sector y se muestra antes de firmar.</p>",
  "<h2>Vendre sur Carmine</h2><p>Réponse sous 15 jours ouvrés. Vous vendez en votre nom, expédiez sous 24 heures et répondez sous un jour. La commission dépend de votre métier et vous est montrée avant de signer.</p>",
  "<h2>ขายกับ Carmine</h2><p>เราตอบกลับภายใน 15 วันทำการ คุณขายในนามของตนเอง ส่งของภายใน 24 ชั่วโมง และตอบคำถามภายในหนึ่งวัน ค่าธรรมเนียมขึ้นกับประเภทธุรกิจและแสดงก่อนลงนาม</p>",
  "<h2>ຂາຍກັບ Carmine</h2><p>ພວກເຮົາຕອບກັບພາຍໃນ 15 ວັນລັດຖະການ ທ່ານຂາຍໃນນາມຂອງຕົນເອງ ສົ່ງເຄື່ອງພາຍໃນ 24 ຊົ່ວໂມງ ແລະ ຕອບຄຳຖາມພາຍໃນໜຶ່ງວັນ ຄ່າທຳນຽມຂຶ້ນກັບປະເພດທຸລະກິດ ແລະ ສະແດງກ່ອນເຊັນ</p>",
);

export const platform: DemoPlatform = {
  name: "Carmine Tires & More",
  currency: { country: "US", currency: "USD", symbol: "$", ID: "1" },
  logo: { kind: "logo", letter: "C", color: "#D9261C" },
  recommendImage: cutOut(
    tire("all-terrain", "RIDGELINE", "A/T PRO", "265/70 R17 115T", {
      wheel: { style: "five", paint: "black" },
      lettering: "white",
    }),
  ),
  shopStreetHeader: { kind: "cover", color: "#1F4672" },
  loginPicture: { kind: "login" },
  service: { type: "hotline", hotline: "+1 800 555 0146", email: "help@carmine.example", message: "", h5Url: "" },
  hotWords: [
    say("Winter tires", "冬季轮胎", "Neumáticos de invierno", "Pneus hiver", "ยางฤดูหนาว", "ຢາງລະດູໜາວ"),
    say("205/55 R16", "205/55 R16", "205/55 R16", "205/55 R16", "205/55 R16", "205/55 R16"),
    say("Ceramic coating", "镀晶", "Cerámica", "Céramique", "เซรามิก", "ເຊຣາມິກ"),
  ],
  agreements: { user: agreement, merchant: merchantAgreement, privacy },
  menu: [
    { id: 65, name: say("Profile", "个人资料", "Perfil", "Profil", "ข้อมูลส่วนตัว", "ຂໍ້ມູນສ່ວນຕົວ"), icon: "user", pcUrl: "/users/user_info" },
    { id: 66, name: say("Addresses", "收货地址", "Direcciones", "Adresses", "ที่อยู่", "ທີ່ຢູ່"), icon: "map-pin", pcUrl: "/users/address_list" },
    { id: 67, name: say("Saved goods", "收藏", "Guardados", "Favoris", "รายการโปรด", "ລາຍການທີ່ມັກ"), icon: "heart", pcUrl: "/users/collection_list" },
    { id: 68, name: say("Coupons", "优惠券", "Cupones", "Coupons", "คูปอง", "ຄູປອງ"), icon: "ticket", pcUrl: "/users/coupon_list" },
    { id: 69, name: say("Followed shops", "关注店铺", "Tiendas seguidas", "Boutiques suivies", "ร้านที่ติดตาม", "ຮ້ານທີ່ຕິດຕາມ"), icon: "store", pcUrl: "" },
    { id: 70, name: say("Sell on Carmine", "商家入驻", "Vender en Carmine", "Vendre sur Carmine", "สมัครเป็นร้านค้า", "ສະໝັກເປັນຮ້ານຄ້າ"), icon: "badge-check", pcUrl: "/users/merchant_settled" },
    { id: 71, name: say("Application records", "申请记录", "Solicitudes", "Candidatures", "ประวัติการสมัคร", "ປະຫວັດການສະໝັກ"), icon: "file-text", pcUrl: "/users/application_record" },
  ],
}; // prettier-ignore
