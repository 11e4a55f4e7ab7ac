import type { StoryTexts } from "./useTexts.ts";

interface BuyingTexts {
  cart: {
    selectAll: string;
    columns: readonly [string, string, string, string];
    coupon: string;
    ticket: string;
    missing: string;
    missingTicket: string;
    freight: string;
    freightText: string;
    freightMissing: string;
    freightSums: string;
    findMore: string;
    cheaper: string;
    dearer: string;
    fewLeft: string;
    save: string;
    remove: string;
    invalid: string;
    invalidText: string;
    takenOff: string;
    similar: string;
    moveToSaved: string;
    clear: string;
    count: string;
    total: string;
    hint: string;
    checkout: string;
  };
  checkout: {
    deliverTo: string;
    isDefault: string;
    edit: string;
    goods: string;
    arrives: string;
    note: string;
    shopTotal: string;
    summary: string;
    pieces: string;
    rows: readonly [string, string, string, string];
    toPay: string;
    saved: string;
    earned: string;
    place: string;
    hold: string;
    terms: string;
  };
  pay: {
    amount: string;
    left: string;
    title: string;
    number: string;
    pay: string;
    later: string;
    safety: string;
  };
  result: {
    paid: string;
    receipt: string;
    seeOrder: string;
    keepShopping: string;
    facts: readonly [string, string, string, string];
    arrival: string;
    pending: string;
    pendingText: string;
    pendingAction: string;
    failed: string;
    failedText: string;
    failedAction: string;
  };
  product: {
    subtitle: string;
    rank: string;
    each: string;
    forFour: string;
    options: readonly [string, string, string];
    sets: readonly [string, string];
    delivery: string;
    deliveryText: string;
    deliveryNote: string;
    quantity: string;
    stock: string;
    buy: string;
    guarantees: readonly [string, string, string];
    share: string;
    item: string;
    visit: string;
    together: string;
  };
  search: {
    finder: string;
    finderText: string;
    find: string;
    size: string;
    sizes: readonly [string, string, string];
    price: string;
    priceEnds: readonly [string, string];
    shop: string;
    rating: string;
    clearAll: string;
    sort: string;
    sorts: readonly [string, string, string, string];
    total: string;
    pages: readonly [string, string];
    inSearch: string;
  };
  review: {
    summary: string;
    keywords: readonly [string, string, string, string];
    text: string;
    reply: string;
    helpful: string;
  };
  fittingTile: readonly [string, string];
  notShipped: string;
  addressErrors: {
    recipient: string;
    email: string;
    phone: string;
    country: string;
    street: string;
    postcode: string;
  };
}

