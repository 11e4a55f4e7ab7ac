/** Words of coupons, orders, parcels, refunds and points in the six languages, for stories. */
export interface CommerceTexts {
  coupons: {
    merchant: string;
    goods: string;
    category: string;
    titles: readonly [string, string, string];
    over: (amount: string) => string;
    noMinimum: string;
    threeGoods: string;
    until: (date: string) => string;
    endsSoon: string;
    afterClaiming: string;
    starts: (date: string) => string;
    share: string;
    claim: string;
    claiming: string;
    claimed: string;
    use: string;
    notYet: string;
    used: string;
    usedOn: (date: string) => string;
    expired: string;
    expiredOn: (date: string) => string;
    gone: string;
    goneText: string;
  };
  picker: {
    label: string;
    best: string;
    none: string;
    unusable: string;
    missing: (amount: string) => string;
    otherGoods: string;
  };
  parcel: {
    title: string;
    copy: string;
    copied: string;
    today: string;
    steps: readonly [string, string, string, string, string];
    places: readonly [string, string, string, string, string];
    older: string;
    arriving: string;
    before: string;
    contents: string;
    weight: string;
    call: string;
  };
  order: {
    name: (number: string) => string;
    states: readonly [string, string, string, string, string, string, string, string];
    pieces: string;
    freeFreight: string;
    more: string;
    payWithin: string;
    timeLeft: string;
    pay: string;
    address: string;
    cancel: string;
    remind: string;
    refund: string;
    details: string;
    receive: string;
    track: string;
    review: string;
    again: string;
    goBack: string;
    contact: string;
    remove: string;
    points: string;
    closed: string;
    steps: readonly [string, string, string, string, string];
    onItsWay: string;
    expected: string;
  };
  refund: {
    name: (number: string) => string;
    refunding: string;
    refunded: string;
    refused: string;
    reviewing: string;
    for: string;
    to: string;
    steps: readonly [string, string, string, string];
    done: string;
    reason: string;
    reasonText: string;
    withdraw: string;
    applyAgain: string;
  };
  points: {
    current: string;
    worth: string;
    expiring: string;
    figures: readonly [string, string, string, string];
    balance: string;
    table: string;
    month: string;
    points: string;
    value: (count: string) => string;
  };
  notice: {
    unread: string;
    titles: readonly [string, string, string];
    texts: readonly [string, string, string];
    times: readonly [string, string, string];
    read: string;
  };
  invoice: {
    name: (number: string) => string;
    issued: string;
    pending: string;
    facts: readonly [string, string, string];
    download: string;
  };
  shop: {
    verified: string;
    open: string;
    scores: readonly [string, string, string, string];
    chat: string;
    tabs: readonly [string, string, string, string];
    searchHere: string;
  };
  pay: {
    label: string;
    card: string;
    cardText: string;
    saved: string;
    savedText: string;
    later: string;
    laterText: string;
  };
}

const en: CommerceTexts = {
  coupons: {
    merchant: "Merchant",
    goods: "Goods",
    category: "Category",
    titles: ["Tires and wheels, any order", "Coatings and motor oil", "Car care, every merchant"],
    over: (amount) => `over ${amount}`,
    noMinimum: "no minimum",
    threeGoods: "3 goods",
    until: (date) => `Until ${date}`,
    endsSoon: "Ends in 2 days",
    afterClaiming: "7 days after claiming",
    starts: (date) => `Starts ${date}`,
    share: "82% claimed",
    claim: "Claim",
    claiming: "Claiming",
    claimed: "Claimed",
    use: "Use now",
    notYet: "Not yet",
    used: "Used",
    usedOn: (date) => `Used ${date}`,
    expired: "Expired",
    expiredOn: (date) => `Expired ${date}`,
    gone: "All claimed",
    goneText: "All 500 have been claimed",
  },
  picker: {
    label: "Carmine coupon",
    best: "Best choice",
    none: "Don't use one",
    unusable: "2 coupons can't be used here",
    missing: (amount) => `Add ${amount} more to use it`,
    otherGoods: "For other goods than these",
  },
  parcel: {
    title: "Logistics",
    copy: "Copy the tracking number",
    copied: "Copied",
    today: "Today",
    steps: [
      "Out for delivery",
      "Arrived at the depot",
      "Left the sorting center",
      "Arrived at the sorting center",
      "Handed to the courier",
    ],
    places: [
      "Vancouver East depot, Vancouver, BC",
      "Vancouver East, BC",
      "Kamloops, BC",
      "Kamloops, BC",
      "Gloss Garage, Calgary, AB",
    ],
    older: "2 earlier steps",
    arriving: "Arriving",
    before: "Today before 6 PM",
    contents: "2 goods, 3 pieces",
    weight: "One parcel, 9.4 kg",
    call: "Call the courier",
  },
  order: {
    name: (number) => `Order ${number}`,
    states: ["To pay", "To ship", "To receive", "To review", "Finished", "Refunding", "Canceled", "Closed"],
    pieces: "6 pieces",
    freeFreight: "free freight",
    more: "4 more goods",
    payWithin: "Pay within",
    timeLeft: "Time left to pay",
    pay: "Pay now",
    address: "Change address",
    cancel: "Cancel order",
    remind: "Remind the shop",
    refund: "Refund",
    details: "Order details",
    receive: "Confirm receipt",
    track: "View logistics",
    review: "Write a review",
    again: "Buy again",
    goBack: "Return goods",
    contact: "Contact the shop",
    remove: "Delete order",
    points: "Review with a picture and earn 50 points",
    closed: "Not paid in time. The goods are back in stock.",
    steps: ["Ordered", "Paid", "Shipped", "Received", "Reviewed"],
    onItsWay: "On its way to you",
    expected:
      "Expected today before 6 PM. The order is confirmed by itself in 6 days 8 hours if you do nothing.",
  },
  refund: {
    name: (number) => `Refund ${number}`,
    refunding: "Refunding",
    refunded: "Refunded",
    refused: "Refused",
    reviewing: "Seller is checking",
    for: "Refund for 2 pieces",
    to: "to Visa •••• 4242",
    steps: ["Requested Nov 18", "Shop agreed Nov 19", "Money on its way", "Refunded, 3 to 5 days"],
    done: "done",
    reason: "Why the shop refused",
    reasonText: "The tires were mounted and driven, so they can't be sold as new.",
    withdraw: "Withdraw request",
    applyAgain: "Apply again",
  },
  points: {
    current: "Current points",
    worth: "worth $24.80",
    expiring: "240 expire on Dec 31, 2026",
    figures: ["Accumulated", "Spent", "Frozen", "Paid with points"],
    balance: "Points over twelve months",
    table: "As a table",
    month: "Month",
    points: "Points",
    value: (count) => `${count} points`,
  },
  notice: {
    unread: "Unread",
    titles: ["Your parcel is out for delivery", "A coupon ends in 2 days", "Refund accepted"],
    texts: [
      "Order 2026 1116 0077 9012, expected before 6 PM today.",
      "$20 off tires and wheels over $300.",
      "Nordic Tire House agreed. The money arrives in 3 to 5 days.",
    ],
    times: ["10 minutes ago", "Yesterday", "Nov 19"],
    read: "Mark as read",
  },
  invoice: {
    name: (number) => `Invoice ${number}`,
    issued: "Issued",
    pending: "Being issued",
    facts: ["Issued on", "Billed to", "Tax number"],
    download: "Download PDF",
  },
  shop: {
    verified: "Verified merchant",
    open: "Open now until 8 PM",
    scores: ["Goods", "Service", "Delivery", "Replies"],
    chat: "Chat",
    tabs: ["Home", "All goods", "Coupons", "About and papers"],
    searchHere: "Search in this shop",
  },
  pay: {
    label: "How to pay",
    card: "New card",
    cardText: "Credit or debit card",
    saved: "Visa •••• 4242",
    savedText: "expires 09 / 29",
    later: "Pay on delivery",
    laterText: "Not offered for this address",
  },
};

