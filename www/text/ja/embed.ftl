elementName = ナイトツアー、{ $what }
misspelt = { QUOTED($name) }という属性はありません。{ $meant }と書いてください
moveHint = {"ナイト"}が進める{"マス"}を{ $press }してください。
wrongSpeed = { QUOTED($value) }は速さとして使えません。1秒あたりのステップ数を、{ NUMBER($least) }から{ NUMBER($most) }までで書いてください
