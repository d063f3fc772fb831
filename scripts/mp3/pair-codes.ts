/** A code for pairs of values. */
export interface PairCode {
  /** By what a granule names it. */
  readonly number: number
  /** Largest value it has a word for. */
  readonly largest: number
  /** Its words in rising order: for each its length in base 36, then the two values in base 16. */
  readonly words: string
}

/*
 * Eight of the codes of ISO/IEC 11172-3, table B.7: a word's bits follow from its length and the words before it.
 */
export const PAIR_CODES: readonly PairCode[] = [
  {
    number: 1,
    largest: 1,
    words: '311301210100',
  },
  {
    number: 2,
    largest: 2,
    words: '622602512521520311301310100',
  },
  {
    number: 5,
    largest: 3,
    words: '833823732631713703730722612621602620311301310100',
  },
  {
    number: 7,
    largest: 5,
    words:
      'a55a45a54a53935944925952815851905934850943933824842714741740804823832803713731730722612521602620' +
      '411301310100',
  },
  {
    number: 10,
    largest: 7,
    words:
      'b77b67b76b57b75b66a47a74a56a65a37a73a46b55b54a63927972a64a07970962a45a35906a53a44817871936926a25' +
      'a52915951a34a43816861860905950924942933904814841840823832803713731730722612621602620411301310100',
  },
  {
    number: 13,
    largest: 15,
    words:
      'jfejfcifdhedgffgefgdfgeegcfgdegbfgfbgcegdchafhe9fecfddgfagcdfbefebf9fff9feafbdfdbf8fff8fccgaeg9e' +
      'f8eg7fg7eef7edafadfbcfcbff6e6fee8e5fe9ded9ef5ee7eacebbe4fef4fcafe6ef3d3fe8ded8d2fdf2e6ee9cd0fec9' +
      'e5edabe7ded7d4eec8ed6d3edb9e9beaac1fcf1cf0dbade5de4d8cd6dde3ce2d2ed0ec1ece1de0d5ddd5d7cdc7d4dd8b' +
      'db8dd4d9ada9d6ccc6c3ddd3d7bc2dcd2c1dcb7d5cdc5d99d7acc3da7d97c4bbd1c0dcd0c8aca8c4ccc4c6bcb6b3cb2c' +
      'bc2b5bcb5c89b1cbc1c98c0cbc0cb4c6aca6c79b3bbb3c88c5ab2bca5c69ba4c78c87b94c77c76ab2a1bab1b0bbb0b96' +
      'b4ab3aba3b59b95a2aaa2a1aaa1b0ab68aa0b86b49a93b39b58b85b67a29a92b57b75a38a83b66b47b74b56b65b73919' +
      '991a09a90a48a84a72b46b64928982918a37a27917971a55a07a70a36a63a45a54a26a62a35881908980916961906960' +
      'a53a44925952905815851934943950924942933814741804840823832713731703730722612621602620411401310100',
  },
  {
    number: 15,
    largest: 15,
    words:
      'dffdefdfeddfceedfddcfdfcddededdbfcfbdcedeccddcafcfacbecebccdcdcc9fcf9ceacbdcdbc8fcf8cccc9ece9c7f' +
      'cf7cadcdacbcc6fdaed0fbcbbf6c8ece8c5fc9dbf5b7ebe7bacbcabbbcd9c8db4fbf4b3fbf3bd8be6b2fbf2c6ecf0b1f' +
      'bf1b9cbc9b5ebabbbabe5b7dbd7b4ebe4b8cbc8b3eb6dbd6be3b9bbb9b2ebaabe2b1ebe1c0ece0b5dbd5b7cbc7b4db8b' +
      'ad4bb8b9aba9b6cbc6b3dad3ad2b2db0da1da7bab7ad1b5cbd0ac5a8aaa8a4cac4a6bab6b99b0ca3cac3a7aaa7aa6bc0' +
      'b0b9c2a2ca5bab5a1ca89a98ac1a4bab4a6aa3ba799b3a97a88a2ba5a9b2aa5a1b9b1ab0a69a96a4aaa4a78a87a3a9a3' +
      '95999592a9a291a9a1a0aaa0968986949994939993a77a09958985929967976992891919990948984957975938983966' +
      '947828882818881974908980956965937973946827872864817855871907970836863845854826862816906960835761' +
      '853844725752715751805850734743724742733641714704623632740703613631630522512521502520311401410300',
  },
  {
    number: 24,
    largest: 15,
    words:
      '8ef8fe8df8fd8cf8fc8bf8fb7fa8af89f7f97f888f87f7f776f7f675f7f574f7f473f7f372f7f27f181f8f090fbeebde' +
      'bedbcebecbddbbebebbcdbdcbaebeabbdbdbbccb9ebe9badbdabbcbcbb8ebe8b9dbd9b7ebe7bac4ffbcabbbb8dbd8c0e' +
      'ce0b0dae6b6eb9cac9a5eabaae5babb7dad7ae4a8cac8b4eb2ea3ea6dad6ae3a9bab9aaaae2a1eae1a5dad5a7cac7a4d' +
      'a8bab8ad4a9aaa9a6cac6a3dad3a2dad2a1da7bab7ad1a5cac5a8aaa8a99a4cac4a6bab6bd0b0ca3cac3a7aaa7a2cac2' +
      'a5bab5a1ca89a98ac1a4bbc0b0ba3bbb0b0aa1a9b4a6aaa6a79a97ba0b09a909b3988a2ba5a9b2aa5a1bab1a699969a4' +
      'a4aa7898793a9a395999592a9a29a1968986977949994939993958985929967976992919991948984957975938983966' +
      '928982918947974981a08a80956965917a07a70873937927872846864855871836863845854826862816861906960835' +
      '853844825852815905950751834843724742733714741804840723732613631703730622512521602620411401410400',
  },
]