const zh: CommerceTexts = {
  coupons: {
    merchant: "店铺券",
    goods: "商品券",
    category: "品类券",
    titles: ["轮胎轮毂全场通用", "镀晶与机油专享", "汽车养护全平台通用"],
    over: (amount) => `满 ${amount} 可用`,
    noMinimum: "无门槛",
    threeGoods: "3 件商品",
    until: (date) => `有效期至 ${date}`,
    endsSoon: "还剩 2 天",
    afterClaiming: "领取后 7 天内有效",
    starts: (date) => `${date} 开始`,
    share: "已领 82%",
    claim: "领取",
    claiming: "领取中",
    claimed: "已领取",
    use: "立即使用",
    notYet: "未开始",
    used: "已使用",
    usedOn: (date) => `${date} 已使用`,
    expired: "已过期",
    expiredOn: (date) => `${date} 已过期`,
    gone: "已领完",
    goneText: "500 张已全部领完",
  },
  picker: {
    label: "Carmine 平台优惠券",
    best: "最优惠",
    none: "不使用优惠券",
    unusable: "2 张优惠券不可用",
    missing: (amount) => `再买 ${amount} 可用`,
    otherGoods: "不适用于本单商品",
  },
  parcel: {
    title: "物流信息",
    copy: "复制运单号",
    copied: "已复制",
    today: "今天",
    steps: ["派送中", "已到达派送站", "已离开分拨中心", "已到达分拨中心", "快递员已揽收"],
    places: ["温哥华东区派送站", "温哥华东区", "坎卢普斯", "坎卢普斯", "Gloss 养护馆，卡尔加里"],
    older: "更早的 2 条记录",
    arriving: "预计送达",
    before: "今天 18:00 前",
    contents: "2 种商品，共 3 件",
    weight: "1 个包裹，9.4 公斤",
    call: "联系快递员",
  },
  order: {
    name: (number) => `订单 ${number}`,
    states: ["待付款", "待发货", "待收货", "待评价", "已完成", "退款中", "已取消", "已关闭"],
    pieces: "共 6 件",
    freeFreight: "免运费",
    more: "还有 4 件商品",
    payWithin: "剩余支付时间",
    timeLeft: "剩余支付时间",
    pay: "立即付款",
    address: "修改地址",
    cancel: "取消订单",
    remind: "提醒发货",
    refund: "申请退款",
    details: "订单详情",
    receive: "确认收货",
    track: "查看物流",
    review: "写评价",
    again: "再次购买",
    goBack: "退货",
    contact: "联系商家",
    remove: "删除订单",
    points: "晒图评价可得 50 积分",
    closed: "超时未付款，商品已恢复库存。",
    steps: ["下单", "付款", "发货", "收货", "评价"],
    onItsWay: "正在为您配送",
    expected: "预计今天 18:00 前送达。如无操作，订单将在 6 天 8 小时后自动确认收货。",
  },
  refund: {
    name: (number) => `退款单 ${number}`,
    refunding: "退款中",
    refunded: "已退款",
    refused: "已拒绝",
    reviewing: "商家审核中",
    for: "退 2 件",
    to: "退回 Visa •••• 4242",
    steps: ["11 月 18 日申请", "11 月 19 日商家同意", "退款处理中", "3 至 5 天到账"],
    done: "已完成",
    reason: "商家拒绝原因",
    reasonText: "轮胎已安装并使用，无法再作为新品销售。",
    withdraw: "撤销申请",
    applyAgain: "重新申请",
  },
  points: {
    current: "当前积分",
    worth: "可抵 $24.80",
    expiring: "240 积分将于 2026 年 12 月 31 日到期",
    figures: ["累计获得", "已使用", "冻结中", "积分抵扣"],
    balance: "近 12 个月积分",
    table: "以表格显示",
    month: "月份",
    points: "积分",
    value: (count) => `${count} 积分`,
  },
  notice: {
    unread: "未读",
    titles: ["您的包裹正在派送", "优惠券还剩 2 天到期", "退款已同意"],
    texts: [
      "订单 2026 1116 0077 9012，预计今天 18:00 前送达。",
      "轮胎轮毂满 $300 减 $20。",
      "北欧轮胎馆已同意，款项 3 至 5 天到账。",
    ],
    times: ["10 分钟前", "昨天", "11 月 19 日"],
    read: "标为已读",
  },
  invoice: {
    name: (number) => `发票 ${number}`,
    issued: "已开具",
    pending: "开具中",
    facts: ["开票日期", "抬头", "税号"],
    download: "下载 PDF",
  },
  shop: {
    verified: "认证商家",
    open: "营业中，至 20:00",
    scores: ["商品", "服务", "物流", "回复"],
    chat: "咨询",
    tabs: ["首页", "全部商品", "优惠券", "店铺与资质"],
    searchHere: "在本店搜索",
  },
  pay: {
    label: "支付方式",
    card: "新银行卡",
    cardText: "信用卡或借记卡",
    saved: "Visa •••• 4242",
    savedText: "有效期至 09 / 29",
    later: "货到付款",
    laterText: "该地址暂不支持",
  },
};