/** Words of the way from the search to the payment, for stories. */
export const buyingTexts: StoryTexts<BuyingTexts> = {
  en: {
    cart: {
      selectAll: "Select all",
      columns: ["Unit price", "Quantity", "Subtotal", "Action"],
      coupon: "$20.00 coupon applies",
      ticket: "$20 off $150",
      missing: "Spend $133.30 more for",
      missingTicket: "$35 off $250",
      freight: "Free freight",
      freightText: "Your tires are over $99, so this shop ships for nothing.",
      freightMissing: "Add $33.30 more for free freight",
      freightSums: "$116.70 of $150.00",
      findMore: "Find something to add",
      cheaper: "$4.00 less than when you added it",
      dearer: "$2.50 more than when you added it",
      fewLeft: "Only 3 left",
      save: "Save for later",
      remove: "Remove",
      invalid: "2 goods can't be bought any more",
      invalidText: "1 sold out, 1 taken off by its shop",
      takenOff: "Taken off",
      similar: "Find similar",
      moveToSaved: "Move to saved",
      clear: "Clear",
      count: "2 goods, 3 pieces",
      total: "Total",
      hint: "Coupons −$20.00 · freight and tax at the next step",
      checkout: "Check out (3)",
    },
    checkout: {
      deliverTo: "Deliver to",
      isDefault: "Default",
      edit: "Edit",
      goods: "Goods",
      arrives: "Arrives Nov 25 to 26",
      note: "Note to the shop",
      shopTotal: "Shop total",
      summary: "Summary",
      pieces: "8 pieces",
      rows: ["Goods", "Freight", "Coupons", "GST 5%"],
      toPay: "To pay",
      saved: "You save $15.00",
      earned: "You earn 845 points",
      place: "Place the order",
      hold: "Price and stock are held for",
      terms: "By placing the order you accept the terms of sale.",
    },
    pay: {
      amount: "Amount to pay",
      left: "Time left to pay",
      title: "Pay by card",
      number: "Card number",
      pay: "Pay $427.10",
      later: "Pay later",
      safety: "Your card goes straight to the payment provider, not to us.",
    },
    result: {
      paid: "Your payment arrived",
      receipt: "We sent the receipt to mara.lindqvist@example.com.",
      seeOrder: "See the order",
      keepShopping: "Keep shopping",
      facts: ["Order", "Paid on", "Paid with", "Arrives"],
      arrival: "Nov 25 to 26",
      pending: "Waiting for your bank",
      pendingText: "This takes a minute at most. You can leave the page; we tell you by email.",
      pendingAction: "Ask again",
      failed: "Your bank declined the payment",
      failedText: "Nothing was charged. The goods are held for you for 24 more minutes.",
      failedAction: "Try again",
    },
    product: {
      subtitle: "Quiet touring tire for compact and family cars, with a promise of 60,000 km.",
      rank: "No. 1 in touring",
      each: "each, tax included",
      forFour: "on 4 tires",
      options: ["Size", "Index", "Set"],
      sets: ["Tire", "With alloy"],
      delivery: "Delivery",
      deliveryText: "To Canada, free · arrives Nov 25 to 26",
      deliveryNote: "Or to a partner garage, fitted from $19 a tire",
      quantity: "Quantity",
      stock: "86 in stock · 4 for $594.00",
      buy: "Buy now",
      guarantees: ["Genuine", "30-day returns", "Price protection"],
      share: "Share",
      item: "Item 10 204 771",
      visit: "Visit shop",
      together: "Bought together",
    },
    search: {
      finder: "Find the size that fits",
      finderText: "By car, plate or sidewall",
      find: "Find tires",
      size: "Tire size",
      sizes: ["Width", "Profile", "Rim"],
      price: "Price",
      priceEnds: ["Lowest price", "Highest price"],
      shop: "Shop",
      rating: "Rating",
      clearAll: "Clear all",
      sort: "Sort by",
      sorts: ["Best match", "Best selling", "Price", "Newest"],
      total: "168 goods",
      pages: ["Previous page", "Next page"],
      inSearch: "96 winter tires in this search",
    },
    review: {
      summary: "2,146 reviews · 97% good",
      keywords: ["Quiet", "Wet grip", "Easy to fit", "Good value"],
      text: "Replaced a set of worn touring tires on our estate car. The difference in noise on the highway is easy to hear, and braking in the wet feels short and straight.",
      reply:
        "Thank you, Anouk. Please have the wheel nuts checked after 50 km; your garage does it free of charge.",
      helpful: "Helpful",
    },
    fittingTile: ["Garage fitting", "Balanced, a tire from"],
    notShipped: "The shop packs your order. The courier's steps appear here once it is on its way.",
    addressErrors: {
      recipient: "Enter the recipient's name.",
      email: "Enter a whole email address, such as name@example.com.",
      phone: "This number is too short for China.",
      country: "Choose a country or region.",
      street: "Enter the street and house number.",
      postcode: "Enter the postal code.",
    },
  },
  "zh-CN": {
    cart: {
      selectAll: "全选",
      columns: ["单价", "数量", "小计", "操作"],
      coupon: "已享 $20.00 优惠券",
      ticket: "满 $150 减 $20",
      missing: "再买 $133.30 可用",
      missingTicket: "满 $250 减 $35",
      freight: "免运费",
      freightText: "已满 $99，本店包邮。",
      freightMissing: "再买 $33.30 免运费",
      freightSums: "$116.70 / $150.00",
      findMore: "去凑单",
      cheaper: "比加入时便宜 $4.00",
      dearer: "比加入时贵 $2.50",
      fewLeft: "仅剩 3 件",
      save: "稍后购买",
      remove: "删除",
      invalid: "2 件商品已失效",
      invalidText: "1 件售罄，1 件已下架",
      takenOff: "已下架",
      similar: "找相似",
      moveToSaved: "移入收藏",
      clear: "清空",
      count: "已选 2 种，共 3 件",
      total: "合计",
      hint: "优惠券 −$20.00 · 运费和税费下一步计算",
      checkout: "去结算 (3)",
    },
    checkout: {
      deliverTo: "收货地址",
      isDefault: "默认",
      edit: "编辑",
      goods: "商品清单",
      arrives: "预计 11 月 25 日至 26 日送达",
      note: "给商家留言",
      shopTotal: "店铺合计",
      summary: "订单汇总",
      pieces: "共 8 件",
      rows: ["商品金额", "运费", "优惠券", "商品及服务税 5%"],
      toPay: "应付金额",
      saved: "已省 $15.00",
      earned: "可得 845 积分",
      place: "提交订单",
      hold: "价格和库存保留",
      terms: "提交订单即表示您同意销售条款。",
    },
    pay: {
      amount: "应付金额",
      left: "剩余支付时间",
      title: "银行卡支付",
      number: "卡号",
      pay: "支付 $427.10",
      later: "稍后支付",
      safety: "卡片信息直接送达支付机构，本站不保存。",
    },
    result: {
      paid: "支付成功",
      receipt: "收据已发送至 mara.lindqvist@example.com。",
      seeOrder: "查看订单",
      keepShopping: "继续购物",
      facts: ["订单号", "支付日期", "支付方式", "预计送达"],
      arrival: "11 月 25 日至 26 日",
      pending: "正在等待银行确认",
      pendingText: "最多一分钟。您可以离开本页，结果会发送到您的邮箱。",
      pendingAction: "重新查询",
      failed: "银行拒绝了这笔付款",
      failedText: "未产生扣款，商品将为您再保留 24 分钟。",
      failedAction: "重新支付",
    },
    product: {
      subtitle: "静音旅行轮胎，适合紧凑型和家用轿车，承诺行驶 6 万公里。",
      rank: "旅行轮胎榜第 1 名",
      each: "单价，含税",
      forFour: "购 4 条",
      options: ["规格", "指数", "套装"],
      sets: ["单胎", "含铝轮毂"],
      delivery: "配送",
      deliveryText: "送至加拿大，免运费 · 11 月 25 日至 26 日送达",
      deliveryNote: "也可送至合作门店，安装每条 $19 起",
      quantity: "数量",
      stock: "库存 86 件 · 4 件共 $594.00",
      buy: "立即购买",
      guarantees: ["正品保证", "30 天退货", "价格保护"],
      share: "分享",
      item: "商品编号 10 204 771",
      visit: "进店逛逛",
      together: "常一起购买",
    },
    search: {
      finder: "找到合适的尺寸",
      finderText: "按车型、车牌或胎侧查找",
      find: "查找轮胎",
      size: "轮胎规格",
      sizes: ["胎宽", "扁平比", "轮辋"],
      price: "价格",
      priceEnds: ["最低价", "最高价"],
      shop: "店铺",
      rating: "评分",
      clearAll: "清除全部",
      sort: "排序方式",
      sorts: ["综合", "销量", "价格", "新品"],
      total: "共 168 件",
      pages: ["上一页", "下一页"],
      inSearch: "本次搜索含 96 款冬季轮胎",
    },
    review: {
      summary: "2,146 条评价 · 97% 好评",
      keywords: ["静音", "湿地抓地", "安装方便", "性价比高"],
      text: "给家里的旅行车换下了一套磨损的旧胎。高速上的噪音明显小了，雨天刹车又短又直。",
      reply: "谢谢您，Anouk。行驶 50 公里后请检查车轮螺母，门店免费为您服务。",
      helpful: "有用",
    },
    fittingTile: ["门店安装", "含动平衡，每条低至"],
    notShipped: "商家正在打包，发货后这里会显示物流进度。",
    addressErrors: {
      recipient: "请填写收货人姓名。",
      email: "请填写完整的邮箱地址，例如 name@example.com。",
      phone: "该号码对中国来说太短。",
      country: "请选择国家或地区。",
      street: "请填写街道和门牌号。",
      postcode: "请填写邮政编码。",
    },
  },
  es: {
    cart: {
      selectAll: "Seleccionar todo",
      columns: ["Precio", "Cantidad", "Subtotal", "Acción"],
      coupon: "Cupón de $20.00 aplicado",
      ticket: "$20 menos desde $150",
      missing: "Gasta $133.30 más para",
      missingTicket: "$35 menos desde $250",
      freight: "Envío gratis",
      freightText: "Tus neumáticos superan los $99: esta tienda no cobra el envío.",
      freightMissing: "Faltan $33.30 para el envío gratis",
      freightSums: "$116.70 de $150.00",
      findMore: "Buscar algo más",
      cheaper: "$4.00 menos que cuando lo añadiste",
      dearer: "$2.50 más que cuando lo añadiste",
      fewLeft: "Solo quedan 3",
      save: "Guardar para después",
      remove: "Quitar",
      invalid: "2 artículos ya no se pueden comprar",
      invalidText: "1 agotado, 1 retirado por su tienda",
      takenOff: "Retirado",
      similar: "Ver similares",
      moveToSaved: "Pasar a guardados",
      clear: "Vaciar",
      count: "2 artículos, 3 unidades",
      total: "Total",
      hint: "Cupones −$20.00 · envío e impuestos en el paso siguiente",
      checkout: "Tramitar (3)",
    },
    checkout: {
      deliverTo: "Dirección de entrega",
      isDefault: "Principal",
      edit: "Editar",
      goods: "Artículos",
      arrives: "Llega del 25 al 26 nov",
      note: "Nota para la tienda",
      shopTotal: "Total de la tienda",
      summary: "Resumen",
      pieces: "8 unidades",
      rows: ["Artículos", "Envío", "Cupones", "GST 5 %"],
      toPay: "A pagar",
      saved: "Ahorras $15.00",
      earned: "Ganas 845 puntos",
      place: "Hacer el pedido",
      hold: "Reservamos precio y existencias durante",
      terms: "Al hacer el pedido aceptas las condiciones de venta.",
    },
    pay: {
      amount: "Importe a pagar",
      left: "Tiempo para pagar",
      title: "Pagar con tarjeta",
      number: "Número de tarjeta",
      pay: "Pagar $427.10",
      later: "Pagar más tarde",
      safety: "Los datos de tu tarjeta van directos al proveedor de pagos, no a nosotros.",
    },
    result: {
      paid: "Hemos recibido tu pago",
      receipt: "Enviamos el recibo a mara.lindqvist@example.com.",
      seeOrder: "Ver el pedido",
      keepShopping: "Seguir comprando",
      facts: ["Pedido", "Pagado el", "Pagado con", "Llega"],
      arrival: "25 a 26 nov",
      pending: "Esperando a tu banco",
      pendingText: "Tarda un minuto como mucho. Puedes salir de la página; te avisamos por correo.",
      pendingAction: "Comprobar otra vez",
      failed: "Tu banco rechazó el pago",
      failedText: "No se ha cobrado nada. Reservamos los artículos 24 minutos más.",
      failedAction: "Reintentar",
    },
    product: {
      subtitle: "Neumático silencioso para compactos y familiares, con promesa de 60 000 km.",
      rank: "N.º 1 en turismo",
      each: "unidad, impuestos incluidos",
      forFour: "con 4 neumáticos",
      options: ["Medida", "Índice", "Conjunto"],
      sets: ["Neumático", "Con llanta"],
      delivery: "Entrega",
      deliveryText: "A Canadá, gratis · llega del 25 al 26 nov",
      deliveryNote: "O a un taller asociado, montaje desde $19 por neumático",
      quantity: "Cantidad",
      stock: "86 en stock · 4 por $594.00",
      buy: "Comprar ahora",
      guarantees: ["Auténtico", "30 días para devolver", "Precio protegido"],
      share: "Compartir",
      item: "Artículo 10 204 771",
      visit: "Visitar tienda",
      together: "Se compran juntos",
    },
    search: {
      finder: "Encuentra tu medida",
      finderText: "Por coche, matrícula o flanco",
      find: "Buscar neumáticos",
      size: "Medida",
      sizes: ["Ancho", "Perfil", "Llanta"],
      price: "Precio",
      priceEnds: ["Precio mínimo", "Precio máximo"],
      shop: "Tienda",
      rating: "Valoración",
      clearAll: "Borrar todo",
      sort: "Ordenar por",
      sorts: ["Relevancia", "Más vendidos", "Precio", "Novedades"],
      total: "168 artículos",
      pages: ["Página anterior", "Página siguiente"],
      inSearch: "96 neumáticos de invierno en esta búsqueda",
    },
    review: {
      summary: "2146 opiniones · 97 % buenas",
      keywords: ["Silencioso", "Agarre en mojado", "Fácil de montar", "Buen precio"],
      text: "Sustituyen un juego gastado en nuestro familiar. En autopista se nota mucho menos ruido y frena corto y recto en mojado.",
      reply: "Gracias, Anouk. Haz revisar las tuercas de rueda a los 50 km; tu taller lo hace sin coste.",
      helpful: "Útil",
    },
    fittingTile: ["Montaje en taller", "Equilibrado, desde"],
    notShipped: "La tienda prepara tu pedido. Aquí verás los pasos del envío cuando salga.",
    addressErrors: {
      recipient: "Escribe el nombre del destinatario.",
      email: "Escribe un correo completo, como nombre@example.com.",
      phone: "El número es demasiado corto para China.",
      country: "Elige un país o región.",
      street: "Escribe la calle y el número.",
      postcode: "Escribe el código postal.",
    },
  },
  fr: {
    cart: {
      selectAll: "Tout sélectionner",
      columns: ["Prix unitaire", "Quantité", "Sous-total", "Action"],
      coupon: "Bon de $20.00 appliqué",
      ticket: "−$20 dès $150",
      missing: "Encore $133.30 pour",
      missingTicket: "−$35 dès $250",
      freight: "Livraison offerte",
      freightText: "Vos pneus dépassent $99 : cette boutique livre gratuitement.",
      freightMissing: "Encore $33.30 pour la livraison offerte",
      freightSums: "$116.70 sur $150.00",
      findMore: "Compléter le panier",
      cheaper: "$4.00 de moins qu’à l’ajout",
      dearer: "$2.50 de plus qu’à l’ajout",
      fewLeft: "Plus que 3",
      save: "Garder pour plus tard",
      remove: "Retirer",
      invalid: "2 articles ne sont plus disponibles",
      invalidText: "1 épuisé, 1 retiré par sa boutique",
      takenOff: "Retiré",
      similar: "Voir similaires",
      moveToSaved: "Mettre de côté",
      clear: "Vider",
      count: "2 articles, 3 pièces",
      total: "Total",
      hint: "Bons −$20.00 · livraison et taxes à l’étape suivante",
      checkout: "Commander (3)",
    },
    checkout: {
      deliverTo: "Adresse de livraison",
      isDefault: "Par défaut",
      edit: "Modifier",
      goods: "Articles",
      arrives: "Livré du 25 au 26 nov.",
      note: "Message à la boutique",
      shopTotal: "Total boutique",
      summary: "Récapitulatif",
      pieces: "8 pièces",
      rows: ["Articles", "Livraison", "Bons de réduction", "TPS 5 %"],
      toPay: "À payer",
      saved: "Vous économisez $15.00",
      earned: "Vous gagnez 845 points",
      place: "Passer la commande",
      hold: "Prix et stock réservés pendant",
      terms: "En commandant, vous acceptez les conditions de vente.",
    },
    pay: {
      amount: "Montant à payer",
      left: "Temps restant",
      title: "Payer par carte",
      number: "Numéro de carte",
      pay: "Payer $427.10",
      later: "Payer plus tard",
      safety: "Votre carte va directement au prestataire de paiement, pas chez nous.",
    },
    result: {
      paid: "Votre paiement est arrivé",
      receipt: "Le reçu a été envoyé à mara.lindqvist@example.com.",
      seeOrder: "Voir la commande",
      keepShopping: "Continuer mes achats",
      facts: ["Commande", "Payée le", "Payée avec", "Livraison"],
      arrival: "Du 25 au 26 nov.",
      pending: "Nous attendons votre banque",
      pendingText: "Une minute au plus. Vous pouvez quitter la page ; un e-mail vous préviendra.",
      pendingAction: "Vérifier à nouveau",
      failed: "Votre banque a refusé le paiement",
      failedText: "Rien n’a été débité. Les articles vous sont réservés encore 24 minutes.",
      failedAction: "Réessayer",
    },
    product: {
      subtitle: "Pneu tourisme silencieux pour compactes et familiales, promis pour 60 000 km.",
      rank: "N° 1 en tourisme",
      each: "l’unité, taxes comprises",
      forFour: "pour 4 pneus",
      options: ["Taille", "Indice", "Ensemble"],
      sets: ["Pneu", "Avec jante"],
      delivery: "Livraison",
      deliveryText: "Au Canada, offerte · du 25 au 26 nov.",
      deliveryNote: "Ou chez un garage partenaire, montage dès $19 par pneu",
      quantity: "Quantité",
      stock: "86 en stock · 4 pour $594.00",
      buy: "Acheter",
      guarantees: ["Authentique", "Retour 30 jours", "Prix garanti"],
      share: "Partager",
      item: "Article 10 204 771",
      visit: "Voir la boutique",
      together: "Achetés ensemble",
    },
    search: {
      finder: "Trouvez la bonne taille",
      finderText: "Par voiture, plaque ou flanc",
      find: "Trouver des pneus",
      size: "Taille du pneu",
      sizes: ["Largeur", "Hauteur", "Jante"],
      price: "Prix",
      priceEnds: ["Prix minimum", "Prix maximum"],
      shop: "Boutique",
      rating: "Note",
      clearAll: "Tout effacer",
      sort: "Trier par",
      sorts: ["Pertinence", "Meilleures ventes", "Prix", "Nouveautés"],
      total: "168 articles",
      pages: ["Page précédente", "Page suivante"],
      inSearch: "96 pneus hiver dans cette recherche",
    },
    review: {
      summary: "2 146 avis · 97 % de bons",
      keywords: ["Silencieux", "Sûr sous la pluie", "Facile à monter", "Bon rapport prix"],
      text: "Ils remplacent un train usé sur notre break. Sur autoroute, le bruit a nettement baissé, et le freinage sous la pluie est court et droit.",
      reply:
        "Merci, Anouk. Faites vérifier les écrous de roue après 50 km ; votre garage le fait gratuitement.",
      helpful: "Utile",
    },
    fittingTile: ["Montage au garage", "Équilibré, dès"],
    notShipped: "La boutique prépare votre commande. Les étapes du transport s’afficheront ici.",
    addressErrors: {
      recipient: "Indiquez le nom du destinataire.",
      email: "Indiquez une adresse complète, par exemple nom@example.com.",
      phone: "Ce numéro est trop court pour la Chine.",
      country: "Choisissez un pays ou une région.",
      street: "Indiquez la rue et le numéro.",
      postcode: "Indiquez le code postal.",
    },
  },
  th: {
    cart: {
      selectAll: "เลือกทั้งหมด",
      columns: ["ราคาต่อชิ้น", "จำนวน", "ราคารวม", "จัดการ"],
      coupon: "ใช้คูปอง $20.00 แล้ว",
      ticket: "ลด $20 เมื่อครบ $150",
      missing: "ซื้อเพิ่ม $133.30 เพื่อรับ",
      missingTicket: "ลด $35 เมื่อครบ $250",
      freight: "ส่งฟรี",
      freightText: "ยอดเกิน $99 แล้ว ร้านนี้ส่งให้ฟรี",
      freightMissing: "ซื้อเพิ่ม $33.30 ส่งฟรี",
      freightSums: "$116.70 จาก $150.00",
      findMore: "เลือกสินค้าเพิ่ม",
      cheaper: "ถูกลง $4.00 จากตอนที่เพิ่ม",
      dearer: "แพงขึ้น $2.50 จากตอนที่เพิ่ม",
      fewLeft: "เหลือเพียง 3 ชิ้น",
      save: "เก็บไว้ซื้อทีหลัง",
      remove: "ลบ",
      invalid: "สินค้า 2 รายการซื้อไม่ได้แล้ว",
      invalidText: "หมด 1 รายการ ร้านเลิกขาย 1 รายการ",
      takenOff: "เลิกขายแล้ว",
      similar: "หาสินค้าคล้ายกัน",
      moveToSaved: "ย้ายไปที่บันทึก",
      clear: "ล้าง",
      count: "2 รายการ 3 ชิ้น",
      total: "ยอดรวม",
      hint: "คูปอง −$20.00 · ค่าส่งและภาษีในขั้นตอนถัดไป",
      checkout: "ชำระเงิน (3)",
    },
    checkout: {
      deliverTo: "จัดส่งไปที่",
      isDefault: "ค่าเริ่มต้น",
      edit: "แก้ไข",
      goods: "รายการสินค้า",
      arrives: "ได้รับ 25–26 พ.ย.",
      note: "ข้อความถึงร้านค้า",
      shopTotal: "ยอดรวมร้านนี้",
      summary: "สรุปคำสั่งซื้อ",
      pieces: "8 ชิ้น",
      rows: ["ค่าสินค้า", "ค่าจัดส่ง", "คูปอง", "ภาษี GST 5%"],
      toPay: "ยอดที่ต้องชำระ",
      saved: "ประหยัด $15.00",
      earned: "ได้รับ 845 คะแนน",
      place: "สั่งซื้อ",
      hold: "เก็บราคาและสินค้าไว้ให้",
      terms: "เมื่อสั่งซื้อถือว่ายอมรับเงื่อนไขการขาย",
    },
    pay: {
      amount: "ยอดที่ต้องชำระ",
      left: "เวลาที่เหลือ",
      title: "ชำระด้วยบัตร",
      number: "หมายเลขบัตร",
      pay: "ชำระ $427.10",
      later: "ชำระภายหลัง",
      safety: "ข้อมูลบัตรส่งตรงถึงผู้ให้บริการชำระเงิน เราไม่เก็บไว้",
    },
    result: {
      paid: "ได้รับการชำระเงินแล้ว",
      receipt: "ส่งใบเสร็จไปที่ mara.lindqvist@example.com แล้ว",
      seeOrder: "ดูคำสั่งซื้อ",
      keepShopping: "เลือกซื้อต่อ",
      facts: ["คำสั่งซื้อ", "ชำระเมื่อ", "ชำระด้วย", "ได้รับสินค้า"],
      arrival: "25–26 พ.ย.",
      pending: "กำลังรอธนาคารของคุณ",
      pendingText: "ใช้เวลาไม่เกินหนึ่งนาที คุณออกจากหน้านี้ได้ เราจะแจ้งทางอีเมล",
      pendingAction: "ตรวจสอบอีกครั้ง",
      failed: "ธนาคารปฏิเสธการชำระเงิน",
      failedText: "ยังไม่มีการหักเงิน เราเก็บสินค้าไว้ให้อีก 24 นาที",
      failedAction: "ลองอีกครั้ง",
    },
    product: {
      subtitle: "ยางทัวริ่งนุ่มเงียบสำหรับรถเล็กและรถครอบครัว รับประกัน 60,000 กม.",
      rank: "อันดับ 1 ยางทัวริ่ง",
      each: "ต่อเส้น รวมภาษี",
      forFour: "เมื่อซื้อ 4 เส้น",
      options: ["ขนาด", "ดัชนี", "ชุด"],
      sets: ["เฉพาะยาง", "พร้อมล้อแม็ก"],
      delivery: "การจัดส่ง",
      deliveryText: "ส่งแคนาดาฟรี · ได้รับ 25–26 พ.ย.",
      deliveryNote: "หรือส่งที่อู่พันธมิตร ค่าติดตั้งเริ่มต้น $19 ต่อเส้น",
      quantity: "จำนวน",
      stock: "มี 86 เส้น · 4 เส้น $594.00",
      buy: "ซื้อเลย",
      guarantees: ["ของแท้", "คืนได้ใน 30 วัน", "คุ้มครองราคา"],
      share: "แชร์",
      item: "รหัสสินค้า 10 204 771",
      visit: "เข้าชมร้าน",
      together: "มักซื้อด้วยกัน",
    },
    search: {
      finder: "ค้นหาขนาดที่พอดี",
      finderText: "จากรุ่นรถ ทะเบียน หรือแก้มยาง",
      find: "ค้นหายาง",
      size: "ขนาดยาง",
      sizes: ["หน้ากว้าง", "แก้มยาง", "ขอบล้อ"],
      price: "ราคา",
      priceEnds: ["ราคาต่ำสุด", "ราคาสูงสุด"],
      shop: "ร้านค้า",
      rating: "คะแนน",
      clearAll: "ล้างทั้งหมด",
      sort: "เรียงตาม",
      sorts: ["ตรงที่สุด", "ขายดี", "ราคา", "มาใหม่"],
      total: "168 รายการ",
      pages: ["หน้าก่อนหน้า", "หน้าถัดไป"],
      inSearch: "ยางฤดูหนาว 96 รายการในการค้นหานี้",
    },
    review: {
      summary: "2,146 รีวิว · ชอบ 97%",
      keywords: ["เงียบ", "เกาะถนนเปียก", "ติดตั้งง่าย", "คุ้มราคา"],
      text: "เปลี่ยนยางเก่าที่สึกทั้งชุดของรถครอบครัว เสียงบนทางด่วนเบาลงชัดเจน เบรกบนถนนเปียกสั้นและตรงดี",
      reply: "ขอบคุณคุณ Anouk หลังวิ่ง 50 กม. โปรดให้อู่ตรวจน็อตล้อ ไม่มีค่าใช้จ่าย",
      helpful: "มีประโยชน์",
    },
    fittingTile: ["ติดตั้งที่อู่", "พร้อมถ่วงล้อ เริ่มต้น"],
    notShipped: "ร้านกำลังแพ็กสินค้า เมื่อจัดส่งแล้วสถานะจะแสดงที่นี่",
    addressErrors: {
      recipient: "โปรดกรอกชื่อผู้รับ",
      email: "โปรดกรอกอีเมลให้ครบ เช่น name@example.com",
      phone: "หมายเลขนี้สั้นเกินไปสำหรับประเทศจีน",
      country: "โปรดเลือกประเทศหรือภูมิภาค",
      street: "โปรดกรอกถนนและบ้านเลขที่",
      postcode: "โปรดกรอกรหัสไปรษณีย์",
    },
  },
  lo: {
    cart: {
      selectAll: "ເລືອກທັງໝົດ",
      columns: ["ລາຄາຕໍ່ໜ່ວຍ", "ຈຳນວນ", "ລາຄາລວມ", "ຈັດການ"],
      coupon: "ໃຊ້ຄູປອງ $20.00 ແລ້ວ",
      ticket: "ຫຼຸດ $20 ເມື່ອຄົບ $150",
      missing: "ຊື້ເພີ່ມ $133.30 ເພື່ອຮັບ",
      missingTicket: "ຫຼຸດ $35 ເມື່ອຄົບ $250",
      freight: "ສົ່ງຟຣີ",
      freightText: "ຍອດເກີນ $99 ແລ້ວ ຮ້ານນີ້ສົ່ງໃຫ້ຟຣີ",
      freightMissing: "ຊື້ເພີ່ມ $33.30 ສົ່ງຟຣີ",
      freightSums: "$116.70 ຈາກ $150.00",
      findMore: "ເລືອກສິນຄ້າເພີ່ມ",
      cheaper: "ຖືກລົງ $4.00 ຈາກຕອນທີ່ເພີ່ມ",
      dearer: "ແພງຂຶ້ນ $2.50 ຈາກຕອນທີ່ເພີ່ມ",
      fewLeft: "ເຫຼືອພຽງ 3 ອັນ",
      save: "ເກັບໄວ້ຊື້ພາຍຫຼັງ",
      remove: "ລຶບ",
      invalid: "ສິນຄ້າ 2 ລາຍການຊື້ບໍ່ໄດ້ແລ້ວ",
      invalidText: "ໝົດ 1 ລາຍການ ຮ້ານເຊົາຂາຍ 1 ລາຍການ",
      takenOff: "ເຊົາຂາຍແລ້ວ",
      similar: "ຊອກຫາທີ່ຄ້າຍກັນ",
      moveToSaved: "ຍ້າຍໄປທີ່ບັນທຶກ",
      clear: "ລ້າງ",
      count: "2 ລາຍການ 3 ອັນ",
      total: "ຍອດລວມ",
      hint: "ຄູປອງ −$20.00 · ຄ່າສົ່ງ ແລະ ພາສີໃນຂັ້ນຕອນຕໍ່ໄປ",
      checkout: "ຊຳລະເງິນ (3)",
    },
    checkout: {
      deliverTo: "ຈັດສົ່ງໄປທີ່",
      isDefault: "ຄ່າເລີ່ມຕົ້ນ",
      edit: "ແກ້ໄຂ",
      goods: "ລາຍການສິນຄ້າ",
      arrives: "ໄດ້ຮັບ 25–26 ພ.ຈ.",
      note: "ຂໍ້ຄວາມເຖິງຮ້ານ",
      shopTotal: "ຍອດລວມຮ້ານນີ້",
      summary: "ສະຫຼຸບຄຳສັ່ງຊື້",
      pieces: "8 ອັນ",
      rows: ["ຄ່າສິນຄ້າ", "ຄ່າຈັດສົ່ງ", "ຄູປອງ", "ພາສີ GST 5%"],
      toPay: "ຍອດທີ່ຕ້ອງຊຳລະ",
      saved: "ປະຢັດ $15.00",
      earned: "ໄດ້ຮັບ 845 ຄະແນນ",
      place: "ສັ່ງຊື້",
      hold: "ເກັບລາຄາ ແລະ ສິນຄ້າໄວ້ໃຫ້",
      terms: "ເມື່ອສັ່ງຊື້ ຖືວ່າຍອມຮັບເງື່ອນໄຂການຂາຍ",
    },
    pay: {
      amount: "ຍອດທີ່ຕ້ອງຊຳລະ",
      left: "ເວລາທີ່ເຫຼືອ",
      title: "ຊຳລະດ້ວຍບັດ",
      number: "ໝາຍເລກບັດ",
      pay: "ຊຳລະ $427.10",
      later: "ຊຳລະພາຍຫຼັງ",
      safety: "ຂໍ້ມູນບັດສົ່ງກົງຫາຜູ້ໃຫ້ບໍລິການຊຳລະ ພວກເຮົາບໍ່ເກັບໄວ້",
    },
    result: {
      paid: "ໄດ້ຮັບການຊຳລະແລ້ວ",
      receipt: "ສົ່ງໃບຮັບເງິນໄປທີ່ mara.lindqvist@example.com ແລ້ວ",
      seeOrder: "ເບິ່ງຄຳສັ່ງຊື້",
      keepShopping: "ເລືອກຊື້ຕໍ່",
      facts: ["ຄຳສັ່ງຊື້", "ຊຳລະເມື່ອ", "ຊຳລະດ້ວຍ", "ໄດ້ຮັບສິນຄ້າ"],
      arrival: "25–26 ພ.ຈ.",
      pending: "ກຳລັງລໍຖ້າທະນາຄານຂອງທ່ານ",
      pendingText: "ໃຊ້ເວລາບໍ່ເກີນໜຶ່ງນາທີ ທ່ານອອກຈາກໜ້ານີ້ໄດ້ ພວກເຮົາຈະແຈ້ງທາງອີເມວ",
      pendingAction: "ກວດອີກຄັ້ງ",
      failed: "ທະນາຄານປະຕິເສດການຊຳລະ",
      failedText: "ຍັງບໍ່ມີການຫັກເງິນ ພວກເຮົາເກັບສິນຄ້າໄວ້ໃຫ້ອີກ 24 ນາທີ",
      failedAction: "ລອງອີກຄັ້ງ",
    },
    product: {
      subtitle: "ຢາງທົວຣິງງຽບ ນຸ້ມນວນ ສຳລັບລົດນ້ອຍ ແລະ ລົດຄອບຄົວ ຮັບປະກັນ 60,000 ກມ",
      rank: "ອັນດັບ 1 ຢາງທົວຣິງ",
      each: "ຕໍ່ເສັ້ນ ລວມພາສີ",
      forFour: "ເມື່ອຊື້ 4 ເສັ້ນ",
      options: ["ຂະໜາດ", "ດັດຊະນີ", "ຊຸດ"],
      sets: ["ສະເພາະຢາງ", "ພ້ອມລໍ້ແມັກ"],
      delivery: "ການຈັດສົ່ງ",
      deliveryText: "ສົ່ງການາດາຟຣີ · ໄດ້ຮັບ 25–26 ພ.ຈ.",
      deliveryNote: "ຫຼື ສົ່ງທີ່ອູ່ພັນທະມິດ ຄ່າຕິດຕັ້ງເລີ່ມຕົ້ນ $19 ຕໍ່ເສັ້ນ",
      quantity: "ຈຳນວນ",
      stock: "ມີ 86 ເສັ້ນ · 4 ເສັ້ນ $594.00",
      buy: "ຊື້ເລີຍ",
      guarantees: ["ຂອງແທ້", "ສົ່ງຄືນໄດ້ 30 ວັນ", "ຮັບປະກັນລາຄາ"],
      share: "ແບ່ງປັນ",
      item: "ລະຫັດສິນຄ້າ 10 204 771",
      visit: "ເຂົ້າຊົມຮ້ານ",
      together: "ມັກຊື້ນຳກັນ",
    },
    search: {
      finder: "ຊອກຫາຂະໜາດທີ່ພໍດີ",
      finderText: "ຈາກລຸ້ນລົດ ປ້າຍລົດ ຫຼື ແກ້ມຢາງ",
      find: "ຊອກຫາຢາງ",
      size: "ຂະໜາດຢາງ",
      sizes: ["ໜ້າກວ້າງ", "ແກ້ມຢາງ", "ຂອບລໍ້"],
      price: "ລາຄາ",
      priceEnds: ["ລາຄາຕ່ຳສຸດ", "ລາຄາສູງສຸດ"],
      shop: "ຮ້ານຄ້າ",
      rating: "ຄະແນນ",
      clearAll: "ລ້າງທັງໝົດ",
      sort: "ຈັດລຽງຕາມ",
      sorts: ["ກົງທີ່ສຸດ", "ຂາຍດີ", "ລາຄາ", "ມາໃໝ່"],
      total: "168 ລາຍການ",
      pages: ["ໜ້າກ່ອນ", "ໜ້າຕໍ່ໄປ"],
      inSearch: "ຢາງລະດູໜາວ 96 ລາຍການໃນການຊອກຫານີ້",
    },
    review: {
      summary: "2,146 ຣີວິວ · ມັກ 97%",
      keywords: ["ງຽບ", "ເກາະຖະໜົນປຽກ", "ຕິດຕັ້ງງ່າຍ", "ຄຸ້ມລາຄາ"],
      text: "ປ່ຽນຢາງເກົ່າທີ່ສຶກທັງຊຸດຂອງລົດຄອບຄົວ ສຽງເທິງທາງດ່ວນເບົາລົງຊັດເຈນ ເບຣກເທິງຖະໜົນປຽກສັ້ນ ແລະ ຊື່ດີ",
      reply: "ຂອບໃຈ Anouk ຫຼັງແລ່ນ 50 ກມ ກະລຸນາໃຫ້ອູ່ກວດນັອດລໍ້ ບໍ່ມີຄ່າໃຊ້ຈ່າຍ",
      helpful: "ມີປະໂຫຍດ",
    },
    fittingTile: ["ຕິດຕັ້ງທີ່ອູ່", "ພ້ອມຖ່ວງລໍ້ ເລີ່ມຕົ້ນ"],
    notShipped: "ຮ້ານກຳລັງຫຸ້ມຫໍ່ສິນຄ້າ ເມື່ອຈັດສົ່ງແລ້ວ ສະຖານະຈະສະແດງຢູ່ນີ້",
    addressErrors: {
      recipient: "ກະລຸນາໃສ່ຊື່ຜູ້ຮັບ",
      email: "ກະລຸນາໃສ່ອີເມວໃຫ້ຄົບ ເຊັ່ນ name@example.com",
      phone: "ໝາຍເລກນີ້ສັ້ນເກີນໄປສຳລັບປະເທດຈີນ",
      country: "ກະລຸນາເລືອກປະເທດ ຫຼື ພາກພື້ນ",
      street: "ກະລຸນາໃສ່ຖະໜົນ ແລະ ເລກທີເຮືອນ",
      postcode: "ກະລຸນາໃສ່ລະຫັດໄປສະນີ",
    },
  },
};
