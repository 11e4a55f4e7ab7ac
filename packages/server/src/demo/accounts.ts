/** Who can sign in to the demo marketplace at once. The passwords are public: these accounts exist in demo mode only. */
export const demoAccounts = [
  {
    name: "Demo shopper",
    nickname: "Mara Lindqvist",
    email: "mara@carmine.example",
    password: "Tread-wear-42",
    addresses: [
      {
        realName: "Mara Lindqvist",
        country: "Canada",
        countryCode: "1",
        phone: "6045550173",
        detail: "1820 Commercial Drive, unit 4, Vancouver, BC",
        postCode: "V5K 0A1",
      },
      {
        realName: "Sami Lindqvist",
        country: "Canada",
        countryCode: "1",
        phone: "4185550121",
        detail: "25 Rue Sainte-Anne, Québec, QC",
        postCode: "G1R 3X5",
      },
    ],
  },
] as const;