const es: CommerceTexts = {
  coupons: {
    merchant: "Tienda",
    goods: "Artículos",
    category: "Categoría",
    titles: [
      "Neumáticos y llantas, cualquier pedido",
      "Recubrimientos y aceite de motor",
      "Cuidado del coche, todas las tiendas",
    ],
    over: (amount) => `desde ${amount}`,
    noMinimum: "sin mínimo",
    threeGoods: "3 artículos",
    until: (date) => `Hasta el ${date}`,
    endsSoon: "Termina en 2 días",
    afterClaiming: "7 días desde que lo consigues",
    starts: (date) => `Empieza el ${date}`,
    share: "82 % conseguidos",
    claim: "Conseguir",
    claiming: "Consiguiendo",
    claimed: "Conseguido",
    use: "Usar ahora",
    notYet: "Aún no",
    used: "Usado",
    usedOn: (date) => `Usado el ${date}`,
    expired: "Caducado",
    expiredOn: (date) => `Caducó el ${date}`,
    gone: "Agotado",
    goneText: "Ya se han conseguido los 500",
  },
  picker: {
    label: "Cupón de Carmine",
    best: "La mejor opción",
    none: "No usar ninguno",
    unusable: "2 cupones no sirven para este pedido",
    missing: (amount) => `Añade ${amount} más para usarlo`,
    otherGoods: "Para otros artículos",
  },
  parcel: {
    title: "Seguimiento",
    copy: "Copiar el número de seguimiento",
    copied: "Copiado",
    today: "Hoy",
    steps: [
      "En reparto",
      "Ha llegado al almacén de reparto",
      "Ha salido del centro de clasificación",
      "Ha llegado al centro de clasificación",
      "Entregado al transportista",
    ],
    places: [
      "Almacén de Vancouver Este, Vancouver, BC",
      "Vancouver Este, BC",
      "Kamloops, BC",
      "Kamloops, BC",
      "Gloss Garage, Calgary, AB",
    ],
    older: "2 pasos anteriores",
    arriving: "Llegada prevista",
    before: "Hoy antes de las 18:00",
    contents: "2 artículos, 3 unidades",
    weight: "Un paquete, 9,4 kg",
    call: "Llamar al repartidor",
  },
  order: {
    name: (number) => `Pedido ${number}`,
    states: [
      "Pendiente de pago",
      "Por enviar",
      "Por recibir",
      "Por valorar",
      "Terminado",
      "En devolución",
      "Cancelado",
      "Cerrado",
    ],
    pieces: "6 unidades",
    freeFreight: "envío gratis",
    more: "4 artículos más",
    payWithin: "Paga en",
    timeLeft: "Tiempo para pagar",
    pay: "Pagar ahora",
    address: "Cambiar dirección",
    cancel: "Cancelar pedido",
    remind: "Recordar a la tienda",
    refund: "Reembolso",
    details: "Ver el pedido",
    receive: "Confirmar recepción",
    track: "Ver el envío",
    review: "Escribir opinión",
    again: "Comprar de nuevo",
    goBack: "Devolver",
    contact: "Contactar con la tienda",
    remove: "Eliminar pedido",
    points: "Valora con foto y gana 50 puntos",
    closed: "No se pagó a tiempo. Los artículos vuelven a estar a la venta.",
    steps: ["Pedido", "Pagado", "Enviado", "Recibido", "Valorado"],
    onItsWay: "De camino",
    expected:
      "Previsto hoy antes de las 18:00. Si no haces nada, el pedido se confirma solo en 6 días y 8 horas.",
  },
  refund: {
    name: (number) => `Reembolso ${number}`,
    refunding: "Reembolsando",
    refunded: "Reembolsado",
    refused: "Rechazado",
    reviewing: "La tienda lo revisa",
    for: "Reembolso de 2 unidades",
    to: "a Visa •••• 4242",
    steps: ["Solicitado el 18 nov", "Aceptado el 19 nov", "Dinero en camino", "Reembolsado, de 3 a 5 días"],
    done: "hecho",
    reason: "Por qué lo rechazó la tienda",
    reasonText: "Los neumáticos se montaron y usaron, así que no se pueden vender como nuevos.",
    withdraw: "Retirar solicitud",
    applyAgain: "Volver a solicitar",
  },
  points: {
    current: "Puntos actuales",
    worth: "valen $24.80",
    expiring: "240 caducan el 31 de diciembre de 2026",
    figures: ["Acumulados", "Gastados", "Retenidos", "Pagado con puntos"],
    balance: "Puntos en doce meses",
    table: "Ver como tabla",
    month: "Mes",
    points: "Puntos",
    value: (count) => `${count} puntos`,
  },
  notice: {
    unread: "Sin leer",
    titles: ["Tu paquete está en reparto", "Un cupón termina en 2 días", "Reembolso aceptado"],
    texts: [
      "Pedido 2026 1116 0077 9012, previsto hoy antes de las 18:00.",
      "$20 menos en neumáticos y llantas desde $300.",
      "Nordic Tire House lo aceptó. El dinero llega en 3 a 5 días.",
    ],
    times: ["Hace 10 minutos", "Ayer", "19 nov"],
    read: "Marcar como leído",
  },
  invoice: {
    name: (number) => `Factura ${number}`,
    issued: "Emitida",
    pending: "En preparación",
    facts: ["Fecha de emisión", "A nombre de", "Número fiscal"],
    download: "Descargar PDF",
  },
  shop: {
    verified: "Tienda verificada",
    open: "Abierto hasta las 20:00",
    scores: ["Artículos", "Servicio", "Envío", "Respuestas"],
    chat: "Chat",
    tabs: ["Inicio", "Todos los artículos", "Cupones", "Sobre la tienda"],
    searchHere: "Buscar en esta tienda",
  },
  pay: {
    label: "Forma de pago",
    card: "Tarjeta nueva",
    cardText: "Crédito o débito",
    saved: "Visa •••• 4242",
    savedText: "caduca 09 / 29",
    later: "Pago contra entrega",
    laterText: "No disponible para esta dirección",
  },
};

