// Written by Scripts/generate-decoding-reference; do not edit.
//
// Random blocks (numpy's default generator, seed 20260101) of every format and their weights as
// `gguf.quants.dequantize` of the Python package gguf 0.19.0 decodes them.

struct DecodingReference: Sendable {
    let format: WeightFormat
    /// Base64 of the stored blocks, and of the decoded little-endian floats.
    let blocks, decoded: String

    static let all: [DecodingReference] = [
        DecodingReference(
            format: .f16,
            blocks: """
                nAphIB6oCR8TJY4lRyORo+4iJCXsIY6h2iBkoj+leSReIiUovyfhoU2fJChZpTQg8qASo2UX9yUuFW+Y\
                Y6SKoLGLqpm+KDSg6yWXpduegKjaHl+mqiVApCAjiiT5o2WmrKIwoKMQYia4HiekDqhBnGCmM5Yno+Wk\
                ByDfId+jM6YbJbEENyXPo/KfNSKCKVAfuiEbpmwcdpjRpd4kqx0wI0+lcSAXogQnXKU6np+ZEqZ/mCsg\
                nCNfowsYZ5spJeYgMqXZpjYhWSQ2Hw4aRSjeJJOkg6YTp4sa8aAepGWcaafUpn8kLSRNIX+oyCRNqbmn\
                yaGVptii6qQ6qLYjdqVvJX4eiSRTpEmexiZeqBKo/CYfJ5qluSePo7qiNB+SptOU/5qyHRCoHaZYHHik\
                Zx4jJYAUIaH1plilvpUBo2uRB6cgh5Mj9xWQobQYfqKuIv0gACIloTmlBJaMkRgelpxmKe4hQiQhGtUl\
                yaCRJu8puZjVjfGeUSWioUYjx6NVJUqmWCbLI3Sc1Jl0JcOZ0BZQouYqzSURpYSjJJy4J4aldae/pG+f\
                JqAHo3UqHZzhqPac0KczIeSoXiU6pfYcCicJJU+o+p1zpf2eK6ZFIWAc5yASqRAgTA5VoFqkNKdHKYgb\
                LKWCoA4pdB5JpookCqNmm7ciF6gVI5GkvqFzoCeWKR0=
                """,
            decoded: """
                AIBTOQAgDDwAwAO9ACDhOwBgojwAwLE8AOBoPAAgcrwAwF08AICkPACAPTwAwDG8AEAbPACATLwA4Ke8\
                ACCPPADASzwAoAQ9AOD3PAAgPLwAoOm7AIAEPQAgq7wAgAY8AEAevABAYrwAoOw6AOC+PADApToA4A27\
                AGCMvABAEbwAIHa5AEA1uwDAFz0AgAa8AGC9PADgsrwAYNu7AAAQvQBA2zsA4Mu8AEC1PAAAiLwAAGQ8\
                AECRPAAgf7wAoMy8AIBVvAAABrwAYBQ6AEDMPAAA1zsA4IS8AMABvQAgiLsAAMy8AGDGugDgZLwAoJy8\
                AOAAPADgOzwA4Hu8AGDGvABgozwAIJY4AOCmPADgebwAQP67AKBGPABAMD0AAOo7AEA3PABgw7wAgI07\
                AMAOuwAgurwAwJs8AGC1OwAAZjwA4Km8ACAOPADgQrwAgOA8AICrvABAx7sA4DO7AEDCvADgD7sAYAU8\
                AIBzPADga7wAYAE7AOBsuwAgpTwAwBw8AECmvAAg27wAwCY8ACCLPADA5jsAwEE7AKAIPQDAmzwAYJK8\
                AGDQvABg4rwAYFE7ACAevADAg7wAoIy7ACDtvACA2rwA4I88AKCFPACgKTwA4A+9AACZPACgKb0AIPe8\
                ACA5vACg0rwAAFu8AECdvABAB70AwHY8AMCuvADgrTwAwM87ACCRPABgirwAIMm7AMDYPADAC70AQAK9\
                AIDfPADg4zwAQLO8ACD3PADgcbwAQFe8AIDmOwBA0rwAYJq6AOBfuwBAtjsAAAK9AKDDvAAAizsAAI+8\
                AODMOwBgpDwAAJA6ACAkvACg3rwAAKu8AMC3ugAgYLwAYC26AODgvAAA5LgAYHI8AOC+OgAAMrwAgBY7\
                AMBPvADAVTwAoB88AABAPACgJLwAIKe8AIDAugCAMboAAMM7AMCSuwDALD0AwD08AECIPAAgRDsAoLo8\
                ACAZvAAg0jwA4D09ACAXuwCgurkAIN67ACCqPABANLwAwGg8AOB4vACgqjwAQMm8AADLPABgeTwAgI67\
                AIA6uwCArjwAYDi7AADaOgAASrwAwFw9AKC5PAAgorwAgHC8AICEuwAA9zwAwLC8AKDuvADgl7wA4O27\
                AMAEvADgYLwAoE49AKCDuwAgHL0AwJ67AAD6vABgJjwAgBy9AMCrPABAp7wAwJ47AEDhPAAgoTwA4Am9\
                AEC/uwBgrrwAoN+7AGDFvACgKDwAAIw7AOAcPABAIr0AAAI8AIDJOQCgCrwAQIu8AIDmvADgKD0AAHE7\
                AIClvABAELwAwCE9AIDOOwAgybwAQJE8AEBhvADAbLsA4FY8AOACvQCgYjwAIJK8AMA3vABgDrwA4MS6\
                ACClOw==
                """),
        DecodingReference(
            format: .bf16,
            blocks: """
                0z11Pl8+2D6lv90/U7+NvkU/178UP7i+R7/yvhi+Az9NPfA/+L/vPl2/Lj+bv4Q/pz9GPwc//T61v+E+\
                r79xv2K/Nj8uPzM/+r4LPzC/Xb9WP828mL9EPSfAMr7DPwc+rT/jvf+/Er9GPYe/0byDvnU/mb61PqA8\
                Zr7CPwu/GL/kPoI/rL5nPsk/zr5LPuo/qr6BP6U8nj6hvX2/pL2ovns9R7/nP5A+vz8cPQU/fz+CP7k/\
                C74eQArA5D8svnQ/W75zviI/yD/HP9g9PT8Pv5E//bynPq88gb/QP6Q+3D6SPme+IL6Lv+K+BcA5P5G/\
                tL8HPfk+tD8vv2k/rj5uvp894L6BvpQ/y74bQOM/Ij+dvxS/4r43Ppm94b6xPUY/1D8tPzw/sT+pvqg+\
                uj54vzs+oT4gv6s/rL63ves+Jb8ov+Q/5L8cP4s+sT+KP6s/or+Dv3y/vT9TPSA/f78RQGW+Gj8zvni/\
                QD/gv60/jL9yvzg/bD74v8Y9Hb4XP4Q/8z/NPT+/lb/tP9q+Eb9kP6i8iz8NPbq+3r6QP9g+xz4CPym/\
                bD/4P8C/YT8WwGS+yD3YPglAGT/PPoA/SD+PPlA/kD+IP7w/9D9jv06+Er+uv1hA0D8avxo/bT9/v94/\
                Gz++PxM/j747v6E/sD9ZP/u/jT6qvkg+kz3QP4W/Az8=
                """,
            decoded: """
                AADTPQAAdT4AAF8+AADYPgAApb8AAN0/AABTvwAAjb4AAEU/AADXvwAAFD8AALi+AABHvwAA8r4AABi+\
                AAADPwAATT0AAPA/AAD4vwAA7z4AAF2/AAAuPwAAm78AAIQ/AACnPwAARj8AAAc/AAD9PgAAtb8AAOE+\
                AACvvwAAcb8AAGK/AAA2PwAALj8AADM/AAD6vgAACz8AADC/AABdvwAAVj8AAM28AACYvwAARD0AACfA\
                AAAyvgAAwz8AAAc+AACtPwAA470AAP+/AAASvwAARj0AAIe/AADRvAAAg74AAHU/AACZvgAAtT4AAKA8\
                AABmvgAAwj8AAAu/AAAYvwAA5D4AAII/AACsvgAAZz4AAMk/AADOvgAASz4AAOo/AACqvgAAgT8AAKU8\
                AACePgAAob0AAH2/AACkvQAAqL4AAHs9AABHvwAA5z8AAJA+AAC/PwAAHD0AAAU/AAB/PwAAgj8AALk/\
                AAALvgAAHkAAAArAAADkPwAALL4AAHQ/AABbvgAAc74AACI/AADIPwAAxz8AANg9AAA9PwAAD78AAJE/\
                AAD9vAAApz4AAK88AACBvwAA0D8AAKQ+AADcPgAAkj4AAGe+AAAgvgAAi78AAOK+AAAFwAAAOT8AAJG/\
                AAC0vwAABz0AAPk+AAC0PwAAL78AAGk/AACuPgAAbr4AAJ89AADgvgAAgb4AAJQ/AADLvgAAG0AAAOM/\
                AAAiPwAAnb8AABS/AADivgAANz4AAJm9AADhvgAAsT0AAEY/AADUPwAALT8AADw/AACxPwAAqb4AAKg+\
                AAC6PgAAeL8AADs+AAChPgAAIL8AAKs/AACsvgAAt70AAOs+AAAlvwAAKL8AAOQ/AADkvwAAHD8AAIs+\
                AACxPwAAij8AAKs/AACivwAAg78AAHy/AAC9PwAAUz0AACA/AAB/vwAAEUAAAGW+AAAaPwAAM74AAHi/\
                AABAPwAA4L8AAK0/AACMvwAAcr8AADg/AABsPgAA+L8AAMY9AAAdvgAAFz8AAIQ/AADzPwAAzT0AAD+/\
                AACVvwAA7T8AANq+AAARvwAAZD8AAKi8AACLPwAADT0AALq+AADevgAAkD8AANg+AADHPgAAAj8AACm/\
                AABsPwAA+D8AAMC/AABhPwAAFsAAAGS+AADIPQAA2D4AAAlAAAAZPwAAzz4AAIA/AABIPwAAjz4AAFA/\
                AACQPwAAiD8AALw/AAD0PwAAY78AAE6+AAASvwAArr8AAFhAAADQPwAAGr8AABo/AABtPwAAf78AAN4/\
                AAAbPwAAvj8AABM/AACPvgAAO78AAKE/AACwPwAAWT8AAPu/AACNPgAAqr4AAEg+AACTPQAA0D8AAIW/\
                AAADPw==
                """),
        DecodingReference(
            format: .q40,
            blocks: """
                mqJFR2543AGPf/59yhqNf9jdcRnncueIkr9jT9OslSbza6GAAaCipBdJmOsv9yAuCBaV+quQjyAQLon5\
                8dLxaC/cEAQMqPbeK6Ca99PnVByv51ezaXtTInFgz5jI9s4b9WR+WJnAD0zQ6A4CLBycpZiS8HE0E1o0\
                Jjl7/KXj9R2X6H1ig8fkPaXq8WZ8cqei
                """,
            decoded: """
                AHAePQBAUzwAcJ69AAAAgABAU70A2Lg9ANi4vQDYuL0AcJ69AAiEvQBA07wAQNO8AAiEvQDYuL0AAACA\
                AAiEvQBAUz0AQFM9AEDTPABAUzwACIS9AEDTPQAAAIAAQFM8ANi4vQBAUzwAQFO9ANi4PQAAAIAAQFM8\
                AAiEvQAIhL0AIC67AJiCvAAgLrsAAAAAAJiCvABcmDwAqFm8AFyYPACoWbwAIC48AJgCvAAgrrsAqFm8\
                AJgCPABcmLwAIK68AJiCPAAgLrsAmII8AAAAAAAgLjsAmAI8ACCuuwAgLrwAqFk8ACCuOwAgLjsAmIK8\
                AFyYPAAgrrsAIK47AAAAAAAwQD0AIAA9ACAAPAAgALwAAACAADDAvAA4YL0AIAA8ACCAPQAwQL0AAACA\
                ACCAPAAwwDwAIIC8ADDAvAAggD0AIIC8ACCAvAA4YD0AIAA9ACAAvAAwQL0AMEA9ADhgvQAwQD0AMEA9\
                ACCAPQA4YD0AIAC8ADhgvQAggLwAIAC8AOCRvQDQWj0A4BE8AOARPABIf70A0Fq9AEh/vQAAAAAASH89\
                AOARPQDgkb0A4BG9AOARPQAAAAAA4JG8ANBaPQBIf70A0Fq9AAAAAABIfz0ASH89AFg2PQBIfz0A4JG8\
                ANBavQBYNj0ASH+9AOCRvQDgkb0A4JE8AEh/PQBYNj0AYIW8AGAFPAC4Jj0AYAU8AGAFPQBgBb0AaGm9\
                AGAFPABgBTwAuCY9AGAFvAAQyLwAuCY9ABBIPQBoaT0AYIU9AGAFvABoab0AuCa9ABBIvQAQyDwAaGk9\
                AGCFvAAQSL0AEMg8ABDIvABghTwAYAU8ABDIPAAQSD0AYAU8AGCFPAAAAIAA4Jk7ANBmvADQ5rsA0OY7\
                AOAZPADQZrwAAACAAOAZuwDgmTwApIa8AOAZvADgmTwAAACAANBmvADQZjwA4Bm8AKSGvADgGbwApIY8\
                AKSGvADgmTsA4Bk7ANDmOwDgGbsA4Bm8AOCZPADgGTwAWEC8ANBmvADgmTwA4Jk8AICFPABASLwAAAAA\
                AEDIvACABb0AoOm8AICFvADgprwAgAU8AICFvACABbwAgIU7AEBIPACAhTwAQEi8AOCmvACAhTsAgAU8\
                AICFOwCAhTsAoOk8AICFuwDgprwAoOm8AEBIvADgprwAQMi8AOCmvACAhbsAoOk8AIAFPABAyDwAoL67\
                AAAAAABI7jwA+A69AEjuvACgvrsAoL68AEjuPAD4jrwAoD48AMwmvQCgPrwAoL48APgOvQCgvrsA+A69\
                AKC+OwD4Dj0AoL67AKA+vAAAAAAAoL48APgOPQBI7rwAoD48APgOPQDMJj0AoD68AKC+uwCgvrsAoD48\
                AKA+PA==
                """),
        DecodingReference(
            format: .q41,
            blocks: """
                P5qtJ10freW3NDBmvq0kd7n6f5R8pYYhY/OAxYN0NP4UhmJ79r8xHVYnCCYU7J+FsMyY3mTXwJKAr2vj\
                EqghJlwrFofqJxNh6fkqND1VsjurpD4ljtm78JO2LWIxGsTqgV2R8H4blaqrsa0WdpFoarqTeSk1EfeM\
                JaRTI/ZW872cys7wNoIeh1LmLuiqHuGmpPOx0JS1vX9DJRKAYQ0TYw==
                """,
            decoded: """
                AFgevAAkgbwAWB68AGhxPAB4DTwAsJE8AKD1PABwPzwAUFC8AFgevACwkTwAeA08ACAmOwAAB7oAJIG8\
                ALCRPABocTwApNw8AAAHugBQULwAoGm7AKyqPACsqjwAcD88AKBpuwAAB7oAqMM8AHgNPACgabsAJIG8\
                AHgNPAAgJjsAEFu9ABBbvQDAMDwASMW9ABBbvQBomb0AaJm9AAqUvgBomb0AKPG9AFADvQBEZr4AKPG9\
                AAKfvgBALrwAEom+ACjxvQACn74AdCS+ADR8vgB0JL4AhA6+ABBbvQACn74AQC68AHQkvgAo8b0AhA6+\
                AAKfvgBEZr4AEFu9AEAuvACADT4AILw+ACToPgDYKj4AAME8ACC8PgBwgT4AeNk+AIANPgCIZT4AAME8\
                AKClPQAAwTwAJOg+AHStPgBQ4D0A4FU9AHjZPgAckD4AcIE+AHStPgAgvD4AHJA+AMzKPgAwSD4AzMo+\
                ACC8PgAckD4AcIE+AMiePgAwSD4AeNk+AB63vgDWpr4A3Cq+AGxLvgCOlr4AbEu+AFiSvQDAALwARoa+\
                AEaGvgCOlr4AeNO9AGbHvgBMCr4AcCK9ANamvgBMCr4AcCK9AMAAvAD8a74Arte+AHAivQDAALwA3Cq+\
                AK7XvgD2574AcCK9AFiSvQBYkr0ATAq+ANamvgBYkr0AcHC+ABQTvgBsOL4AwKc8ADAMvQAgtr0AxF2+\
                AACDvAAAEzsAwCW+AOBWvQDAJb4AABM7AMRdvgAAEzsAwKc8AGgAvgDEXb4AbDi+AI6BvgAUE74AbDi+\
                AACDvAAgtr0AMAy9AAATOwAYS74AcHC+AGgAvgDIkL0AFBO+AI6BvgAwN7wApEO9AEB9uwBw8bwAcPG8\
                AKRDvQCAtbwAIHO8ACBzvACsJb0AiJe8AIiXvAC0B70ApEO9AHjTvACA9rsAIHO8ADA3vAAgc7wApEO9\
                AHjTvACIl7wAcPG8AHDxvAAwN7wAiJe8AHjTvACoNL0ArCW9AKRDvQBAYjsAgLW8AKSpvQCkqb0AWAy9\
                AN5IvgBKOL4AIhe+AHJZvgBgajwApKm9ABCUvAByWb4AzMq9ABCUvACkqb0Aclm+APTrvQAGar4AfIi9\
                AAZqvgC2J74Ajga+AEo4vgBKOL4ABmq+AFgMvQD0670AAPe6APTrvQB8iL0Aclm+ABCUvAByWb4AAFy6\
                AMDwuwDQprwAINy8AABcugDAuTsAeGw9AOSQPQDA8LsAwLk7AABjvAAg3LwA0Ka8AHhsPQDA8LsAwPC7\
                AIAcPQDkkD0AKDc9AHhsPQDYAT0AKDc9ACg3PQAQmTwAAFy6AABjvADQprwAYM48AIBHPAAg3LwA0Ka8\
                AIBHPA==
                """),
        DecodingReference(
            format: .q50,
            blocks: """
                CaY+nUAULHcCR2mZmaFzU1AHhl1/o8Ul2LLnWvRoQSFpHUEJCvJw95TRs6x2Im0kK7GTJHjTLzeMPyXi\
                caurBxKBiiCT8SKMchCaiO4g0HPUxwcFljjDMQ6m6bzYMwjD3QN/19QRx4NBGA5PVFZgn7TQQSV3wXgr\
                ixWtctewcajmU5JIKKSkCQ6KscC0nijNSjQ5dIT8mvzh+Pal+nRXqPUums92gCh7+Qu5QyMuZWQ=
                """,
            decoded: """
                ACDBPQD8KL4AIEG9APwovgBEWb4ARFm+APwoPgAOtT4A2JC9AOqcPgAAAIAA/Ci+ANgQvgDYkD0AIME8\
                ANiQvQD8qD4ARFk+ACDBPgDYkD4AaHE+APwoPgBEWb4A2BA+AERZPgDGhD4AaPG9ACDBPgAgQb4AxoQ+\
                AERZPgDYED4AeIq+AKA4vgAWrb4AoLg8ALRPPgB4ir0AoLg8ALRPPgB4Cr4AoDg9AKC4vgC0T74AoLg9\
                AKC4PAAClr4AeIo+ABatPgB4Cj4AoLg9AIyhvgDIZr4AoLg8AKC4PQAAAAAAoLi+ABatPgC0T74AFq0+\
                ALRPPgB4ir0A3H0+AHgKvgAQGz0AEBu+AMDOPQAQGz0AwE68AOi0PQAQGz4AwE68ACQOvgDoNL4AwE48\
                ADiBvQA4gb0A6LQ9AOg0vgDUQb4AmOg9AMDOPACY6L0A/Cc+AOg0vgAQGz0AwM69APwnvgDAzjwAwM68\
                AJjovQAQm70AOAE+AAAAAADUQb4AwM49AECRPAAAAAAA4Fm9AECRvQAw/j0AQBG+AEARvgDg2TwAQBE9\
                AGijvQBoo70AuMe9AOBZPQBAkT0A4Nk8AEARPABoo70AQBE8ADB+vQBAkb0AQJG8AECRPADg2bwAaKO9\
                AODZvABAEb0AAAAAAAAAAAAwfr0ACOy9AEARvQDg2TwAwEG+AGydPgBQkT0AUJG9AMDBPACIKb4AwMG9\
                AMDBvAD4WT4AbJ0+AMDBvADAQb4AiKm+AKS1vgBQkT4AUBG+AMDBPgDAwT0AUJE9AAAAgACIKb4AUJE9\
                AGydvgDAwbwAUJG+AMBBvgBQkT4ApLU+AAAAgADAwb0ANIU+ADSFPgDAhD0AQN09AABsvQCAEz0AQKK9\
                AIATvQAAsTwAAGy8AMCEPQAA7D0AQN09AABsPQAAMb0AwL89AABsvAAAbL0AgE69AADsPADAhD0AgM49\
                AABsPQBA3T0AgJO9AMCEPQDAv70AgBM9AIBOvQAAMT0AAGw8AIATvQCATj0AALE9AGB5PgAAhT4AAIW9\
                AAAFPQAABT4AIFi+AIDHPQAAhb0AoBW+AIBHPgCARz4AgEe+AIDHPQAAhT0AYHk+AAAFPgBApj0AgEe+\
                AOA2vgCgFb4AwGg+AACFPQCARz4AIFg+ACBYPgDA6L0AAAU+AGB5vgDA6D0AAIU8AAAFPQBgeb4AJIM+\
                AOimvgAQDz4A1LK+ABAPvgAAAIAAwD6+ACSDvgDoJj4AcO49AJhWvgD8mj4AEI+9AOimvgBw7r0AEI8+\
                ANSyvgDAPr0AmFa+AMC+PQDoJr4AwD4+AMA+vQCYVj4AwL48AMC+PgBw7j0AwL69AOimPgDAPr0AcG4+\
                ABAPvg==
                """),
        DecodingReference(
            format: .q51,
            blocks: """
                lyg6IeCDbowDuMQ67vUeUrwbkW0fUBkt4KCdpCs81b37N4UTof08qzcA1zsm+Ml8EyhdIbCKjppUZh0R\
                J13GD67KITOcRqkX9Z7zncJjB3DLcs+pG7nnZ6LcYPQije4Nm6UzIZtcrfGiDAi8F6LWZUIFY3/c+tXI\
                5R3SnuKHnZfu8tiwNJjOM9rWsztAVyJzdR+DnsmRtMP61IKYebLgaG2SEM+fgkGNaCCxpolUzuM3N9aD\
                c1owqGfPxARUMoaD
                """,
            decoded: """
                ADjxPQAamD4AVB0+ANK8PgAhAz8AY0M/gACLPwDZJz+A0oE/AHd6PwCwPD0A5vM+AE8MPwBAJzwAdqo+\
                gGmGPwBAJzwAd3o/gNKBPwAHMT8AIQM/gJePPwCrHj8ADEI+AC7PPgCwPD0AG2g/AJFMPwCwPD0ADEI+\
                ALA8PQDZJz8A2oy+ALRyvgBohr0AtEu+AKDhvACalr4AdAe+AGj7vQBorb0AoJO8ALRyvgDajL4A9Gi+\
                AHR8vgBo1L0AdAe+AFqgvgDQPr0AdHy+AKDhvAD6h74AtCS+ALRLvgD6h74AtEu+AKCTvACalr4AtEu+\
                APRBvgBaoL4AdAe+ALRyvgAaDT4ASk4+ADnZPgBILT2AGD4/gPxuPwBKTj6ASH8/AIXpPoCKVj8ASC09\
                gIAdPwDtyD4ASk4+AAmYPoAYPj8Asi0+gPI1P4A0DT+ANA0/ANSXPQCyLT4A7cg+gA4FPwBVqD6A1mY/\
                ANSXPYCAHT+AZE4/ABoNPgBVqD6ANA0/APSkvQAtA74AnNy9ACCJvQD0pL0AIIm9APYlvgD2Jb4ALQO+\
                AL9IvgBgvrsAHAe9AOievAC0T74AqVa+AMjAvQC/SL4A9iW+AL9IvgAKl70AgE68APSkvQCyzr0AxD69\
                AAqXvQDIwL0AxD69AJzcvQAtA74A6yy+AKlWvgBgvrsAmcS+gFoavwD6KL6AWhq/AKf8vgDICb0ARPi9\
                ADvmvgDICb0AbMu9AM/PvoArK7+AWhq/ANJVvgA75r4A+ii+gCQPvwBgJjwALa6+gL8UvwBgQLyAJA+/\
                AIuMvgBx8b4ABdu+AGAmPABE+L0AjhK+gPUfv4ArK7+A9R+/gFoavwBolz0AkMY9AFghPQBA2rsAEIY8\
                AKYGPgAEKj4AWtI9AHASPgC49T0AWtI9ABRoPQBA2rsAxAk9AACfOwBa0j0ABCo+ADKjPQAfJD4AVRg+\
                AFrSPQDsOD0AqH89AFrSPQAfJD4AHyQ+AFUYPgDQLTwAJN49ADi1PAAAnzsAwQA+AF87PgCIujwAcAY8\
                AHUsPgBocj0AcAY8AJrhPQB1LD4AvlE+AHAGPABg0LsAsNI9AKhgPgBwBjwAAHI6AL5RPgCw0j0A3LQ9\
                AHUsPgBocj0AACU+ANRCPgDGwz0Aix0+AIsdPgDqMz4AAHI6APKlPQBocj0AlFQ9AKEOPgB1LD4A7C8+\
                ALALPQDg0DwArAw+AACouQBwdT0AINa8ALw4PgCwCz0A2NI9AHwVPgDABzwAfBU+AEASvAAcJz4AAKi5\
                AACouQCsDD4AzGQ+ALw4PgCwCz0AYIo8AKwMPgBcSj4AHCc+APxbPgD4nT0AINa8AGCKPACsDD4AvDg+\
                ALw4Pg==
                """),
        DecodingReference(
            format: .q80,
            blocks: """
                rBayNjGTmYQEmSW2SOlC1y6+A8BezLgf4zeByH8yDpU150Em7fwKnpSLq9+bIR3D6r7EInTKytx/DklN\
                /gBd+HtIaHAnK4XOmrj61EbZEcitrjIQ8zF+j+SMq9IiTfjKWUBgeJYf8yYJIFT5XsRk6Je18ZOwKdJu\
                rJDaQIx/92+ybeC4uHyiJwUkhAd1OzPGNqsgTHzFIreN54zmHVedKsZJR64EMRAiBRJhIKdKznRbQz3o\
                aZ3SZGYojZxUK3UI/E7Br5HZGM7g6YLkGCkqkhNz7niGS1LmDvoIhSSeb7tWpzBOYbSVbamIMkLWlxmf\
                EiHa/WS1dhWBcV17/MvtJZjv3IW852dEUNqFCT5y6QU=
                """,
            decoded: """
                ABoCvgAktD0AdqM9AM81vgDNK74A1E6+AIDVOwDNK74A3HY9ANz2vQAw8D0AdBm9ACzcPQDGiL0AdJk9\
                ACzcvQAgoDsAgNW9AMocPgB4rb0AMPC9ANROPQB8Qb0Aerc9ANVTvgDQur0A1VM+AMymPQDQujwAeTK+\
                AM6wPQDMJr0Apu2+ACDIvQAoej6AOBnAANsowEDtNsBA5QTAAGFOv0DpHcAAYU4/AF01P4C+vr8Algm/\
                AGHOvwCeu78AolQ/AF01QADbqL8A26i/ACRhv8CPRkAAHK8+gETkP4DG8D8AIEi9AAAAAEBnEUAAIEi+\
                wE5AQAAk4T8AmiJAABwvQEDv28AAzzLAgGK2wAC+gMAAqKu+AFodwABVekCAeAvAAC5zPwBESMBAaZTA\
                gJ+SwADPMkAA4GQ/APY5v4A7L0CATOFAwA3KwABEyL8Aa8/AwPyXwACBJMAALvM/wK6JQADg5L4AHUHA\
                wCOfQADgZEAAqKtAAJLWQICJvcAAud0/ACx6PgBgXj8A7xFAAJRCvoBOI0AAetC/ALstQADIJr/AajbA\
                QEwCwAB60L7AXT3AAPwKwIB1jj8A1Z+/gBo/QADvEcAAlELAAAmEvwBg3j8Ah0nAQKNcQAAser5A10BA\
                gIIHwMBdPUAAYF6/ACz6vwAs+r8AbVdAgE4jwICChz8ANvm/ABjhPYAk6z8AJ20/AP9MPwAiab8ADlk/\
                gNSqvwCgAD8Avpg/ADb5PwAnbb8Aqgg/gLaSv4Af578A+si+ACLpvwAE0b4AIuk+gNmuP4D3xr8A0ig/\
                ACJpv4C2kj+AsY4/AM2kvwCggD0A9UQ/AKCAPgCqCD8AyKA9ALSQPoDcQr8ABSI/APLavgD6fT+APUc/\
                gLESP4COBT8AMFK+gORlP4DBWL8Absm+APJaPwBTXz8AKK8+gMl7vwDyWr8A6jc/AEu8PkAVgD8AIIw9\
                ACAMvQDHKj+A7wm/gFgxv4AHc78Ax6q+ADBSPgDy2r4AIIy+AG5JvoDvib8AOHW+APDVPwAUjMAAkEE/\
                AHKSQABgN78A0JhAAFybwAAEP0AA2FBAAHCEvwCgDj8AgHS+AACjPgCinMAAYLc/AJh5wABajUAAvC/A\
                AAhbQACsYsAAgPQ/AKhGQAAMd0AAkEHAAEKIwADOikAAlF3AANCYwACw/j8AGChAAPDVvwC2hcAAhP+9\
                ADlqvgDbhj4AWKo8AHExv8AUBT+AYVG/AA0VvsBZYT9Agki/QAUlv8BAWr8AIOM8gBa8PgDbBj6AToO+\
                AIo4PwBS8T0AhH8+wEBaPwBS8T4AcTE+wMM2vwBS8b4A9A2/ANuGPsBAWj8AhH+9AAfcvoBISr8APyM+\
                APQNvQ==
                """),
        DecodingReference(
            format: .q2k,
            blocks: """
                Lpb3eyJmnf8Hir+EfGmTY2vZHKWF2DUYTCOcoqvvNgPG21JeRJ6aI68Pl21Uo6bKAbyixFr6B3e6A/zr\
                1hyNFPLhiy6mr5X7zsbubO6xb2B1IMsa
                """,
            decoded: """
                gMy3PgAC7D0AYNm7AALsPQAC7D0AYNm7AALsPQBg2bsAYNm7gMy3PgBg2bsAzXI+gMy3PoDMtz4AzXI+\
                gMy3PgDNmD2A4gE+AM2YPQDNmD0AjPS8AM2YPQDNmD2A4gE+gOIBPoDiAT6A4gE+AFS3PACM9LyA4gE+\
                AM2YPQDNmD0As5M9ALOTPYA/CD4AODc8ADg3PACzkz0AODc8ALOTPYA/CD4Ayku9gD8IPgDKS70As5M9\
                gD8IPgA4NzwAyku9AI+UPYBVLD4ANL68wDGHPgCPlD3AMYc+gFUsPgA0vrzAMYc+wDGHPgCPlD3AMYc+\
                AI+UPQA0vrwAj5Q9gFUsPgDo5jwAkDA8AJAwPADo5jwAYNm7AJAwPADEOj0AkDA8AGDZuwDo5jwAkDA8\
                AOjmPADo5jwA6OY8AMQ6PQBg2bsACKO8AGwEPQBsBD0AbAQ9AAijvABsBD0AbAQ9AC6tPQAurT0ACKO8\
                AGwEPQAurT0AbAQ9AC6tPQAurT0ACKO8AKGqPUCKnj4AjPS8gDJJPoAyST5Aip4+AIz0vACM9LwAoao9\
                AIz0vIAyST6AMkk+gDJJPkCKnj4AjPS8AIz0vMAXrz7AF68+AIelPQCHpT0Ah6U9gHlYPoB5WD4Ayku9\
                gHlYPgDKS72AeVg+AIelPQCHpT2AeVg+gHlYPsAXrz4AmHk9AAAAAACY+T0AAAAAAJj5PQCY+T0AMjs+\
                ADI7PgCY+T0AMjs+AAAAAAAyOz4AmPk9AAAAAACYeT0AAAAAABwXPgDgdz0AQHA+ABwXPgAcFz4AQHA+\
                AOB3PQBAcD4AHBc+ABwXPgAcFz4AYNm8ABwXPgDgdz0AQHA+AGDZvAByFb3A4rU+AHIVvQCzwD2AD2Y+\
                gA9mPgCzwD0As8A9gA9mPgByFb3A4rU+gA9mPgCzwD3A4rU+wOK1PgCzwD0AYNm8AGDZvACQMD0AmJ89\
                AMAHPACYnz0AwAc8AJAwPQCYnz0AwAc8AJifPQCYnz0AmJ89AGDZvACYnz0AYNm8ADS+vMCQlD6AKT4+\
                ADS+vABjpj3AkJQ+ADS+vMCQlD7AkJQ+ADS+vMCQlD6AKT4+AGOmPQBjpj0ANL68AGOmPQBNXD4AEww+\
                AAijvAATDD4AEww+ABMMPgBkbz0ATVw+AAijvAAIo7wAEww+ABMMPgATDD4ATVw+ABMMPgATDD4AjPS8\
                AFS3PABUtzwAokY9AOB0uwCiRj0AjPS8AOB0uwBUtzwAjPS8AKJGPQCiRj0AokY9AIz0vABUtzwAjPS8\
                AGRvPQBkbz0AbAQ9AAijvABsBD0AbAQ9AGwEPQBkbz0AZG89AGRvPQBkbz0AoMs7AGRvPQBsBD0AoMs7\
                AKDLOw==
                """),
        DecodingReference(
            format: .q3k,
            blocks: """
                3AldknBmGn5wl58+znntyi6ItJ8MnsgVvJVaswSxz/jMiy1BYHJaPDvmP0gN93w28SGu0WgIeA6jIrME\
                B8j6gX4ltBR3tDMaZIfYiWBA+ojAH+vaQKa5v1Z/ka1iltlRZkmKfmW7S3/TnOFsIg8=
                """,
            decoded: """
                AOwcvQBi6zwA7Bw8AGLrvADsHL0A7Jy8AOycvADsHL0A7By8AOycPABi6zwA7By9AGLrvABi6zwAAAAA\
                AOycvAAV9jwAFfY8AA6kPAAOJLwADiQ9AA4kPQAOJD0ADqS8AA4kPAAOpLwADiQ8AAAAgAAOJDwAAACA\
                AA6kvAAV9jwAMCs7ADCrOwAwKzsAAACAADArPAAAAIAAMKu7AGQAvAAwqzsAMCu7AGQAvAAwq7sAZAC8\
                AGQAPAAwKzsAMCu7AAAAgABkAD0AZAA8AAAAgABkgDwAZIC8AGSAPABkADwAZAA9AGQAPQAAAIAAZAC8\
                AJbAPABkgDwAZIC8AGQAPQAAAIAAlkA9AJbAvACWQD0AlsA8gHAQvYBwED2AcBC9AJZAPACWwLyAcBC9\
                AAAAgAAAAIAAlkA8gHAQvQCWQDyAcBA9AJbAvACWwDwAlkA8AJbAPAAAAAAAlkC8AAAAAACWwDwAlsA8\
                AJZAvACWQL0AAAAAAJZAvYBwED0AlkC9AK/gvADKlbwAAACAAK/gPACv4DwAr+A8AMoVvAAAAIAAyhU9\
                AMoVPAAAAIAAyhW8AAAAgACv4LwAyhW8AAAAgIDWJT0AAAAAAB7dvIDWJT0AHl08AAAAAAAeXTwAHl29\
                AB7dPAAeXb0AHt08AB5dvQAeXb0AHl28gNYlPQAe3TwAqA68APxVPAAAAIAAAACAAPxVvACojjwA/FW8\
                AKgOvAAAAIAA/FW8AAAAgACojrsAqI48AAAAgACoDjwAqI48ADCrPAAwqzsAZIC8ADArvAAwqzwAMCu8\
                AGSAPABkgLwAMCu8AGSAvAAwq7sAMKu7ADArPAAwK7wAZIA8ADCruwBAZLsAMCu8ADArvAAwK7wAQGQ7\
                AEBkOwBAZLwAQOQ7AEBkOwAwK7wAQOS7AEDkOwBAZLwAAAAAAEDkOwBA5LsAAAAAALhHuwC4xzsAuMe7\
                ALhHvADKFbwAuMe7ALhHuwC4RzsAuEe7ALhHvADKFTwAuEe8ALhHOwC4x7sAAAAAAGLrPADsnLwAYus8\
                AGLrvABi6zwAYus8AOwcvADsHDwA7Jw8AOwcvQBi67wA7By9AOycPAAAAAAAYus8AAAAAADsnLwAYmu8\
                AOwcvABia7wA7Jy8AOwcvABiazwA7Jy7AGJrvADsnLsA7Jw7AOwcvADsHLwAYmu8AOycOwDsnDsAqA48\
                AKgOvQCojrwAAAAAAPzVvACojrwAqA69AKgOvQD81bwAqI48APzVPACojrwAqA48APzVvAD81TwAqI48\
                AGSAOwAAAIAAlkC8AJZAvACWQDwAZAC8AGQAvABkADwAZIC7AGSAuwBkADwAZAC8AJZAPABkALwAlkC8\
                AGSAuw==
                """),
        DecodingReference(
            format: .q4k,
            blocks: """
                pSN6okcaTf+eo2vW0HLkK6kIpO7SxAkd5jIOxSq+KoY/Su1DXM0pUWD58Fy9gpyMYCWZzt0iZvVkmHj1\
                LquwlyA68+dRSHfthnlDOazd6lfZiiCP3ZLkIOn1M/pv2NapYnCcFDgZpzhtAEh5guavEJI5HFhipQNt\
                w4lZcIvMCgF62hZ6ZUsZuPD+zQkqKNr+
                """,
            decoded: """
                wPmoPwCZmz8ALEw/gN3rPwCpFj8ALEw/wPmoP8B83j+A14A/AKkWP4Dd6z+A7WY/gFq2P4Dd6z+AWrY/\
                gNeAP0A++T+AWrY/wHzeP4BqMT8AHNE/wHzeP8D5qD8Az/c+AEzCPsD5qD8ATMI+ABzRP8B83j8AqRY/\
                ABzRPwAc0T8gZIpAAK7iPiBkikCgFLxAgKivQGA8o0AAruI+ALhUP6AUvEAAvc0/AK7iPmA8o0CADJw/\
                QNCWQIAMnD/AF2NAAL3NP4Bt/z+gFLxAgG3/PwCPGEBgPKNAgAycPwCPGEBAZzFAwIDIQMCAyEAAjxhA\
                QNCWQMAXY0AA8HtAwBdjQAA/Cz/A2ME/4JwSQIC5UEBgTURAAKBuPwCx2j/A2ME/gACpP8AwBkDAMAZA\
                wNjBP4C5UEAgdStAAD8LP0CJ8z8APws/AAkfQEAokD9AifM/gO88P8AwBkBAifM/YE1EQACx2j/gnBJA\
                QCiQP+CcEkBA4TdAYE1EQAAJH0BAifM/4IG9QEA2CkB45wtBAA45QdgaSEFANgpA4IG9QIg0ZkHggb1A\
                eOcLQZCb20CINGZBQDYKQFD0GkEoASpBeOcLQUA2CkCgaUZAiDRmQbAnV0EwaJ9AgE6BQJCb20CwJ1dB\
                QLX5QJCb20CAToFAoGlGQFD0GkHYGkhBsCdXQTBon0BACC5AQFI9QAC5ET8g4oRAQDBrQIAEhj+ALMM/\
                ALkRP0AILkCAwOE/gJikP0BSPUAg4oRAQL4eQEAqAEBACC5AgASGPwC5ET9A5ltAgCzDP0C+HkBACC5A\
                QHQPQEC+HkBAMGtAALkRP0C+HkBACC5AgASGP0AqAEAg4oRAALkRPwCsYT8Aczs/AJUNPwBzOz8ArGE/\
                ABhDPwBRaT8AlQ0/AFFpPwD2cD8AOhU/APZwPwApLD8ArGE/AKxhPwC9Sj8AKSw/AM4zPwAYQz8A8AU/\
                ADoVPwDwBT8AvUo/ADoVPwApLD8Alvw+AN8cPwDOMz8Aczs/AFFpPwC9Sj8A8AU/AAp6PwBKRECAn31A\
                gC0xQAAKej8AsO8/AD6jPwBeiEAAPqM/AEpEQABKREAATMI+AINqQICffUCAZldAAJgtP4BmV0CAZldA\
                gPQKQIBmV0AAsO8/AINqQABKRECALTFAAEzCPkDskUAAXohAAEpEQIBmV0CALTFAgGZXQEDskUCY+AhB\
                IJ1RQMC2wT9wL6FA4F+9QNAQF0EA6iE/4F+9QEBBM0HAwPVAcC+hQFCQ2UDAwPVAQEEzQQDqIT8A6iE/\
                UJDZQHhZQUHAtsE/UJDZQOBfvUAA/4RAwLbBPwgpJUHoiV1B6IldQUBBM0EA6iE/QDwZQEA8GUB4WUFB\
                6IldQQ==
                """),
        DecodingReference(
            format: .q5k,
            blocks: """
                rqehKKzWI3T0iVMmODK57LHaiQqlhRitQbH71jyPgXYR854pMNg2Hx/B+s3ijkzCSWXFhgy+7gLJOze1\
                awYCuqPKQOkowc7xX1grVSL+9yrMGhxjyNDlkdCAhgqdHk9+9jtZTrOBb883BSuUX9L1i6+X2e068oU5\
                qybXHPe9OMZNYPsisooyZVxEs5MFTiTB0ik8+thccqsFsXoQlCY3KuY+ZvQqbi0sOsV7ktLiQ4Y=
                """,
            decoded: """
                QIQLwgCvB8GAy+zBgM0cwSBbG8Jg6iXCwOCiwcAdzcFAhAvCgBMWwgD1AMIArwfBADODwcBa98HAHc3B\
                gEdxwQCt18HgyxDCALTwv0CEC8KACkfBANRMwMDgosGAjsLBADIrwqA8BsIAM4PBgMvswQCnkMDA4KLB\
                AOwxwYBHccGAyD3AoIRtwSDsA8GQUYHBAKSmvsC58sCgChnBAKSmviDsA8GAixPA4NZNwXAokcFAIYnA\
                ICkuwQCkpr5wKJHBQJvdwBBwlsEgZljBoAoZwQCd0r8g7APBEHCWwfBGpsFg9WLBgAVowKBHQ8GABWjA\
                oEdDwfBGpsHgmSPBoEdDweCVVMGg/DLB4JVUwQCRdcCwFs/BMOSLwQD7vcCASpTBAOYvvwDmL79AlN/A\
                UOPfwUAW+cFIvgDC4H2DwUi+AMJAlN/AQMlDwQB918EgL3bBAJF1wABY3r9w8QTCcPEEwmCwxsEA+73A\
                QMlDwXB9rcHgfYPB0LCcwcDjtcFAyUPBYL+gwSAl38EgJd/BcMUOwmC/oMEgOq3BcLBAwpB9IcIgOq3B\
                wKhdwTBAG8IA5q+/kH0hwiAl38GApfPAQLNEwaAvxsGAusHAEIgIwrBKAsKgRJTBMEAbwsC9K8GwNTTC\
                oBr4wQDmr7/gn+vBkH0hwkDIEsEQczrC0O1GwsCoXcHYKxzCsIvrwWBNSsGwjIvBYIBdwcDQh8CwWNjB\
                YE1KwWCzcMEw8uHBsIvrwZjFDcKwi+vBsIyLwWAaN8Ew8uHBWJISwjBZqMHY+AjCwNCHwDCMu8EYLATC\
                MIy7wbBY2MGYxQ3CwJzUwLAlxcHANq7AwAL7wDAmlcHAnNTAgNVCwHgOIcIgPmzBkB6mwXAessHQHe7B\
                UB6+wWA+VMHQHe7B8B6CwfAd4sFIDjPCgAAxwCgOP8LQHo7BQH+4wFgOLcLAfujAuA4JwlAevsHwHeLB\
                aA4nwmA+VMHQHe7B4D4kwSA/DMHAfujAaA4nwiA+bMEwHsrBwH7owMB/iMCwHprBABnCv4A898DA64bA\
                gEhrwIC5SMDA64bAABnCvwCQfMCArdTAAIqfv0Dg/8DAeqnAgJsDwIAqJsAAcjfAQOD/wIAqJsCgNxHB\
                gComwICbA8CASGvAoDcRwYCPj8DA64bAgEhrwICt1MAAQgTBQMK6wEDCusAAGcK/AGbDwEBR3cAg7MbB\
                wAJ6waC5g8FAsVHBIOzGwSAqkcGAWszAYMOywQCcAb+ge7nBoJqewUCSbMFADgHBwAJ6waC5g8EA6wvA\
                wEBEwaC5g8Fg4pfBQLFRwQDrC8Bg4pfBAOsLwADrC8AArUHA4DPAwaCansEgC6zBIOzGwWCkzcEAb3fA\
                4FKlwQ==
                """),
        DecodingReference(
            format: .q6k,
            blocks: """
                H22NjhNDiwn8tFqHpbBmaX3J0vBKxvVNnw/QAWwVJrcNpH+xS/2LWluVvQ+c6lLAvdtwYU0sK1aib4Ni\
                Uu2bGh/7rCTjMfOqGjW7gi/z1BoL5Xz3XEuqSUK/vdt9/eg9qnxSs+DNwN+L+JaBmvhHhcQyp5jenWKA\
                WU05jNRCEWpFaPCp30dlSRn8rScTCZbu1dE9EcFyr9+oBE1SOW01NOO/V/7YpgvDoTNbA2iboT5MU4FB\
                A1phTQt/ViQMc4DqmYjVVZkC/FXbil+BXAEgsR4Q
                """,
            decoded: """
                AAlUPbDKez+wyns/AAnUPbDKe7+wynu/oIWEPuCHuT4ACVQ+4Ie5P8AGnz54Zpi/6CWLvwAJVD/ABp++\
                IIruvgBGOT4AJ9g+ACdYPwAIdz8ARrk+AEa5vkAdor9A39+/QDyDP0A8gz8ACHc/AAh3vQAIdz6A1Sk/\
                AGUaP0D+wD+Ax4Q9AAqxvaAavD4ACrG8cGAVv4DHhD2ATN09gExdvsBtc74gXei+EHEgvwAKsTyATN0+\
                gExdvsDomj4ACrG+QDwDvnCpZb8A+y4/KIOpvxDKT7/AuVq/yKOTPyCZcD8A+649APsuvRDKTz9QC6S/\
                APuuPXiTnj/AuVq+QDyDvrhozT/ABp++wAafvwAJ1L5wyEY/4Ie5PwAJ1L4ACdQ/AAlUPZjnsr+ghYS+\
                AAnUvsAGnz7oJYs/oIUEP8AGn74AOBS8AMCDuwDM7jwAwIO6AJDmvACQ5jwACHc8AKBFvAA4FDwAwAO9\
                AHScvADAg7wAKLU8AMCDOgA4lDwAVN48AMADPQCgRTwAZD29ACi1vACwJL0AwAM7AMCDPAAotTwAVF49\
                ANxNvQAotbwAwIM9AGQ9PQA4FD0AsCS8AJBmvcijkz94k54/GLSIv/Arjr/AuVo/oBsZvwD7rj1wqWU/\
                wLnaPvArjr8A+66+wLnavsijk78A+6690Ih7vyiDqb9QkxO/kIgAv0BLBb8AVpi98A0KPwBWmLwg5rS+\
                wIv3vgCB5D3g8Me+kIgAv8Bgq75g26E+IOa0vgCBZD6Aaz6+kGmfP5Bpn78A6nI+oKMIP8CM1L/gACe/\
                gC+2PsCM1D6go4i/sFLrvyBeRb+QaZ8/8DqQPxAk3L+AL7Y/IF5Fv7Bzhr/gHqs/4B4rvzA8aD8AAAAA\
                wKwSvgAAAAAQyk+/KFeAv8Cskr/ArJI+eHS9v0B19D4AkcM+SMmYvyhXgD+gZqO/8Bn1P0hAzD/AFMQ/\
                kA+TP9BrVL/wGfU/gLiCv5APE79o7uy/4MLkPoC4gj6gZqO/8Bn1P3hF/T+gZiO/AGQ9PeB4tz8AC46+\
                gBBVPwBkvb0ACw4+QDpJv8A0gr8AZD09wOZgPwC9bL4AC46/AGS9PQBkPb1A4Rk/QDpJPwDAg7wAwIO6\
                ANxNvAD8C7wAVF68AKDFuwCwpDsAkGa8AJBmvABUXjwAsCS7ABjWOwDcTbwARH88ADgUvACgxToAGNY+\
                AJDmPQAoNb4AVN4+AAj3PgCgRT4AsKS+AMzuPgDAAz4A/Iu+AJDmvQCgxb4AkOa9AAh3PgDAgz0AoMW+\
                AKEiPtAiBD9AScu+4EyOPjAfQT/gTI4+QEnLPgChoj7YN4k/gPHzPtAiBD+A8XM/MB9BP4Dx8z4AoSK9\
                YJ1fvw==
                """),
    ]
}
