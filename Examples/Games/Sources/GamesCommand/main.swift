import Games
print(resultBytes)