const fr: CommerceTexts = {
  coupons: {
    merchant: "Boutique",
    goods: "Articles",
    category: "Catégorie",
    titles: [
      "Pneus et jantes, toute commande",
      "Traitements céramiques et huile moteur",
      "Entretien auto, toutes les boutiques",
    ],
    over: (amount) => `dès ${amount}`,
    noMinimum: "sans minimum",
    threeGoods: "3 articles",
    until: (date) => `Jusqu’au ${date}`,
    endsSoon: "Plus que 2 jours",
    afterClaiming: "7 jours après l’obtention",
    starts: (date) => `Dès le ${date}`,
    share: "82 % obtenus",
    claim: "Obtenir",
    claiming: "Un instant",
    claimed: "Obtenu",
    use: "Utiliser",
    notYet: "Bientôt",
    used: "Utilisé",
    usedOn: (date) => `Utilisé le ${date}`,
    expired: "Expiré",
    expiredOn: (date) => `Expiré le ${date}`,
    gone: "Épuisé",
    goneText: "Les 500 ont été obtenus",
  },
  picker: {
    label: "Bon Carmine",
    best: "Le plus avantageux",
    none: "N’en utiliser aucun",
    unusable: "2 bons ne s’appliquent pas ici",
    missing: (amount) => `Ajoutez ${amount} pour l’utiliser`,
    otherGoods: "Pour d’autres articles",
  },
  parcel: {
    title: "Suivi du colis",
    copy: "Copier le numéro de suivi",
    copied: "Copié",
    today: "Aujourd’hui",
    steps: [
      "En cours de livraison",
      "Arrivé au dépôt",
      "A quitté le centre de tri",
      "Arrivé au centre de tri",
      "Remis au transporteur",
    ],
    places: [
      "Dépôt de Vancouver Est, Vancouver, BC",
      "Vancouver Est, BC",
      "Kamloops, BC",
      "Kamloops, BC",
      "Gloss Garage, Calgary, AB",
    ],
    older: "2 étapes précédentes",
    arriving: "Arrivée prévue",
    before: "Aujourd’hui avant 18 h",
    contents: "2 articles, 3 pièces",
    weight: "Un colis, 9,4 kg",
    call: "Appeler le livreur",
  },
  order: {
    name: (number) => `Commande ${number}`,
    states: [
      "À payer",
      "À expédier",
      "À recevoir",
      "À évaluer",
      "Terminée",
      "Remboursement",
      "Annulée",
      "Clôturée",
    ],
    pieces: "6 pièces",
    freeFreight: "livraison offerte",
    more: "4 autres articles",
    payWithin: "À payer sous",
    timeLeft: "Temps restant pour payer",
    pay: "Payer",
    address: "Changer l’adresse",
    cancel: "Annuler la commande",
    remind: "Relancer la boutique",
    refund: "Remboursement",
    details: "Détails",
    receive: "Confirmer la réception",
    track: "Suivre le colis",
    review: "Donner un avis",
    again: "Racheter",
    goBack: "Retourner",
    contact: "Contacter la boutique",
    remove: "Supprimer",
    points: "Un avis avec photo rapporte 50 points",
    closed: "Non payée à temps. Les articles sont de nouveau en vente.",
    steps: ["Commandée", "Payée", "Expédiée", "Reçue", "Évaluée"],
    onItsWay: "En route vers vous",
    expected:
      "Attendue aujourd’hui avant 18 h. Sans action de votre part, elle sera confirmée dans 6 jours et 8 heures.",
  },
  refund: {
    name: (number) => `Remboursement ${number}`,
    refunding: "En cours",
    refunded: "Remboursé",
    refused: "Refusé",
    reviewing: "Examiné par la boutique",
    for: "Pour 2 pièces",
    to: "sur Visa •••• 4242",
    steps: ["Demandé le 18 nov.", "Accepté le 19 nov.", "Virement en cours", "Remboursé, 3 à 5 jours"],
    done: "fait",
    reason: "Motif du refus",
    reasonText: "Les pneus ont été montés et utilisés ; ils ne peuvent plus être vendus comme neufs.",
    withdraw: "Retirer la demande",
    applyAgain: "Refaire une demande",
  },
  points: {
    current: "Points actuels",
    worth: "soit $24.80",
    expiring: "240 expirent le 31 décembre 2026",
    figures: ["Cumulés", "Dépensés", "Bloqués", "Payé en points"],
    balance: "Points sur douze mois",
    table: "Voir en tableau",
    month: "Mois",
    points: "Points",
    value: (count) => `${count} points`,
  },
  notice: {
    unread: "Non lu",
    titles: ["Votre colis est en livraison", "Un bon expire dans 2 jours", "Remboursement accepté"],
    texts: [
      "Commande 2026 1116 0077 9012, attendue avant 18 h.",
      "$20 de remise sur pneus et jantes dès $300.",
      "Nordic Tire House a accepté. L’argent arrive sous 3 à 5 jours.",
    ],
    times: ["Il y a 10 minutes", "Hier", "19 nov."],
    read: "Marquer comme lu",
  },
  invoice: {
    name: (number) => `Facture ${number}`,
    issued: "Émise",
    pending: "En préparation",
    facts: ["Émise le", "Au nom de", "Numéro fiscal"],
    download: "Télécharger le PDF",
  },
  shop: {
    verified: "Boutique vérifiée",
    open: "Ouvert jusqu’à 20 h",
    scores: ["Articles", "Service", "Livraison", "Réponses"],
    chat: "Discuter",
    tabs: ["Accueil", "Tous les articles", "Bons", "À propos"],
    searchHere: "Chercher dans la boutique",
  },
  pay: {
    label: "Mode de paiement",
    card: "Nouvelle carte",
    cardText: "Carte de crédit ou de débit",
    saved: "Visa •••• 4242",
    savedText: "expire 09 / 29",
    later: "Paiement à la livraison",
    laterText: "Indisponible à cette adresse",
  },
};

