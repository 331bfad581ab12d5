/** Characters. NIST SP 800-63B, section 5.1.1: length counts, not the mix of signs. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
