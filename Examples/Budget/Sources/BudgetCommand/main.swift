import Budget
print(sqliteVersion)