const th: CommerceTexts = {
  coupons: {
    merchant: "คูปองร้านค้า",
    goods: "คูปองสินค้า",
    category: "คูปองหมวดหมู่",
    titles: ["ยางและล้อ ใช้ได้ทุกคำสั่งซื้อ", "น้ำยาเคลือบและน้ำมันเครื่อง", "ดูแลรถยนต์ ทุกร้านค้า"],
    over: (amount) => `ขั้นต่ำ ${amount}`,
    noMinimum: "ไม่มีขั้นต่ำ",
    threeGoods: "สินค้า 3 รายการ",
    until: (date) => `ใช้ได้ถึง ${date}`,
    endsSoon: "เหลืออีก 2 วัน",
    afterClaiming: "ใช้ได้ 7 วันหลังเก็บ",
    starts: (date) => `เริ่ม ${date}`,
    share: "เก็บแล้ว 82%",
    claim: "เก็บคูปอง",
    claiming: "กำลังเก็บ",
    claimed: "เก็บแล้ว",
    use: "ใช้เลย",
    notYet: "ยังไม่เริ่ม",
    used: "ใช้แล้ว",
    usedOn: (date) => `ใช้เมื่อ ${date}`,
    expired: "หมดอายุ",
    expiredOn: (date) => `หมดอายุ ${date}`,
    gone: "หมดแล้ว",
    goneText: "ถูกเก็บครบ 500 ใบแล้ว",
  },
  picker: {
    label: "คูปอง Carmine",
    best: "คุ้มที่สุด",
    none: "ไม่ใช้คูปอง",
    unusable: "คูปอง 2 ใบใช้กับคำสั่งซื้อนี้ไม่ได้",
    missing: (amount) => `ซื้อเพิ่มอีก ${amount} เพื่อใช้คูปอง`,
    otherGoods: "ใช้ได้กับสินค้าอื่นเท่านั้น",
  },
  parcel: {
    title: "ติดตามพัสดุ",
    copy: "คัดลอกเลขพัสดุ",
    copied: "คัดลอกแล้ว",
    today: "วันนี้",
    steps: ["กำลังนำส่งพัสดุ", "ถึงศูนย์กระจายสินค้าปลายทาง", "ออกจากศูนย์คัดแยก", "ถึงศูนย์คัดแยก", "ส่งมอบให้บริษัทขนส่งแล้ว"],
    places: ["ศูนย์แวนคูเวอร์ตะวันออก", "แวนคูเวอร์ตะวันออก", "แคมลูปส์", "แคมลูปส์", "Gloss Garage เมืองแคลกะรี"],
    older: "ดูก่อนหน้าอีก 2 รายการ",
    arriving: "คาดว่าจะถึง",
    before: "วันนี้ก่อน 18:00 น.",
    contents: "สินค้า 2 รายการ 3 ชิ้น",
    weight: "1 กล่อง 9.4 กก.",
    call: "โทรหาพนักงานส่ง",
  },
  order: {
    name: (number) => `คำสั่งซื้อ ${number}`,
    states: ["ที่ต้องชำระ", "ที่ต้องจัดส่ง", "ที่ต้องได้รับ", "รอรีวิว", "สำเร็จแล้ว", "กำลังคืนเงิน", "ยกเลิกแล้ว", "ปิดแล้ว"],
    pieces: "6 ชิ้น",
    freeFreight: "ส่งฟรี",
    more: "สินค้าอีก 4 รายการ",
    payWithin: "ชำระภายใน",
    timeLeft: "เวลาที่เหลือในการชำระเงิน",
    pay: "ชำระเงิน",
    address: "เปลี่ยนที่อยู่",
    cancel: "ยกเลิกคำสั่งซื้อ",
    remind: "เตือนร้านค้า",
    refund: "ขอคืนเงิน",
    details: "รายละเอียด",
    receive: "ยืนยันรับสินค้า",
    track: "ติดตามพัสดุ",
    review: "เขียนรีวิว",
    again: "ซื้ออีกครั้ง",
    goBack: "คืนสินค้า",
    contact: "ติดต่อร้านค้า",
    remove: "ลบคำสั่งซื้อ",
    points: "รีวิวพร้อมรูป รับ 50 คะแนน",
    closed: "ไม่ได้ชำระเงินภายในเวลา สินค้ากลับเข้าสต็อกแล้ว",
    steps: ["สั่งซื้อ", "ชำระเงิน", "จัดส่ง", "ได้รับสินค้า", "รีวิว"],
    onItsWay: "พัสดุกำลังไปหาคุณ",
    expected: "คาดว่าจะถึงวันนี้ก่อน 18:00 น. หากไม่ดำเนินการ ระบบจะยืนยันให้เองใน 6 วัน 8 ชั่วโมง",
  },
  refund: {
    name: (number) => `คำขอคืนเงิน ${number}`,
    refunding: "กำลังคืนเงิน",
    refunded: "คืนเงินแล้ว",
    refused: "ถูกปฏิเสธ",
    reviewing: "ร้านค้ากำลังตรวจสอบ",
    for: "คืนเงิน 2 ชิ้น",
    to: "เข้าบัตร Visa •••• 4242",
    steps: ["ส่งคำขอ 18 พ.ย.", "ร้านค้าตกลง 19 พ.ย.", "กำลังโอนเงิน", "ได้รับเงินใน 3–5 วัน"],
    done: "เสร็จแล้ว",
    reason: "เหตุผลที่ร้านค้าปฏิเสธ",
    reasonText: "ยางถูกติดตั้งและใช้งานแล้ว จึงไม่สามารถขายเป็นของใหม่ได้",
    withdraw: "ยกเลิกคำขอ",
    applyAgain: "ยื่นคำขอใหม่",
  },
  points: {
    current: "คะแนนปัจจุบัน",
    worth: "มูลค่า $24.80",
    expiring: "240 คะแนนหมดอายุ 31 ธันวาคม 2569",
    figures: ["สะสมทั้งหมด", "ใช้ไป", "รอปลดล็อก", "ชำระด้วยคะแนน"],
    balance: "คะแนนในรอบ 12 เดือน",
    table: "ดูเป็นตาราง",
    month: "เดือน",
    points: "คะแนน",
    value: (count) => `${count} คะแนน`,
  },
  notice: {
    unread: "ยังไม่ได้อ่าน",
    titles: ["พัสดุของคุณกำลังนำส่ง", "คูปองจะหมดอายุใน 2 วัน", "ร้านค้าตกลงคืนเงินแล้ว"],
    texts: [
      "คำสั่งซื้อ 2026 1116 0077 9012 คาดว่าจะถึงวันนี้ก่อน 18:00 น.",
      "ลด $20 สำหรับยางและล้อ ขั้นต่ำ $300",
      "ศูนย์ยางนอร์ดิกตกลงแล้ว เงินจะเข้าใน 3–5 วัน",
    ],
    times: ["10 นาทีที่แล้ว", "เมื่อวาน", "19 พ.ย."],
    read: "ทำเครื่องหมายว่าอ่านแล้ว",
  },
  invoice: {
    name: (number) => `ใบกำกับภาษี ${number}`,
    issued: "ออกแล้ว",
    pending: "กำลังออกเอกสาร",
    facts: ["วันที่ออก", "ออกในนาม", "เลขผู้เสียภาษี"],
    download: "ดาวน์โหลด PDF",
  },
  shop: {
    verified: "ร้านค้าที่ยืนยันแล้ว",
    open: "เปิดถึง 20:00 น.",
    scores: ["สินค้า", "บริการ", "จัดส่ง", "ตอบกลับ"],
    chat: "แชท",
    tabs: ["หน้าแรก", "สินค้าทั้งหมด", "คูปอง", "เกี่ยวกับร้าน"],
    searchHere: "ค้นหาในร้านนี้",
  },
  pay: {
    label: "วิธีชำระเงิน",
    card: "บัตรใหม่",
    cardText: "บัตรเครดิตหรือเดบิต",
    saved: "Visa •••• 4242",
    savedText: "หมดอายุ 09 / 29",
    later: "เก็บเงินปลายทาง",
    laterText: "ใช้กับที่อยู่นี้ไม่ได้",
  },
};

