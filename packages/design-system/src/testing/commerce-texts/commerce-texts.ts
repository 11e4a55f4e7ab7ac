/** Story texts of coupons, orders, parcels, refunds and points in six languages. */
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
    until: string;
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