const lo: CommerceTexts = {
  coupons: {
    merchant: "ຄູປອງຮ້ານ",
    goods: "ຄູປອງສິນຄ້າ",
    category: "ຄູປອງໝວດໝູ່",
    titles: ["ຢາງແລະລໍ້ ໃຊ້ໄດ້ທຸກຄຳສັ່ງຊື້", "ນ້ຳຢາເຄືອບແລະນ້ຳມັນເຄື່ອງ", "ດູແລລົດ ທຸກຮ້ານ"],
    over: (amount) => `ຂັ້ນຕ່ຳ ${amount}`,
    noMinimum: "ບໍ່ມີຂັ້ນຕ່ຳ",
    threeGoods: "ສິນຄ້າ 3 ລາຍການ",
    until: (date) => `ໃຊ້ໄດ້ຮອດ ${date}`,
    endsSoon: "ເຫຼືອອີກ 2 ມື້",
    afterClaiming: "ໃຊ້ໄດ້ 7 ມື້ຫຼັງຈາກຮັບ",
    starts: (date) => `ເລີ່ມ ${date}`,
    share: "ຮັບໄປແລ້ວ 82%",
    claim: "ຮັບຄູປອງ",
    claiming: "ກຳລັງຮັບ",
    claimed: "ຮັບແລ້ວ",
    use: "ໃຊ້ເລີຍ",
    notYet: "ຍັງບໍ່ເລີ່ມ",
    used: "ໃຊ້ແລ້ວ",
    usedOn: (date) => `ໃຊ້ເມື່ອ ${date}`,
    expired: "ໝົດອາຍຸ",
    expiredOn: (date) => `ໝົດອາຍຸ ${date}`,
    gone: "ໝົດແລ້ວ",
    goneText: "ຖືກຮັບຄົບ 500 ໃບແລ້ວ",
  },
  picker: {
    label: "ຄູປອງ Carmine",
    best: "ຄຸ້ມທີ່ສຸດ",
    none: "ບໍ່ໃຊ້ຄູປອງ",
    unusable: "ຄູປອງ 2 ໃບໃຊ້ກັບຄຳສັ່ງຊື້ນີ້ບໍ່ໄດ້",
    missing: (amount) => `ຊື້ເພີ່ມອີກ ${amount} ເພື່ອໃຊ້`,
    otherGoods: "ໃຊ້ໄດ້ກັບສິນຄ້າອື່ນເທົ່ານັ້ນ",
  },
  parcel: {
    title: "ຕິດຕາມພັດສະດຸ",
    copy: "ກັອບປີ້ເລກພັດສະດຸ",
    copied: "ກັອບປີ້ແລ້ວ",
    today: "ມື້ນີ້",
    steps: ["ກຳລັງນຳສົ່ງພັດສະດຸ", "ຮອດສູນກະຈາຍສິນຄ້າປາຍທາງ", "ອອກຈາກສູນຄັດແຍກ", "ຮອດສູນຄັດແຍກ", "ມອບໃຫ້ບໍລິສັດຂົນສົ່ງແລ້ວ"],
    places: ["ສູນແວນຄູເວີຕາເວັນອອກ", "ແວນຄູເວີຕາເວັນອອກ", "ແຄມລູບ", "ແຄມລູບ", "Gloss Garage ເມືອງຄາວກາຣີ"],
    older: "ເບິ່ງ 2 ຂັ້ນຕອນກ່ອນໜ້າ",
    arriving: "ຄາດວ່າຈະຮອດ",
    before: "ມື້ນີ້ກ່ອນ 18:00 ໂມງ",
    contents: "ສິນຄ້າ 2 ລາຍການ 3 ຊິ້ນ",
    weight: "1 ກ່ອງ 9.4 ກິໂລ",
    call: "ໂທຫາພະນັກງານສົ່ງ",
  },
  order: {
    name: (number) => `ຄຳສັ່ງຊື້ ${number}`,
    states: ["ລໍຖ້າຊຳລະ", "ລໍຖ້າຈັດສົ່ງ", "ລໍຖ້າຮັບ", "ລໍຖ້າລີວິວ", "ສຳເລັດແລ້ວ", "ກຳລັງຄືນເງິນ", "ຍົກເລີກແລ້ວ", "ປິດແລ້ວ"],
    pieces: "6 ຊິ້ນ",
    freeFreight: "ສົ່ງຟຣີ",
    more: "ສິນຄ້າອີກ 4 ລາຍການ",
    payWithin: "ຊຳລະພາຍໃນ",
    timeLeft: "ເວລາທີ່ເຫຼືອໃນການຊຳລະ",
    pay: "ຊຳລະເງິນ",
    address: "ປ່ຽນທີ່ຢູ່",
    cancel: "ຍົກເລີກຄຳສັ່ງຊື້",
    remind: "ເຕືອນຮ້ານ",
    refund: "ຂໍຄືນເງິນ",
    details: "ລາຍລະອຽດ",
    receive: "ຢືນຢັນຮັບສິນຄ້າ",
    track: "ຕິດຕາມພັດສະດຸ",
    review: "ຂຽນລີວິວ",
    again: "ຊື້ອີກຄັ້ງ",
    goBack: "ສົ່ງຄືນສິນຄ້າ",
    contact: "ຕິດຕໍ່ຮ້ານ",
    remove: "ລຶບຄຳສັ່ງຊື້",
    points: "ລີວິວພ້ອມຮູບ ຮັບ 50 ຄະແນນ",
    closed: "ບໍ່ໄດ້ຊຳລະຕາມເວລາ ສິນຄ້າກັບເຂົ້າສາງແລ້ວ",
    steps: ["ສັ່ງຊື້", "ຊຳລະ", "ຈັດສົ່ງ", "ໄດ້ຮັບ", "ລີວິວ"],
    onItsWay: "ພັດສະດຸກຳລັງໄປຫາທ່ານ",
    expected: "ຄາດວ່າຈະຮອດມື້ນີ້ກ່ອນ 18:00 ໂມງ. ຖ້າບໍ່ດຳເນີນການ ລະບົບຈະຢືນຢັນເອງໃນ 6 ມື້ 8 ຊົ່ວໂມງ.",
  },
  refund: {
    name: (number) => `ຄຳຂໍຄືນເງິນ ${number}`,
    refunding: "ກຳລັງຄືນເງິນ",
    refunded: "ຄືນເງິນແລ້ວ",
    refused: "ຖືກປະຕິເສດ",
    reviewing: "ຮ້ານກຳລັງກວດສອບ",
    for: "ຄືນເງິນ 2 ຊິ້ນ",
    to: "ເຂົ້າບັດ Visa •••• 4242",
    steps: ["ສົ່ງຄຳຂໍ 18 ພ.ຈ.", "ຮ້ານຕົກລົງ 19 ພ.ຈ.", "ກຳລັງໂອນເງິນ", "ໄດ້ຮັບເງິນໃນ 3–5 ມື້"],
    done: "ສຳເລັດ",
    reason: "ເຫດຜົນທີ່ຮ້ານປະຕິເສດ",
    reasonText: "ຢາງຖືກຕິດຕັ້ງແລະໃຊ້ແລ້ວ ຈຶ່ງບໍ່ສາມາດຂາຍເປັນຂອງໃໝ່ໄດ້",
    withdraw: "ຖອນຄຳຂໍ",
    applyAgain: "ຂໍໃໝ່ອີກຄັ້ງ",
  },
  points: {
    current: "ຄະແນນປັດຈຸບັນ",
    worth: "ມູນຄ່າ $24.80",
    expiring: "240 ຄະແນນໝົດອາຍຸ 31 ທັນວາ 2026",
    figures: ["ສະສົມທັງໝົດ", "ໃຊ້ໄປ", "ລໍຖ້າປົດລັອກ", "ຊຳລະດ້ວຍຄະແນນ"],
    balance: "ຄະແນນໃນຮອບ 12 ເດືອນ",
    table: "ເບິ່ງເປັນຕາຕະລາງ",
    month: "ເດືອນ",
    points: "ຄະແນນ",
    value: (count) => `${count} ຄະແນນ`,
  },
  notice: {
    unread: "ຍັງບໍ່ໄດ້ອ່ານ",
    titles: ["ພັດສະດຸຂອງທ່ານກຳລັງນຳສົ່ງ", "ຄູປອງຈະໝົດອາຍຸໃນ 2 ມື້", "ຮ້ານຕົກລົງຄືນເງິນແລ້ວ"],
    texts: [
      "ຄຳສັ່ງຊື້ 2026 1116 0077 9012 ຄາດວ່າຈະຮອດມື້ນີ້ກ່ອນ 18:00 ໂມງ.",
      "ຫຼຸດ $20 ສຳລັບຢາງແລະລໍ້ ຂັ້ນຕ່ຳ $300",
      "ສູນຢາງນໍດິກຕົກລົງແລ້ວ ເງິນຈະເຂົ້າໃນ 3–5 ມື້",
    ],
    times: ["10 ນາທີກ່ອນ", "ມື້ວານ", "19 ພ.ຈ."],
    read: "ໝາຍວ່າອ່ານແລ້ວ",
  },
  invoice: {
    name: (number) => `ໃບເກັບເງິນ ${number}`,
    issued: "ອອກແລ້ວ",
    pending: "ກຳລັງອອກເອກະສານ",
    facts: ["ວັນທີອອກ", "ອອກໃນນາມ", "ເລກຜູ້ເສຍພາສີ"],
    download: "ດາວໂຫຼດ PDF",
  },
  shop: {
    verified: "ຮ້ານທີ່ຢືນຢັນແລ້ວ",
    open: "ເປີດຮອດ 20:00 ໂມງ",
    scores: ["ສິນຄ້າ", "ບໍລິການ", "ຈັດສົ່ງ", "ຕອບກັບ"],
    chat: "ແຊັດ",
    tabs: ["ໜ້າຫຼັກ", "ສິນຄ້າທັງໝົດ", "ຄູປອງ", "ກ່ຽວກັບຮ້ານ"],
    searchHere: "ຄົ້ນຫາໃນຮ້ານນີ້",
  },
  pay: {
    label: "ວິທີຊຳລະ",
    card: "ບັດໃໝ່",
    cardText: "ບັດເຄຣດິດຫຼືເດບິດ",
    saved: "Visa •••• 4242",
    savedText: "ໝົດອາຍຸ 09 / 29",
    later: "ເກັບເງິນປາຍທາງ",
    laterText: "ໃຊ້ກັບທີ່ຢູ່ນີ້ບໍ່ໄດ້",
  },
};

export const commerceTexts = { en, "zh-CN": zh, es, fr, th, lo } as const;
